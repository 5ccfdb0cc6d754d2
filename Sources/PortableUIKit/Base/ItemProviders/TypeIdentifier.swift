import Foundation

/// The kinds of type identifiers, as far as items are asked for them.
enum TypeIdentifier {
  static let plainText = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let color = "com.apple.uikit.color"

  /// The kinds that a type is of by Apple's declarations ("System-declared uniform type identifiers").
  private static let parents: [String: [String]] = [
    "public.content": ["public.item"],
    "public.data": ["public.item"],
    "public.composite-content": ["public.content"],
    "public.text": ["public.data", "public.content"],
    "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "com.apple.flat-rtfd": ["public.data"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.jpeg": ["public.image"],
    "public.png": ["public.image"],
    "public.tiff": ["public.image"],
    "public.heic": ["public.image"],
    "public.svg-image": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"],
    "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"],
    "com.apple.property-list": ["public.data"],
    "public.vcard": ["public.text"],
    "public.archive": ["public.data"],
    "public.zip-archive": ["public.archive"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
  ]

  private static let extensions = [
    "txt": "public.plain-text", "html": "public.html", "htm": "public.html", "xml": "public.xml",
    "json": "public.json", "csv": "public.comma-separated-values-text", "rtf": "public.rtf",
    "swift": "public.swift-source", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "png": "public.png", "tiff": "public.tiff", "tif": "public.tiff", "heic": "public.heic",
    "svg": "public.svg-image", "webp": "org.webmproject.webp", "gif": "com.compuserve.gif",
    "bmp": "com.microsoft.bmp", "pdf": "com.adobe.pdf", "mp4": "public.mpeg-4",
    "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "zip": "public.zip-archive",
    "plist": "com.apple.property-list", "vcf": "public.vcard",
  ]

  /// The MIME types that the IANA has registered for the types ("Media Types").
  static let mimeTypes = [
    "public.plain-text": "text/plain", "public.html": "text/html", "public.xml": "application/xml",
    "public.json": "application/json", "public.comma-separated-values-text": "text/csv",
    "public.rtf": "text/rtf", "public.vcard": "text/vcard", "public.jpeg": "image/jpeg",
    "public.png": "image/png", "public.tiff": "image/tiff", "public.heic": "image/heic",
    "public.svg-image": "image/svg+xml", "org.webmproject.webp": "image/webp",
    "com.compuserve.gif": "image/gif", "com.microsoft.bmp": "image/bmp",
    "com.adobe.pdf": "application/pdf", "public.mpeg-4": "video/mp4",
    "com.apple.quicktime-movie": "video/quicktime", "public.mp3": "audio/mpeg",
    "public.zip-archive": "application/zip",
  ]

  static func ofMIMEType(_ name: String) -> String? {
    mimeTypes.first { $0.value == name.lowercased() }?.key
  }

  static func conforms(_ type: String, to kind: String) -> Bool {
    type == kind || (parents[type] ?? []).contains { conforms($0, to: kind) }
  }

  static func ofFile(withExtension name: String) -> String {
    extensions[name.lowercased()] ?? "public.data"
  }

  static func fileExtension(of type: String) -> String? {
    extensions.filter { $0.value == type }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
  }

  /// Whether the system declares a type.
  static func isDeclared(_ type: String) -> Bool { type == "public.item" || parents[type] != nil }

  /// The type of a file of an image or a document by its first bytes; nil if they are none of those known.
  static func ofFile(_ data: Data) -> String? {
    func begins(with bytes: [UInt8], at place: Int = 0) -> Bool {
      data.dropFirst(place).starts(with: bytes)
    }
    if begins(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if begins(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
    if begins(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    if begins(with: Array("%PDF".utf8)) { return "com.adobe.pdf" }
    if begins(with: Array("RIFF".utf8)), begins(with: Array("WEBP".utf8), at: 8) {
      return "org.webmproject.webp"
    }
    if begins(with: [0x49, 0x49, 0x2A, 0]) || begins(with: [0x4D, 0x4D, 0, 0x2A]) {
      return "public.tiff"
    }
    if begins(with: Array("BM".utf8)) { return "com.microsoft.bmp" }
    if begins(with: Array("ftypheic".utf8), at: 4) { return "public.heic" }
    return begins(with: Array("<svg".utf8)) || begins(with: Array("<?xml".utf8))
      ? "public.svg-image" : nil
  }
}
