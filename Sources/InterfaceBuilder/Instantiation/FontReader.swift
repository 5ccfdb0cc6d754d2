import Foundation
import PortableUIKit

/// Reads `<fontDescription>` elements.
@MainActor
struct FontReader {
  /// The font an element describes; `nil` where there is none.
  func font(_ element: DocumentElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element.attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = pointSize(element)
    if let name = element.attributes["name"] {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch element.attributes["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(element.attributes["weight"]))
    }
  }

  private func pointSize(_ element: DocumentElement) -> CGFloat {
    let number = element.attributes["pointSize"].flatMap { Double($0) } ?? 17
    return number.isFinite ? CGFloat(min(max(number, 1), 1000)) : 17
  }

  private func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
