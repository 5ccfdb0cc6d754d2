import Foundation
import InterfaceBuilder
import Testing

/// What is read of each form of markup, and what each kind of mistake is called.
@Suite struct MarkupTests {
  private static func fixtures() throws -> [Data] {
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Fixtures")
    return try
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      ?? [])
      .filter { name in [".xib", ".storyboard"].contains { name.hasSuffix($0) } }.sorted()
      .map { try Data(contentsOf: folder.appending(path: $0)) }
  }

  /// Each start tag with its attributes and line, each end tag with the text of its element; the words of
  /// the refusal where there is one.
  private static func events(of data: Data) -> [String] {
    do throws(InterfaceBuilderError) {
      return events(of: try DocumentReader(file: "a.xib").read(data))
    } catch {
      return [error.description]
    }
  }

  private static func events(of element: DocumentElement) -> [String] {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ["\(element.name) \(attributes) \(element.line)"]
      + element.children.flatMap { events(of: $0) } + ["/\(element.name) \(element.text)"]
  }

  /// What is expected follows from XML 1.0 (https://www.w3.org/TR/xml/): 2.11 for the ends of lines,
  /// 3.3.3 for the values of attributes, 4.6 for the entities that every document has.
  @Test(arguments: [
    (
      "<a>x&lt;&#65;&#x20AC;&quot;<b/> y </a>",
      ["a [] 1", "b [] 1", "/b ", "/a x<A\u{20AC}\" y"]
    ),
    (
      "<a b='1 \"2\"' c=\"&#10;\t\r\n&apos;\"/>",
      [#"a ["b=1 \"2\"", "c=\n  \'"] 2"#, "/a "]
    ),
    ("<a b='&amp;&#38;&lt;'>&amp;&#38;</a>", ["a [\"b=&&<\"] 1", "/a &&"]),
    ("<a>1\r\n2\r3</a>", ["a [] 1", "/a 1\n2\n3"]),
    ("<a><![CDATA[<&]]]]></a>", ["a [] 1", "/a <&]]"]),
    ("<a>1<b> </b>2<!-- 3 -->4</a>", ["a [] 1", "b [] 1", "/b ", "/a 124"]),
    ("<!-- x --><a><!-- y - z --><?p q?></a><!-- -->", ["a [] 1", "/a "]),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a\n b = '1'\n\n/>\n",
      ["a [\"b=1\"] 5", "/a "]
    ),
    ("<?xml version=\"1.1\" encoding=\"ascii\"?><a>\u{E4}</a>", ["a [] 1", "/a \u{E4}"]),
    ("\u{FEFF}<a/>", ["a [] 1", "/a "]),
    (
      "<a.b-c_1 \u{E4}=\"\u{F6}\">\u{FC}</a.b-c_1 >",
      ["a.b-c_1 [\"\u{E4}=\u{F6}\"] 1", "/a.b-c_1 \u{FC}"]
    ),
    (
      "<p:a xmlns='u' xmlns:p='v' p:b='1' q:c='2'><q:d/></p:a>",
      ["p:a [\"p:b=1\", \"q:c=2\", \"xmlns=u\", \"xmlns:p=v\"] 1", "q:d [] 1", "/q:d ", "/p:a "]
    ),
    ("<a>]] ></a>", ["a [] 1", "/a ]] >"]),
    ("<a>\u{1F600}&#x1F600;</a>", ["a [] 1", "/a \u{1F600}\u{1F600}"]),
  ])
  func formsOfMarkup(text: String, expected: [String]) {
    #expect(Self.events(of: Data(text.utf8)) == expected)
  }

  /// Whole and damaged documents are read by several threads at once as they are by one.
  @Test(arguments: [21, 22, 23, 24] as [UInt64])
  func damagedFixtures(seed: UInt64) async throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count > 20)
    var damage = Damage(seed: seed)
    let inputs =
      fixtures
      + (0..<150).map { _ in
        Data(damage.damaged([UInt8](fixtures.randomElement(using: &damage.random) ?? Data())))
      }
    let alone = inputs.map { Self.events(of: $0) }
    #expect(alone.prefix(fixtures.count).allSatisfy { $0.count > 1 })
    #expect(alone.count { $0.count == 1 } > 10)
    let different = await withTaskGroup(of: Int?.self) { group in
      for index in inputs.indices {
        group.addTask { Self.events(of: inputs[index]) == alone[index] ? nil : index }
      }
      return await group.reduce(into: []) { different, index in
        different += [index].compactMap(\.self)
      }
    }
    #expect(different == [])
  }

  @Test(arguments: [
    ("<a", "1:3: is not well-formed XML: a tag that is not closed by '>'"),
    ("<a>\n<b id=\"x\">", "2:11: is not well-formed XML: the document ends before all elements"),
    ("<a>\n<b id=\"x\">&c;</b></a>", "2:14: is not well-formed XML: an entity that is not defined"),
    ("<a>& b</a>", "1:5: is not well-formed XML: '&' without the name of an entity"),
    ("<a>&lt b</a>", "1:7: is not well-formed XML: an entity that is not closed by ';'"),
    ("<a>&#0;</a>", "1:8: is not well-formed XML: a character that XML does not allow"),
    ("<a>&#xg;</a>", "1:7: is not well-formed XML: the number of a character is not written"),
    ("<a>\u{1}</a>", "1:4: is not well-formed XML: a character that XML does not allow"),
    ("<a> \u{0}</a>", "1:5: is not well-formed XML: a character that XML does not allow"),
    ("<a/>\n\u{0}<b/>", "2:1: is not well-formed XML: a character that XML does not allow"),
    ("<a b=1/>", "1:6: is not well-formed XML: an attribute is not written correctly"),
    ("<a b/>", "1:5: is not well-formed XML: an attribute is not written correctly"),
    ("<a b='1'c='2'/>", "1:9: is not well-formed XML: an attribute is not written correctly"),
    ("<a b='1' b='2'/>", "1:15: is not well-formed XML: the attribute b is there twice"),
    ("<a b:c='1' b:c='2'/>", "1:19: is not well-formed XML: the attribute b:c is there twice"),
    ("<a b='<'/>", "1:7: is not well-formed XML: '<' in the value of an attribute"),
    ("<a b='1>\n</a>", "2:1: is not well-formed XML: '<' in the value of an attribute"),
    ("<a b='1>\n", "2:1: is not well-formed XML: a text that is not closed"),
    ("<a>< b/></a>", "1:5: is not well-formed XML: a tag without a name"),
    ("<a><b / ></a>", "1:7: is not well-formed XML: an attribute is not written correctly"),
    ("<a></b>", "1:8: is not well-formed XML: an end tag that does not match its start tag"),
    ("<a/></a>", "1:5: is not well-formed XML: something after the end of the root element"),
    ("<a/><b/>", "1:5: is not well-formed XML: something after the end of the root element"),
    ("<a/>x", "1:5: is not well-formed XML: something after the end of the root element"),
    ("<a/>&lt;", "1:5: is not well-formed XML: something after the end of the root element"),
    ("<a>]]></a>", "1:4: is not well-formed XML: ']]>' outside of a literal text"),
    ("<a><![CDATA[x</a>", "1:18: is not well-formed XML: a literal text that is not closed"),
    ("<a><!-- x -- y --></a>", "1:11: is not well-formed XML: two hyphens inside a comment"),
    ("<a><!-- x ", "1:11: is not well-formed XML: a comment that is not closed"),
    ("<a><?xml version='1.0'?></a>", "1:9: is not well-formed XML: an XML declaration that is not"),
    (
      "<?xml version=1.0?><a/>",
      "1:15: is not well-formed XML: an XML declaration that is not written"
    ),
    ("<?xml version='2.0'?><a/>", "1:20: is not well-formed XML: Unsupported version '2.0'"),
    ("<a><?p ", "1:8: is not well-formed XML: a processing instruction that is not closed"),
    ("<a><? p?></a>", "1:6: is not well-formed XML: a processing instruction without a name"),
    ("<a><!ENTITY b 'c'></a>", "1:5: is not well-formed XML: a tag without a name"),
  ])
  func mistakes(text: String, expected: String) throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      _ = try DocumentReader(file: "a.xib").read(Data(text.utf8))
    }
    #expect(error.description.hasPrefix("a.xib:\(expected)"), "\(error)")
  }

  /// The innermost element with an identifier is named.
  @Test func theElementOfAMistakeIsNamed() throws {
    let error = try #require(throws: InterfaceBuilderError.self) {
      _ = try DocumentReader(file: "a.xib").read(Data("<a><b id=\"x\"><c>&d;</c></b></a>".utf8))
    }
    #expect(error.elementID == "x" && error.element == "c")
  }

  #if os(Linux)
    /// Nothing is kept of 4,000 documents with a hundred mistakes each: of 80 bytes for each of these,
    /// which Foundation's parser kept, there would be 32 megabytes. It is a process of its own, as other
    /// tests use memory meanwhile.
    @Test func malformedDocumentsLeaveNothing() async {
      await #expect(processExitsWith: .success) {
        let mistakes = [
          "&x;", "<b c='1' c='1'/>", "]]>", "<b c=1/>", "</x>", "< b/>", "\u{1}", "<!-- -- -->",
        ]
        let documents = mistakes.map {
          Data(("<a><b id=\"x\">" + String(repeating: $0, count: 100) + "</b></a>").utf8)
        }
        func readAll(_ count: Int) throws -> Int {
          for number in 0..<count {
            #expect(throws: InterfaceBuilderError.self) {
              try DocumentReader(file: "a.xib").read(documents[number % documents.count])
            }
          }
          let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
          let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS") })
          return try #require(Int(line.filter(\.isNumber)))
        }
        let before = try readAll(1_000)
        let after = try readAll(4_000)
        #expect(after - before < 800, "\(after - before) kB more")
      }
    }

    /// A million mistakes cost no more than one: of 80 bytes for each, which Foundation's parser kept, there
    /// would be 80 megabytes. It is a process of its own, as other tests use memory meanwhile.
    @Test func theFirstMistakeIsTheLast() async {
      await #expect(processExitsWith: .success) {
        func peak(_ content: String) throws -> Int {
          let data = Data(("<a>&x;" + content + "</a>").utf8)
          #expect(throws: InterfaceBuilderError.self) {
            try DocumentReader(file: "a.xib").read(data)
          }
          let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
          let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
          return try #require(Int(line.filter(\.isNumber)))
        }
        let before = try peak(String(repeating: "abc", count: 1_000_000))
        let after = try peak(String(repeating: "&x;", count: 1_000_000))
        #expect(after - before < 20_000, "\(after - before) kB more")
      }
    }
  #endif
}
