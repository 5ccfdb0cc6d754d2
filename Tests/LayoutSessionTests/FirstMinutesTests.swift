import AutoLayout
import LayoutReports
import LayoutSession
import PortableUIKit
import Testing

/// What somebody tries who has not read anything.
@MainActor @Suite struct FirstMinutesTests {
  @Test(arguments: ["reset", "new"])
  func everythingCanBeTakenAwayAndBroughtBack(word: String) {
    let session = Session(files: MemoryFiles())
    for line in [
      "device \"iPhone 15\"", "view card in screen", "label title \"Hello\" in card",
      "x >= 3 as wide",
      "H:|-[title]-|", "rtl on",
    ] {
      #expect(!session.apply(line).isFailure, "\(line)")
    }
    let before = ["show", "constraints", "tree"].map { session.apply($0).text() }
    #expect(session.apply(word).text() == "all is gone; undo brings it back\n")
    #expect(session.apply("show").text() == "nothing has been declared\n")
    #expect(session.apply("constraints").text() == "there are no constraints\n")
    // Numbers begin anew, names are free, and nothing is left of the surroundings.
    #expect(
      session.apply("view card 10x10").text() == "1  card.width == 10\n2  card.height == 10\n")
    #expect(session.apply("card.leading").text() == "card.leading = 0\n")
    #expect(session.apply("screen.width").isFailure)
    session.apply("undo 2")
    #expect(["show", "constraints", "tree"].map { session.apply($0).text() } == before)
    session.apply("redo 2")
    #expect(session.apply("card.width").text() == "card.width = 10\n")
  }

  /// Each is refused with a line that does what was wanted.
  @Test(
    arguments: [
      ("?", "help lists what there is"), (".help", "write help"), (".quit", "write quit"),
      (".exit now", "write exit"), ("delete title", "such as remove title"),
      ("rm x", "such as remove title"),
      ("clear all", "such as reset"), ("load card.layout", "load \"card.layout\""),
      ("save card.swift", "save \"card.swift\""),
      ("load /books/a-b.layout", "load \"/books/a-b.layout\""),
      ("load Main.storyboard scene X", "load \"Main.storyboard\""),
      ("png out.png", "png \"out.png\""),
      ("html pages/card", "html \"pages/card\""), ("set x = 3", "write set x 3"),
      ("set card.width = 400", "write set card . width 400"),
      ("title.text = \"Hi\"", "text title \"Hi\""),
      ("var x = 3", "such as x == 3"),
    ])
  func aHintSaysWhatToWrite(line: String, hint: String) {
    let session = Session(files: MemoryFiles())
    for line in ["view card 320x200", "label title \"Hello\" in card", "x == 2"] {
      session.apply(line)
    }
    let response = session.apply(line)
    #expect(response.firstError?.hint == hint, "\(response.text())")
  }

  @Test func aRelationBetweenNamesOfCommandsStaysOne() {
    let session = Session(files: MemoryFiles())
    for line in ["set == 3", "reset + new <= 4", "undo = 2", "x = 3"] {
      #expect(!session.apply(line).isFailure, "\(line)")
    }
  }

  @Test func namesOfAnyScriptStandInFormats() {
    let session = Session(files: MemoryFiles())
    for line in [
      "view größe 320x200", "label 日本 \"a\" in größe", "label élan \"b\" in größe",
      "H:|-[日本]-[élan]-|",
      "V:|-[élan(40)]", "H:[日本(==élan)]",
    ] {
      let response = session.apply(line)
      #expect(!response.isFailure, "\(response.text())")
    }
    #expect(session.apply("élan.height").text() == "élan.height = 40\n")
  }

  @Test func wordsStandInColumns() {
    let words = (1...10).map { "word\($0)" }
    #expect(WordColumns.text(words, width: 1000) == words.joined(separator: "  ") + "\n")
    #expect(
      WordColumns.text(words, width: 22)
        == "word1  word5  word9\nword2  word6  word10\nword3  word7\nword4  word8\n")
    #expect(WordColumns.text(words, width: 3) == words.map { $0 + "\n" }.joined())
    #expect(WordColumns.text([], width: 80) == "")
    for width in [1, 10, 40, 80] {
      for line in WordColumns.text(words, width: width).split(separator: "\n") {
        #expect(line.count <= max(width, 6))
      }
    }
  }
}
