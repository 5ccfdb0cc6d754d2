import Foundation

/// Where the parts of a button are, in points.
package struct ButtonPlaces: Equatable, Sendable {
  package var image: CGRect
  package var title: CGRect
  package var subtitle: CGRect
  /// The mark of a menu.
  package var indicator = CGRect.zero
}

/// The parts of a button and how they stand to each other: the one layout that size, places, drawing and checks share.
///
/// The second line is below the title, the image at one side of both, and the mark of a menu at the trailing side of all.
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

  /// The size of the mark of a menu; zero for none.
  var indicator = CGSize.zero

  /// The distance in points between the mark of a menu and the rest.
  static let indicatorPadding: CGFloat = 4

  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
  private var hasText: Bool { title != nil || subtitle != nil }
  private var gap: CGFloat { hasText && image != .zero ? imagePadding : 0 }
  /// The width of the mark of a menu with the distance to the rest.
  private var markWidth: CGFloat {
    guard indicator != .zero else { return 0 }
    return indicator.width + (hasText || image != .zero ? Self.indicatorPadding : 0)
  }

  /// The sizes of both texts in a width, and of the block that they make.
  private func text(inWidth width: CGFloat) -> (title: CGSize, subtitle: CGSize, block: CGSize) {
    let first = title?(width) ?? .zero
    let second = subtitle?(width) ?? .zero
    let padding = title == nil || subtitle == nil ? 0 : titlePadding
    let block = CGSize(
      width: max(first.width, second.width), height: first.height + padding + second.height)
    return (first, second, block)
  }

  func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - markWidth - (isStacked ? 0 : image.width + gap))
  }

  func size(inWidth width: CGFloat) -> CGSize {
    let block = text(inWidth: textWidth(in: width)).block
    let size =
      isStacked
      ? CGSize(width: max(image.width, block.width), height: image.height + gap + block.height)
      : CGSize(width: image.width + gap + block.width, height: max(image.height, block.height))
    return CGSize(width: size.width + markWidth, height: max(size.height, indicator.height))
  }

  /// The places of all parts in a content rectangle, aligned as the control says.
  func places(
    in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> ButtonPlaces {
    var rest = content
    rest.size.width = max(0, content.width - markWidth)
    if isRightToLeft { rest.origin.x = content.maxX - rest.width }
    var places = placesBesideMark(in: rest, horizontal, vertical)
    guard indicator != .zero else { return places }
    let parts = [places.image, places.title, places.subtitle].filter { $0.size != .zero }
    let left = (parts.map(\.minX).min() ?? rest.midX) - markWidth
    let right = (parts.map(\.maxX).max() ?? rest.midX) + markWidth - indicator.width
    places.indicator = CGRect(
      origin: CGPoint(
        x: isRightToLeft ? left : right,
        y: content.minY + (content.height - indicator.height) * Self.share(of: vertical)),
      size: indicator)
    return places
  }

  /// The places of image and texts in the part of the content rectangle that the mark of a menu leaves them.
  private func placesBesideMark(
    in content: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> ButtonPlaces {
    let room = max(0, content.width - (isStacked ? 0 : image.width + gap))
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
