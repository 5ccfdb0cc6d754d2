import AutoLayout
import LayoutReports
import PortableUIKit

extension Session {
  /// The lines that make a view and give it its content.
  func declaration(_ item: SessionItem) -> [String] {
    let name = Self.identifier(item)
    guard item !== model.screen else {
      let size = model.surroundings.size
      return [
        "// What your controller has as its view.",
        "let \(name) = UIView(frame: CGRect(x: 0, y: 0, width: \(NumberText.exact(size.width)), "
          + "height: \(NumberText.exact(size.height))))",
      ] + insets(item)
    }
    var lines = ["let \(name) = \(Self.construction(item.kind))"]
    if item.kind == .field { lines.append("\(name).borderStyle = .roundedRect") }
    if let text = item.content.text, !text.isEmpty {
      let literal = "\"\(Self.escaped(text))\""
      lines.append(
        item.kind == .button
          ? "\(name).setTitle(\(literal), for: .normal)" : "\(name).text = \(literal)")
    }
    if item.kind.hasText { lines += font(of: item) }
    if item.content.lines != 1 { lines.append("\(name).numberOfLines = \(item.content.lines)") }
    if let stack = item.stack { lines += options(stack, of: name) }
    if item.content.isHidden { lines.append("\(name).isHidden = true") }
    lines += insets(item) + priorities(item)
    lines.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
    return lines
  }

  private static func construction(_ kind: ViewKind) -> String {
    "\(type(of: kind.makeView()))(\(kind == .button ? "type: .system" : ""))"
  }

  /// A session's text has the body style unless it was given a size.
  private func font(of item: SessionItem) -> [String] {
    let text = item.kind == .button ? "\(Self.identifier(item)).titleLabel?" : Self.identifier(item)
    guard let size = item.content.fontSize else {
      return ["\(text).font = UIFont.preferredFont(forTextStyle: .body)"]
    }
    return ["\(text).font = UIFont.systemFont(ofSize: \(NumberText.exact(size)))"]
  }

  private func options(_ stack: StackConfiguration, of name: String) -> [String] {
    var lines = [
      "\(name).axis = .\(stack.axis.name)",
      "\(name).spacing = \(NumberText.exact(stack.spacing))",
      "\(name).alignment = .\(stack.alignment.name(along: stack.axis))",
      "\(name).distribution = .\(stack.distribution.name)",
    ]
    if stack.isMarginsRelative {
      lines.append("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    if stack.isBaselineRelative { lines.append("\(name).isBaselineRelativeArrangement = true") }
    return lines
  }

  /// Margins, and properties that code outside a class cannot give a view.
  private func insets(_ item: SessionItem) -> [String] {
    let name = Self.identifier(item)
    func numbers(_ insets: LayoutInsets) -> String {
      let parts = [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.exact)
      return "top: \(parts[0]), left: \(parts[1]), bottom: \(parts[2]), right: \(parts[3])"
    }
    var lines: [String] = []
    if let margins = item.content.margins {
      lines.append("\(name).layoutMargins = UIEdgeInsets(\(numbers(margins)))")
    }
    if let direction = item.content.direction {
      let side = direction == .rightToLeft ? "rightToLeft" : "leftToRight"
      lines.append("\(name).traitOverrides.layoutDirection = .\(side)")
    }
    if let safeArea = item.content.safeArea {
      lines.append("// the safe area of \(name) is its controller's: \(numbers(safeArea))")
    }
    if item.content.insets != item.kind.alignmentInsets {
      lines.append("// \(name) overrides alignmentRectInsets: \(numbers(item.content.insets))")
    }
    return lines
  }

  // MARK: Natural sizes

  private func priorities(_ item: SessionItem) -> [String] {
    let name = Self.identifier(item)
    // If constraints express the natural size, the view's own size is not asked for.
    let isReplaced = isReplaced(item)
    let hugging = item.content.hugging
    let compression = item.content.compression
    let usual = item.kind.usualHugging
    let inCode = item.kind.huggingInCode
    var lines: [String] = []
    for (verb, axis, value) in [
      (
        "setContentHuggingPriority", "horizontal",
        hugging.horizontal ?? (usual == inCode.horizontal ? nil : usual)
      ),
      (
        "setContentHuggingPriority", "vertical",
        hugging.vertical ?? (usual == inCode.vertical ? nil : usual)
      ),
      ("setContentCompressionResistancePriority", "horizontal", compression.horizontal),
      ("setContentCompressionResistancePriority", "vertical", compression.vertical),
    ] {
      guard let value = isReplaced ? 1 : value else { continue }
      lines.append("\(name).\(verb)(UILayoutPriority(\(NumberText.exact(value))), for: .\(axis))")
    }
    return lines
  }

  /// Whether a size was given that is not the content's own.
  private func isReplaced(_ item: SessionItem) -> Bool {
    item.content.size != nil && item.content.widthOfSize == nil && !item.kind.isContainer
  }

  /// A given natural size, as two optional constraints along each axis.
  func naturalSize(_ item: SessionItem) -> [String] {
    guard isReplaced(item), let size = item.content.size else { return [] }
    let name = Self.identifier(item)
    var lines: [String] = []
    for (dimension, length, hugging, compression) in [
      ("width", size.width, item.content.hugging.horizontal, item.content.compression.horizontal),
      ("height", size.height, item.content.hugging.vertical, item.content.compression.vertical),
    ] where length >= 0 {
      let usual = item.kind.usualHugging
      for (relation, priority) in [
        ("lessThanOrEqual", hugging ?? usual), ("greaterThanOrEqual", compression ?? 750),
      ] {
        lines.append(
          "  (\(name).\(dimension)Anchor.constraint(\(relation)ToConstant: "
            + "\(NumberText.exact(length))), \(NumberText.exact(priority))),")
      }
    }
    guard !lines.isEmpty else { return [] }
    return [
      "// The natural size of \(name), until its content has one.",
      "for (constraint, priority) in [",
    ] + lines + [
      "] as [(NSLayoutConstraint, Float)] {",
      "  constraint.priority = UILayoutPriority(priority)", "  constraint.isActive = true", "}",
    ]
  }

  // MARK: Names

  /// The name of a view as code can have it.
  static func identifier(_ item: SessionItem) -> String {
    keywords.contains(item.name) ? "`\(item.name)`" : item.name
  }

  /// Words of Swift that a session may have as names.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
