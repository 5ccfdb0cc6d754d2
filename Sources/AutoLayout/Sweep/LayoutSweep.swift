import Cassowary

/// The layout as a function of the root's width or height: piece by piece, every edge is a straight line.
public struct LayoutSweep {
  /// Why a piece ends.
  public enum End {
    /// The range that was asked for ends.
    case range
    /// A rule comes to its bound. It holds the layout there from now on, if `holds`; else it is passed, as a natural size
    /// is by a text that is given more room.
    case rule(LayoutConflict.Member, holds: Bool)
    /// The lines of the text that an item shows break anew, so that it has another natural height beyond.
    case lines(of: any LayoutItem)
    /// These rules exclude one another beyond; the engine would break one of them.
    case conflict([LayoutConflict.Member])
  }

  /// An interval of sizes.
  public struct Piece {
    /// The sizes of the root, in points.
    public let range: ClosedRange<Double>
    /// What ends the piece at the upper end.
    public let end: End
  }

  /// The pieces in rising order; each begins where the one before ends.
  public let pieces: [Piece]
  /// The solver's sweeps, each over sizes at which no line breaks anew.
  private let parts: [TextSweep.Part]
  /// For each piece the part that it belongs to, and its place among the pieces of that part's sweep.
  private let places: [(part: Int, piece: Int)]
  private let variables: [ObjectIdentifier: Variables]

  struct Variables {
    var node: ItemNode.Variables
    var insets: LayoutInsets
  }

  /// - Parameter end: the words for what ends a piece of a solver's sweep.
  init(
    parts: [TextSweep.Part], variables: [ObjectIdentifier: Variables],
    end: (SweepPiece.End) -> End
  ) {
    var pieces: [Piece] = []
    var places: [(part: Int, piece: Int)] = []
    for (number, part) in parts.enumerated() {
      let (low, high) = (part.range.lowerBound, part.range.upperBound)
      for (place, piece) in part.sweep.pieces.enumerated()
      where piece.range.upperBound > low && piece.range.lowerBound < high {
        let isCut = piece.range.upperBound >= high
        pieces.append(
          Piece(
            range: piece.range.clamped(to: part.range),
            end: isCut ? part.end.map { .lines(of: $0) } ?? end(piece.end) : end(piece.end)))
        places.append((number, place))
      }
    }
    self.parts = parts
    self.pieces = pieces
    self.places = places
    self.variables = variables
  }

  /// The frame of an item in its parent's bounds at a size of the root, in points, not rounded; nil outside of all pieces,
  /// and for an item without constraints.
  /// - Complexity: logarithmic in the pieces.
  public func frame(of item: any LayoutItem, at size: Double) -> LayoutRect? {
    guard let known = variables[ObjectIdentifier(item)], let sweep = sweep(at: size),
      let x = sweep.value(of: known.node.minX, at: size),
      let y = sweep.value(of: known.node.minY, at: size),
      let width = sweep.value(of: known.node.width, at: size),
      let height = sweep.value(of: known.node.height, at: size)
    else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height).outset(by: known.insets)
  }

  /// How the frame of an item changes for each point of the root's size within a piece; nil for an item without
  /// constraints.
  public func slope(of item: any LayoutItem, in piece: Int) -> LayoutRect? {
    guard let known = variables[ObjectIdentifier(item)] else { return nil }
    let sweep = parts[places[piece].part].sweep
    let piece = places[piece].piece
    return LayoutRect(
      x: sweep.slope(of: known.node.minX, in: piece),
      y: sweep.slope(of: known.node.minY, in: piece),
      width: sweep.slope(of: known.node.width, in: piece),
      height: sweep.slope(of: known.node.height, in: piece))
  }

  /// The solver's sweep that has a size, of two the lower one; nil outside of all.
  private func sweep(at size: Double) -> Sweep? {
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.upperBound < size { low = middle + 1 } else { high = middle }
    }
    guard low < parts.count, parts[low].range.contains(size) else { return nil }
    return parts[low].sweep
  }
}
