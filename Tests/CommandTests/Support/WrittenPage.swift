import Foundation
import FoundationXML
import Testing

/// A page that the command wrote.
struct WrittenPage {
  /// An element of a page and its attributes.
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  let text: String

  init(_ bytes: [UInt8]?) throws {
    let bytes = try #require(bytes)
    text = try #require(String(bytes: bytes, encoding: .utf8))
  }

  /// All elements of the page, which must be nested as they should be.
  ///
  /// A reader of XML takes void elements for open ones, so that they are closed before; and scripts and styles, whose text
  /// HTML reads in another way, are emptied.
  func elements() throws -> [Element] {
    var markup = text
    for (pattern, replacement) in [
      ("<!doctype html>", ""), ("(?s)(<(script|style)[^>]*>).*?</\\2>", "$1</$2>"),
      ("<(meta|input|br|link|img)((?:[^>\"]|\"[^\"]*\")*?)/?>", "<$1$2/>"),
      (" (hidden|open|disabled|autofocus)(?=[ >])", " $1=\"\""), ("&nbsp;", "&#160;"),
    ] {
      let expression = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
      markup = expression.stringByReplacingMatches(
        in: markup, range: NSRange(markup.startIndex..., in: markup), withTemplate: replacement)
    }
    let reader = Reader()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = reader
    let isWellFormed = parser.parse()
    #expect(isWellFormed, "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    return reader.elements
  }

  /// The solver inside, decompressed by the `gzip` of this machine.
  func solver() throws -> [UInt8] {
    // What begins as data that gzip has compressed.
    let match = try #require(text.firstMatch(of: /H4sI[A-Za-z0-9+\/]+=*/))
    let packed = try #require(Data(base64Encoded: String(match.output)))
    let folder = try ScratchFolder()
    try packed.write(to: URL(fileURLWithPath: "\(folder.path)/solver.wasm.gz"))
    let run = try CommandRun(shell: "gzip -d solver.wasm.gz", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = folder.bytes("solver.wasm")
    return try #require(bytes)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name.lowercased(), attributes: attributes))
    }
  }
}
