import AutoLayout
import InterfaceBuilder

extension SceneConflict {
  /// The rule by which lint reports the conflict.
  var rule: LintRule { canvasSize == nil ? .conflictingConstraints : .canvasConflict }
}

extension CanvasSize {
  /// Why no program has the conflict, in words to follow those of it.
  var reason: String {
    switch self {
    case .automaticRow(let row, let table):
      "a program has no such conflict, for the rows of \(table) are as high as their content: the height of \(row) is "
        + "the canvas's"
    case .loneRow(let row):
      "a program need not have this conflict, for the table that shows the row \(row) gives it its width and height"
    case .uniformRow(let row, let height, let table):
      "a program need not have this conflict, for the rows of \(table) are \(NumberText.points(height)) high, unless its "
        + "delegate says otherwise: the height of \(row) is the canvas's"
    case .selfSizingItem(let item, let collection):
      "a program has no such conflict, for the items of \(collection) size themselves: the size of \(item) is the "
        + "canvas's"
    case .uniformItem(let item, let size, let collection):
      "a program need not have this conflict, for the layout of \(collection) makes the item \(item) "
        + "\(NumberText.points(size.width)) x \(NumberText.points(size.height))"
    case .arrangedItem(let item, let collection):
      "a program need not have this conflict, for the layout of \(collection), a class of its own, gives the item \(item) "
        + "its size"
    case .loneItem(let item):
      "a program need not have this conflict, for the list that shows the item \(item) gives it its size"
    }
  }
}
