import Drawing
import Foundation
import Synchronization
import Testing

@testable import CairoRenderer
@testable import PortableUIKit

/// How often text is shaped, which is nearly all that it costs.
@MainActor @Suite struct TextCostTests {
  init() { CairoGraphics.install() }

  /// Counts requests, and those that are not alike: these are shaped, the others are known.
  private final class CountingShaper: TextShaper {
    private let requests = Mutex<[ShapingRequest]>([])

    func line(of request: ShapingRequest) -> ShapedLine {
      requests.withLock { $0.append(request) }
      return PangoTextShaper.shared.line(of: request)
    }

    var counts: (asked: Int, shaped: Int) {
      requests.withLock { ($0.count, Set($0).count) }
    }
  }

  private static let attributed: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "Two looks in one line", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 4, length: 5))
    return text
  }()

  /// Measured as a label asks and drawn in the size that came out.
  private func counts(_ text: (CountingShaper) -> StyledText) -> (asked: Int, shaped: Int) {
    let shaper = CountingShaper()
    let text = text(shaper)
    let size = text.measurement(width: .infinity, lines: 1).size
    #expect(size.width > 20)
    let layout = text.fitted(
      in: CGSize(width: size.width, height: size.height), lines: 1, minimumScale: 1, pixel: 1)
    #expect(layout.lines.count == 1)
    return shaper.counts
  }

  /// One question to measure and one to draw, for the very line that is known by then.
  @Test func aLineThatHasRoomIsShapedOnce() {
    let defaults = TextDefaults(font: .systemFont(ofSize: 17), color: .black)
    let plain = counts { StyledText("A plain label", defaults, shaper: $0) }
    #expect(plain == (2, 1))
    let attributed = counts {
      StyledText(string: Self.attributed, defaults: defaults, shaper: $0)
    }
    #expect(attributed == (2, 1))
  }

  private final class CountingMeasurer: TextMeasuring {
    let counting = CountingShaper()
    var shaper: any TextShaper { counting }
  }

  private func operations(_ label: UILabel, _ shaper: any TextShaper) -> [DrawingOperation] {
    let recorder = DisplayListRecorder(extent: label.bounds)
    let context = CGContext(sink: recorder, viewBounds: label.bounds, scale: 2)
    label.drawStyledText(in: context, shaper: shaper, scale: 2)
    context.finish()
    return recorder.finish().operations
  }

  /// A label is drawn with the layout that it was measured with, in its own size or in a larger one, and it is drawn as one
  /// that was never measured.
  @Test(arguments: [NSTextAlignment.natural, .left, .center, .right, .justified], [0, 1])
  func aLabelIsLaidOutOnce(alignment: NSTextAlignment, lines: Int) throws {
    let measurer = CountingMeasurer()
    let former = UIScreen.main.textMeasurer
    UIScreen.main.textMeasurer = measurer
    defer { UIScreen.main.textMeasurer = former }
    func label() -> UILabel {
      let label = UILabel()
      label.numberOfLines = lines
      label.attributedText = Self.attributed
      label.textAlignment = alignment
      return label
    }
    let measured = label()
    let size = measured.sizeThatFits(CGSize(width: 400, height: 0))
    measured.frame = CGRect(x: 0, y: 0, width: lines == 1 ? size.width + 31 : 400, height: 40)
    let asked = measurer.counting.counts.asked
    let drawn = operations(measured, measurer.counting)
    let isLaidOutAnew = lines == 1 && alignment == .justified
    #expect((measurer.counting.counts.asked > asked) == isLaidOutAnew)
    let fresh = label()
    fresh.frame = measured.frame
    #expect(drawn == operations(fresh, measurer.counting))
    #expect(drawn.contains { if case .glyphs = $0 { true } else { false } })
  }
}
