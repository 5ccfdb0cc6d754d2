/// Reads the content of views of a compiled nib: texts, images, colours and the settings of controls.
struct CompiledContentReader {
  let nib: CompiledNib

  private var archive: ObjectArchive { nib.archive }

  func read(_ object: Int, _ kind: String, into node: inout MarkupNode) {
    readLook(object, &node)
    switch kind {
    case "label": readText(object, &node)
    case "button": readButton(object, &node)
    case "imageView": setImage(archive.object(object, "UIImage"), &node)
    case "textField": readTextField(object, &node)
    case "textView":
      readText(object, &node)
      if archive.flag(object, "UIScrollDisabled") == true { node["scrollEnabled"] = "NO" }
    case "tableView": readTable(object, &node)
    case "tableViewCell": readRow(object, &node)
    case "searchBar": node["placeholder"] = archive.string(object, "UIPlaceholder")
    case "segmentedControl": readSegments(object, &node)
    default: readControl(object, kind, &node)
    }
  }

  private func readLook(_ object: Int, _ node: inout MarkupNode) {
    node["contentMode"] = CompiledNames.name(
      archive.integer(object, "UIContentMode"), in: CompiledNames.contentModes)
    if archive.flag(object, "UIClipsToBounds") == true { node["clipsSubviews"] = "YES" }
    if archive.flag(object, "UIUserInteractionDisabled") == true {
      node["userInteractionEnabled"] = "NO"
    }
    if let alpha = archive.number(object, "UIAlpha"), (0...1).contains(alpha) {
      node["alpha"] = MarkupNode.text(alpha)
    }
    if let tag = archive.integer(object, "UITag") { node["tag"] = String(tag) }
    if archive.flag(object, "UIOpaque") != true { node["opaque"] = "NO" }
    node["restorationIdentifier"] = archive.string(object, "UIRestorationIdentifier")
    setColor(object, "UIBackgroundColor", "backgroundColor", &node)
    setColor(object, "UITintColor", "tintColor", &node)
  }

  private func setColor(
    _ object: Int, _ key: String, _ role: String, _ node: inout MarkupNode
  ) {
    guard let color = archive.object(object, key) else { return }
    var element = MarkupNode("color", key: role)
    if let name = archive.string(color, "UISystemColorName") { element["systemColor"] = name }
    if let name = archive.string(color, "UIColorCatalogName")
      ?? archive.string(color, "UIColorName")
    {
      element["name"] = name
    }
    func component(_ key: String) -> String? {
      (archive.number(color, "\(key)-Double") ?? archive.number(color, key)).map {
        MarkupNode.text($0)
      }
    }
    element["white"] = component("UIWhite")
    element["red"] = component("UIRed")
    element["green"] = component("UIGreen")
    element["blue"] = component("UIBlue")
    element["alpha"] = component("UIAlpha") ?? "1"
    element["colorSpace"] = "custom"
    element["customColorSpace"] =
      element["white"] == nil ? "sRGB" : "genericGamma22GrayColorSpace"
    // A color of the system that is no known name has its components.
    if let name = element["systemColor"], ColorReader.systemColor(name) == nil {
      element["systemColor"] = nil
    }
    node.children.append(element)
  }

  // MARK: Texts

  private func readText(_ object: Int, _ node: inout MarkupNode) {
    node["text"] = text(object, "UIText", "UIAttributedText")
    if let lines = archive.integer(object, "UINumberOfLines") {
      node["numberOfLines"] = String(lines)
    }
    node["lineBreakMode"] =
      CompiledNames.name(
        archive.integer(object, "UILineBreakMode"), in: CompiledNames.lineBreakModes)
      ?? "tailTruncation"
    node["textAlignment"] = CompiledNames.name(
      archive.integer(object, "UITextAlignment"), in: CompiledNames.textAlignments)
    if archive.flag(object, "UIAdjustsFontSizeToFit") == true {
      node["adjustsFontSizeToFit"] = "YES"
    }
    if let scale = archive.number(object, "UIMinimumScaleFactor") {
      node["minimumScaleFactor"] = MarkupNode.text(scale)
    }
    setFont(object, &node)
    setColor(object, "UITextColor", "textColor", &node)
  }

  /// The text under one key, or that of the attributed text under another.
  private func text(_ object: Int, _ key: String, _ attributedKey: String) -> String? {
    if let text = archive.string(object, key) { return text }
    return archive.object(object, attributedKey).flatMap { archive.string($0, "NSString") }
  }

  private func setFont(_ object: Int, _ node: inout MarkupNode) {
    guard let font = archive.object(object, "UIFont") else { return }
    var element = MarkupNode("fontDescription", key: "fontDescription")
    if let style = archive.string(font, "UIIBTextStyle") {
      element["style"] = style
    } else {
      let name = (archive.string(font, "UIFontName") ?? "").lowercased()
      let isSystem = archive.flag(font, "UISystemFont") == true || name.hasPrefix(".")
      if isSystem {
        let suffix = name.split(separator: "-").last.map(String.init) ?? ""
        element["type"] = suffix.hasPrefix("bold") ? "boldSystem" : "system"
        element["weight"] = suffix.hasPrefix("bold") ? nil : CompiledNames.weights[suffix]
      } else {
        element["name"] = archive.string(font, "UIFontName")
        element["family"] = element["name"]
      }
      element["pointSize"] = archive.number(font, "UIFontPointSize").map { MarkupNode.text($0) }
    }
    node.children.append(element)
  }

