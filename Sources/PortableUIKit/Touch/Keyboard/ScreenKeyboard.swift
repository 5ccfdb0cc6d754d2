import Foundation

/// Where the keyboard on a screen stands.
public enum ScreenKeyboard: Hashable, Sendable {
  /// Across the bottom edge, `height` points high.
  case docked(height: CGFloat)
  /// Undocked, over a rectangle of the screen in points.
  case floating(CGRect)

  /// The height in points of a docked keyboard; 0 of one that floats.
  var dockedHeight: CGFloat {
    guard case .docked(let height) = self else { return 0 }
    return max(0, height)
  }

  /// The rectangle in points that the keyboard covers on a screen with these bounds.
  func frame(on bounds: CGRect) -> CGRect {
    switch self {
    case .docked(let height):
      CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .floating(let frame): frame
    }
  }

  /// Where the keyboard is before it comes and after it has gone: as it is, just below the screen.
  func hiddenFrame(on bounds: CGRect) -> CGRect {
    var frame = frame(on: bounds)
    frame.origin.y = bounds.maxY
    return frame
  }
}
