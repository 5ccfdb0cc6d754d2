/// What has traits: screens, windows, views, view controllers (TR-1).
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
