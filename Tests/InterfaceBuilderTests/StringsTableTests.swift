import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

@MainActor @Suite struct StringsTableTests {
  @Test func grammar() throws {
    let text = """
      /* a comment
         of two lines */ "a.text" = "one\\n\\"two\\"\\U00e9\\Ud83d\\Ude00";
      // another
      b.text = 'three'; "c.text";
      "a.title"="x;y";
      """
    let table = try StringsTable(strings: Data(text.utf8))
    #expect(
      table.entries == [
        "a.text": "one\n\"two\"é😀", "b.text": "three", "c.text": "c.text", "a.title": "x;y",
      ])
    #expect(try StringsTable(strings: Data("{ a = b; }".utf8)).entries == ["a": "b"])
    #expect(try StringsTable(strings: Data()).entries.isEmpty)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) throws {
    let data = try #require("\"a.text\" = \"Größe\";".data(using: encoding))
    #expect(try StringsTable(strings: data).entries == ["a.text": "Größe"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, "expected ';' after \"a\""), ("\n\n\"a", 3, "a text that is not closed"),
    ("\n/* x", 2, "a comment that is not closed"),
    ("\"a\" = ;", 1, "expected a text but found ';'"),
    ("\"\\U12\" = \"b\";", 1, "an escape \\U without four hexadecimal digits"),
    ("{ a = b; } c", 1, "text after the closing '}'"),
  ])
  func tablesThatAreNone(text: String, line: Int, words: String) throws {
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try StringsTable(strings: Data(text.utf8), name: "xx.strings")
    }
    #expect(error?.line == line)
    #expect(error?.reason == .invalidStrings(words))
  }

  /// Xcode compiles tables to property lists, binary or XML; the system's own writer makes them here.
  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func compiledTables(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "Ä \"x\"\n", "b.title": "b", "count": ["one": "1"]],
      format: format, options: 0)
    let table = try StringsTable(strings: data, name: "xx.strings")
    #expect(table.entries == ["a.text": "Ä \"x\"\n", "b.title": "b"])
    let error = #expect(throws: InterfaceBuilderError.self) {
      _ = try StringsTable(strings: data.dropLast(data.count / 2), name: "xx.strings")
    }
    #expect(
      error?.reason == .invalidStrings("it is not a property list with texts by key"))
    #expect(throws: InterfaceBuilderError.self) {
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["a", "b"], format: format, options: 0)
      _ = try StringsTable(strings: list, name: "xx.strings")
    }
  }

  /// Every kind of text a table can have, each by the key Interface Builder exports it under.
  @Test func textsOfADocument() throws {
    let table = StringsTable(entries: [
      "label.text": "L", "long.text": "short", "field.placeholder": "P", "button.normalTitle": "N",
      "configured.configuration.title": "C", "segments.segmentTitles[1]": "S", "gone.text": "x",
      "nokey": "y", "segments.segmentTitles[9]": "z",
    ])
    let text = SampleDocument.xib(
      """
      <subviews>
        <label text="l" id="label"><rect key="frame" width="1" height="1"/></label>
        <label id="long"><rect key="frame" width="1" height="1"/>
          <string key="text">two
      lines</string></label>
        <textField placeholder="p" id="field"><rect key="frame" width="1" height="1"/></textField>
        <button id="button"><rect key="frame" width="1" height="1"/><state key="normal" title="n"/>
        </button>
        <button id="configured"><rect key="frame" width="1" height="1"/>
          <buttonConfiguration key="configuration" style="plain" title="c"/></button>
        <segmentedControl id="segments"><rect key="frame" width="1" height="1"/>
          <segments><segment title="a"/><segment title="b"/></segments></segmentedControl>
      </subviews>
      """)
    let document = try InterfaceDocument(data: Data(text.utf8), name: "t.xib", strings: table)
    let views = try document.scenes[0].instantiate().viewsByID
    #expect((views["label"] as? UILabel)?.text == "L")
    #expect((views["long"] as? UILabel)?.text == "short")
    #expect((views["field"] as? UITextField)?.placeholder == "P")
    #expect((views["button"] as? UIButton)?.currentTitle == "N")
    #expect((views["configured"] as? UIButton)?.configuration?.title == "C")
    let segments = try #require(views["segments"] as? UISegmentedControl)
    #expect(segments.titleForSegment(at: 0) == "a" && segments.titleForSegment(at: 1) == "S")
  }
}
