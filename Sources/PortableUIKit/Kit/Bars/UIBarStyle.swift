/// How a bar looks where no colours are given (raw values as in UIKit).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// White on black, whatever the appearance.
  case black = 1
  /// The same; with ``black`` and ``UINavigationBar/isTranslucent``.
  case blackTranslucent = 2
}
