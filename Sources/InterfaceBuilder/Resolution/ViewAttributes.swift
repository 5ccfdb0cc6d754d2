import AutoLayout
import Foundation

/// Reads an element's attributes about the layout of its view.
struct ViewAttributes {
  let resolved: ResolvedElement
  let id: String

  private var element: DocumentElement { resolved.element }
  private var file: String { resolved.file }

  /// Fills in everything but the place in the hierarchy.
  func read(into view: inout InterfaceView) throws(InterfaceBuilderError) {
    view.element = resolved
    let fixed = resolved.flag("fixedFrame")
    let translates = resolved.flag("translatesAutoresizingMaskIntoConstraints", default: true)
    switch view.role {
    case .arranged: view.usesAutoLayout = true
    case .subview: view.usesAutoLayout = !translates && !fixed
    case .root, .contentView, .cell, .supplementary: view.usesAutoLayout = false
    }
    view.isHidden = resolved.flag("hidden")
    view.isMisplaced = resolved.flag("misplaced")
    view.isAmbiguous = resolved.flag("ambiguous")
    view.autoresizing = autoresizing()
    view.horizontalHugging = try priority("horizontalHuggingPriority", default: 250)
    view.verticalHugging = try priority("verticalHuggingPriority", default: 250)
    view.horizontalCompression = try priority(
      "horizontalCompressionResistancePriority", default: 750)
    view.verticalCompression = try priority("verticalCompressionResistancePriority", default: 750)
    view.placeholderWidth = try placeholder("placeholderIntrinsicWidth")
    view.placeholderHeight = try placeholder("placeholderIntrinsicHeight")
    view.margins = try margins()
    view.preservesSuperviewMargins = resolved.flag("preservesSuperviewLayoutMargins")
    view.insetsMarginsFromSafeArea = resolved.flag(
      "insetsLayoutMarginsFromSafeArea", default: true)
    if view.kind == "stackView" { view.stack = try stack(marginsRelative: view.margins != nil) }
    view.imageName = resolved.string("image")
    if let lines = try resolved.number("numberOfLines") {
      view.numberOfLines = Int(min(max(0, lines), 1e6))
    }
    view.connections = ConnectionReader(file: file).connections(of: element)
    view.runtimeAttributes = try RuntimeAttributeReader(file: file).attributes(of: element)
  }

  private func autoresizing() -> AutoresizingMask {
    guard let mask = resolved.child(key: "autoresizingMask") else { return [] }
    var result: AutoresizingMask = []
    for (name, value) in mask.attributes where value == "YES" {
      switch name {
      case "flexibleMinX": result.insert(.flexibleLeftMargin)
      case "widthSizable": result.insert(.flexibleWidth)
      case "flexibleMaxX": result.insert(.flexibleRightMargin)
      case "flexibleMinY": result.insert(.flexibleTopMargin)
      case "heightSizable": result.insert(.flexibleHeight)
      case "flexibleMaxY": result.insert(.flexibleBottomMargin)
      default: break
      }
    }
    return result
  }

  private func priority(
    _ name: String, default value: Double
  ) throws(InterfaceBuilderError) -> Double {
    guard let number = try resolved.number(name) else { return value }
    guard number >= 0, number <= 1000 else {
      throw element.error(
        .invalidValue(
          attribute: name, value: resolved.string(name) ?? "", expected: "a number from 0 to 1000"),
        file: file, identifier: id)
    }
    return number
  }

  /// A placeholder size: absent, a number, or `infinite` for no intrinsic size.
  private func placeholder(_ name: String) throws(InterfaceBuilderError) -> Double?? {
    guard let text = resolved.string(name) else { return nil }
    if text == "infinite" { return .some(nil) }
    return .some(try resolved.number(name))
  }

  private func margins() throws(InterfaceBuilderError) -> InterfaceMargins? {
    if let insets = resolved.child(key: "layoutMargins") {
      return .absolute(
        top: try insets.number("top", file: file, identifier: id) ?? 0,
        left: try insets.number("left", file: file, identifier: id) ?? 0,
        bottom: try insets.number("bottom", file: file, identifier: id) ?? 0,
        right: try insets.number("right", file: file, identifier: id) ?? 0)
    }
    if let insets = resolved.child(key: "directionalLayoutMargins") {
      return .directional(
        top: try insets.number("top", file: file, identifier: id) ?? 0,
        leading: try insets.number("leading", file: file, identifier: id) ?? 0,
        bottom: try insets.number("bottom", file: file, identifier: id) ?? 0,
        trailing: try insets.number("trailing", file: file, identifier: id) ?? 0)
    }
    return nil
  }

  private func stack(marginsRelative: Bool) throws(InterfaceBuilderError) -> StackConfiguration {
    var stack = StackConfiguration()
    stack.axis = try choice("axis") ?? .horizontal
    stack.distribution = try choice("distribution") ?? .fill
    stack.alignment = try choice("alignment") ?? .fill
    // Interface Builder writes the number beside the standard type only while it is edited.
    stack.spacing =
      resolved.string("spacingType") == "standard" ? 8 : try resolved.number("spacing") ?? 0
    stack.isBaselineRelative = resolved.flag("baselineRelativeArrangement")
    // Interface Builder turns this on whenever it writes margins of a stack view.
    stack.isMarginsRelative = marginsRelative
    return stack
  }

  private func choice<Choice: NamedSetting>(
    _ name: String
  ) throws(InterfaceBuilderError) -> Choice? {
    guard let text = resolved.string(name) else { return nil }
    guard let choice = Choice(name: text) else {
      throw element.error(
        .invalidValue(
          attribute: name, value: String(text.prefix(40)), expected: "a known \(name)"),
        file: file, identifier: id)
    }
    return choice
  }
}
