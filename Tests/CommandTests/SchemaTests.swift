import DocumentTools
import Foundation
import LayoutReports
import LayoutSession
import Testing

/// Every report for programs keeps to its schema in Docs/Schemas, by the judgement of Python's jsonschema, and the
/// type that decodes it reads it back without loss.
@Suite struct SchemaTests {
  /// A Python that has jsonschema; nil where there is none.
  private static let python: String? = ["python3", "/usr/bin/python3"].first { program in
    (try? CommandRun(shell: "\(program) -c 'import jsonschema' 2> /dev/null"))?.status == 0
  }

  private static let schemas = CommandRun.package.appendingPathComponent("Docs/Schemas").path

  /// What the judge says of `text` under a schema: nothing where it keeps to it.
  private func complaint(_ text: String, _ schema: String) throws -> String {
    let folder = try ScratchFolder()
    let file = try folder.write(text, to: "report.json")
    let run = try CommandRun(
      shell: """
        \(Self.python ?? "python3") - '\(Self.schemas)/\(schema).schema.json' '\(file)' <<'END'
        import json, sys, jsonschema
        schema, report = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
        jsonschema.Draft202012Validator.check_schema(schema)
        for error in jsonschema.Draft202012Validator(schema).iter_errors(report):
            print(error.json_path, error.message)
        END
        """)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// Checks a report by the judge and by a type that decodes it.
  private func check<Record: Codable>(
    _ text: String, _ schema: String, as type: Record.Type, without key: String
  ) throws {
    #expect(text.hasSuffix("\n"))
    let record = try JSONDecoder().decode(Record.self, from: Data(text.utf8))
    #expect(JSONReport.line(record) == text)
    guard Self.python != nil else { return }
    #expect(try complaint(text, schema) == "")
    // The schema tells a report that lacks a key, and one that has another.
    let quoted = "\"\(key)\":"
    let other = text.replacingOccurrences(of: quoted, with: "\"another\":")
    #expect(other != text)
    let complaints = try complaint(other, schema)
    #expect(complaints.contains("'\(key)'") && complaints.contains("another"), "\(complaints)")
  }

  @Test(.enabled(if: python != nil, "python3-jsonschema is not installed: no schema is checked"))
  func schemasAreJudged() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.schemas).sorted()
    #expect(
      files.map { $0.replacingOccurrences(of: ".schema.json", with: "") } == [
        "devices", "diff", "doctor", "explain-log", "explain", "lint", "run", "sweep",
        "verify",
      ])
  }

  @Test func devices() throws {
    let text = try CommandRun("devices", "--json").output
    try check(text, "devices", as: [DeviceRecord].self, without: "safeArea")
  }

  @Test func aDifference() throws {
    let folder = try ScratchFolder()
    let old = try folder.write(TinyDocument.text(), to: "old.storyboard")
    let new = try folder.write(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"width\" "
          + "constant=\"50\" priority=\"1\" id=\"cns-nw-001\"/>"), to: "new.storyboard")
    let text = try CommandRun("diff", old, new, "--json").output
    try check(text, "diff", as: DiffRecord.self, without: "differences")
    try check(
      CommandRun("diff", "Docs/Examples/Profile.storyboard", old, "--json").output, "diff",
      as: DiffRecord.self, without: "oldTitle")
  }

  @Test func aSweep() throws {
    let text = try CommandRun(
      "sweep", "Docs/Examples/Profile.storyboard", "--view", "note-label", "--json",
      "--widths", "320-700"
    ).output
    try check(text, "sweep", as: SweepRecord.self, without: "sampled")
    let record = try JSONDecoder().decode(SweepRecord.self, from: Data(text.utf8))
    let view = try #require(record.views.first)
    #expect(record.views.count == 1 && view.view == "note-label" && !view.sampled)
    #expect(view.stretches.first?.from == 320 && view.stretches.last?.to == 700)
    // The note lies 32 points from either edge, over three lines, two and one.
    for stretch in view.stretches {
      #expect((stretch.start[2] - (stretch.from - 64)).magnitude < 1)
      #expect((stretch.end[2] - (stretch.to - 64)).magnitude < 1)
    }
    #expect(view.stretches.count == 3 && view.stretches[1].beginning != nil)
  }

  @Test func aVerification() throws {
    let folder = try ScratchFolder()
    let moved = try String(contentsOfFile: "Docs/Examples/Profile.storyboard", encoding: .utf8)
      .replacingOccurrences(of: "constant=\"72\"", with: "constant=\"80\"")
    _ = try folder.write(moved, to: "moved.storyboard")
    _ = try folder.write("<document", to: "damaged.xib")
    let text = try CommandRun("verify", "--json", "--explain", folder.path).output
    try check(text, "verify", as: VerificationRecord.self, without: "unrecorded")
    let record = try JSONDecoder().decode(VerificationRecord.self, from: Data(text.utf8))
    #expect(record.failures.contains { $0.cause != nil } && !record.errors.isEmpty)
  }

  @Test func findings() throws {
    let folder = try ScratchFolder()
    _ = try folder.write("<document", to: "damaged.xib")
    _ = try folder.write(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"width\" "
          + "secondItem=\"nothing\" secondAttribute=\"width\" id=\"cns-nw-001\"/>"),
      to: "a.storyboard")
    let text = try CommandRun("lint", folder.path, "--json").output
    try check(text, "lint", as: LintRecord.self, without: "fingerprint")
    let record = try JSONDecoder().decode(LintRecord.self, from: Data(text.utf8))
    #expect(!record.findings.isEmpty && !record.errors.isEmpty)
  }

  @Test func explanations() throws {
    let folder = try ScratchFolder()
    let script = try folder.write(
      "a >= 50\nb == a + 10\nb <= 40\nview card 10x10\nlabel t \"T\" in card\n", to: "a.layout")
    let text = try CommandRun("explain", script, "--view", "card", "--json").output
    try check(text, "explain", as: ExplanationRecord.self, without: "ambiguities")
    let log = try CommandRun("explain", "Tests/Logs/cell.log", "--json").output
    try check(log, "explain-log", as: [ConflictLogRecord].self, without: "platform")
  }

  @Test func statements() throws {
    let folder = try ScratchFolder()
    let script = try folder.write(
      "view card 20x10\ncard.width == 30\ndraw\nx + (y <= 3\nhelp draw\n", to: "a.layout")
    let lines = try CommandRun("run", script, "--json").output.split(separator: "\n")
    // Statements after a refused one are not carried out.
    #expect(lines.count == 4)
    for line in lines {
      try check(line + "\n", "run", as: StatementRecord.self, without: "statement")
    }
  }

  @Test func theDoctor() throws {
    let folder = try ScratchFolder()
    let source = try folder.write("import UIKit\n@IBOutlet var label: UILabel!\n", to: "a.swift")
    try check(
      CommandRun("doctor", "--json", source).output, "doctor", as: DoctorRecord.self,
      without: "files")
  }

  /// Texts and numbers are those that another program reads.
  @Test(.enabled(if: python != nil, "python3-jsonschema is not installed: no schema is checked"))
  func anotherProgramReadsTheSame() throws {
    let texts = ["", "\"\\/", "a\nb\r\t", "\u{0}\u{1F}\u{7F}", "ü – 漢 🙂", "\u{2028}"]
    let numbers: [Double?] = [3, -0.25, 20.333333333333332, 1e300, 1e-300, nil]
    let folder = try ScratchFolder()
    let file = try folder.write(
      "[" + JSONReport.text(texts) + "," + JSONReport.text(numbers) + "]", to: "a.json")
    let read = try CommandRun(
      shell: """
        \(Self.python ?? "python3") - '\(file)' <<'END'
        import json, sys
        texts, numbers = json.load(open(sys.argv[1], encoding="utf-8"))
        print([[ord(c) for c in text] for text in texts])
        print(*["-" if number is None else float(number).hex() for number in numbers])
        END
        """)
    #expect(
      read.output == """
        \(texts.map { $0.unicodeScalars.map(\.value) })
        0x1.8000000000000p+1 -0x1.0000000000000p-2 0x1.4555555555555p+4 0x1.7e43c8800759cp+996 \
        0x1.56e1fc2f8f359p-997 -

        """)
  }
}
