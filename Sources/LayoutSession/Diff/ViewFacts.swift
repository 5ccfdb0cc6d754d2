import Foundation
import PortableUIKit

/// The content of a view, as facts a reviewer understands; places and sizes are not among them.
@MainActor enum ViewFacts {
  /// The facts of `view`, only those that are set.
  static func facts(of view: UIView) -> [SceneSnapshot.Fact] {
    var facts = Facts()
    content(of: view, &facts)
    if view.isHidden { facts.add("hidden", "yes") }
    if view.alpha < 1 { facts.add("alpha", NumberText.points(view.alpha)) }
    facts.add("background", view.backgroundColor.map { color($0, view) })
    if view.tintColor != view.superview?.tintColor, !(view is UIWindow) {
      facts.add("tint", color(view.tintColor, view))
    }
    let layer = view.layer
    if layer.cornerRadius > 0 { facts.add("corners", NumberText.points(layer.cornerRadius)) }
    if layer.borderWidth > 0 { facts.add("border", NumberText.points(layer.borderWidth)) }
    if view.clipsToBounds, !(view is UIScrollView) { facts.add("clips", "yes") }
    priorities(of: view, &facts)
    return facts.all
  }

  /// A list of facts under construction.
  private struct Facts {
    var all: [SceneSnapshot.Fact] = []

    /// Adds a fact unless its value is empty or missing.
    mutating func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      all.append(SceneSnapshot.Fact(name, value))
    }
  }

  private static func content(of view: UIView, _ facts: inout Facts) {
    switch view {
    case let label as UILabel:
      facts.add("text", quoted(label.text))
      facts.add("font", font(label.font))
      facts.add("colour", color(label.textColor, label))
      facts.add("alignment", name(label.textAlignment))
      if label.numberOfLines != 1 { facts.add("lines", "\(label.numberOfLines)") }
    case let button as UIButton:
      facts.add("title", quoted(button.configuration?.title ?? button.currentTitle))
      facts.add("subtitle", quoted(button.configuration?.subtitle))
      facts.add("image", (button.configuration?.image ?? button.currentImage)?.name)
      facts.add("style", button.configuration?.look.rawValue)
      let titleFont =
        button.configuration == nil ? button.titleLabel?.font : button.configuredTitleFont
      facts.add("font", titleFont.map(font))
      if button.configuration == nil {
        facts.add("colour", color(button.currentTitleColor, button))
      }
    case let picture as UIImageView:
      facts.add("image", picture.image?.name)
      facts.add("content mode", "\(picture.contentMode)")
    case let field as UITextField:
      facts.add("text", quoted(field.text))
      facts.add("placeholder", quoted(field.placeholder))
      facts.add("font", field.font.map(font))
      facts.add("border style", "\(field.borderStyle)")
    case let text as UITextView:
      facts.add("text", quoted(text.text))
      facts.add("font", text.font.map(font))
    case let control as UISwitch:
      facts.add("on", control.isOn ? "yes" : "no")
    case let slider as UISlider:
      facts.add("value", "\(slider.value) of \(slider.minimumValue) to \(slider.maximumValue)")
    case let bar as UIProgressView:
      facts.add("progress", "\(bar.progress)")
    case let control as UISegmentedControl:
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      facts.add("segments", titles.map { quoted($0) ?? "\"\"" }.joined(separator: ", "))
      facts.add("selected", "\(control.selectedSegmentIndex)")
    case let stack as UIStackView:
      facts.add("axis", stack.axis == .horizontal ? "horizontal" : "vertical")
      facts.add("distribution", "\(stack.distribution)")
      facts.add("stack alignment", "\(stack.alignment)")
      facts.add("spacing", NumberText.points(stack.spacing))
    default:
      break
    }
    if let control = view as? UIControl, !control.isEnabled { facts.add("enabled", "no") }
  }

  /// The priorities of a view with a content size of its own.
  private static func priorities(of view: UIView, _ facts: inout Facts) {
    let size = view.intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return }
    func pair(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
      [priority(.horizontal), priority(.vertical)]
        .map { NumberText.points(Double($0.rawValue)) }.joined(separator: " ")
    }
    facts.add("hugging", pair { view.contentHuggingPriority(for: $0) })
    facts.add("compression", pair { view.contentCompressionResistancePriority(for: $0) })
  }

  // MARK: Values as words

  private static func quoted(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : "\"\($0)\"" }
  }

  private static func font(_ font: UIFont) -> String {
    let family = font.familyName.hasPrefix(".") ? "system" : font.familyName
    var words = [family, NumberText.points(font.pointSize)]
    if font.weight != .regular { words.append("weight \(NumberText.points(font.weight.rawValue))") }
    if font.isItalic { words.append("italic") }
    return words.joined(separator: " ")
  }

  private static func color(_ color: UIColor, _ view: UIView) -> String {
    let parts = color.components(for: view.traitCollection)
    func byte(_ component: CGFloat) -> String {
      let value = Int(clamping: Double(min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    let opacity = parts.alpha < 1 ? byte(parts.alpha) : ""
    return "#" + byte(parts.red) + byte(parts.green) + byte(parts.blue) + opacity
  }

  private static func name(_ alignment: NSTextAlignment) -> String? {
    alignment == .natural ? nil : "\(alignment)"
  }
}
