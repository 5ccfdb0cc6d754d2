import LayoutSession
import Testing

/// The examples of the help pages work as they stand.
@MainActor @Suite struct HelpTests {
  @Test(arguments: HelpTopic.all.map(\.name))
  func theExamplesOfAPageWorkOneAfterAnother(name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    let session = Session(files: MemoryFiles())
    for example in topic.examples {
      let response = session.apply(example)
      #expect(!response.isFailure, "\(example): \(response.text())")
    }
    #expect(session.apply("help \(name)").text() == topic.text)
  }

  @Test func everyWordIsShownOnAPage() {
    let text = HelpTopic.all.map(\.text).joined(separator: "\n")
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    #expect(SessionWords.all.filter { !words.contains($0) } == [])
  }

  @Test func everyWordIsOnOnePageInALineThatCanBeRead() throws {
    let commands = HelpTopic.all.flatMap(\.commands)
    for command in commands { _ = try StatementParser.statement(in: command.form) }
    for topic in HelpTopic.all {
      let others = HelpTopic.all.filter { $0.name != topic.name }.flatMap(\.commands).map(\.word)
      // text size is another matter than the text of a view.
      #expect(topic.commands.filter { others.contains($0.word) && $0.word != "text" } == [])
    }
    #expect(Set(commands.map(\.word)).isSuperset(of: SessionWords.all))
  }

  @Test func theHelpOnACommandIsItsPage() {
    let session = Session()
    for (word, topic) in [("why", "questions"), ("set", "values"), ("stack", "views")] {
      #expect(session.apply("help \(word)").text() == session.apply("help \(topic)").text())
    }
    #expect(session.apply("help swep").text().contains("did you mean sweep?"))
  }

  @Test func pagesFitATerminal() throws {
    let session = Session()
    for name in [""] + HelpTopic.all.map({ " " + $0.name }) {
      for line in session.apply("help\(name)").text().split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
