import AutoLayout
import CairoRenderer
import Foundation
import LayoutReports

extension Session {
  /// How deep scripts may load scripts.
  static let loadLimit = 20
  /// The most statements of a file: three times those of the largest documents.
  private static let mostLoaded = 50_000
  /// The most statements of the files that a file loads in turn, each as often as it is loaded: more than those of the
  /// largest document. A few lines that load one another many times make millions.
  private static let mostLoadedInTurn = 20_000

  /// Writes the session in the form that the ending of the name asks for.
  func save(_ file: Located<String>) throws(SessionError) -> [Response.Part] {
    let text: String
    switch Self.ending(of: file.value) {
    case "layout": text = script
    case "vfl": text = visualFormatText()
    case "swift": text = swiftText()
    case "lp": text = linearProgramText()
    default:
      throw SessionError(
        "the name \(file.value) does not tell what to write", at: file.columns,
        hint: "it ends in .layout, .vfl, .swift or .lp")
    }
    return try write(Data(text.utf8), to: file)
  }

  func write(_ data: Data, to file: Located<String>) throws(SessionError) -> [Response.Part] {
    do throws(FileError) {
      try files.write(data, to: file.value)
    } catch {
      throw SessionError("cannot write \(file.value): \(error.reason)", at: file.columns)
    }
    return [.note("wrote \(file.value)\n")]
  }

  /// The ending of a file's name in lower case, without the point.
  static func ending(of path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }

  /// Carries out the statements of a file, each a step of its own; all of them or none.
  func load(_ file: Located<String>, scene: Located<String>?) throws(SessionError) -> Response {
    switch Self.ending(of: file.value) {
    case "storyboard", "xib", "nib": return try loadDocument(file, scene: scene)
    case "layout", "vfl":
      if let scene {
        throw SessionError("a script has no scenes", at: scene.columns)
      }
      return try loadScript(file)
    default:
      throw SessionError(
        "the name \(file.value) does not tell what is in it", at: file.columns,
        hint: "it ends in .layout, .vfl, .storyboard or .xib")
    }
  }

  private func loadScript(_ file: Located<String>) throws(SessionError) -> Response {
    guard !loading.contains(file.value), loading.count < Self.loadLimit else {
      throw SessionError("\(file.value) loads itself", at: file.columns)
    }
    let data = try read(file)
    guard let text = String(data: data, encoding: .utf8) else {
      throw SessionError("cannot read \(file.value): it is no text", at: file.columns)
    }
    var reader = ScriptReader(text)
    if let line = reader.mergeMarkerLine {
      throw SessionError(
        "\(file.value):\(line): \(ScriptReader.mergeMarkerWords)", at: file.columns,
        hint: "nothing was loaded")
    }
    return try carryOutAll(reader.rest(), of: file)
  }

  /// Carries out statements that come from a file, all of them or none.
  ///
  /// - Parameter remarks: Further remarks on the file.
  func carryOutAll(
    _ statements: [ScriptStatement], of file: Located<String>, remarks: [String] = []
  ) throws(SessionError) -> Response {
    let start = position
    var parts = try carryOutEach(statements, of: file)
    if position > start, loading.isEmpty, !Self.isShort(position) {
      steps[position - 1].fingerprint = fingerprint
    }
    let count = NumberText.count(position - start, "statement")
    parts += takeTrace() + remarks.map { .note($0 + "\n") }
    return Response(parts + [.note("loaded \(count) from \(file.value)\n")])
  }

  private func carryOutEach(
    _ statements: [ScriptStatement], of file: Located<String>
  ) throws(SessionError) -> [Response.Part] {
    if loading.isEmpty { try checkCount(of: statements, of: file) }
    loading.append(file.value)
    defer { loading.removeLast() }
    let start = position
    let undone = Array(steps[position...])
    let oldCheckpoints = checkpoints
    let wasTracing = isTracing
    let oldFloor = floor
    floor = start
    defer { floor = oldFloor }
    var parts: [Response.Part] = []
    for statement in statements {
      let response = apply(statement.text)
      if let error = response.firstError {
        // Back to where the file began, with the steps that could be redone then.
        if position > start { _ = try undo(.steps(position - start)) }
        steps = Array(steps[..<start]) + undone
        checkpoints = oldCheckpoints
        if isTracing != wasTracing { _ = setTrace(wasTracing) }
        _ = model.engine.solver.takeSteps()
        throw SessionError(
          "\(file.value):\(statement.place(of: error)): \(error.message)", at: file.columns,
          details: error.excerpt(of: statement.text) + [error.hint].compactMap(\.self),
          hint: "nothing was loaded")
      }
      parts += response.parts.filter { part in
        if case .note = part { return false }
        return true
      }
      if response.isEnd { break }
    }
    return parts
  }

  /// Refuses files of too many statements before any is carried out.
  private func checkCount(
    of statements: [ScriptStatement], of file: Located<String>
  ) throws(SessionError) {
    guard statements.count <= Self.mostLoaded else {
      throw SessionError(
        "\(file.value) has more than \(Self.mostLoaded) statements", at: file.columns,
        hint: "nothing was loaded")
    }
    var known = [file.value: 0]
    guard countInTurn(of: statements, &known, depth: 1) <= Self.mostLoadedInTurn else {
      throw SessionError(
        "the files that \(file.value) loads have more than \(Self.mostLoadedInTurn) statements",
        at: file.columns, hint: "nothing was loaded")
    }
  }

  /// How many statements come from the scripts that `statements` load; it may stop beyond the most that are carried out.
  ///
  /// - Parameter known: The statements that each script makes, with those in turn; 0 for one that is being counted.
  /// - Complexity: O(statements of the files), each of which is read once.
  private func countInTurn(
    of statements: [ScriptStatement], _ known: inout [String: Int], depth: Int
  ) -> Int {
    var count = 0
    for statement in statements where count <= Self.mostLoadedInTurn && depth < Self.loadLimit {
      guard statement.text.contains("load"),
        case .load(let file, nil)? = try? StatementParser.statement(in: statement.text),
        ["layout", "vfl"].contains(Self.ending(of: file.value))
      else { continue }
      if known[file.value] == nil {
        known[file.value] = 0
        // A file that cannot be read is refused when its turn comes.
        let inner = (try? files.read(file.value)).map { Self.statements(in: $0) } ?? []
        known[file.value] = inner.count + countInTurn(of: inner, &known, depth: depth + 1)
      }
      count += known[file.value] ?? 0
    }
    return count
  }

  private static func statements(in data: Data) -> [ScriptStatement] {
    var reader = ScriptReader(String(decoding: data, as: UTF8.self))
    return reader.rest()
  }

  func read(_ file: Located<String>) throws(SessionError) -> Data {
    do throws(FileError) {
      return try files.read(file.value)
    } catch {
      throw SessionError("cannot read \(file.value): \(error.reason)", at: file.columns)
    }
  }
}

extension Response {
  /// Why the statement was refused, if it was.
  public var firstError: SessionError? {
    for case .error(let error, _) in parts { return error }
    return nil
  }
}
