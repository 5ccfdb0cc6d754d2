import Testing

@testable import TerminalPanes

/// The worked example of a toolkit with nodes of its own.
@Suite struct TerminalPanesTests {
  /// 60 × 16: the sidebar has a quarter, 15; the console a third, 5.33, its top edge at 10.67 rounds
  /// to row 11.
  @Test func wide() throws {
    let workbench = try Workbench(columns: 60, rows: 16)
    #expect(
      workbench.drawing() == """
        ┌──────────────────────────────────────────────────────────┐
        │ Workbench                                                │
        ├─────────────┬────────────────────────────────────────────┤
        │ Files       │ Editor                                     │
        │             │                                            │
        │             │                                            │
        │             │                                            │
        │             │                                            │
        │             │                                            │
        │             │                                            │
        │             │                                            │
        ├─────────────┴────────────────────────────────────────────┤
        │ Console                                                  │
        │                                                          │
        │                                                          │
        └──────────────────────────────────────────────────────────┘
        """)
  }

  /// 40 × 12: a quarter is 10, but the sidebar is at least 12; the console has 4 rows and one more.
  @Test func narrow() throws {
    let workbench = try Workbench(columns: 60, rows: 16)
    workbench.resize(columns: 40, rows: 12)
    try workbench.growConsole(by: 1)
    #expect(
      workbench.drawing() == """
        ┌──────────────────────────────────────┐
        │ Workbench                            │
        ├──────────┬───────────────────────────┤
        │ Files    │ Editor                    │
        │          │                           │
        │          │                           │
        │          │                           │
        ├──────────┴───────────────────────────┤
        │ Console                              │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        """)
  }
}
