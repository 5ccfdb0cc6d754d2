/// The name of work that goes on while an app is in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The name of no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
