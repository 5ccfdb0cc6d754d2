/// The devices whose scrolling is taken for a gesture (raw values as in UIKit).
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// The way over a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
