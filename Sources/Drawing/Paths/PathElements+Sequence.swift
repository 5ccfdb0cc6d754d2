import Foundation

extension PathElements: Sequence {
  /// Hands out the steps in order.
  public struct Iterator: IteratorProtocol {
    private let elements: PathElements
    private var verb = 0
    private var point = 0

    fileprivate init(_ elements: PathElements) {
      self.elements = elements
    }

    public mutating func next() -> PathElement? {
      guard verb < elements.verbs.count else { return nil }
      let kind = elements.verbs[verb]
      let first = point
      verb += 1
      point += kind.pointCount
      let points = elements.points
      switch kind {
      case .move: return .move(points[first])
      case .line: return .line(points[first])
      case .quadCurve: return .quadCurve(control: points[first], end: points[first + 1])
      case .curve:
        return .curve(
          control1: points[first], control2: points[first + 1], end: points[first + 2])
      case .close: return .close
      }
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }

  public var underestimatedCount: Int { count }
}
