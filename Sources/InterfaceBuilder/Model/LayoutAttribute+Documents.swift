import AutoLayout
import Foundation

extension LayoutAttribute {
  /// By the names in documents; `baseline` is an old one.
  private static let named: [String: LayoutAttribute] = {
    let named = allCases.dropFirst().map { ($0.name, $0) } + [("baseline", .lastBaseline)]
    return Dictionary(uniqueKeysWithValues: named)
  }()

  /// The attribute that a document names so.
  init?(document name: String) {
    guard let attribute = Self.named[name] else { return nil }
    self = attribute
  }

  var isHorizontal: Bool { axis == .horizontal }

  /// Whether the attribute is a length and not a position.
  var isSize: Bool { kind == .size }

  /// Where a position is in a rectangle; nil for lengths, and for baselines, which a rectangle does not tell.
  func position(in rect: CGRect) -> Double? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: Double(rect.minX)
    case .right, .trailing, .rightMargin, .trailingMargin: Double(rect.maxX)
    case .top, .topMargin: Double(rect.minY)
    case .bottom, .bottomMargin: Double(rect.maxY)
    case .centerX, .centerXWithinMargins: Double(rect.midX)
    case .centerY, .centerYWithinMargins: Double(rect.midY)
    case .notAnAttribute, .width, .height, .lastBaseline, .firstBaseline: nil
    }
  }
}
