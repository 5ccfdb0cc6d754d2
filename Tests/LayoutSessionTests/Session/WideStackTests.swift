import Testing

@testable import LayoutSession

/// Rows that are added to a stack one by one cost what they are, however many there are.
@MainActor @Suite("A stack of many rows grows by the row") struct WideStackTests {
  /// The engine's work for a stack of so many labels, each with the size that a document gives it.
  private func work(_ count: Int) -> (entries: Int, rows: Int) {
    let lines =
      ["stack column vertical spacing 4"]
      + (0..<count).flatMap { ["label l\($0) \"Hi\" in column", "size l\($0) 40x20"] }
    let session = Session(
      files: MemoryFiles(["wide.layout": lines.map { $0 + "\n" }.joined()]))
    #expect(session.apply("load \"wide.layout\"").firstError == nil)
    let model = session.model
    #expect(
      model.views["l\(count - 1)"].map { model.engine.frame(of: $0).y } == Double(24 * (count - 1)))
    return (model.views["column"]?.arrangement?.visitedEntries ?? 0, model.engine.expressedRows)
  }

  @Test func workIsLinear() {
    let (few, many) = (work(100), work(400))
    #expect(many.entries - few.entries == 2 * 300, "each row looks at itself and the one before")
    // Twelve rows of the engine for each label, and those of the one before again.
    #expect(many.rows <= few.rows * 4 + 100, "\(few.rows) and \(many.rows)")
  }
}
