import Drawing
import Foundation
import PropertyTesting
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

/// Labels at random: measured as painted, painted as typed, and at the same place in PNG, SVG and PDF. Skipped, visibly, if a
/// program or the fonts are missing.
///
/// `TEXT_SEEDS=1000` runs so many pages, `TEXT_SEED=17` that one.
@MainActor
@Suite(
  .enabled(
    if: DocumentJudge.readsText,
    "rsvg-convert, pdftocairo or the fonts of Noto are not installed"))
struct RandomTextTests {
  nonisolated private static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["TEXT_SEED"].flatMap(UInt64.init) { return [seed] }
    return (0..<(environment["TEXT_SEEDS"].flatMap(UInt64.init) ?? 8)).map { $0 }
  }()

  /// A pixel of a screen of one pixel per point; pictures are read at three, and edges are soft.
  private static let pixel: CGFloat = 1

  @Test(arguments: seeds) func labelsAreMeasuredAsPainted(seed: UInt64) throws {
    UIScreen.main.textMeasurer = PangoTextMeasurer.shared
    var random = RandomSource(seed: seed)
    var top: CGFloat = 20
    var cases: [(label: RandomLabel, lines: Int, size: CGSize)] = []
    for _ in 0..<6 {
      let label = RandomLabel(&random)
      cases.append(place(label, at: top, &random))
      top = label.label.frame.maxY + 16
    }
    let page = try TextPage(cases.map(\.label.label))
    for (number, one) in cases.enumerated() {
      check(page.lines[number], one.label, one.lines, one.size, "seed \(seed): \(one.label.name)")
    }
  }

  /// Gives a label its frame: exactly as large as it measures itself, or of a width of its own.
  private func place(
    _ random: RandomLabel, at top: CGFloat, _ source: inout RandomSource
  ) -> (label: RandomLabel, lines: Int, size: CGSize) {
    let label = random.label
    let width = CGFloat(source.integer(in: 40...300))
    var size = label.sizeThatFits(CGSize(width: width, height: 0))
    if source.integer(in: 0...1) == 0 || label.numberOfLines == 1 && size.width > 500 {
      size.width = width
    }
    label.frame = CGRect(origin: CGPoint(x: 20, y: top), size: size)
    let measured = label.measurement(width: size.width, numberOfLines: label.numberOfLines)
    return (random, measured.lineCount, measured.size)
  }

  private func check(
    _ lines: [TextPage.Line], _ random: RandomLabel, _ count: Int, _ size: CGSize, _ name: String
  ) {
    let label = random.label
    let frame = label.frame
    #expect(lines.count == count, "lines painted and measured of \(name)")
    for (index, line) in lines.enumerated() {
      let name = "line \(index) of \(name): \(line)"
      // Measured as painted.
      let isCut = line.right - line.left > frame.width + 0.02
      #expect(line.right - line.left <= size.width + 0.02 || isCut, "\(name)")
      if label.lineBreakMode != .byClipping, frame.width > 60 { #expect(!isCut, "\(name)") }
      checkPlace(line, isLast: index == lines.count - 1, random, name)
      checkInk(line, random, name)
    }
  }

  /// The advances begin and end as the alignment says.
  private func checkPlace(
    _ line: TextPage.Line, isLast: Bool, _ random: RandomLabel, _ name: String
  ) {
    let label = random.label
    let frame = label.frame
    let width = line.right - line.left
    let isRightToLeft = label.semanticContentAttribute == .forceRightToLeft
    guard width <= frame.width else { return }
    let start: CGFloat =
      switch label.textAlignment {
      case .left: frame.minX
      case .right: frame.maxX - width
      case .center: frame.midX - width / 2
      case .natural, .justified: isRightToLeft ? frame.maxX - width : frame.minX
      }
    #expect(abs(line.left - start) <= 0.02, "\(name)")
  }

  /// The ink begins and ends where the outlines of the glyphs do, and at the same places in the three outputs.
  private func checkInk(_ line: TextPage.Line, _ random: RandomLabel, _ name: String) {
    // Pictures in fonts have no outlines: there the pixels count.
    let outline = random.isColored ? line.inks[0] : line.outline
    let whole = random.isColored ? line.inks[0] : line.whole
    for (ink, output) in zip(line.inks, ["PNG", "SVG", "PDF"]) {
      let name = "\(name) in \(output): \(ink)"
      if ink.isNull {
        // A stroke of less than a third of a pixel leaves none.
        #expect(whole.isNull || whole.width < Self.pixel, "\(name)")
        continue
      }
      #expect(ink.minX >= outline.minX - Self.pixel, "\(name)")
      #expect(ink.maxX <= outline.maxX + Self.pixel, "\(name)")
      guard !whole.isNull else { continue }
      #expect(ink.minX <= whole.minX + Self.pixel, "\(name)")
      #expect(ink.maxX >= whole.maxX - Self.pixel, "\(name)")
    }
    guard let first = line.inks.first, !first.isNull else { return }
    for (ink, output) in zip(line.inks.dropFirst(), ["SVG", "PDF"]) where !ink.isNull {
      // Both are read in whole pixels of the picture.
      let differences = [
        ink.minX - first.minX, ink.maxX - first.maxX, ink.minY - first.minY, ink.maxY - first.maxY,
      ].map { (abs($0) * TextPage.scale).rounded() }
      #expect(
        differences.allSatisfy { $0 <= Self.pixel * TextPage.scale }, "\(name) in \(output): \(ink)"
      )
    }
  }
}
