import Foundation

/// The places of items in lines, one section after the other.
///
/// `along` is the direction of scrolling, in which lines follow one another; `across` that of a line.
struct FlowArrangement {
  struct Section {
    let index: Int
    let header: CGSize
    let footer: CGSize
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let sizes: [CGSize]
  }

  var isVertical = true
  var attributesClass = UICollectionViewLayoutAttributes.self
  /// The room in points across.
  var breadth: CGFloat = 0
  private var length: CGFloat = 0
  private(set) var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private(set) var supplementaries: [UICollectionViewLayoutAttributes] = []
  /// Where each section begins and ends along, with its header and footer.
  private var extents: [Int: ClosedRange<CGFloat>] = [:]
  /// Everything from the start on.
  private var all: [UICollectionViewLayoutAttributes] = []

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    // An item that only touches an edge cannot be seen.
    all.filter {
      $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX && $0.frame.minY < rect.maxY
        && $0.frame.maxY > rect.minY
    }
  }

  /// A header or footer that stays within `bounds` as long as its section reaches into them.
  @MainActor func pinned(
    _ attributes: UICollectionViewLayoutAttributes, isHeader: Bool, in bounds: CGRect
  ) -> UICollectionViewLayoutAttributes {
    guard let extent = extents[attributes.indexPath.section],
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    var frame = attributes.frame
    let (start, end, size) =
      isVertical
      ? (bounds.minY, bounds.maxY, frame.height) : (bounds.minX, bounds.maxX, frame.width)
    var origin = isVertical ? frame.minY : frame.minX
    if isHeader {
      origin = max(origin, min(start, extent.upperBound - size))
    } else {
      origin = min(origin, max(end - size, extent.lowerBound))
    }
    if isVertical { frame.origin.y = origin } else { frame.origin.x = origin }
    copy.frame = frame
    // Over the items, which scroll below it.
    copy.zIndex = 10
    return copy
  }

  mutating func append(_ section: Section) {
    let start = length
    defer { extents[section.index] = start...max(start, length) }
    appendEdge(section.header, UICollectionView.elementKindSectionHeader, section.index)
    let inset = section.inset
    let before = isVertical ? inset.left : inset.top
    let after = isVertical ? inset.right : inset.bottom
    let room = max(0, breadth - before - after)
    length += isVertical ? inset.top : inset.left
    let lines = lines(of: section, room: room)
    for (number, line) in lines.enumerated() {
      place(line, of: section, from: before, room: room, isLast: number == lines.count - 1)
      if number < lines.count - 1 { length += section.lineSpacing }
    }
    length += isVertical ? inset.bottom : inset.right
    appendEdge(section.footer, UICollectionView.elementKindSectionFooter, section.index)
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// As many items a line as fit with the smallest spacing, at least one.
  private func lines(of section: Section, room: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for (index, size) in section.sizes.enumerated() {
      let more = across(size) + (index == start ? 0 : section.itemSpacing)
      if index > start, used + more > room + 1e-6 {
        lines.append(start..<index)
        start = index
        used = across(size)
      } else {
        used += more
      }
    }
    if start < section.sizes.count { lines.append(start..<section.sizes.count) }
    return lines
  }

  private mutating func place(
    _ line: Range<Int>, of section: Section, from start: CGFloat, room: CGFloat, isLast: Bool
  ) {
    let sizes = section.sizes[line]
    let height = sizes.map { along($0) }.max() ?? 0
    var position = start
    let spacing = spacing(in: line, of: section, room: room, isLast: isLast)
    for index in line {
      let size = section.sizes[index]
      let path = IndexPath(item: index, section: section.index)
      let attributes = attributesClass.make(at: path)
      let offset = length + (height - along(size)) / 2
      attributes.frame = CGRect(
        origin: isVertical
          ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position), size: size)
      items[path] = attributes
      all.append(attributes)
      position += across(size) + spacing
    }
    length += height
  }

  /// The room left over goes between the items of full lines.
  private func spacing(
    in line: Range<Int>, of section: Section, room: CGFloat, isLast: Bool
  ) -> CGFloat {
    let sizes = section.sizes
    let isUniform = sizes.allSatisfy { $0 == sizes[0] }
    if isUniform, let size = sizes.first, across(size) > 0 {
      let perLine = max(
        1,
        ((room + section.itemSpacing + 1e-6) / (across(size) + section.itemSpacing)).rounded(.down))
      guard perLine > 1 else { return section.itemSpacing }
      // A section that fills less than one line is not spread.
      if CGFloat(sizes.count) < perLine { return section.itemSpacing }
      return (room - perLine * across(size)) / (perLine - 1)
    }
    guard !isLast, line.count > 1 else { return section.itemSpacing }
    let used = sizes[line].map { across($0) }.reduce(0, +)
    return (room - used) / CGFloat(line.count - 1)
  }

  private mutating func appendEdge(_ size: CGSize, _ kind: String, _ section: Int) {
    guard along(size) > 0 else { return }
    let attributes = attributesClass.make(
      .supplementaryView, kind: kind, at: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: breadth, height: size.height)
      : CGRect(x: length, y: 0, width: size.width, height: breadth)
    supplementaries.append(attributes)
    all.append(attributes)
    length += along(size)
  }
}
