import Foundation

/// One stroke or area of a symbol, on a grid of 24 x 24 with the origin in the upper left corner.
///
/// The notation is a subset of SVG's: `M x y`, `L x y`, `C x y x y x y`, `Z`, and `O x y r` for a
/// circle; the letter in front says how it is painted.
struct SymbolPath: Equatable, Sendable {
  /// How the path is painted.
  enum Mode: Character, Sendable {
    /// A line along the path.
    case stroke = "s"
    /// The area inside.
    case fill = "f"
    /// The area inside, in the colour of the background: a hole.
    case hole = "h"
  }

  /// One step of the path.
  enum Step: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case circle(CGPoint, Double)
    case close
  }

  let mode: Mode
  let steps: [Step]

  /// Reads the notation; none where it is not well formed.
  init?(_ notation: String) {
    var words = notation.split(separator: " ")[...]
    guard let first = words.popFirst(), first.count == 1, let letter = first.first,
      let mode = Mode(rawValue: letter)
    else { return nil }
    var steps: [Step] = []
    func number() -> Double? { words.popFirst().flatMap { Double($0) } }
    func point() -> CGPoint? {
      guard let x = number(), let y = number() else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let command = words.popFirst() {
      switch command {
      case "M":
        guard let point = point() else { return nil }
        steps.append(.move(point))
      case "L":
        guard let point = point() else { return nil }
        steps.append(.line(point))
      case "C":
        guard let first = point(), let second = point(), let end = point() else { return nil }
        steps.append(.curve(first, second, end))
      case "O":
        guard let center = point(), let radius = number() else { return nil }
        steps.append(.circle(center, radius))
      case "Z":
        steps.append(.close)
      default:
        return nil
      }
    }
    self.mode = mode
    self.steps = steps
  }

  /// The squares of the grid on each side.
  static let grid = 24.0
  /// The width of a line on the grid.
  static let lineWidth = 2.0

  /// The rectangle that the path may cover with ink: a line is wider than its path, a hole adds
  /// nothing.
  var inkBounds: CGRect {
    switch mode {
    case .stroke: bounds.insetBy(dx: -Self.lineWidth / 2, dy: -Self.lineWidth / 2)
    case .fill: bounds
    case .hole: .null
    }
  }

  /// The smallest rectangle that holds all points of the path, those that shape curves included.
  var bounds: CGRect {
    let points: [CGPoint] = steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .circle(let center, let radius):
        [
          CGPoint(x: center.x - radius, y: center.y - radius),
          CGPoint(x: center.x + radius, y: center.y + radius),
        ]
      case .close: []
      }
    }
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
