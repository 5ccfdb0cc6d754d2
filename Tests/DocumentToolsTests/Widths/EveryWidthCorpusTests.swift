import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentTools
@testable import PropertyTesting

/// Every screen of the development corpus, and the example: what is said of all widths against layouts made afresh.
///
/// Set `EVERY_WIDTH=all` for all whole widths of all documents (an hour), `EVERY_WIDTH=1/4` for the first of four
/// shares of the documents, or a part of a path; without it a few documents are tried at a few widths.
@MainActor @Suite struct EveryWidthCorpusTests {
  private static let widths = 320.0...1366.0
  private static let properties: [(WidthProperty, ScreenProperty)] = [
    (.noTruncation, .noTruncation), (.apart, .apart), (.onScreen, .onScreen),
    (.insideSafeArea, .insideSafeArea), (.minimumTouchTarget(), .minimumTouchTarget()),
  ]

  /// The documents to try, and how far the widths are apart.
  private static func choice() -> (paths: [String], step: Double) {
    let all = ["Docs/Examples", "../shared/corpus/dev"].flatMap { folder in
      DocumentSearch(paths: [folder]).found.filter { !$0.isFixture }.map(\.name)
    }
    guard let wish = ProcessInfo.processInfo.environment["EVERY_WIDTH"] else {
      return (all.enumerated().filter { $0.offset % 50 == 0 }.map(\.element), 61)
    }
    let parts = wish.split(separator: "/").compactMap { Int($0) }
    if wish == "all" { return (all, 1) }
    guard parts.count == 2 else { return (all.filter { $0.contains(wish) }, 1) }
    return (all.enumerated().filter { $0.offset % parts[1] == parts[0] - 1 }.map(\.element), 1)
  }

  @Test func `layouts made afresh agree with the intervals`() throws {
    let (paths, step) = Self.choice()
    var tally = WidthTally()
    for path in paths {
      guard let source = try? DocumentSource(path: path) else { continue }
      for scene in source.document.scenes {
        guard (try? source.layOutAsRecorded(scene)) != nil else { continue }
        let names = SceneNames(scene.canvasHierarchy)
        let sweep = try source.sweep(scene, over: Self.widths, names).sweep
        var check = WidthCheck("\(path) \(scene.id)", sweep, Self.properties)
        for width in stride(
          from: Self.widths.lowerBound, through: Self.widths.upperBound, by: step)
        {
          let fresh = try source.sample(of: scene, in: source.canvasDevice, at: width, names)
          try check.compare(fresh.snapshot, at: width)
        }
        tally.add(check)
      }
    }
    print(tally)
    #expect(tally.screens > 0)
    #expect(tally.mistakes == [])
  }
}

/// The comparison of one screen's sweep with layouts made afresh.
private struct WidthCheck {
  let screen: String
  let sweep: ScreenSweep
  private let findings:
    [(property: WidthProperty, single: ScreenProperty, found: [[String]: [WidthFinding]])]
  /// The widths of each mistake.
  private(set) var mistakes: [String: [Double]] = [:]
  private(set) var layouts = 0
  private(set) var violations = 0

  init(
    _ screen: String, _ sweep: ScreenSweep, _ properties: [(WidthProperty, ScreenProperty)]
  ) {
    self.screen = screen
    self.sweep = sweep
    findings = properties.map { property, single in
      (property, single, Dictionary(grouping: property.findings(in: sweep), by: \.elements))
    }
  }

  /// - Parameter width: that of the window; the scene's root may have a width of its own.
  mutating func compare(_ fresh: ScreenSnapshot, at width: Double) throws {
    layouts += 1
    compareFrames(fresh, at: width)
    for (property, single, found) in findings {
      let violated = Set(
        try single.violations(of: fresh) { _ in fresh }.map { violation in
          violation.elements.map { fresh.elements[$0].name }
        })
      violations += violated.count
      for elements in violated
      where !(found[elements] ?? []).contains(where: { $0.range.isNear(width) }) {
        mistakes["missed: \(single.name), \(elements)", default: []].append(width)
      }
      for (elements, own) in found where !violated.contains(elements) {
        guard let finding = own.first(where: { $0.range.hasInside(width) }),
          !isRounded(property, elements, at: width)
        else { continue }
        let way = finding.isSampled ? " (sampled)" : ""
        mistakes["false alarm\(way): \(single.name), \(elements)", default: []].append(width)
      }
    }
  }

  /// Whether what is wrong at a width is no more than the rounding of two edges to pixels, in the layout and on the line. Where
  /// a size grows by a seventh of a point for each point of the window, that takes some points.
  private func isRounded(_ property: WidthProperty, _ elements: [String], at width: Double) -> Bool
  {
    guard let piece = sweep.pieces.first(where: { $0.range.contains(width) }) else { return false }
    let range = (width - 0.5...width + 0.5).clamped(to: piece.range)
    let (start, end) = (
      piece.snapshot(at: range.lowerBound), piece.snapshot(at: range.upperBound)
    )
    let here = ScreenSweep(
      range: range, pieces: [.init(range: range, start: start, end: end, beginning: nil)],
      sampled: [], layouts: 0)
    let excess = property.findings(in: here).filter { $0.elements == elements }.map(\.excess).max()
    // A text that is cut has no number of points.
    return excess.map { $0 > 0 && $0 <= 1 } ?? false
  }

  private mutating func compareFrames(_ fresh: ScreenSnapshot, at width: Double) {
    guard let piece = sweep.pieces.first(where: { $0.range.hasInside(width) }) else { return }
    let own = piece.snapshot(at: width)
    guard own.elements.map(\.name) == fresh.elements.map(\.name) else {
      mistakes["other elements", default: []].append(width)
      return
    }
    for (mine, other) in zip(own.elements, fresh.elements)
    where !sweep.sampled.contains(mine.name) {
      let distance = mine.frame.distance(of: other.frame)
      if distance > 1.5 {
        mistakes["frame of \(mine.name)", default: []].append(width)
      }
    }
  }
}

/// What was compared, over all screens.
private struct WidthTally: CustomStringConvertible {
  private(set) var screens = 0
  private(set) var layouts = 0
  private var sweepLayouts = 0
  private var pieces = 0
  private var violations = 0
  private(set) var mistakes: [String] = []
  private var sampled: [String] = []

  mutating func add(_ check: WidthCheck) {
    screens += 1
    layouts += check.layouts
    sweepLayouts += check.sweep.layouts
    pieces += check.sweep.pieces.count
    violations += check.violations
    mistakes += check.mistakes.sorted { $0.key < $1.key }.map { words, widths in
      "\(check.screen): \(words) at \(widths.count) widths, the first \(widths[0])"
    }
    if !check.sweep.sampled.isEmpty {
      sampled.append("\(check.screen): \(check.sweep.sampled.sorted())")
    }
  }

  var description: String {
    (mistakes + sampled.map { "sampled: \($0)" } + [
      "\(screens) screens, \(layouts) layouts made afresh, \(violations) violations in them; "
        + "\(sampled.count) screens sampled; "
        + "\(pieces) pieces from \(sweepLayouts) layouts; \(mistakes.count) mistakes"
    ]).joined(separator: "\n")
  }
}

extension ClosedRange<Double> {
  /// Whether a number lies in the range or within a point of it: edges are rounded to pixels.
  fileprivate func isNear(_ width: Double) -> Bool {
    lowerBound - 1 <= width && width <= upperBound + 1
  }

  /// Whether a number lies in the range, more than a point from its ends.
  fileprivate func hasInside(_ width: Double) -> Bool {
    lowerBound + 1 < width && width < upperBound - 1
  }
}
