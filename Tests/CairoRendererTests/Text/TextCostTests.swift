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

  /// Means for looks of text only.
  private final class Tools: LookTools {
    let shaper: any TextShaper
    let key = SystemLookKey(renderer: 0, scale: 2)

    init(shaper: any TextShaper) { self.shaper = shaper }

    func picture(of file: ImageRepresentation, pixels: CGSize) throws(UndrawnImage) -> CGImage {
      throw UndrawnImage(reason: "there are none", missingPackage: nil)
    }
    func note(_ text: String) {}
  }

  private func operations(_ view: UIView, _ shaper: any TextShaper) -> [DrawingOperation] {
    let recorder = DisplayListRecorder(extent: view.bounds)
    let context = CGContext(sink: recorder, viewBounds: view.bounds, scale: 2)
    if let field = view as? UITextField {
      // A field's look has the field draw its text itself, with the renderer that is installed.
      field.draw(
        field.hasText ? .text : .placeholder, in: field.textRect(forBounds: field.bounds),
        shaper: shaper, scale: 2, context: context)
    } else {
      _ = view.drawLook(on: LookCanvas(context: context, tools: Tools(shaper: shaper)))
    }
    context.finish()
    return recorder.finish().operations
  }

  /// Makes a view twice: one is measured, given a frame and drawn, the other is drawn in that frame at once.
  ///
  /// - Returns: how often lines were asked for by drawing the one that was measured.
  private func askedByDrawing<View: UIView>(
    _ make: () -> View, measure: (View) -> CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    let measurer = CountingMeasurer()
    let former = UIScreen.main.textMeasurer
    UIScreen.main.textMeasurer = measurer
    defer { UIScreen.main.textMeasurer = former }
    let measured = make()
    measured.frame = measure(measured)
    let asked = measurer.counting.counts.asked
    let drawn = operations(measured, measurer.counting)
    let askedByDrawing = measurer.counting.counts.asked - asked
    let fresh = make()
    fresh.frame = measured.frame
    #expect(drawn == operations(fresh, measurer.counting), sourceLocation: sourceLocation)
    #expect(
      drawn.contains { if case .glyphs = $0 { true } else { false } },
      sourceLocation: sourceLocation)
    return askedByDrawing
  }

  /// A label is drawn with the layout that it was measured with, in its own size or in a larger one, and it is drawn as one
  /// that was never measured.
  @Test(arguments: [NSTextAlignment.natural, .left, .center, .right, .justified], [0, 1])
  func aLabelIsLaidOutOnce(alignment: NSTextAlignment, lines: Int) throws {
    let asked = askedByDrawing {
      let label = UILabel()
      label.numberOfLines = lines
      label.attributedText = Self.attributed
      label.textAlignment = alignment
      return label
    } measure: { label in
      let size = label.sizeThatFits(CGSize(width: 400, height: 0))
      return CGRect(x: 0, y: 0, width: lines == 1 ? size.width + 31 : 400, height: 40)
    }
    let isLaidOutAnew = lines == 1 && alignment == .justified
    #expect((asked > 0) == isLaidOutAnew)
  }

  enum ButtonKind: CaseIterable { case old, oldOfLines, attributed, configured, withSubtitle }

  /// A button in its own size or in a larger one; the colour of its title is known to its look only.
  @Test(arguments: ButtonKind.allCases, [0, 40])
  func aButtonIsLaidOutOnce(kind: ButtonKind, more: CGFloat) {
    let asked = askedByDrawing {
      let button = UIButton(type: .system)
      switch kind {
      case .old: button.setTitle("A title", for: .normal)
      case .oldOfLines:
        button.setTitle("A title of lines", for: .normal)
        button.titleLabel?.lineBreakMode = .byWordWrapping
      case .attributed: button.setAttributedTitle(Self.attributed, for: .normal)
      case .configured, .withSubtitle:
        button.configuration = .filled()
        button.configuration?.title = "A title"
        if kind == .withSubtitle { button.configuration?.subtitle = "A second line" }
      }
      return button
    } measure: { button in
      let size = button.intrinsicContentSize
      return CGRect(x: 0, y: 0, width: size.width + more, height: size.height)
    }
    #expect(asked == (kind == .attributed ? 1 : 0))
  }

  @Test(arguments: [false, true]) func aFieldIsLaidOutOnce(hasText: Bool) {
    let asked = askedByDrawing {
      let field = UITextField()
      field.borderStyle = .roundedRect
      if hasText { field.attributedText = Self.attributed } else { field.placeholder = "Empty" }
      return field
    } measure: { field in
      CGRect(origin: .zero, size: field.intrinsicContentSize)
    }
    #expect(asked == 0)
  }

  @Test func aTextViewIsLaidOutOnce() {
    let asked = askedByDrawing {
      let view = UITextView()
      view.isScrollEnabled = false
      view.attributedText = Self.attributed
      return view
    } measure: { view in
      let size = view.sizeThatFits(CGSize(width: 120, height: 0))
      return CGRect(x: 0, y: 0, width: 120, height: size.height)
    }
    #expect(asked == 0)
  }

  // MARK: Rounded rooms

  /// A room that is a pixel narrower, or wider, than that in which the lines were broken has the same lines: the height is that of
  /// these.
  @Test(arguments: [NSTextAlignment.left, .center, .right], [(-0.5, 0), (0.5, 0), (-0.5, 3)])
  func aRoundedRoomLosesNoLine(
    alignment: NSTextAlignment, _ room: (excess: CGFloat, lines: Int)
  ) {
    let (excess, lines) = room
    func label() -> UILabel {
      let label = UILabel()
      label.numberOfLines = lines
      label.textAlignment = alignment
      label.text = "One two three four five six"
      return label
    }
    UIScreen.main.textMeasurer = PangoTextMeasurer.shared
    let line = UILabel()
    line.text = "three four"
    // "One two", "three four", "five six": a little less breaks before "four", which makes four lines.
    let natural = line.measurement(width: .infinity, numberOfLines: 1).size.width
    let measured = label()
    let height = measured.sizeThatFits(CGSize(width: natural + 0.02, height: 0)).height
    #expect(abs(height - 3 * measured.font.lineHeight) < 1)
    measured.frame = CGRect(x: 0, y: 0, width: natural + 0.02 + excess, height: height)
    #expect(words(of: measured) == "One two three four five six")
    // Without the layout that was measured.
    let fresh = label()
    fresh.frame = measured.frame
    if lines == 0 { #expect(words(of: fresh) == "One two three four five six") }
  }

  private func words(of view: UIView) -> String {
    operations(view, PangoTextShaper.shared)
      .compactMap { if case .glyphs(let glyphs) = $0 { glyphs.run.characters } else { nil } }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
