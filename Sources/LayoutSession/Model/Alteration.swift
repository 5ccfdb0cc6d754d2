/// One step by which a statement alters the session, and from which it is taken back.
enum Alteration {
  case addVariable(FreeVariable)
  case removeVariable(FreeVariable)
  /// Adds a view to a parent, at a place among its children.
  case addView(SessionItem, parent: SessionItem, index: Int)
  case removeView(SessionItem, parent: SessionItem, index: Int)
  case addConstraint(SessionConstraint)
  case removeConstraint(SessionConstraint)
  case setActive(SessionConstraint, Bool)
  case setConstant(SessionConstraint, old: Double, new: Double)
  case setPriority(SessionConstraint, old: Double, new: Double)
  case setContent(SessionItem, old: ItemContent, new: ItemContent)
  case setSurroundings(old: Surroundings, new: Surroundings)

  /// The alteration that takes the change back.
  var inverse: Alteration {
    switch self {
    case .addVariable(let variable): .removeVariable(variable)
    case .removeVariable(let variable): .addVariable(variable)
    case .addView(let item, let parent, let index):
      .removeView(item, parent: parent, index: index)
    case .removeView(let item, let parent, let index):
      .addView(item, parent: parent, index: index)
    case .addConstraint(let record): .removeConstraint(record)
    case .removeConstraint(let record): .addConstraint(record)
    case .setActive(let record, let isActive): .setActive(record, !isActive)
    case .setConstant(let record, let old, let new):
      .setConstant(record, old: new, new: old)
    case .setPriority(let record, let old, let new):
      .setPriority(record, old: new, new: old)
    case .setContent(let item, let old, let new): .setContent(item, old: new, new: old)
    case .setSurroundings(let old, let new): .setSurroundings(old: new, new: old)
    }
  }
}
