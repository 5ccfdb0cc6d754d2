import Foundation
import PortableUIKit

extension ViewPainter {
  /// What a bar button shows: a word or a symbol or picture.
  private enum Face {
    case text(String, UIFont)
    case image(UIImage)
    case space(Double)
    case flexibleSpace
  }

  /// Draws buttons in a row, with flexible spaces between them where there are any.
  func paint(toolbarItems items: [UIBarButtonItem], in rect: CGRect, of bar: UIView) {
    let faces = items.map { face(of: $0) }
    let widths = faces.map { width(of: $0) }
    let springs = faces.count { if case .flexibleSpace = $0 { true } else { false } }
    let gaps = 8.0 * Double(max(0, faces.count - 1))
    let free = max(0, rect.width - widths.reduce(0, +) - gaps)
    let spring = springs > 0 ? free / Double(springs) : 0
    let rightToLeft = isRightToLeft(bar)
    var x = 0.0
    for (index, face) in faces.enumerated() {
      var width = widths[index]
      if case .flexibleSpace = face { width = spring }
      let left = rightToLeft ? rect.maxX - x - width : rect.minX + x
      paint(
        face, items[index],
        in: CGRect(x: left, y: rect.minY, width: width, height: rect.height), of: bar)
      x += width + 8
    }
  }

  /// Draws the items at one end of a navigation bar, the outermost first.
  ///
  /// - Returns: The width that they take.
  @discardableResult
  func paint(
    endItems items: [UIBarButtonItem], in rect: CGRect, atLeft: Bool, of bar: UIView
  ) -> Double {
    var taken = 0.0
    for item in items {
      let face = face(of: item)
      let width = min(width(of: face), max(0, rect.width - taken))
      let x = atLeft ? rect.minX + taken : rect.maxX - taken - width
      paint(face, item, in: CGRect(x: x, y: rect.minY, width: width, height: rect.height), of: bar)
      taken += width + 12
    }
    return taken
  }

  private func face(of item: UIBarButtonItem) -> Face {
    if let view = item.customView { return .space(view.bounds.width) }
    if let image = item.image { return .image(image) }
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    guard let system = item.systemItem else { return .text(item.title ?? "", font) }
    switch system {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .space(Double(item.width))
    case .done: return .text("Done", font)
    case .cancel: return .text("Cancel", font)
    case .edit: return .text("Edit", font)
    case .save: return .text("Save", font)
    case .undo: return .text("Undo", font)
    case .redo: return .text("Redo", font)
    default: return .image(Self.symbol(Self.symbolName(of: system)))
    }
  }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(
      name: name, size: CGSize(width: 22, height: 22), isSymbolImage: true, isTemplate: true)
  }

  private static func symbolName(of item: UIBarButtonItem.SystemItem) -> String {
    switch item {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: "circle"
    }
  }

  private func width(of face: Face) -> Double {
    switch face {
    case .text(let text, let font): text.isEmpty ? 0 : width(of: text, font: font) + 1
    case .image(let image): min(Double(image.size.width), 60)
    case .space(let width): width
    case .flexibleSpace: 0
    }
  }

  private func paint(_ face: Face, _ item: UIBarButtonItem, in rect: CGRect, of bar: UIView) {
    let ink =
      item.isEnabled
      ? item.tintColor.map { color($0, in: bar) } ?? tint(of: bar)
      : color(.tertiaryLabel, in: bar)
    switch face {
    case .text(let text, let font):
      paint(text, in: rect, TextStyle(font: font, color: ink))
    case .image(let image):
      let height = min(Double(image.size.height), rect.height)
      paint(
        image,
        in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height),
        tint: ink, view: bar)
    case .space, .flexibleSpace: break
    }
  }
}
