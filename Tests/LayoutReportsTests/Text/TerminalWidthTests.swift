import Testing

@testable import LayoutReports

/// Widths of Unicode Standard Annex 11, as xterm and the C library have them.
@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("Layout", 6), ("ü", 1), ("u\u{308}", 1), ("漢字", 4), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｱ", 1),
    ("Ａ", 2), ("🙂", 2), ("👩‍👩‍👧", 2), ("…", 1), ("│┌", 2), ("\u{200B}", 0), ("\u{1B}", 1), ("", 0),
  ])
  func columns(text: String, columns: Int) { #expect(text.terminalColumns == columns, "\(text)") }
}
