@preconcurrency import CEdit
import Foundation
import LayoutReports

/// Reads lines from a terminal with editing, history and completion, by libedit.
@MainActor final class LineEditor {
  /// The result of asking for a line.
  enum Input {
    case line(String)
    /// Ctrl-C: the line is given up.
    case cancelled
    /// Ctrl-D on an empty line.
    case end
  }

  /// The words that can stand at the end of the text before the cursor, and how much of it they
  /// replace. One editor at a time has the terminal, and C calls back without a context.
  static var completions: (String) -> (prefix: String, words: [String]) = { _ in ("", []) }
  /// Whether white space follows a word that was completed.
  static var endsWord: (String) -> Bool = { _ in true }

  /// The width of the terminal in characters.
  static var columns: () -> Int = { 80 }

  private let editor: OpaquePointer
  private let history: OpaquePointer?
  private let historyPath: String?

  /// How many lines the history keeps.
  private static let historySize: Int32 = 1000

  /// Takes the terminal; nil where it cannot be.
  init?(historyPath: String?) {
    // Without a locale libedit drops characters that are not ASCII.
    if setlocale(LC_ALL, "").map({ String(cString: $0) })?.contains("UTF-8") != true {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    guard let editor = cedit_make("autolayout", { editor, _ in complete(editor) }) else {
      return nil
    }
    self.editor = editor
    history = cedit_make_history(editor, Self.historySize)
    self.historyPath = historyPath
    if let history, let historyPath { _ = cedit_load(history, historyPath) }
  }

  /// Asks for a line.
  ///
  /// - Throws: `StreamError` where nothing more can be written to the terminal.
  func read(prompt: String) throws(StreamError) -> Input {
    var interrupted: Int32 = 0
    // libedit keeps the pointer to the prompt while it reads.
    let text = strdup(prompt)
    defer { free(text) }
    guard let line = cedit_line(editor, text, &interrupted) else {
      try StandardStream.output.write("\n")
      return interrupted != 0 ? .cancelled : .end
    }
    defer { free(line) }
    return .line(String(cString: line))
  }

  /// Takes text as if it were typed next.
  func type(_ text: String) {
    if !text.isEmpty { cedit_push(editor, text) }
  }

  /// Keeps a line, now and between runs.
  func remember(_ line: String) {
    guard let history, !line.contains("\n") else { return }
    cedit_enter(history, line)
    if let historyPath { _ = cedit_save(history, historyPath) }
  }
}

/// Tab: puts in the common beginning of all completions, or lists them.
private func complete(_ editor: OpaquePointer?) -> UInt8 {
  guard let editor, let pointer = cedit_before_cursor(editor) else { return cedit_beep() }
  let text = String(cString: pointer)
  free(pointer)
  // libedit calls back while the main actor waits for a line.
  let (prefix, words) = MainActor.assumeIsolated { LineEditor.completions(text) }
  guard let first = words.first else { return cedit_beep() }
  var common = first
  for word in words.dropFirst() { common = common.commonPrefix(with: word) }
  if words.count == 1, MainActor.assumeIsolated({ LineEditor.endsWord(first) }) { common += " " }
  if common.count > prefix.count {
    cedit_insert(editor, String(common.dropFirst(prefix.count)))
    return cedit_refresh()
  }
  // Where that fails, so will the next answer.
  let width = MainActor.assumeIsolated { LineEditor.columns() }
  try? StandardStream.output.write("\n" + WordColumns.text(words, width: width))
  return cedit_redisplay()
}
