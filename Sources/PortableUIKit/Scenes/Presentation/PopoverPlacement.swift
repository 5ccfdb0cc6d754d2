import Foundation

/// Where a popover stands: beside its source, as large as its content wishes and the room allows.
///
/// The sides are tried in the order below, above, right, left of the source; the first with room for
/// the whole content is taken, otherwise the one that leaves it most of its width, then of its height,
/// as content is scrolled more easily up and down. Across, the popover is centred on the source and moved into the area. All in points, in
/// the container's coordinates.
struct PopoverPlacement: Equatable {
  /// The frame of the content, without the arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// Where the arrow is along its edge, from the edge's middle.
  var arrowOffset: CGFloat

  init(
    content: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection,
    arrowHeight: CGFloat, mayOverlap: Bool
  ) {
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let rooms = directions.map { direction in
      (
        direction: direction,
        room: PopoverPlacement.room(
          direction, source: source, area: area, arrowHeight: arrowHeight)
      )
    }
    func fitting(_ room: CGRect) -> CGSize {
      CGSize(
        width: min(content.width, max(0, room.width)),
        height: min(content.height, max(0, room.height)))
    }
    func extent(_ size: CGSize) -> (CGFloat, CGFloat) { (size.width, size.height) }
    guard
      let best = rooms.first(where: { fitting($0.room) == content })
        ?? rooms.max(by: { extent(fitting($0.room)) < extent(fitting($1.room)) })
    else {
      // Without an arrow the popover stands in the middle of the area.
      let size = fitting(area)
      frame = CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height)
      direction = []
      arrowOffset = 0
      return
    }
    direction = best.direction
    var size = fitting(best.room)
    if mayOverlap {
      size = CGSize(
        width: min(content.width, area.width), height: min(content.height, area.height))
    }
    let isVertical = direction == .up || direction == .down
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: origin.y = source.maxY + arrowHeight
    case .down: origin.y = source.minY - arrowHeight - size.height
    case .left: origin.x = source.maxX + arrowHeight
    default: origin.x = source.minX - arrowHeight - size.width
    }
    if isVertical || mayOverlap {
      origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
    }
    if !isVertical || mayOverlap {
      origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
    }
    frame = CGRect(origin: origin, size: size)
    arrowOffset = isVertical ? source.midX - frame.midX : source.midY - frame.midY
  }

  private static func room(
    _ direction: UIPopoverArrowDirection, source: CGRect, area: CGRect, arrowHeight: CGFloat
  ) -> CGRect {
    func rect(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) -> CGRect {
      CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }
    return switch direction {
    case .up: rect(area.minX, source.maxY + arrowHeight, area.maxX, area.maxY)
    case .down: rect(area.minX, area.minY, area.maxX, source.minY - arrowHeight)
    case .left: rect(source.maxX + arrowHeight, area.minY, area.maxX, area.maxY)
    default: rect(area.minX, area.minY, source.minX - arrowHeight, area.maxY)
    }
  }
}
