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
}
