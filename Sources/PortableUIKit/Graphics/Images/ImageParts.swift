import Drawing
import Foundation

/// The parts that a resizable image is drawn in (CS-12).
struct ImageParts {
  /// One part.
  struct Part {
    /// Within the unit square of the shown image.
    var source: CGRect
    /// The unit square of the part to user space.
    var placement: CGAffineTransform
  }

  /// Along one axis: a place in the image and where it is drawn, in points.
  private struct Piece {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// The most copies of a part that are drawn; beyond, it is stretched.
  static let mostTiles = 10_000

  private let size: CGSize
  private let caps: UIEdgeInsets?
  private let isTiled: Bool

  init(_ image: UIImage) {
    size = image.size
    caps = image.look.caps
    isTiled = image.look.resizingMode == .tile
  }

  func parts(in rect: CGRect) -> [Part] {
    guard let caps, size.width > 0, size.height > 0 else {
      return [
        Part(
          source: CGRect(x: 0, y: 0, width: 1, height: 1),
          placement: CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
      ]
    }
    var columns = pieces(size.width, caps.left, caps.right, rect.minX, rect.width, isTiled)
    var rows = pieces(size.height, caps.top, caps.bottom, rect.minY, rect.height, isTiled)
    if columns.count * rows.count > Self.mostTiles {
      columns = pieces(size.width, caps.left, caps.right, rect.minX, rect.width, false)
      rows = pieces(size.height, caps.top, caps.bottom, rect.minY, rect.height, false)
    }
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source / size.width, y: row.source / size.height,
            width: column.sourceLength / size.width, height: row.sourceLength / size.height),
          placement: CGAffineTransform(
            a: column.targetLength, b: 0, c: 0, d: row.targetLength, tx: column.target,
            ty: row.target))
      }
    }
  }

  /// The caps and the part between them; caps that do not fit shrink in proportion.
  private func pieces(
    _ length: CGFloat, _ near: CGFloat, _ far: CGFloat, _ origin: CGFloat, _ room: CGFloat,
    _ isTiled: Bool
  ) -> [Piece] {
    func cap(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 0), length) : 0
    }
    let near = cap(near)
    let far = min(cap(far), length - near)
    let shrink = near + far > room ? room / (near + far) : 1
    let middle = length - near - far
    let (start, end) = (origin + near * shrink, origin + room - far * shrink)
    var pieces: [Piece] = []
    if near > 0 {
      pieces.append(
        Piece(source: 0, sourceLength: near, target: origin, targetLength: near * shrink))
    }
    if end > start {
      pieces += fill(from: start, to: end, source: near, length: middle, isTiled)
    }
    if far > 0 {
      pieces.append(
        Piece(source: length - far, sourceLength: far, target: end, targetLength: far * shrink))
    }
    return pieces
  }

  private func fill(
    from start: CGFloat, to end: CGFloat, source: CGFloat, length: CGFloat, _ isTiled: Bool
  ) -> [Piece] {
    guard isTiled, length > 0, (end - start) / length <= CGFloat(Self.mostTiles) else {
      return [
        Piece(source: source, sourceLength: length, target: start, targetLength: end - start)
      ]
    }
    var pieces: [Piece] = []
    var place = start
    while end - place > 1e-9 {
      // The last copy is cut: 10, 10, 5 of 25.
      let part = min(length, end - place)
      pieces.append(
        Piece(source: source, sourceLength: part, target: place, targetLength: part))
      place += length
    }
    return pieces
  }

  /// The numbers of the copies that reach into a range, counted from the origin.
  static func repetitions(from low: CGFloat, to high: CGFloat, step: CGFloat) -> Range<Int> {
    let first = (low / step).rounded(.down)
    let last = (high / step).rounded(.up)
    guard abs(first) < 1e9, abs(last) < 1e9, last > first else { return 0..<0 }
    return Int(first)..<min(Int(last), Int(first) + mostTiles + 1)
  }
}
