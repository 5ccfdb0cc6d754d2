import Foundation

extension PathElements {
  /// The same shape run through the other way, its subpaths in the opposite order.
  package func reversed() -> PathElements {
    var result = PathElements()
    for subpath in subpaths().reversed() { result.append(subpath.reversedSubpath()) }
    return result
  }

  /// The steps from each move to the next.
  package func subpaths() -> [PathElements] {
    var result: [PathElements] = []
    var subpath = PathElements()
    for element in self {
      if case .move = element {
        if !subpath.isEmpty { result.append(subpath) }
        subpath = PathElements()
      }
      subpath.append(element)
    }
    if !subpath.isEmpty { result.append(subpath) }
    return result
  }

  private func reversedSubpath() -> PathElements {
    var result = PathElements()
    var end = points.count
    let isClosed = verbs.last == .close
    if let last = points.last { result.move(to: last) }
    for verb in verbs.reversed() {
      switch verb {
      case .move, .close: continue
      case .line: result.line(to: points[end - 2])
      case .quadCurve: result.quadCurve(to: points[end - 3], control: points[end - 2])
      case .curve:
        result.curve(to: points[end - 4], control1: points[end - 2], control2: points[end - 3])
      }
      end -= verb.pointCount
    }
    if isClosed { result.close() }
    return result
  }
}
