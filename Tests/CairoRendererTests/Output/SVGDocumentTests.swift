import Testing

@testable import CairoRenderer

@Suite struct SVGDocumentTests {
  private func finished(_ document: String, title: String = "T", texts: [String] = []) -> String {
    String(
      decoding: SVGDocument.finished(Array(document.utf8), title: title, texts: texts),
      as: UTF8.self)
  }

  @Test func titleAndTextsComeFirst() {
    #expect(
      finished(
        "<?xml version=\"1.0\"?>\n<svg width=\"1\"><g/></svg>", title: "A & B",
        texts: ["one", "<two>"])
        == "<?xml version=\"1.0\"?>\n<svg width=\"1\">\n<title>A &amp; B</title>"
        + "\n<desc>one\n&lt;two&gt;</desc><g/></svg>")
  }

  @Test func charactersWithoutNotationAreLeftOut() {
    #expect(
      finished("<svg></svg>", title: "a\u{0}b\u{1B}c\u{FFFF}d")
        == "<svg>\n<title>abcd</title></svg>")
  }

  @Test func surfacesAreCountedFromTheStart() {
    #expect(
      finished(
        "<svg><g id=\"surface17\"/><use href=\"#surface12\"/><use href=\"#surface17\"/></svg>")
        == "<svg>\n<title>T</title><g id=\"surface0\"/><use href=\"#surface1\"/>"
        + "<use href=\"#surface0\"/></svg>")
  }

  @Test func somethingElseStaysAsItIs() {
    #expect(finished("no picture; a surface") == "no picture; a surface")
  }

  /// Each surface is looked at once: a document of ten thousand takes no more than the bytes it has.
  @Test func manySurfacesAreCounted() {
    let uses = (0..<10_000).map { "<use href=\"#surface\($0 + 7)\"/>" }.joined()
    let wanted = (0..<10_000).map { "<use href=\"#surface\($0)\"/>" }.joined()
    #expect(finished("<svg>\(uses)</svg>") == "<svg>\n<title>T</title>\(wanted)</svg>")
  }
}
