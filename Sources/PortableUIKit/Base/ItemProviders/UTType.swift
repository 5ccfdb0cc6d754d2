import Foundation

/// A type of files and items, such as `public.png`.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// A type by its identifier; nil if none is declared by that name.
  public init?(_ identifier: String) {
    guard TypeIdentifier.isDeclared(identifier) else { return nil }
    self.identifier = identifier
  }

  /// A type by its identifier, declared by the program.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// A type by its identifier, declared by another program.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(declared identifier: String) {
    self.identifier = identifier
  }

  /// The type of files with an extension; nil if it is not known, or not of the kind.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let identifier = TypeIdentifier.ofFile(withExtension: filenameExtension)
    guard identifier != "public.data", TypeIdentifier.conforms(identifier, to: supertype.identifier)
    else { return nil }
    self.identifier = identifier
  }

  /// The type of a MIME type; nil if it is not known, or not of the kind.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let identifier = TypeIdentifier.ofMIMEType(mimeType),
      TypeIdentifier.conforms(identifier, to: supertype.identifier)
    else { return nil }
    self.identifier = identifier
  }

  public var preferredMIMEType: String? { TypeIdentifier.mimeTypes[identifier] }

  /// The extension of files of the type.
  public var preferredFilenameExtension: String? { TypeIdentifier.fileExtension(of: identifier) }

  public func conforms(to type: UTType) -> Bool {
    TypeIdentifier.conforms(identifier, to: type.identifier)
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static let item = UTType(declared: "public.item")
  public static let content = UTType(declared: "public.content")
  public static let data = UTType(declared: "public.data")
  public static let folder = UTType(declared: "public.folder")
  public static let directory = UTType(declared: "public.directory")
  public static let url = UTType(declared: "public.url")
  public static let fileURL = UTType(declared: "public.file-url")
  public static let text = UTType(declared: "public.text")
  public static let plainText = UTType(declared: "public.plain-text")
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  public static let rtf = UTType(declared: "public.rtf")
  public static let html = UTType(declared: "public.html")
  public static let xml = UTType(declared: "public.xml")
  public static let json = UTType(declared: "public.json")
  public static let propertyList = UTType(declared: "com.apple.property-list")
  public static let commaSeparatedText = UTType(
    declared: "public.comma-separated-values-text")
  public static let sourceCode = UTType(declared: "public.source-code")
  public static let swiftSource = UTType(declared: "public.swift-source")
  public static let vCard = UTType(declared: "public.vcard")
  public static let image = UTType(declared: "public.image")
  public static let png = UTType(declared: "public.png")
  public static let jpeg = UTType(declared: "public.jpeg")
  public static let gif = UTType(declared: "com.compuserve.gif")
  public static let tiff = UTType(declared: "public.tiff")
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  public static let heic = UTType(declared: "public.heic")
  public static let svg = UTType(declared: "public.svg-image")
  public static let webP = UTType(declared: "org.webmproject.webp")
  public static let pdf = UTType(declared: "com.adobe.pdf")
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  public static let movie = UTType(declared: "public.movie")
  public static let video = UTType(declared: "public.video")
  public static let audio = UTType(declared: "public.audio")
  public static let mp3 = UTType(declared: "public.mp3")
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  public static let archive = UTType(declared: "public.archive")
  public static let zip = UTType(declared: "public.zip-archive")
}
