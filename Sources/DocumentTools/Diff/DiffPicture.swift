import CairoRenderer
import Foundation
import InterfaceBuilder
import PortableUIKit

/// A difference as pictures: the old version of each scene beside the new one, with the changes
/// marked.
@MainActor struct DiffPicture {
  /// The versions of a scene with their views.
  struct Pair {
    var diff: SceneDiff
    var old: UIView?
    var new: UIView?
  }

  let pairs: [Pair]

  /// The pictures with their legend, old and new beside each other.
  var sheet: ContactSheet {
    var sheet = ContactSheet(items: items(), picturesPerRow: 2)
    let kinds = Set(pairs.flatMap(\.diff.views).map(\.kind))
    sheet.legend = SceneDiff.ViewChangeKind.allCases.filter(kinds.contains).map {
      ContactSheet.LegendEntry(color: Self.color($0), meaning: "\($0)")
    }
    return sheet
  }

  /// Added, removed, moved and changed views in colours that can be told apart without red and
  /// green.
  static func color(_ kind: SceneDiff.ViewChangeKind) -> UIColor {
    switch kind {
    case .added: UIColor(rgb: 0x009E73)
    case .removed: UIColor(rgb: 0xD55E00)
    case .moved: UIColor(rgb: 0xE69F00)
    case .changed: UIColor(rgb: 0x0072B2)
    }
  }

  /// Two items for each pair; an empty one of the same size stands for a version that is not there.
  func items() -> [ContactSheet.Item] {
    pairs.flatMap { pair -> [ContactSheet.Item] in
      let title = pair.diff.new?.title ?? pair.diff.old?.title ?? ""
      return [
        item(
          pair.old, or: pair.new, caption: pair.old == nil ? "not in the old one" : "\(title), old",
          marks: marks(pair.diff.views.map { ($0.kind, $0.oldPlace) })),
        item(
          pair.new, or: pair.old, caption: pair.new == nil ? "not in the new one" : "\(title), new",
          marks: marks(pair.diff.views.map { ($0.kind, $0.newPlace) })),
      ]
    }
  }

  private func item(
    _ view: UIView?, or other: UIView?, caption: String, marks: [ContactSheet.Mark]
  ) -> ContactSheet.Item {
    if let view { return ContactSheet.Item(view: view, caption: caption, marks: marks) }
    let empty = UIView(frame: CGRect(origin: .zero, size: other?.bounds.size ?? .zero))
    empty.backgroundColor = .systemGray5
    return ContactSheet.Item(view: empty, caption: caption)
  }

  private func marks(
    _ places: [(SceneDiff.ViewChangeKind, CGRect?)]
  ) -> [ContactSheet.Mark] {
    places.compactMap { kind, place in
      place.map {
        ContactSheet.Mark(frame: $0, color: Self.color(kind), isFilled: kind != .moved)
      }
    }
  }
}
