import Foundation

/// The accessibility values that few elements have, each nil until it is set.
@MainActor final class MoreAccessibility {
  var customRotors: [UIAccessibilityCustomRotor]?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var textualContext: UIAccessibilityTextualContext?
  // Blocks that are asked for a value in the place of what was set.
  var isElementBlock: (() -> Bool)?
  var labelBlock: (() -> String?)?
  var valueBlock: (() -> String?)?
  var hintBlock: (() -> String?)?
  var traitsBlock: (() -> UIAccessibilityTraits)?
  var frameBlock: (() -> CGRect)?
  var identifierBlock: (() -> String?)?
  var elementsBlock: (() -> [Any]?)?
  var customActionsBlock: (() -> [UIAccessibilityCustomAction]?)?
}
