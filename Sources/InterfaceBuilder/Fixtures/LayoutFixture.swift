import Foundation

/// A document's scenes as neutral JSON, every input of the layout given as a number.
///
/// Such a fixture tests a layout engine without a document reader: sizes, safe areas, margins,
/// intrinsic sizes and constraints are resolved, and `frame` is the expected result.
public struct LayoutFixture: Codable, Sendable {
  public var device: String?
  public var orientation: String?
  public var toolsVersion: Int?
  public var useSafeAreas: Bool?
  public var widthClass: String?
  public var heightClass: String?
  public var roots: [Root]

  /// The edges of an inset, in points.
  public struct Edges: Codable, Sendable, Equatable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double
  }

  /// One canvas.
  public struct Root: Codable, Sendable {
    public var id: String
    public var size: [Double]
    public var safeArea: Edges
    public var views: [View]
    public var constraints: [Constraint]
  }

  /// One view; sizes are of the alignment rectangle, the frame is not.
  public struct View: Codable, Sendable {
    public var id: String
    public var kind: String
    public var superview: String?
    public var frame: [Double]
    public var autolayout: Bool
    public var margins: [Double]?
    public var intrinsic: [Double?]?
    public var hugging: [Double]?
    public var compression: [Double]?
    public var alignmentRectInsets: Edges?
    public var hidden: Bool?
    public var customClass: String?
    public var stack: Stack?
    public var check: String?
    public var intrinsicAssumed: Bool?
    public var intrinsicFromDocument: Bool?
  }

  /// A stack view's arrangement; `spacing` is a number or its text.
  public struct Stack: Codable, Sendable {
    public var axis: String?
    public var distribution: String?
    public var alignment: String?
    public var spacing: String?
  }

  /// One installed constraint.
  public struct Constraint: Codable, Sendable {
    public var id: String?
    public var owner: String
    public var first: Item
    public var firstAttribute: String
    public var relation: String?
    public var second: Item?
    public var secondAttribute: String?
    public var multiplier: Double?
    public var constant: Double?
    public var priority: Double?
    public var recorded: String?
    public var residual: Double?
  }

  /// A view's identifier, or a guide of a view.
  public enum Item: Codable, Sendable, Equatable {
    case view(String)
    case guide(String, of: String)

    private struct Guide: Codable {
      var guide: String
      var of: String
    }

    public init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(String.self) {
        self = .view(id)
      } else {
        let value = try Guide(from: decoder)
        self = .guide(value.guide, of: value.of)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .view(let id):
        var container = encoder.singleValueContainer()
        try container.encode(id)
      case .guide(let guide, let owner):
        try Guide(guide: guide, of: owner).encode(to: encoder)
      }
    }
  }
}

extension LayoutFixture {
  /// Reads the fixture at `url`.
  ///
  /// - Throws: `InterfaceBuilderError` that names the field at fault.
  public init(
    contentsOf url: URL, name: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) throws(InterfaceBuilderError) {
    let file = name ?? url.path
    let data = try DocumentReader.bytes(of: url, file: file, limit: limits.bytes)
    guard !data.isEmpty else { throw InterfaceBuilderError(file: file, reason: .empty) }
    do {
      self = try JSONDecoder().decode(LayoutFixture.self, from: data)
    } catch let error as DecodingError {
      throw InterfaceBuilderError(file: file, reason: .invalidFixture(Self.words(for: error)))
    } catch {
      throw InterfaceBuilderError(
        file: file, reason: .invalidFixture(error.localizedDescription))
    }
  }

  private static func words(for error: DecodingError) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        .joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(path(context)) lacks \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      return "\(path(context)): \(context.debugDescription)"
    @unknown default:
      return "it cannot be decoded"
    }
  }
}
