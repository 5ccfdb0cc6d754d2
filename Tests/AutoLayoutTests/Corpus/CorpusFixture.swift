import Foundation

/// One document of the corpus as neutral JSON: inputs of an engine and recorded frames.
struct CorpusFixture: Decodable {
  struct Root: Decodable {
    var id: String
    var size: [Double]
    var safeArea: Edges
    var views: [View]
    var constraints: [Relation]
  }

  struct Edges: Decodable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
  }

  struct View: Decodable {
    var id: String
    var kind: String
    var superview: String?
    var frame: [Double]
    var autolayout: Bool
    var alignmentRectInsets: Edges?
    var hidden: Bool?
    var intrinsic: [Double?]?
    var hugging: [Double]?
    var compression: [Double]?
    var margins: [Double]?
    var stack: Stack?
    var check: String?
  }

  struct Stack: Decodable {
    var axis: String
    var distribution: String
    var alignment: String
    var spacing: String
  }

  /// A view by id, or a guide of one.
  enum Item: Decodable, Hashable {
    case view(String)
    case guide(String, of: String)

    enum Keys: String, CodingKey {
      case guide
      case of
    }

    init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(String.self) {
        self = .view(id)
      } else {
        let container = try decoder.container(keyedBy: Keys.self)
        self = .guide(
          try container.decode(String.self, forKey: .guide),
          of: try container.decode(String.self, forKey: .of))
      }
    }
  }

  struct Relation: Decodable {
    var id: String
    var owner: String
    var first: Item
    var firstAttribute: String
    var relation: String
    var second: Item?
    var secondAttribute: String?
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  var roots: [Root]

  /// The folder beside the package that holds the corpus; nil where it is absent.
  static var folder: URL? {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = package.deletingLastPathComponent()
      .appendingPathComponent("shared/corpus/dev/fixtures")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// The fixtures' files in order of their paths.
  static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = all?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }
}
