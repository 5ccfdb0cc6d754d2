import Foundation

/// The accessibility values that the system's views have by themselves where a program sets none: the class of a view tells them.
@MainActor struct SystemAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none

  /// The labels of the texts below a view, in reading order.
  static func words(in view: UIView) -> String? {
    let words = AccessibilityTree.elements(below: view)
      .filter { !($0 is UIControl) }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  static func hasControl(in view: UIView) -> Bool {
    AccessibilityTree.elements(below: view).contains { $0 is UIControl }
  }

  static func percent(_ part: Double) -> String {
    part.isFinite ? "\(Int((min(max(part, 0), 1) * 100).rounded()))%" : "0%"
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
