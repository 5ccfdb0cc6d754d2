/// Which way up a device is held, as far as layout cares.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
