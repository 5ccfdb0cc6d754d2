import AutoLayout
import Foundation
import LayoutReports
import PortableUIKit

/// A view of the session: a node of the tree that the engine lays out.
final class SessionItem: LayoutItem {
  let name: String
  let kind: ViewKind
  let stack: StackConfiguration?
  /// The view it lies in; none for the screen and while the item is removed.
  weak var parent: SessionItem?
  var children: [SessionItem] = []
  var content: ItemContent
  /// Keeps the views of a stack in place.
  var arrangement: StackArrangement?
  /// Holds a view without a parent at the origin, unless constraints place it.
  var placement: [LayoutConstraint] = []
  private(set) var guides: [GuideKind: SessionGuide] = [:]
  /// The natural size that the engine was told, in points; negative along an axis without one.
  var naturalSize = LayoutSize(
    width: LayoutSize.noIntrinsicMetric, height: LayoutSize.noIntrinsicMetric)
  /// The width in points for which a label's lines were last broken; none while they are not.
  var brokenWidth: Double?
  /// The safe area that the engine was last told.
  var toldSafeArea = LayoutInsets.zero
  /// The order of declaration.
  let serial: Int
  /// ``view``, once it has been asked for.
  @MainActor var knownView: UIView?

  init(
    _ name: String, kind: ViewKind, stack: StackConfiguration? = nil,
    content: ItemContent = ItemContent(),
    serial: Int
  ) {
    self.name = name
    self.kind = kind
    self.stack = stack
    self.content = content
    self.serial = serial
  }

  var layoutParent: (any LayoutItem)? { parent }
  var layoutSiblingIndex: Int? { serial }
  var layoutName: String { name }

  /// The guide of this kind, made on demand.
  func guide(_ kind: GuideKind) -> SessionGuide {
    if let guide = guides[kind] { return guide }
    let guide = SessionGuide(kind, of: self)
    guides[kind] = guide
    return guide
  }

  func hasGuide(_ kind: GuideKind) -> Bool { guides[kind] != nil }

  /// The item and everything below it, parents first.
  var subtree: [SessionItem] {
    var found = [self]
    var place = 0
    while place < found.count {
      found += found[place].children
      place += 1
    }
    return found
  }

  /// How many views lie between the item and the top.
  var depth: Int {
    var depth = 0
    var item = parent
    while let next = item {
      depth += 1
      item = next.parent
    }
    return depth
  }
}

/// A guide of a view: its safe area or its margins.
final class SessionGuide: LayoutItem {
  let kind: GuideKind
  private weak var owner: SessionItem?

  init(_ kind: GuideKind, of owner: SessionItem) {
    self.kind = kind
    self.owner = owner
  }

  var layoutParent: (any LayoutItem)? { owner }
  var layoutName: String { "\(owner?.name ?? "").\(kind.rawValue)" }
}

/// The content of a view, and how it holds to its natural size.
struct ItemContent: Equatable, Sendable {
  /// Priorities along the two axes; none for those of the kind.
  struct Priorities: Equatable, Sendable {
    var horizontal: Double?
    var vertical: Double?
  }

  var text: String?
  /// The natural size in points that stands in for the measured one; negative along an axis without.
  var size: CGSize?
  /// The width in points at which `size` holds for a label whose lines may break, which is measured at any
  /// other one; none where it holds at all.
  var widthOfSize: Double?
  var hugging = Priorities()
  var compression = Priorities()
  var isHidden = false
  /// The most lines of a label, 0 for any number.
  var lines = 1
  /// In points; none for the body style at the user's text size.
  var fontSize: Double?
  /// The margins within the safe area, in points; none for those of the kind.
  var margins: LayoutInsets?
  /// How far the alignment rectangle lies inside the frame, in points.
  var insets = LayoutInsets.zero
  /// The safe area, in points; none for that of the view around it.
  var safeArea: LayoutInsets?
  /// The reading direction of the view and of all inside it; none for that of the view around it.
  var direction: ReadingDirection?
}
