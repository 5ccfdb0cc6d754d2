import Foundation

/// The content of a bar button.
package enum BarItemContent {
  case text(String, UIFont)
  case image(UIImage)
  case view(UIView)
  case space(CGFloat)
  case flexibleSpace

  /// The width in points that it takes by itself.
  @MainActor package func width(measuring width: (String, UIFont) -> CGFloat) -> CGFloat {
    switch self {
    case .view(let view): view.sizeInBar(within: CGSize(width: CGFloat.infinity, height: 0)).width
    case .text(let text, let font): text.isEmpty ? 0 : width(text, font) + 1
    case .image(let image): min(image.size.width, 60)
    case .space(let width): width
    case .flexibleSpace: 0
    }
  }
}

extension UIBarButtonItem {
  /// The button's content: its own view, image or title, or the word or symbol of the system.
  package var content: BarItemContent {
    if let view = customView { return .view(view) }
    if let image { return .image(image) }
    let font =
      titleAttribute(.font) as? UIFont
      ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : plainWeight)
    guard let system = systemItem else { return .text(title ?? "", font) }
    switch system {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .space(width)
    case .done: return .text("Done", font)
    case .cancel: return .text("Cancel", font)
    case .edit: return .text("Edit", font)
    case .save: return .text("Save", font)
    case .undo: return .text("Undo", font)
    case .redo: return .text("Redo", font)
    default:
      return .image(
        UIImage(
          name: UIBarButtonItem.symbolName(of: system), size: CGSize(width: 22, height: 22),
          isSymbolImage: true, isTemplate: true))
    }
  }

  private var plainWeight: UIFont.Weight {
    bar?.measures.barButtons.hasPlatters == true ? .medium : .regular
  }

  /// The colour that the title's attributes say, if they do.
  package var titleColor: UIColor? { titleAttribute(.foregroundColor) as? UIColor }

  private static func symbolName(of item: SystemItem) -> String {
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
}
