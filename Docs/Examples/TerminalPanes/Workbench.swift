import AutoLayout

/// A screen of panes: a title bar, a sidebar beside an editor, and a console below both.
///
///     let workbench = try Workbench(columns: 60, rows: 16)
///     print(workbench.drawing())
///     workbench.resize(columns: 40, rows: 12)
///
/// One point is one character cell, and the pixel grid of scale 1 puts every edge between cells.
final class Workbench {
  let screen = Pane("screen")
  let bar: Pane
  let sidebar: Pane
  let editor: Pane
  let console: Pane
  private let engine: LayoutEngine
  private var consoleHeight: LayoutConstraint?

  init(columns: Int, rows: Int) throws {
    bar = Pane("Workbench", in: screen)
    sidebar = Pane("Files", in: screen)
    editor = Pane("Editor", in: screen)
    console = Pane("Console", in: screen)
    engine = LayoutEngine(
      root: screen, size: LayoutSize(width: Double(columns), height: Double(rows)))
    engine.pixelGrid = PixelGrid(scale: 1)
    try arrange()
  }

  private func arrange() throws {
    let views: [String: any LayoutItem] = [
      "bar": bar, "sidebar": sidebar, "editor": editor, "console": console,
    ]
    // Neighbours share the line between them: a distance of -1 cell.
    let metrics: [String: Double] = ["shared": -1]
    let formats = [
      "H:|[bar]|",
      "H:|[sidebar(>=12,<=24)]-(shared)-[editor(>=20@900)]|",
      "H:|[console]|",
      "V:|[bar(3)]-(shared)-[sidebar(>=4)]-(shared)-[console(>=3)]|",
      "V:[bar]-(shared)-[editor]-(shared)-[console]",
    ]
    for format in formats {
      let constraints = try VisualFormat(format).constraints(metrics: metrics, views: views)
      for constraint in constraints { try engine.install(constraint) }
    }
    // Wishes: a quarter of the width for the sidebar, a third of the height for the console.
    let width = try LayoutConstraint(
      sidebar, .width, .equal, to: screen, .width, multiplier: 0.25, priority: .defaultHigh)
    let height = try LayoutConstraint(
      console, .height, .equal, to: screen, .height, multiplier: 1.0 / 3,
      priority: .defaultHigh)
    try engine.install(width)
    try engine.install(height)
    consoleHeight = height
  }

  /// Gives the terminal another size; the panes follow at the next drawing.
  func resize(columns: Int, rows: Int) {
    engine.setRootSize(LayoutSize(width: Double(columns), height: Double(rows)))
  }

  /// Drags the line above the console up or down by some rows.
  func growConsole(by rows: Int) throws {
    guard let consoleHeight else { return }
    try consoleHeight.setConstant(consoleHeight.constant + Double(rows))
  }

  /// The screen in box characters.
  func drawing() -> String {
    engine.solve()
    var canvas = TextCanvas(
      columns: Int(engine.rootSize.width), rows: Int(engine.rootSize.height))
    for pane in screen.children {
      let frame = engine.frame(of: pane)
      canvas.drawBox(
        column: Int(frame.minX), row: Int(frame.minY), columns: Int(frame.width),
        rows: Int(frame.height), title: pane.title)
    }
    return canvas.text
  }
}
