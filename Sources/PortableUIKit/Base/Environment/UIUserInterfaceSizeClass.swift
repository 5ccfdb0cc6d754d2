/// The coarse extent of an environment on one axis (TR-2, TR-3).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
