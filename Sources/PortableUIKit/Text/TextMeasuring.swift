import Foundation

/// Measures text for views that size themselves by it.
///
/// The view system has no fonts of its own. The measurer installed at ``UIScreen/textMeasurer``
/// answers for all views of a screen; the default, ``EstimatedTextMeasurer``, is deterministic and
/// only approximate.
@preconcurrency @MainActor public protocol TextMeasuring: AnyObject {
  /// Measures `text` in `font`, broken into lines of at most `maximumWidth` points.
  ///
  /// - Parameters:
  ///   - maximumWidth: the width at which lines break; infinite for explicit line breaks only.
  ///   - numberOfLines: the most lines to lay out; 0 for as many as needed.
  func measure(
    _ text: String, font: UIFont, maximumWidth: CGFloat, numberOfLines: Int
  ) -> TextMeasurement

  /// Breaks and shapes text that has attributes, in the same fonts; by default an
  /// ``EstimatedTextShaper``.
  var shaper: any TextShaper { get }
}

extension TextMeasuring {
  public var shaper: any TextShaper { EstimatedTextShaper() }
}
