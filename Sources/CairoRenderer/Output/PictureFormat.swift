/// The file format of a picture.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels, 32 bits each, losslessly packed.
  case png
  /// Scalable Vector Graphics 1.1; text as outlines, so that it looks alike everywhere.
  case svg

  /// The format a file name asks for by its extension, in either case; none for another extension.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
