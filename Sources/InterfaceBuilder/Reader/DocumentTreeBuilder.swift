import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds the tree while Foundation's parser reports its events, one builder per document.
final class DocumentTreeBuilder: NSObject, XMLParserDelegate {
  /// An element whose end tag has not been seen.
  private struct OpenElement {
    var name: String
    var attributes: [String: String]
    var children: [DocumentElement] = []
    var text = ""
    var line: Int
    var column: Int
  }

  private let file: String
  private let limits: DocumentLimits
  private var open: [OpenElement] = []
  private var root: DocumentElement?
  private var elementCount = 0
  private var refusal: InterfaceBuilderError?

  init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// Parses all of `data`, or throws the first thing that is wrong with it.
  func parse(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let succeeded = parser.parse()
    if let refusal { throw refusal }
    guard succeeded, let root else {
      throw InterfaceBuilderError(
        file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber),
        elementID: nearestIdentifier, element: open.last?.name ?? root?.name,
        reason: .malformed(Self.words(for: parser.parserError)))
    }
    return root
  }

  /// The `id` of the innermost open element that has one.
  private var nearestIdentifier: String? {
    open.last { $0.attributes["id"] != nil }?.attributes["id"]
  }

  /// A short sentence for an error of the parser, whose own description is a bare number.
  private static func words(for error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "the document ends too early" }
    switch error.code {
    case 4, 5, 74, 77: return "the document ends before all elements are closed"
    case 9: return "a character that XML does not allow"
    case 26: return "an entity that is not defined"
    case 38, 39, 40, 41, 42: return "an attribute is not written correctly"
    case 64: return "an XML declaration that is not at the start"
    case 68: return "a tag without a name"
    case 73: return "a tag that is not closed by '>'"
    case 76: return "an end tag that does not match its start tag"
    case 85: return "a text that is not closed"
    default: return "the parser stopped with code \(error.code)"
    }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard refusal == nil else { return }
    elementCount += 1
    let line = parser.lineNumber
    let column = parser.columnNumber
    if open.count >= limits.depth {
      refuse(.tooDeep(limit: limits.depth), parser, id: attributes["id"])
    } else if elementCount > limits.elements {
      refuse(.tooManyElements(limit: limits.elements), parser, id: attributes["id"])
    } else {
      open.append(
        OpenElement(name: elementName, attributes: attributes, line: line, column: column))
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard refusal == nil, let last = open.popLast() else { return }
    let element = DocumentElement(
      name: last.name, attributes: last.attributes, children: last.children,
      text: last.text.trimmingCharacters(in: .whitespacesAndNewlines), line: last.line,
      column: last.column)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard refusal == nil, !open.isEmpty else { return }
    // White space between tags is most of a document's text and means nothing.
    if open[open.count - 1].text.isEmpty, string.allSatisfy(\.isWhitespace) { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard refusal == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    refuse(.documentTypeDeclaration, parser, id: nil)
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) {
    refuse(.documentTypeDeclaration, parser, id: nil)
  }

  private func refuse(_ reason: InterfaceBuilderError.Reason, _ parser: XMLParser, id: String?) {
    guard refusal == nil else { return }
    refusal = InterfaceBuilderError(
      file: file, line: parser.lineNumber, column: parser.columnNumber,
      elementID: id ?? nearestIdentifier, element: open.last?.name ?? root?.name, reason: reason)
    parser.abortParsing()
  }
}
