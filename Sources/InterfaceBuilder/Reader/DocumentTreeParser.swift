import CLibXML
import Foundation

/// Builds the tree of elements while libxml2 reads the markup of a document, one parser per document.
///
/// Foundation's parser, which is libxml2 as well, is not used: on Linux it keeps some memory for every
/// error that it comes across and goes on behind the first, and a document of ten megabytes can hold
/// millions of them.
final class DocumentTreeParser {
  /// An element whose end tag has not been seen.
  private struct OpenElement {
    var name: String
    var attributes: ElementAttributes
    var children: [DocumentElement] = []
    var text: [UInt8] = []
    var line: Int
    var column: Int
  }

  private let file: String
  private let limits: DocumentLimits
  // libxml2 makes one call after the other, and no access to one of these calls other code.
  @exclusivity(unchecked) private var open: [OpenElement] = []
  @exclusivity(unchecked) private var root: DocumentElement?
  @exclusivity(unchecked) private var elementCount = 0
  @exclusivity(unchecked) private var refusal: InterfaceBuilderError?
  /// The names of elements and attributes so far.
  @exclusivity(unchecked) private var names = MarkupNames()
  /// The parser of libxml2; nil before and after reading.
  @exclusivity(unchecked) private var context: xmlParserCtxtPtr?

  init(file: String, limits: DocumentLimits) {
    self.file = file
    self.limits = limits
  }

  /// Parses the whole of `data`, which is UTF-8, or throws the first thing that is wrong with it.
  ///
  /// - Complexity: O(bytes).
  func parse(_ data: Data) throws(InterfaceBuilderError) -> DocumentElement {
    Self.prepareLibrary
    guard let size = Int32(exactly: data.count) else {
      throw InterfaceBuilderError(
        file: file, reason: .tooLarge(size: data.count, limit: Int(Int32.max)))
    }
    let created = data.withUnsafeBytes {
      xmlCreateMemoryParserCtxt($0.baseAddress?.assumingMemoryBound(to: CChar.self), size)
    }
    guard let created else {
      throw InterfaceBuilderError(file: file, reason: .unreadable("there is no memory for it"))
    }
    context = created
    defer {
      context = nil
      xmlFreeParserCtxt(created)
    }
    created.pointee.sax.pointee = Self.events()
    created.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    xmlCtxtUseOptions(created, Self.options)
    xmlParseDocument(created)
    if refusal == nil, isAtNull { refuse(.malformed(Self.forbiddenCharacter)) }
    if let refusal { throw refusal }
    guard let root else {
      throw error(.malformed("the document ends before all elements are closed"))
    }
    return root
  }

  // MARK: Events

  /// A name as it stands in the document.
  func name(_ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?) -> String {
    let name = name.map { names.text(of: $0) } ?? ""
    return prefix.map { names.text(of: $0) + ":" + name } ?? name
  }

  func start(_ name: String, _ attributes: ElementAttributes) {
    guard refusal == nil else { return }
    elementCount += 1
    if open.count >= limits.depth {
      refuse(.tooDeep(limit: limits.depth), id: attributes["id"])
    } else if elementCount > limits.elements {
      refuse(.tooManyElements(limit: limits.elements), id: attributes["id"])
    } else if attributes.contains(where: { $0.value.utf8.count > limits.text }) {
      refuse(.tooLongText(limit: limits.text), id: attributes["id"])
    } else {
      open.append(OpenElement(name: name, attributes: attributes, line: line, column: column))
    }
  }

  /// Makes the innermost open element part of the tree.
  func end() {
    guard refusal == nil, let last = open.popLast() else { return }
    let text = last.text.isEmpty ? "" : String(decoding: last.text, as: UTF8.self)
    // White space is layout of the file everywhere but in strings, which may begin or end with it.
    let isString = last.name == "string" || last.name == "mutableString"
    let element = DocumentElement(
      name: last.name, attributes: last.attributes, children: last.children,
      // Most elements have none.
      text: isString || text.isEmpty ? text : text.trimmingCharacters(in: .whitespacesAndNewlines),
      line: last.line, column: last.column)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  /// Adds a piece of text to the innermost open element.
  func append(_ text: UnsafeBufferPointer<xmlChar>) {
    guard refusal == nil, !open.isEmpty else { return }
    // White space between tags is most of a document's text and means nothing.
    if open[open.count - 1].text.isEmpty, text.allSatisfy(Self.isSpace) { return }
    // Pictures and archives are no texts.
    if open[open.count - 1].text.count + text.count > limits.text,
      !open[open.count - 1].name.lowercased().hasSuffix("data")
    {
      refuse(.tooLongText(limit: limits.text))
      return
    }
    open[open.count - 1].text += text
  }

  // MARK: Refusals

  /// Ends the reading at a mistake in the markup; mistakes behind the first are passed over.
  func refuse(_ mistake: xmlError) {
    // Warnings, such as one of a later version of XML, are no mistakes; nor are prefixes that nothing
    // declares, as names are taken as they stand.
    guard mistake.level.rawValue >= XML_ERR_ERROR.rawValue,
      mistake.domain != Int32(XML_FROM_NAMESPACE.rawValue)
    else { return }
    // libxml2 takes a null for the end of the document.
    refuse(.malformed(isAtNull ? Self.forbiddenCharacter : Self.words(for: mistake)))
  }

  /// Ends the reading where it has come to.
  func refuse(_ reason: InterfaceBuilderError.Reason, id: String? = nil) {
    guard refusal == nil else { return }
    refusal = error(reason, id: id)
    xmlStopParser(context)
  }

  private func error(
    _ reason: InterfaceBuilderError.Reason, id: String? = nil
  ) -> InterfaceBuilderError {
    InterfaceBuilderError(
      file: file, line: line, column: column,
      elementID: id ?? open.last { $0.attributes["id"] != nil }?.attributes["id"],
      element: open.last?.name ?? root?.name, reason: reason)
  }

  // MARK: Place

  private var line: Int { max(1, Int(xmlSAX2GetLineNumber(context))) }

  private var column: Int { max(1, Int(xmlSAX2GetColumnNumber(context))) }

  /// Whether the next byte is a null within the document.
  private var isAtNull: Bool {
    guard let input = context?.pointee.input?.pointee, let next = input.cur else { return false }
    return next < input.end && next.pointee == 0
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
