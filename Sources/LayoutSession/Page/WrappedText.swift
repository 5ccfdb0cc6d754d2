import AutoLayout
import Cassowary
import PortableUIKit

/// The constants of a label that breaks its lines, at every width, as a table.
///
/// Lines break at few widths; between them nothing changes. For each range of widths the table has the constants of the
/// solver's rows that differ: those of the natural size, and of alignments to a baseline.
@MainActor struct WrappedText {
  /// From which width on, in points, a row of the table holds.
  struct Step {
    var width: Double
    var constants: [(row: Constraint, constant: Double)]
  }

  private(set) var steps: [Step] = []
  /// The row of the table that is in force.
  private(set) var present = 0

  /// How often a text is measured at most: so many lines no screen has.
  private static let mostMeasurements = 2000
  /// How many characters are measured at most, each time counted: a text of 15,000 would take a minute in 2,000 times.
  private static let mostCharacters = 4_000_000
  /// How often a text is measured at least, however long it is: widths are halved down to a 64th of the widest.
  private static let fewestMeasurements = 130
  /// How near two widths are that are not told apart, in points.
  private static let resolution = 0.01

  /// Measures the text of `item`; nil where it is as high at every width.
  init?(_ item: SessionItem, in model: LayoutModel) {
    let engine = model.engine
    let present = item.brokenWidth ?? engine.value(of: .width, of: item)
    let original = item.brokenWidth
    defer {
      item.brokenWidth = original
      model.tellContent(of: item)
      engine.solve()
    }
    let most = min(
      Self.mostMeasurements,
      max(Self.fewestMeasurements, Self.mostCharacters / max(1, item.content.text?.utf8.count ?? 0))
    )
    var measurements = 0
    func size(_ width: Double) -> [Double] {
      measurements += 1
      item.brokenWidth = width
      let size = model.stage.measure(item, in: model.surroundings).size
      return [size.width, size.height]
    }
    // At no greater width than that of one line a text changes any more.
    let widest = max(size(1e6)[0] + 2, present + 2)
    var starts: [Double] = [0]
    // Halves intervals whose ends differ, and those that are wide: a text is broken alike at both ends of
    // one in which it is not.
    var pending = [(0.0, size(0), widest, size(widest))]
    while let (start, first, end, last) = pending.popLast(), measurements < most {
      if first == last, end - start < widest / 64 { continue }
      if end - start < Self.resolution {
        starts.append(end)
        continue
      }
      let middle = (start + end) / 2
      let between = size(middle)
      pending.append((middle, between, end, last))
      pending.append((start, first, middle, between))
    }
    // A size that a document gives holds around one width.
    if let width = item.content.widthOfSize {
      starts += [width - SessionItem.sameWidth, width + SessionItem.sameWidth].filter { $0 > 0 }
    }
    starts.sort()
    let handles = Self.handles(of: item, in: engine)
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : widest
      item.brokenWidth = (start + max(start, end)) / 2
      model.tellContent(of: item)
      engine.solve()
      steps.append(
        Step(
          width: start,
          // A row that the solver does not hold at this width is left out below.
          constants: handles.map { ($0, engine.solver.constant(of: $0) ?? .nan) }))
    }
    keepWhatDiffers()
    guard steps.count > 1 else { return nil }
    self.present = steps.lastIndex { $0.width <= present } ?? 0
  }

  /// The rows of the solver that speak of the label's variables.
  private static func handles(of item: SessionItem, in engine: LayoutEngine) -> [Constraint] {
    let own = Set(
      [LayoutAttribute.left, .top, .width, .height].flatMap {
        engine.expression(of: $0, of: item).terms.map(\.variable)
      })
    return engine.rowReports.filter { row in
      row.terms.contains { own.contains($0.variable) }
    }.map(\.handle)
  }

  /// Leaves out the rows that are the same in every step, and the steps that are like those before them.
  private mutating func keepWhatDiffers() {
    guard let first = steps.first else { return }
    let varying = first.constants.indices.filter { place in
      let values = steps.map { $0.constants[place].constant }
      return values.allSatisfy(\.isFinite) && values.contains { abs($0 - values[0]) > 1e-9 }
    }
    for place in steps.indices {
      let constants = steps[place].constants
      steps[place].constants = varying.map { constants[$0] }
    }
    var kept: [Step] = []
    for step in steps {
      if let last = kept.last, last.constants.map(\.constant) == step.constants.map(\.constant) {
        continue
      }
      kept.append(step)
    }
    steps = kept
  }

  /// The table; rows by their places.
  func data(view: Int, _ places: [Constraint: Int]) -> PageData.Wrap {
    PageData.Wrap(
      view: view, rows: steps.first?.constants.compactMap { places[$0.row] } ?? [], now: present,
      steps: steps.map { [$0.width] + $0.constants.map(\.constant) })
  }
}
