import Foundation

/// The `Contents.json` of a set of an asset catalog.
struct CatalogContents {
  /// One file or colour of the set with the conditions under which it is used.
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Color: Decodable {
      var colorSpace: String?
      var components: [String: String]?
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components
        case reference
      }
    }

    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var widthClass: String?
    var heightClass: String?
    var languageDirection: String?
    var displayGamut: String?
    var color: Color?
    /// The identifier of the type of a file of data.
    var dataType: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, color
      case dataType = "universal-type-identifier"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case languageDirection = "language-direction"
      case displayGamut = "display-gamut"
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  private struct Root: Decodable {
    var images: [Entry]?
    var symbols: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var properties: Properties?
  }

  /// The set's folder.
  let folder: URL
  /// The name of the JSON file in errors.
  let file: String
  let entries: [Entry]
  let properties: Properties?

  private static let largestFile = 1 << 20

  /// The contents of a set that has no JSON file: loose files that are named alike.
  init(folder: URL, file: String, entries: [Entry]) {
    self.folder = folder
    self.file = file
    self.entries = entries
    properties = nil
  }

  /// Reads the contents of the set in `folder`.
  ///
  /// - Throws: `InterfaceBuilderError` with the place in the file where that is known.
  init(folder: URL, file: String) throws(InterfaceBuilderError) {
    self.folder = folder
    self.file = "\(file)/Contents.json"
    let data = try DocumentReader.bytes(
      of: folder.appending(path: "Contents.json"), file: self.file, limit: Self.largestFile)
    let root: Root
    do {
      root = try JSONDecoder().decode(Root.self, from: data)
    } catch let error as DecodingError {
      throw InterfaceBuilderError(file: self.file, reason: .invalidAsset(Self.words(for: error)))
    } catch {
      throw InterfaceBuilderError(file: self.file, reason: .invalidAsset("\(error)"))
    }
    entries = root.images ?? root.symbols ?? root.colors ?? root.data ?? []
    properties = root.properties
  }

  /// A short sentence for an error of the decoder, with the place of the value.
  private static func words(for error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return path.isEmpty ? "the file" : path.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context)) lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context)) is not of the expected kind"
    // Foundation tells neither which of the two faults it is nor its place.
    case .dataCorrupted: return "it is not JSON, or it nests more than 512 deep"
    @unknown default: return "it is not of the expected form"
    }
  }
}