  private func readTextField(_ object: Int, _ node: inout MarkupNode) {
    node["text"] = archive.string(object, "UIText")
    node["placeholder"] = archive.string(object, "UIPlaceholder")
    node["borderStyle"] = CompiledNames.name(
      archive.integer(object, "UIBorderStyle"), in: CompiledNames.borderStyles)
    node["textAlignment"] = CompiledNames.name(
      archive.integer(object, "UITextAlignment"), in: CompiledNames.textAlignments)
    setFont(object, &node)
    setColor(object, "UITextColor", "textColor", &node)
  }

  // MARK: Buttons and images

  private func readButton(_ object: Int, _ node: inout MarkupNode) {
    node["buttonType"] = archive.integer(object, "UIButtonType") == 1 ? "system" : "custom"
    setFont(object, &node)
    let states = archive.object(object, "UIButtonStatefulContent").map(archive.pairs) ?? []
    for (key, content) in states {
      guard let state = archive.fields[archive.objects[key].fields].first,
        case .integer(let number) = state.value,
        let name = CompiledNames.controlStates[String(number)]
      else { continue }
      var element = MarkupNode("state", key: name)
      element["title"] = text(content, "UITitle", "UIAttributedTitle")
      setImage(archive.object(content, "UIImage"), &element)
      setColor(content, "UITitleColor", "titleColor", &element)
      if let background = archive.object(content, "UIBackgroundImage") {
        element["backgroundImage"] = imageName(background)
      }
      node.children.append(element)
    }
    for (key, role) in [
      ("UIContentEdgeInsets", "contentEdgeInsets"), ("UIImageEdgeInsets", "imageEdgeInsets"),
      ("UITitleEdgeInsets", "titleEdgeInsets"),
    ] {
      guard let insets = archive.numbers(object, key), insets.count == 4 else { continue }
      var element = MarkupNode("inset", key: role)
      for (name, value) in zip(["minY", "minX", "maxY", "maxX"], insets) {
        element[name] = MarkupNode.text(value)
      }
      node.children.append(element)
    }
    if let configuration = archive.object(object, "UIButtonConfiguration") {
      node.children.append(self.configuration(configuration))
    }
  }

  private func configuration(_ object: Int) -> MarkupNode {
    var element = MarkupNode("buttonConfiguration", key: "configuration")
    element["style"] = CompiledNames.name(
      archive.integer(object, "UIButtonConfigurationButtonStyle"),
      in: ["plain", "gray", "tinted", "filled"])
    element["title"] = text(object, "UIButtonConfigurationTitle", "UIButtonConfigurationTitle")
    return element
  }

  private func setImage(_ image: Int?, _ node: inout MarkupNode) {
    guard let image, let name = imageName(image) else { return }
    node["image"] = name
    if isSymbol(image) { node["catalog"] = "system" }
  }

  private func isSymbol(_ image: Int) -> Bool {
    archive.string(image, "UIResourceCatalogName") == "system"
      || archive.string(image, "UISystemSymbolResourceName") != nil
      || archive.flag(image, "UIIsSystemImage") == true
  }

  /// The name of an image, noted with the size that the archive records.
  private func imageName(_ image: Int) -> String? {
    guard
      let name = archive.string(image, "UISystemSymbolResourceName")
        ?? archive.string(image, "UIResourceName") ?? archive.string(image, "UIImageName")
    else { return nil }
    var resource = MarkupNode("image")
    resource["name"] = name
    if isSymbol(image) { resource["catalog"] = "system" }
    // Pictures of catalogs are recorded as a point: their sizes lie in Assets.car.
    if let width = archive.number(image, "UIImageWidth"), width > 1,
      let height = archive.number(image, "UIImageHeight"), height > 1
    {
      resource["width"] = MarkupNode.text(width)
      resource["height"] = MarkupNode.text(height)
      nib.images[name] = resource
    }
    return name
  }

  // MARK: Tables and controls

  private func readTable(_ object: Int, _ node: inout MarkupNode) {
    node["style"] = CompiledNames.name(
      archive.integer(object, "UIStyle") ?? archive.integer(object, "UITableViewStyle"),
      in: ["plain", "grouped", "insetGrouped"])
    node["dataMode"] = "prototypes"
    for (key, name) in [
      ("UIRowHeight", "rowHeight"), ("UISectionHeaderHeight", "sectionHeaderHeight"),
      ("UISectionFooterHeight", "sectionFooterHeight"),
      ("UIEstimatedRowHeight", "estimatedRowHeight"),
    ] {
      node[name] = archive.number(object, key).map { MarkupNode.text($0) }
    }
  }

  private func readRow(_ object: Int, _ node: inout MarkupNode) {
    node["reuseIdentifier"] = archive.string(object, "UIReuseIdentifier")
    node["accessoryType"] = CompiledNames.name(
      archive.integer(object, "UIAccessoryType"),
      in: ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])
  }

  private func readSegments(_ object: Int, _ node: inout MarkupNode) {
    let segments = archive.elements(object, "UISegments").map { segment in
      var element = MarkupNode("segment")
      element["title"] = archive.string(segment, "UISegmentInfo") ?? ""
      return element
    }
    node.add("segments", segments)
  }

  private func readControl(_ object: Int, _ kind: String, _ node: inout MarkupNode) {
    switch kind {
    case "switch": node["on"] = archive.flag(object, "UISwitchOn") == true ? "YES" : "NO"
    case "progressView":
      node["progress"] = archive.number(object, "UIProgress").map { MarkupNode.text($0) }
    case "slider":
      node["value"] = archive.number(object, "UIValue").map { MarkupNode.text($0) }
      node["maxValue"] = MarkupNode.text(archive.number(object, "UIMaxValue") ?? 1)
    case "activityIndicatorView":
      if archive.flag(object, "UIAnimating") == true { node["animating"] = "YES" }
      if archive.flag(object, "UIHidesWhenStopped") != false { node["hidesWhenStopped"] = "YES" }
    default: break
    }
  }
}
