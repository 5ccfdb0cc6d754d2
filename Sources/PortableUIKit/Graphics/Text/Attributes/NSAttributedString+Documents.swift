import Foundation

extension NSAttributedString {
  /// The format of a text in a file.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// A fact about a text in a file.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// A wish how a text of a file is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``DocumentType``; without it data that begin with `<` are HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Reads a plain text, or HTML with ``Platform/markupReader``.
  ///
  /// - Parameter documentAttributes: takes the format and the encoding, by the raw values of ``DocumentAttributeKey``.
  /// - Throws: `CocoaError.fileReadUnknown` for other formats, HTML without a reader, and HTML off the main actor;
  ///   `fileReadInapplicableStringEncoding` for data of another encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding]
    let encoding = (number as? UInt ?? (number as? NSNumber)?.uintValue).map {
      String.Encoding(rawValue: $0)
    }
    guard let source = String(data: data, encoding: encoding ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let wanted = options[.documentType]
    let isMarkup = source.drop(while: \.isWhitespace).first == "<"
    let type =
      wanted as? DocumentType ?? (wanted as? String).map(DocumentType.init(rawValue:))
      ?? (isMarkup ? .html : .plain)
    documentAttributes?.pointee = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: (encoding ?? .utf8).rawValue,
    ]
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    switch type {
    case .plain: self.init(string: source, attributes: defaults)
    case .html:
      guard let reader = Platform.current.markupReader, MainContext.isCurrent else {
        throw CocoaError(.fileReadUnknown)
      }
      nonisolated(unsafe) var text = NSAttributedString()
      MainActor.assumeIsolated { text = reader.text(ofHTML: source, endsParagraphs: true) }
      self.init(attributedString: text)
    default: throw CocoaError(.fileReadUnknown)
    }
  }
}
