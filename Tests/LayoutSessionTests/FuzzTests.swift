import Foundation
import LayoutSession
import PropertyTesting
import Testing

/// Nothing typed can end the session or corrupt it.
@MainActor @Suite struct FuzzTests {
  private static let pieces =
    SessionWords.all + [
      "view", "label", "stack", "button", "image", "in", "card", "title", "x", "y", "z", "320x200",
      "\"Hello\"", "+", "-", "*", "/", "(", ")", "==", "<=", ">=", "@", "750", "as", "wide", ".",
      "width", "leading", "centerX", "safeArea", "H:|-[card]-|", "H:[title(>=20@5)]", "V:|[card]|",
      "1e308", "-0", "0", "1e-300", "when", "horizontal", "compact", "set", "edit", "sweep",
      "1..5", "step", "remove", "activate", "deactivate", "undo", "redo", "checkpoint", "to",
      "show",
      "tree", "why", "conflicts", "ambiguity", "freedom", "tableau", "certify", "draw", "device",
      "iPad", "landscape", "trait", "rtl", "on", "text", "size", "XXL", "hug", "resist", "hide",
      "unhide", "load", "save", "\"a.layout\"", "\"a.lp\"", "\"a.swift\"", "\"a.vfl\"", "help",
      "history", "stats", "constraints", "1", "2", "3", "99", "var", ",", "#", "\"", "\\", "é",
      "\u{0}",
      "👩‍👩‍👧", "\u{202E}", "vertical", "spacing", "align", "center", "distribute", "fillEqually",
      "screen", "scroll", "lines", "font", "margins", "safeArea", "insets", "trace", "content",
      "frame",
      "all", "top", "left", "baselines", "scene", "-5", "regular", "..", "AX5", "portrait", "high",
      "\"iPhone 15\"", "\"Card.storyboard\"", "\"日本語\"", "(((", "off", "[", "|", "firstBaseline",
    ]

  /// Lines of random pieces, most of them wrong, some of them right.
  private func line(_ random: inout RandomSource) -> String {
    let count = 1 + Int(random.next() % 9)
    var line = ""
    for _ in 0..<count {
      line += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      if random.next() % 8 != 0 { line += " " }
    }
    return line
  }

  private static let right = [
    "view card 320x200", "label title \"Hello\" in card", "view a in card", "view b in a",
    "title.leading == card.leading + 8", "x + y <= 10", "x >= 2*y", "title.width >= x",
    "a.width == 2*b.width + 3 @600", "set x 3", "undo 2", "redo", "remove a", "remove x",
    "stack row in card", "button ok \"OK\" in row", "title.width <= 5", "set card.width 7",
    "device \"iPhone 8\"", "device iPad landscape", "rtl on", "hide ok", "sweep x 0..3 step 1",
    "why title", "freedom", "tableau", "save \"a.layout\"", "load \"a.layout\"", "checkpoint c",
    "undo to c", "title.leading == ok.trailing", "a.width + b.width + x <= 30", "ambiguity",
    "certify", "draw", "conflicts", "scroll s 100x100 in card", "view p in s", "V:|[p(300)]|",
    "s.content.height >= 20", "lines title 0", "lines title 2", "font title 12",
    "margins card all 12",
    "safeArea card top 44", "a.top == a.safeArea.top", "insets title left 2", "size title width 30",
    "trace on", "trace off", "title.trailing <= card.trailing", "stack m vertical margins in card",
    "load \"Card.storyboard\"", "html \"a\"", "svg \"a\"", "png \"a\"", "save \"a.vfl\"",
    "save \"a.swift\"", "save \"a.lp\"", "field f \"Ann\" in card", "toggle t in card",
    "slider l in card", "progress r in card", "image i 40x40 in card", "hug title horizontal 1000",
    "trait vertical compact", "title.top == card.top when vertical compact", "text size AX5",
    "H:|-[title]-(>=8)-[i(40)]-| align centerY as row", "set row @500", "set card.height 0",
    "title.width == 3*i.height - 2*x @999", "edit title.width", "sweep card.width 1..900 step 300",
    "why title.centerX", "show", "tree", "stats", "help views", "history", "redo 9", "draw 20",
  ]

  /// `FUZZ_SECONDS` makes the run as long as wanted.
  @Test func randomLinesNeverEndTheSession() {
    let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
    let begin = ContinuousClock.now
    var seed: UInt64 = 0
    var count = 0
    while seconds.map({ begin.duration(to: .now) < .seconds($0) }) ?? (seed < 20) {
      var random = RandomSource(seed: seed)
      let session = Session(files: MemoryFiles(Transcript.files))
      for _ in 0..<60 {
        let text =
          random.next() % 2 == 0
          ? line(&random) : Self.right[Int(random.next() % UInt64(Self.right.count))]
        // The last line of the log is the one that ended the process.
        if ProcessInfo.processInfo.environment["FUZZ_LOG"] != nil {
          FileHandle.standardError.write(Data("\(seed): \(text)\n".utf8))
        }
        let start = ContinuousClock.now
        session.apply(text)
        count += 1
        // A statement for which a person would have to wait is told; how long it takes is no test's matter.
        if ContinuousClock.now - start > .seconds(1) {
          print("seed \(seed): \(ContinuousClock.now - start) for \(text)")
        }
      }
      // The session still works: everything can be taken back to nothing.
      session.apply("undo 1000")
      #expect(session.statementCount == 0)
      #expect(session.apply("constraints").text() == "there are no constraints\n", "seed \(seed)")
      seed += 1
    }
    #expect(count > 0)
  }

  @Test func hugeInputIsRefusedAtOnce() {
    let session = Session(files: MemoryFiles())
    for text in [
      String(repeating: "x + ", count: 1_000_000), String(repeating: "H:", count: 500_000),
      "H:" + String(repeating: "[a]", count: 500_000),
      "\"" + String(repeating: "a", count: 1_000_000),
    ] {
      let response = session.apply(text)
      #expect(response.isFailure)
      #expect(response.text().utf8.count < 1000)
    }
  }
}
