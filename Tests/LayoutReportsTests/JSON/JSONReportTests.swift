import Foundation
import LayoutReports
import Testing

@Suite struct JSONReportTests {
  @Test func theSameReportIsTheSameText() {
    struct Report: Encodable {
      var findings: [String]
      var files: Int
    }
    #expect(JSONReport.text(Report(findings: [], files: 3)) == #"{"files":3,"findings":[]}"#)
    let counts = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", $0) })
    // Built in another order, a dictionary has its keys in another order.
    let others = Dictionary(uniqueKeysWithValues: (0..<50).reversed().map { ("k\($0)", $0) })
    #expect(JSONReport.text(counts) == JSONReport.text(others))
  }

  @Test func aMissingValueIsNull() throws {
    let conflict = ExplanationRecord.Conflict(members: ["a"], givenUp: nil)
    let text = JSONReport.text(conflict)
    #expect(text == #"{"givenUp":null,"members":["a"]}"#)
    let back = try JSONDecoder().decode(
      ExplanationRecord.Conflict.self, from: Data(text.utf8))
    #expect(back == conflict)
  }

  @Test func aNumberThatIsNoneIsTold() {
    #expect(JSONReport.text([1, .infinity, .nan]) == #"[1,"Infinity","NaN"]"#)
  }
}
