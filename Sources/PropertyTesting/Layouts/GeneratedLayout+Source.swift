import AutoLayout

extension LayoutAttribute: SwiftSource {
  public var swiftSource: String { ".\(name)" }
}

extension LayoutRelation: SwiftSource {
  public var swiftSource: String {
    switch self {
    case .lessThanOrEqual: ".lessThanOrEqual"
    case .equal: ".equal"
    case .greaterThanOrEqual: ".greaterThanOrEqual"
    }
  }
}

extension LayoutPriority: SwiftSource {
  public var swiftSource: String {
    switch self {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    default: "LayoutPriority(\(Double(rawValue).swiftSource))"
    }
  }
}

extension LayoutSize: SwiftSource {
  public var swiftSource: String {
    "LayoutSize(width: \(width.swiftSource), height: \(height.swiftSource))"
  }
}

extension LayoutNode: SwiftSource {
  public var swiftSource: String {
    guard let content else { return ".init(in: \(parent))" }
    return """
      .init(in: \(parent), content: .init(\(content.size.width.swiftSource), \
      \(content.size.height.swiftSource), hugging: \(content.hugging.swiftSource), \
      compression: \(content.compression.swiftSource)))
      """
  }
}

extension LayoutRule: SwiftSource {
  public var swiftSource: String {
    var source = ".init(\(item), \(attribute.swiftSource), \(relation.swiftSource)"
    if let other {
      source += ", \(other), \(otherAttribute.swiftSource)"
      if multiplier != 1 { source += ", multiplier: \(multiplier.swiftSource)" }
      if constant != 0 { source += ", constant: \(constant.swiftSource)" }
    } else {
      source += ", constant: \(constant.swiftSource)"
    }
    if !priority.isRequired { source += ", priority: \(priority.swiftSource)" }
    return source + ")"
  }
}

extension GeneratedLayout: SwiftSource {
  public var swiftSource: String {
    """
    GeneratedLayout(
      window: \(window.swiftSource),
      direction: .\(direction), textScale: .\(textScale),
      nodes: \(nodes.swiftSource.indentedAfterFirstLine(by: 2)),
      rules: \(rules.swiftSource.indentedAfterFirstLine(by: 2)))
    """
  }
}
