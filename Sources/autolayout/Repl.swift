import ArgumentParser
import Foundation
import LayoutSession

/// `autolayout repl`: constraints typed, layouts seen.
struct Repl: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Type constraints, see the layout, ask why.",
    discussion: """
      Each line is a statement or a question; help lists them. Tab completes, the arrow keys walk \
      through the history, Ctrl-C gives a line up, Ctrl-D ends the session. From a pipe, lines are \
      carried out without a prompt.
      """)

  @Argument(help: "A script to begin with.")
  var script: String?

  @MainActor func run() async throws {
    let session = Session()
    let terminal = Terminal()
    if let script {
      let response = session.apply("load \"\(script)\"")
      terminal.write(response.text(isColored: terminal.isColored))
    }
    guard isatty(STDIN_FILENO) == 1, let editor = LineEditor(historyPath: SessionStore().history)
    else {
      try ScriptRun(session, terminal).carryOut(
        String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self),
        name: nil, stopsAtError: false)
      return
    }
    converse(session, editor, terminal)
  }

  @MainActor private func converse(
    _ session: Session, _ editor: LineEditor, _ terminal: Terminal
  ) {
    let store = SessionStore()
    let autosave = Autosave(store.makeAutosave())
    LineEditor.completions = { session.completions(of: $0) }
    LineEditor.endsWord = { session.endsWord($0) }
    terminal.write("autolayout: constraints typed, layouts seen. help lists what there is.\n")
    for leftover in store.leftovers.prefix(1) {
      let text = (try? String(contentsOf: leftover, encoding: .utf8)) ?? ""
      let count = text.split(separator: "\n").count
      if case .line(let answer) = editor.read(
        prompt: "A session of \(count) statements ended abnormally. Go on with it? [y/n] "),
        answer.lowercased().hasPrefix("y")
      {
        let response = session.apply("load \"\(leftover.path)\"")
        terminal.write(response.text(isColored: terminal.isColored))
        autosave.update(from: session)
      }
      store.remove(leftover)
    }
    while let statement = nextStatement(editor) {
      let response = session.apply(statement)
      // `draw` with a number of columns asks for characters.
      let wantsPicture = statement.trimmingCharacters(in: .whitespaces) == "draw"
      if !(wantsPicture && !response.isFailure && terminal.showPicture(of: session)) {
        terminal.write(response.text(isColored: terminal.isColored))
      }
      autosave.update(from: session)
      if response.isEnd { break }
    }
    autosave.discard()
  }

  /// A statement, which may take several lines; nil at the end.
  @MainActor private func nextStatement(_ editor: LineEditor) -> String? {
    var statement = ""
    while true {
      switch editor.read(prompt: statement.isEmpty ? "> " : "… ") {
      case .cancelled:
        statement = ""
      case .end:
        return nil
      case .line(let line):
        statement += (statement.isEmpty ? "" : " ") + line
        if Session.isIncomplete(statement) {
          if statement.hasSuffix("\\") { statement.removeLast() }
          continue
        }
        if statement.contains(where: { !$0.isWhitespace }) { editor.remember(statement) }
        return statement
      }
    }
  }
}
