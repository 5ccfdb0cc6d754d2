import Foundation

/// The accessibility values that the system's views have by themselves where a program sets none.
@MainActor struct SystemAccessibility {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none

  init(_ object: UIResponder) {
    switch object {
    case let label as UILabel: take(label)
    case let button as UIButton: take(button)
    case let field as UITextField: take(field)
    case let view as UITextView:
      isElement = true
      value = view.text
      traits = .none
    case let control as UISwitch:
      isElement = true
      value = control.isOn ? "1" : "0"
      traits = [.button, .toggleButton]
    case let slider as UISlider: take(slider)
    case let stepper as UIStepper:
      isElement = true
      value = SystemAccessibility.number(stepper.value)
      traits = .adjustable
    case let control as UIPageControl:
      isElement = true
      value = "page \(control.currentPage + 1) of \(control.numberOfPages)"
      traits = [.adjustable, .updatesFrequently]
    case let view as UIProgressView:
      isElement = true
      label = "Progress"
      value = SystemAccessibility.percent(Double(view.progress))
      traits = .updatesFrequently
    case let view as UIActivityIndicatorView:
      isElement = view.isAnimating
      label = "In progress"
      value = view.isAnimating ? "1" : "0"
    case let bar as UISearchBar:
      isElement = true
      label = bar.placeholder
      value = bar.text
      traits = .searchField
    case is UIImageView:
      traits = .image
    case let cell as UITableViewCell: take(cell, cell.contentView, isSelected: cell.isSelected)
    case let header as UITableViewHeaderFooterView:
      label = SystemAccessibility.words(in: header.contentView)
      isElement = label != nil
      traits = .header
    default: break
    }
    if let control = object as? UIControl {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
  }

  private mutating func take(_ label: UILabel) {
    isElement = true
    self.label = label.text
    traits = .staticText
    if !label.isEnabled { traits.insert(.notEnabled) }
  }

  private mutating func take(_ button: UIButton) {
    isElement = true
    label = button.configuration?.shownTitle ?? button.currentTitle
    traits = .button
  }

  private mutating func take(_ field: UITextField) {
    isElement = true
    let text = field.text ?? ""
    if field.isSecureTextEntry {
      value = text.isEmpty ? nil : String(repeating: "•", count: text.count)
    } else {
      value = text.isEmpty ? field.placeholder : text
    }
  }

  private mutating func take(_ slider: UISlider) {
    isElement = true
    let span = Double(slider.maximumValue) - Double(slider.minimumValue)
    let part = span > 0 ? (Double(slider.value) - Double(slider.minimumValue)) / span : 0
    value = SystemAccessibility.percent(part)
    traits = .adjustable
  }

  private mutating func take(_ cell: UITableViewCell, _ content: UIView, isSelected: Bool) {
    label = SystemAccessibility.words(in: content)
    isElement = label != nil && !SystemAccessibility.hasControl(in: content)
    if isSelected { traits.insert(.selected) }
  }

  /// The labels of the texts below a view, in reading order.
  private static func words(in view: UIView) -> String? {
    let words = AccessibilityTree.elements(below: view)
      .filter { !($0 is UIControl) }.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func hasControl(in view: UIView) -> Bool {
    AccessibilityTree.elements(below: view).contains { $0 is UIControl }
  }

  private static func percent(_ part: Double) -> String {
    part.isFinite ? "\(Int((min(max(part, 0), 1) * 100).rounded()))%" : "0%"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
