import Foundation
import LayoutSession
import Testing

@Suite struct JSONTextTests {
  @Test func keysKeepTheirOrder() {
    let value = JSONText.object([
      .init("b", .integer(1)), .init("a", .array([.null, .bool(true), .number(0.5)])),
    ])
    #expect(value.text() == #"{"b":1,"a":[null,true,0.5]}"#)
  }

  @Test func numbersAreJSON() {
    let numbers: [(Double, String)] = [
      (3, "3"), (-0.25, "-0.25"), (20.333333333333332, "20.333333333333332"), (1e300, "1e+300"),
      (.nan, "null"), (-.infinity, "null"), (-0.0, "0"),
    ]
    for (value, text) in numbers { #expect(JSONText.number(value).text() == text) }
  }

  @Test func whatIsWrittenIsReadBackByAnother() throws {
    let texts = ["", "\"\\/", "a\nb\r\t", "\u{0}\u{1F}\u{7F}", "ü – 漢 🙂", "\u{2028}"]
    let data = Data(JSONText.array(texts.map { .string($0) }).text().utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == texts)
  }
}
