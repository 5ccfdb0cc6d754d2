import Foundation

/// Where the parts of a button are, in points.
package struct ButtonPlaces: Equatable, Sendable {
  package var image: CGRect
  package var title: CGRect
  package var subtitle: CGRect
}

/// The parts of a button and how they stand to each other: the one layout that size, places, drawing and checks share.
///
/// The second line is below the title, and the image at one side of both.
@MainActor struct ButtonParts {
  /// The size of the image; zero for none.
  var image = CGSize.zero
  /// Between the image and the text.
  var imagePadding: CGFloat = 0
  var imagePlacement: NSDirectionalRectEdge = .leading
  /// Between the lines.
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.center
  var isRightToLeft = false
  /// The size of the title in a width; nil for none.
  var title: ((CGFloat) -> CGSize)?
  /// The size of the second line in a width; nil for none.
  var subtitle: ((CGFloat) -> CGSize)?

  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
  private var hasText: Bool { title != nil || subtitle != nil }
  private var gap: CGFloat { hasText && image != .zero ? imagePadding : 0 }

  /// The sizes of both texts in a width, and of the block that they make.
  private func text(inWidth width: CGFloat) -> (title: CGSize, subtitle: CGSize, block: CGSize) {
    let first = title?(width) ?? .zero
    let second = subtitle?(width) ?? .zero
    let padding = title == nil || subtitle == nil ? 0 : titlePadding
    let block = CGSize(
      width: max(first.width, second.width), height: first.height + padding + second.height)
    return (first, second, block)
  }

  /// The width that is left for texts.
  func textWidth(in width: CGFloat) -> CGFloat {
    isStacked ? width : max(0, width - image.width - gap)
  }

  /// The size of all parts in a width.
  func size(inWidth width: CGFloat) -> CGSize {
    let block = text(inWidth: textWidth(in: width)).block
    guard isStacked else {
      return CGSize(
        width: image.width + gap + block.width, height: max(image.height, block.height))
    }
    return CGSize(width: max(image.width, block.width), height: image.height + gap + block.height)
  }

  /// The places of all parts in a content rectangle, aligned as the control says.
  func places(
    in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> ButtonPlaces {
    let room = textWidth(in: content.width)
    var (first, second, block) = text(inWidth: room)
    first.width = min(first.width, room)
    second.width = min(second.width, room)
    block.width = min(block.width, room)
    let share = self.share(of: horizontal)
    let position = Self.share(of: vertical)
    func x(_ width: CGFloat) -> CGFloat { content.minX + (content.width - width) * share }
    func y(_ height: CGFloat) -> CGFloat { content.minY + (content.height - height) * position }
    let (imageOrigin, blockOrigin): (CGPoint, CGPoint)
    if isStacked {
      let top = y(image.height + gap + block.height)
      let isFirst = imagePlacement == .top
      imageOrigin = CGPoint(x: x(image.width), y: isFirst ? top : top + block.height + gap)
      blockOrigin = CGPoint(x: x(block.width), y: isFirst ? top + image.height + gap : top)
    } else {
      let left = x(image.width + gap + block.width)
      let isFirst = (imagePlacement == .trailing) == isRightToLeft
      imageOrigin = CGPoint(x: isFirst ? left : left + block.width + gap, y: y(image.height))
      blockOrigin = CGPoint(x: isFirst ? left + image.width + gap : left, y: y(block.height))
    }
    func line(_ size: CGSize, at y: CGFloat) -> CGRect {
      CGRect(
        x: blockOrigin.x + (block.width - size.width) * lineShare, y: y, width: size.width,
        height: size.height)
    }
    return ButtonPlaces(
      image: CGRect(origin: imageOrigin, size: image), title: line(first, at: blockOrigin.y),
      subtitle: line(second, at: blockOrigin.y + block.height - second.height))
  }

  // MARK: Shares

  /// The share of the free width that is left of the content.
  private func share(of alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .center, .fill: 0.5
    }
  }

  /// The share of the free height that is above the content.
  private static func share(of alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// The share of a line's free width that is left of it.
  private var lineShare: CGFloat {
    switch titleAlignment {
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    case .automatic, .center: 0.5
    }
  }
}
