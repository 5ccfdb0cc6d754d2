import Foundation

/// What a document says of a button.
extension UIButton {
  func readButton(_ attributes: any AttributeReader) {
    // A button of a custom class was made before its type was known.
    buttonType = UIButton.type(named: attributes.string("buttonType"))
    readAlignment(attributes)
    if let mode = attributes.lineBreakMode { titleLabel?.lineBreakMode = mode }
    if let insets = attributes.edgeInsets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = attributes.edgeInsets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = attributes.edgeInsets("imageEdgeInsets") { imageEdgeInsets = insets }
    let description = attributes.child("configuration")
    if let state = attributes.child("normal") {
      // Beside a configuration the title is a leftover that nothing shows.
      if description == nil {
        setTitle(state.string("title") ?? state.child("title")?.content.text, for: .normal)
      }
      setTitleColor(state.color("titleColor"), for: .normal)
      setImage(state.image("image"), for: .normal)
      setBackgroundImage(state.image("backgroundImage"), for: .normal)
    }
    if let description {
      configuration = Configuration(description)
      if let font = description.font("titleFontDescription") { configuredTitleFont = font }
    }
    readMenu(attributes)
  }

  /// The menu of a pull-down or pop-up button; its actions are connected to methods of the program.
  private func readMenu(_ attributes: any AttributeReader) {
    if let menu = attributes.child("menu") {
      self.menu = UIMenu(
        title: menu.string("title") ?? "",
        children: ["command", "action"].flatMap { menu.list("children", of: $0) }.map { entry in
          let action = UIAction(title: entry.string("title") ?? "") { _ in }
          if entry.string("state") == "on" { action.state = .on }
          return action
        })
    }
    showsMenuAsPrimaryAction = attributes.flag("showsMenuAsPrimaryAction")
    changesSelectionAsPrimaryAction = attributes.flag("changesSelectionAsPrimaryAction")
  }

  /// The type of a button; `roundedRect` is the older name of `system`.
  package static func type(named name: String?) -> ButtonType {
    switch name {
    case "roundedRect", "system": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }
}

extension UIButton.Configuration {
  /// The newer way to describe a button.
  @MainActor fileprivate init(_ attributes: any AttributeReader) {
    self =
      UIButton.Configuration(interfaceBuilderStyle: attributes.string("style") ?? "plain")
      ?? .plain()
    func text(_ key: String) -> String? {
      attributes.string(key) ?? attributes.child(key)?.content.text
    }
    title = text("title")
    subtitle = text("subtitle")
    image = attributes.image("image", symbolKey: "preferredSymbolConfigurationForImage")
    baseForegroundColor = attributes.color("baseForegroundColor")
    baseBackgroundColor = attributes.color("baseBackgroundColor")
    showsActivityIndicator = attributes.flag("showsActivityIndicator")
    readLayout(attributes)
    readBackground(attributes)
  }

  /// Where the parts stand and how far from each other.
  @MainActor private mutating func readLayout(_ attributes: any AttributeReader) {
    // The size before the insets, as it brings insets of its own.
    buttonSize =
      attributes.choice("buttonSize", ["mini": .mini, "small": .small, "large": .large]) ?? .medium
    titleAlignment =
      attributes.choice(
        "titleAlignment", ["leading": .leading, "center": .center, "trailing": .trailing])
      ?? .automatic
    imagePlacement =
      attributes.choice(
        "imagePlacement", ["trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all])
      ?? .leading
    if let padding = attributes.distance("imagePadding") { imagePadding = padding }
    if let padding = attributes.distance("titlePadding") { titlePadding = padding }
    if let insets = attributes.child("contentInsets") {
      contentInsets = NSDirectionalEdgeInsets(
        top: insets.distance("top") ?? 0, leading: insets.distance("leading") ?? 0,
        bottom: insets.distance("bottom") ?? 0, trailing: insets.distance("trailing") ?? 0)
    }
  }

  @MainActor private mutating func readBackground(_ attributes: any AttributeReader) {
    cornerStyle =
      attributes.choice(
        "cornerStyle",
        [
          "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]) ?? cornerStyle
    guard let ground = attributes.child("background") else { return }
    if let color = ground.color("backgroundColor") { background.backgroundColor = color }
    if let color = ground.color("strokeColor") { background.strokeColor = color }
    if let width = ground.distance("strokeWidth") { background.strokeWidth = width }
    if let radius = ground.distance("cornerRadius") { background.cornerRadius = radius }
  }
}
