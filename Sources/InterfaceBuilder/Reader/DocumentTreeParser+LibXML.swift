import CLibXML

/// How libxml2 is asked to read, and where it reports.
extension DocumentTreeParser {
  /// Makes libxml2 ready, once for the process; every document has a context of its own.
  static let prepareLibrary: Void = xmlInitParser()

  /// Nothing comes from the network. The declared encoding is ignored, as all is known to be UTF-8.
  ///
  /// Entities are replaced, since `&amp;` in the value of an attribute is handed on as `&#38;` otherwise;
  /// there are only the five that every document has, as document types are refused. libxml2's bounds
  /// are lifted, as `DocumentLimits` are lower.
  static var options: Int32 {
    Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
        | XML_PARSE_IGNORE_ENC.rawValue)
  }

  /// The functions that libxml2 calls, which does nothing else with the text it reads.
  static func events() -> xmlSAXHandler {
    var events = xmlSAXHandler()
    events.initialized = UInt32(XML_SAX2_MAGIC)
    events.startElementNs = {
      parser, name, prefix, _, namespaceCount, namespaces, attributeCount, _, attributes in
      guard let parser = DocumentTreeParser.from(parser) else { return }
      parser.start(
        parser.name(name, prefix: prefix),
        parser.values(
          namespaces: UnsafeBufferPointer(start: namespaces, count: 2 * Int(namespaceCount)),
          attributes: UnsafeBufferPointer(start: attributes, count: 5 * Int(attributeCount))))
    }
    events.endElementNs = { parser, _, _, _ in DocumentTreeParser.from(parser)?.end() }
    events.characters = { parser, text, count in
      DocumentTreeParser.from(parser)?
        .append(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    events.ignorableWhitespace = events.characters
    events.cdataBlock = events.characters
    events.internalSubset = { parser, _, _, _ in
      DocumentTreeParser.from(parser)?.refuse(.documentTypeDeclaration)
    }
    events.serror = { parser, mistake in
      if let mistake { DocumentTreeParser.from(parser)?.refuse(mistake.pointee) }
    }
    return events
  }

  /// The attributes of an element, of which libxml2 keeps the namespaces apart.
  ///
  /// A namespace has a prefix and a value here, every other attribute a name, a prefix, a namespace, and
  /// the places where the value begins and ends.
  private func values(
    namespaces: UnsafeBufferPointer<UnsafePointer<xmlChar>?>,
    attributes: UnsafeBufferPointer<UnsafePointer<xmlChar>?>
  ) -> ElementAttributes {
    var values = ElementAttributes(capacity: namespaces.count / 2 + attributes.count / 5)
    for index in stride(from: 0, to: namespaces.count, by: 2) {
      let name = namespaces[index].map { "xmlns:" + String(cString: $0) } ?? "xmlns"
      values.append(name, namespaces[index + 1].map { String(cString: $0) } ?? "")
    }
    for index in stride(from: 0, to: attributes.count, by: 5) {
      guard let start = attributes[index + 3], let end = attributes[index + 4] else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      values.append(
        name(attributes[index], prefix: attributes[index + 1]),
        String(decoding: value, as: UTF8.self))
    }
    return values
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> DocumentTreeParser? {
    pointer.map { Unmanaged<DocumentTreeParser>.fromOpaque($0).takeUnretainedValue() }
  }
}
