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
  private let sweep: Sweep
  private let variables: [ObjectIdentifier: Variables]

  struct Variables {
    var node: ItemNode.Variables
    var insets: LayoutInsets
  }

  init(pieces: [Piece], sweep: Sweep, variables: [ObjectIdentifier: Variables]) {
    self.pieces = pieces
    self.sweep = sweep
    self.variables = variables
  }

  /// The frame of an item in its parent's bounds at a size of the root, in points, not rounded; nil outside of all pieces,
  /// and for an item without constraints.
  /// - Complexity: logarithmic in the pieces.
  public func frame(of item: any LayoutItem, at size: Double) -> LayoutRect? {
    guard let known = variables[ObjectIdentifier(item)],
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
    return LayoutRect(
      x: sweep.slope(of: known.node.minX, in: piece),
      y: sweep.slope(of: known.node.minY, in: piece),
      width: sweep.slope(of: known.node.width, in: piece),
      height: sweep.slope(of: known.node.height, in: piece))
  }
}
