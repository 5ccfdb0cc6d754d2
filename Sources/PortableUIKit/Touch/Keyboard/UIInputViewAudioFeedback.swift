/// A view in the keyboard's place that says whether its keys click.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Clicks as a key of the keyboard does; nothing is heard here.
  public func playInputClick() {}
}
