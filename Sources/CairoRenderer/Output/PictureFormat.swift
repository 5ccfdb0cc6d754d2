/// The file format of a picture.
public enum PictureFormat: String, CaseIterable, Sendable {
  /// Pixels, 32 bits each, losslessly packed.
  case png
  /// Scalable Vector Graphics; text stays text.
  case svg
  /// A page of the Portable Document Format, a point of layout being a point of print; text stays text.
  case pdf

  /// The format that the name of the file at `path` asks for by its extension, in either case; none for
  /// another extension, and for a name that consists of an extension only.
  public init?(fileName path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
