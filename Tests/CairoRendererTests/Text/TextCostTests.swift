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
}
