/// A direction in a text: a raw value of ``UITextStorageDirection`` or of ``UITextLayoutDirection``.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads towards the beginning of a text that runs from the left.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// A direction in the order of characters (raw values as in UIKit).
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction on the screen (raw values as in UIKit).
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A unit of text (raw values as in UIKit).
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}
