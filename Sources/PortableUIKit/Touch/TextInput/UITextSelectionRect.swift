import Foundation

/// The rectangle of the part of a selection that is in one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  /// In points of the view.
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }
}

/// The rectangle of a line of a view of the system.
@MainActor final class LineSelectionRect: UITextSelectionRect {
  private let ownRect: CGRect
  private let isFirst: Bool
  private let isLast: Bool
  private let isRightToLeft: Bool

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    (ownRect, self.isFirst, self.isLast) = (rect, isFirst, isLast)
    self.isRightToLeft = isRightToLeft
    super.init()
  }

  override var rect: CGRect { ownRect }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
  override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The rectangles of the lines of a selection, from the top.
  static func all(_ rects: [CGRect], isRightToLeft: Bool) -> [UITextSelectionRect] {
    rects.indices.map {
      LineSelectionRect(
        rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1, isRightToLeft: isRightToLeft)
    }
  }
}
