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

  /// Whether a type is another one or of its kind.
  static func conforms(_ type: String, to kind: String) -> Bool {
    type == kind || (parents[type] ?? []).contains { conforms($0, to: kind) }
  }

  static func ofFile(withExtension name: String) -> String {
    extensions[name.lowercased()] ?? "public.data"
  }

  static func fileExtension(of type: String) -> String? {
    extensions.filter { $0.value == type }.map(\.key).min { ($0.count, $0) < ($1.count, $1) }
  }
}
