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

  /// Rules for numbers become the text for many, rules for room the longest one.
  @Test func rulesForNumbersAndRoom() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>label.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>a file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict><key>one</key><string>a folder</string><key>other</key><string>%d folders</string></dict>
      </dict>
      <key>title.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Wide</string><key>100</key><string>The widest</string></dict></dict>
      <key>odd.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@circle@</string>
      <key>circle</key><dict><key>other</key><string>%#@circle@</string></dict></dict>
      <key>none.text</key><string>no rule</string>
      </dict></plist>
      """
    let table = try StringsTable(rules: Data(list.utf8))
    #expect(
      table.entries == [
        "label.text": "%d files in %d folders", "title.text": "The widest",
        "odd.text": "%#@circle@",
      ])
    #expect(throws: InterfaceBuilderError.self) { try StringsTable(rules: Data("[1]".utf8)) }
  }

  /// Texts of a catalog vary by number, by device, and by both; languages are those of all its texts.
  @Test func catalogsVary() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "ein Tag"}}, "other": {"stringUnit": {"value": "%d Tage"}}}}}}},
        "b.text": {"localizations": {"fr": {"stringUnit": {"value": "Toucher"}}, "de": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Klicken"}}, "iphone": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "%d mal tippen"}}}}}}}}}},
        "c.text": {"extractionState": "stale"}}}
      """
    let table = try StringsTable(catalog: Data(catalog.utf8), language: "de")
    #expect(table.entries == ["a.text": "%d Tage", "b.text": "%d mal tippen"])
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Base.lproj", "it.lproj", "ja.lproj", "empty.lproj", "mul.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try Data(catalog.utf8).write(to: folder.appending(path: "mul.lproj/Main.xcstrings"))
    try Data("\"a.text\" = \"Giorni\";".utf8).write(
      to: folder.appending(path: "it.lproj/Main.strings"))
    try Data("<plist version=\"1.0\"><dict/></plist>".utf8)
      .write(to: folder.appending(path: "ja.lproj/Main.stringsdict"))
    try Data("\"a.text\" = \"Other\";".utf8).write(
      to: folder.appending(path: "ja.lproj/Other.strings"))
    let document = folder.appending(path: "Base.lproj/Main.storyboard")
    #expect(StringsTable.languages(near: document) == ["de", "fr", "it", "ja"])
    #expect(
      StringsTable.languages(near: folder.appending(path: "Base.lproj/Other.storyboardc")) == ["ja"]
    )
    #expect(try StringsTable(near: document, languages: ["it"])?.entries == ["a.text": "Giorni"])
    #expect(try StringsTable(near: document, languages: ["xx"]) == nil)
  }
}
