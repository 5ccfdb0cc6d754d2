import Foundation

/// Draws a workbench of panes at two sizes: `swift run TerminalPanes`.
@main struct TerminalPanes {
  static func main() throws {
    let workbench = try Workbench(columns: 60, rows: 16)
    print(workbench.drawing())
    workbench.resize(columns: 40, rows: 12)
    try workbench.growConsole(by: 1)
    print(workbench.drawing())
  }
}
