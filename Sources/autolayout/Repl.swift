import ArgumentParser
import AutoLayout
import Foundation
import LayoutReports
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

  @Argument(help: "A script to begin with.", completion: .scripts)
  var script: String?

  @MainActor func run() async throws {
    let session = Session()
    let terminal = Terminal()
    let isConversation = StandardStream.input.isTerminal
    if let script {
      let response = session.apply("load \"\(script)\"")
      // A person reads why it could not be loaded, and goes on; a program is told by the status.
      guard isConversation || !response.isFailure else { try refuse(script, response) }
      try terminal.write(response.text(isColored: terminal.isColored, isQuiet: !isConversation))
    }
    guard isConversation, let editor = LineEditor(historyPath: SessionStore().history) else {
      try ScriptRun(session).carryOut(
        try StandardStream.input.readText(), name: nil, stopsAtError: false)
      return
    }
    try converse(session, editor, terminal)
  }

  @MainActor private func refuse(_ script: String, _ response: Response) throws -> Never {
    let isMissing = !FileManager.default.fileExists(atPath: script)
    try StandardStream.error.write(response.text())
    throw ExitCode((isMissing ? ExitStatus.noInput : .unreadableInput).rawValue)
  }

  @MainActor private func converse(
    _ session: Session, _ editor: LineEditor, _ terminal: Terminal
  ) throws {
    let store = SessionStore()
    let autosave = Autosave(store.makeAutosave())
    LineEditor.completions = { session.completions(of: $0) }
    LineEditor.endsWord = { session.endsWord($0) }
    LineEditor.columns = { terminal.columns }
    try terminal.write(
      """
      autolayout: type constraints, see the layout, ask why.
      Begin with view card 320x80, or with x + 2*y == 10; help lists what there is.

      """)
    if let leftover = store.leftovers.first {
      try offer(leftover, of: store, session, editor, terminal)
      autosave.update(from: session)
    }
    while let statement = try nextStatement(editor) {
      session.drawingColumns = min(60, max(20, terminal.columns))
      let response = session.apply(statement)
      // An answered statement is safe.
      autosave.update(from: session)
      // `draw` with a number of columns asks for characters.
      let wantsPicture = statement.trimmingCharacters(in: .whitespaces) == "draw"
      if wantsPicture, !response.isFailure, try terminal.showPicture(of: session, editor) {
        // It stands for the answer.
      } else {
        try terminal.write(response.text(isColored: terminal.isColored))
      }
      if response.isEnd { break }
    }
    autosave.discard()
  }

  /// Offers to go on with a session that ended abnormally; without a clear answer it is kept for the next
  /// start.
  @MainActor private func offer(
    _ leftover: URL, of store: SessionStore, _ session: Session, _ editor: LineEditor,
    _ terminal: Terminal
  ) throws {
    let bytes = (try? DiskFiles().read(leftover.path)) ?? Data()
    let text = String(decoding: bytes, as: UTF8.self)
    let count = NumberText.count(text.split(separator: "\n").count, "statement")
    guard
      case .line(let answer) = try editor.read(
        prompt: "A session of \(count) ended abnormally. Go on with it? [y/n] ")
    else { return }
    if answer.lowercased().hasPrefix("y") {
      let response = session.apply("load \"\(leftover.path)\"")
      guard !response.isFailure else {
        try terminal.write(response.text(isColored: terminal.isColored))
        return
      }
      try terminal.write("\(count) back; history lists what was done\n")
    } else if !answer.lowercased().hasPrefix("n") {
      try terminal.write("It is kept for the next start.\n")
      return
    }
    store.remove(leftover)
  }

  /// A statement, which may take several lines; nil at the end.
  @MainActor private func nextStatement(_ editor: LineEditor) throws -> String? {
    var statement = ""
    while true {
      switch try editor.read(prompt: statement.isEmpty ? "> " : "… ") {
      case .cancelled:
        statement = ""
      case .end:
        // In the middle of a statement it is the statement that ends.
        guard !statement.isEmpty else { return nil }
        statement = ""
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
