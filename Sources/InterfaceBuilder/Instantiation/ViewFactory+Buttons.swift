import Foundation
import PortableUIKit

/// The contents of buttons.
extension ViewFactory {
  func configure(_ button: UIButton, _ element: ResolvedElement, _ colors: ColorReader) {
    // A button of a custom class was made before its type was known.
    button.buttonType = Self.buttonType(element)
    configureAlignment(of: button, element)
    if let mode = Self.lineBreakMode(element.string("lineBreakMode")) {
      button.titleLabel?.lineBreakMode = mode
    }
    for (key, path) in Self.edgeInsets {
      if let insets = element.child(key: key) { button[keyPath: path] = edgeInsets(insets) }
    }
    let configuration = element.child(key: "configuration")
    if let state = element.child(key: "normal") {
      // Beside a configuration the title is a leftover that nothing shows.
      if configuration == nil {
        button.setTitle(state.attributes["title"] ?? state.child(key: "title")?.text, for: .normal)
      }
      button.setTitleColor(colors.color(state.child(key: "titleColor")), for: .normal)
      button.setImage(
        image(state.attributes["image"], catalog: state.attributes["catalog"]), for: .normal)
      button.setBackgroundImage(
        image(state.attributes["backgroundImage"], catalog: nil), for: .normal)
    }
    if let configuration { configure(button, configuration: configuration, colors) }
  }

  private static let edgeInsets: [(String, ReferenceWritableKeyPath<UIButton, UIEdgeInsets>)] = [
    ("contentEdgeInsets", \.contentEdgeInsets), ("titleEdgeInsets", \.titleEdgeInsets),
    ("imageEdgeInsets", \.imageEdgeInsets),
  ]

  private static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  // MARK: Configurations

  /// The newer way to describe a button.
  private func configure(
    _ button: UIButton, configuration element: DocumentElement, _ colors: ColorReader
  ) {
    let style = element.attributes["style"] ?? "plain"
    var configuration = UIButton.Configuration(interfaceBuilderStyle: style) ?? .plain()
    func text(_ key: String) -> String? { element.attributes[key] ?? element.child(key: key)?.text }
    configuration.title = text("title")
    configuration.subtitle = text("subtitle")
    configuration.image = image(
      element.attributes["image"], catalog: element.attributes["catalog"],
      symbolConfiguration: element.child(key: "preferredSymbolConfigurationForImage"))
    configuration.baseForegroundColor = colors.color(element.child(key: "baseForegroundColor"))
    configuration.baseBackgroundColor = colors.color(element.child(key: "baseBackgroundColor"))
    configuration.showsActivityIndicator = element.attributes["showsActivityIndicator"] == "YES"
    configureLayout(of: &configuration, element)
    configureBackground(of: &configuration, element, colors)
    button.configuration = configuration
    if let font = FontReader().font(element.child(key: "titleFontDescription")) {
      button.configuredTitleFont = font
    }
  }

  /// Where the parts stand and how far from each other.
  private func configureLayout(
    of configuration: inout UIButton.Configuration, _ element: DocumentElement
  ) {
    // The size before the insets, as it brings insets of its own.
    configuration.buttonSize =
      switch element.attributes["buttonSize"] {
      case "mini": .mini
      case "small": .small
      case "large": .large
      default: .medium
      }
    configuration.titleAlignment =
      switch element.attributes["titleAlignment"] {
      case "leading": .leading
      case "center": .center
      case "trailing": .trailing
      default: .automatic
      }
    configuration.imagePlacement =
      switch element.attributes["imagePlacement"] {
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      case "all": .all
      default: .leading
      }
    if let padding = distance("imagePadding", element) { configuration.imagePadding = padding }
    if let padding = distance("titlePadding", element) { configuration.titlePadding = padding }
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: distance("top", insets) ?? 0, leading: distance("leading", insets) ?? 0,
        bottom: distance("bottom", insets) ?? 0, trailing: distance("trailing", insets) ?? 0)
    }
  }

  private func configureBackground(
    of configuration: inout UIButton.Configuration, _ element: DocumentElement,
    _ colors: ColorReader
  ) {
    configuration.cornerStyle =
      switch element.attributes["cornerStyle"] {
      case "fixed": .fixed
      case "small": .small
      case "medium": .medium
      case "large": .large
      case "capsule": .capsule
      default: .dynamic
      }
    guard let background = element.child(key: "background") else { return }
    if let color = colors.color(background.child(key: "backgroundColor")) {
      configuration.background.backgroundColor = color
    }
    if let color = colors.color(background.child(key: "strokeColor")) {
      configuration.background.strokeColor = color
    }
    if let width = distance("strokeWidth", background) {
      configuration.background.strokeWidth = width
    }
    if let radius = distance("cornerRadius", background) {
      configuration.background.cornerRadius = radius
    }
  }

  /// A distance in points, as large as a document may have it.
  private func distance(_ name: String, _ element: DocumentElement) -> CGFloat? {
    guard let value = element.attributes[name].flatMap({ Double($0) }), value.isFinite else {
      return nil
    }
    return CGFloat(min(max(value, 0), 1e6))
  }
}
