import AutoLayout

/// One change of a layout in use.
public enum LayoutEdit: Hashable, Sendable {
  /// The window gets another size.
  case resize(LayoutSize)
  /// The language's direction changes.
  case turn(LayoutDirection)
  /// The reader wants other text.
  case scaleText(TextScale)
  /// The constant of a rule changes.
  case setConstant(rule: Int, Double)
  /// The priority of an optional rule changes.
  case setPriority(rule: Int, LayoutPriority)

  /// Changes the value of a layout.
  public func apply(to layout: inout GeneratedLayout) {
    switch self {
    case .resize(let size): layout.window = size
    case .turn(let direction): layout.direction = direction
    case .scaleText(let scale): layout.textScale = scale
    case .setConstant(let rule, let constant):
      guard layout.rules.indices.contains(rule) else { return }
      layout.rules[rule].constant = constant
    case .setPriority(let rule, let priority):
      guard layout.rules.indices.contains(rule) else { return }
      layout.rules[rule].priority = priority
    }
  }

  /// The name of the kind of change, for the coverage of a run.
  public var feature: String {
    switch self {
    case .resize: "resize"
    case .turn: "turn"
    case .scaleText: "scale text"
    case .setConstant: "set constant"
    case .setPriority: "set priority"
    }
  }
}

extension LayoutEdit: SwiftSource {
  public var swiftSource: String {
    switch self {
    case .resize(let size): ".resize(\(size.swiftSource))"
    case .turn(let direction): ".turn(.\(direction))"
    case .scaleText(let scale): ".scaleText(.\(scale))"
    case .setConstant(let rule, let constant):
      ".setConstant(rule: \(rule), \(constant.swiftSource))"
    case .setPriority(let rule, let priority):
      ".setPriority(rule: \(rule), \(priority.swiftSource))"
    }
  }
}
