import Foundation

/// Says which fonts the text of a screen's views is set in.
///
/// The view system has no fonts of its own. The measurer installed at ``UIScreen/textMeasurer``
/// serves all views of a screen, to size and to draw them; the default, ``EstimatedTextMeasurer``, is deterministic and
/// only approximate.
@preconcurrency @MainActor public protocol TextMeasuring: AnyObject {
  var shaper: any TextShaper { get }
}

extension TextMeasuring {
  /// Measures `text` in `font` as a label shows it, broken between words into lines of at most `maximumWidth` points.
  ///
  /// - Parameters:
  ///   - maximumWidth: the width at which lines break; infinite for explicit line breaks only.
  ///   - numberOfLines: the most lines to lay out, the last one shortened; 0 for as many as needed.
  public func measure(
    _ text: String, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int
  ) -> TextMeasurement {
    StyledText(text, font: font, shaper: shaper).measurement(
      width: maximumWidth, lines: max(0, numberOfLines))
  }
}

/// Measures text by an estimate, the same on every machine.
public final class EstimatedTextMeasurer: TextMeasuring {
  public let shaper: any TextShaper

  /// - Parameter shaper: Estimates the widths of characters.
  public init(shaper: EstimatedTextShaper = EstimatedTextShaper()) {
    self.shaper = shaper
  }
}
