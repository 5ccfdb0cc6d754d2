import AutoLayout

/// Something that should be true of a screen at every width of its window.
public struct WidthProperty: Sendable {
  /// The statement of the property.
  public let name: String
  /// The names of the views it is about; empty for all.
  public let subjects: [String]
  let leastSubjects: Int
  private let body: @Sendable (ScreenSweep) -> [WidthFinding]

  /// Makes a property of the pieces of a screen.
  ///
  /// - Parameter subjects: the names of the views it is about: a name that no view has is an error of the proof, not a
  ///   property that holds.
  public init(
    _ name: String, subjects: [String] = [],
    _ body: @escaping @Sendable (ScreenSweep) -> [WidthFinding]
  ) {
    self.init(name, subjects: subjects, leastSubjects: 0, body)
  }

  init(
    _ name: String, subjects: [String], leastSubjects: Int,
    _ body: @escaping @Sendable (ScreenSweep) -> [WidthFinding]
  ) {
    self.name = name
    self.subjects = subjects
    self.leastSubjects = leastSubjects
    self.body = body
  }

  /// Makes a property that each piece has or lacks for itself.
  public static func piecewise(
    _ name: String, subjects: [String] = [],
    _ body: @escaping @Sendable (ScreenPiece) -> [WidthFinding]
  ) -> WidthProperty {
    WidthProperty(name, subjects: subjects) { sweep in sweep.pieces.flatMap(body) }
  }

  /// The intervals on which the property is false, neighbouring ones joined.
  public func findings(in sweep: ScreenSweep) -> [WidthFinding] {
    body(sweep).map { finding in
      var finding = finding
      finding.property = name
      finding.isSampled = !sweep.sampled.isDisjoint(with: finding.elements)
      return finding
    }.joined()
  }

  /// By how much a frame may be off a limit, in points: frames are rounded to pixels.
  static var slack: Double { ScreenProperty.slack }
  /// The side of a view that may be lost if its edges are rounded, in points: half of a pixel at two for each point.
  static var lostSide: Double { 0.25 }
}

extension ScreenPiece {
  /// The findings of a number of each element that must not be above a limit.
  func findings(
    above limit: Double, _ text: (ScreenElement) -> String,
    _ value: (_ place: Int, ScreenSnapshot) -> Double?
  ) -> [WidthFinding] {
    start.elements.indices.compactMap { place in
      guard let first = value(place, start), let last = value(place, end) else { return nil }
      let line = WidthLine(range: range, start: first, end: last)
      return line.range(above: limit).map {
        finding($0, [place], text(start.elements[place]), excess: [line], above: limit)
      }
    }
  }

  /// - Parameters:
  ///   - lines: by how much it is wrong is the least of these numbers, less the limit.
  func finding(
    _ range: ClosedRange<Double>, _ elements: [Int], _ text: String, excess lines: [WidthLine] = [],
    above limit: Double = 0
  ) -> WidthFinding {
    let (width, excess) = WidthLine.worst(of: lines, in: range)
    return WidthFinding(
      property: "", range: range, elements: elements.map { start.elements[$0].name }, text: text,
      beginning: range.lowerBound == self.range.lowerBound ? beginning : nil, worstWidth: width,
      excess: max(0, excess - limit))
  }

  func places(of names: [String]) -> [Int] {
    start.elements.indices.filter { names.contains(start.elements[$0].name) }
  }
}
