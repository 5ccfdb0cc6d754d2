import Drawing
import Testing
import VectorOutput

@Suite("SVG of drawings")
struct SVGSinkTests {
  private func document(
    _ size: CGSize = CGSize(width: 100, height: 50), _ draw: (CGContext) -> Void
  ) -> String {
    let sink = SVGSink(size: size) { Data("\($0.width)x\($0.height)".utf8) }
    let context = CGContext(sink: sink, viewBounds: CGRect(origin: .zero, size: size), scale: 1)
    draw(context)
    context.finish()
    return sink.document()
  }

  private func image(_ pixels: [UInt32] = [0xffff_0000]) throws -> CGImage {
    try #require(CGImage(width: pixels.count, height: 1, pixels: pixels))
  }

  @Test("A fill and a line, each an element with its style")
  func fillAndLine() {
    let svg = document { context in
      context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)
      context.fill(CGRect(x: 1.5, y: 2, width: 10, height: 20))
      context.setStrokeColor(gray: 0, alpha: 1)
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineDash(phase: 1, lengths: [3, 4])
      context.scaleBy(x: 2, y: 1)
      context.strokeLineSegments(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1)])
    }
    #expect(
      svg == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
          <path d="M1.5 2L11.5 2L11.5 22L1.5 22Z" fill="#ff0033" fill-opacity="0.5"/>
          <path d="M1 1L9 1" fill="none" transform="matrix(2 0 0 1 0 0)" stroke="#000000" \
        stroke-width="2" stroke-linecap="round" stroke-miterlimit="10" stroke-dasharray="3 4" \
        stroke-dashoffset="1"/>
        </svg>

        """)
  }

  @Test("A clip holds the marks under it, and ends with its state")
  func clip() {
    let svg = document { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 4, y: 0, width: 1, height: 1))
    }
    #expect(
      svg.contains(
        """
          <g clip-path="url(#clip1)">
            <path d="M0 0L1 0L1 1L0 1Z" fill="#000000"/>
            <path d="M2 0L3 0L3 1L2 1Z" fill="#000000"/>
          </g>
          <path d="M4 0L5 0L5 1L4 1Z" fill="#000000"/>
        """))
  }

  @Test("A blend mode stands outside the clip, where it sees what lies below")
  func blendUnderClip() {
    let svg = document { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setBlendMode(.multiply)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(svg.contains("<g clip-path=\"url(#clip1)\" style=\"mix-blend-mode:multiply\">"))
  }

  @Test("A group has its opacity and is isolated")
  func group() {
    let svg = document { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }
    #expect(svg.contains("<g opacity=\"0.5\" style=\"isolation:isolate\">"))
  }

  @Test("A shadow is a blur, moved and coloured, below the drawing")
  func shadow() {
    let svg = document { context in
      context.setShadow(
        offset: CGSize(width: 3, height: 4), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    for part in [
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"3\"", "dx=\"3\" dy=\"4\"",
      "flood-opacity=\"0.5\"", "filter=\"url(#shadow1)\"",
    ] {
      #expect(svg.contains(part), "\(part)")
    }
  }

  @Test("GC-14: a gradient that ends has transparent stops, one that goes on has none")
  func gradientEnds() {
    let gradient = CGGradient(stops: [
      GradientStop(location: 0, color: .black),
      GradientStop(location: 1, color: ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)),
    ])
    func stops(_ options: CGGradientDrawingOptions) -> [Substring] {
      document {
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: options)
      }.split(separator: "\n").filter { $0.contains("<stop") }
    }
    #expect(stops([]).filter { $0.contains("stop-opacity=\"0\"") }.count == 2)
    #expect(
      stops([.drawsBeforeStartLocation, .drawsAfterEndLocation]).allSatisfy {
        !$0.contains("stop-opacity")
      })
  }

  @Test("Text stays text, escaped, in its face and length")
  func text() {
    let font = FontRequest(family: .system, pointSize: 17, weight: 700)
    let run = GlyphRun(
      font: font, face: "Inter", glyphs: [1, 2, 3], positions: [.zero, .zero, .zero],
      text: "x < y & z", range: 2..<9, advance: 40,
      bounds: CGRect(x: 0, y: -15, width: 40, height: 20))
    let svg = document { $0.show(run, at: CGPoint(x: 5, y: 30)) }
    #expect(svg.contains(">&lt; y &amp; z</text>"))
    for part in ["matrix(1 0 0 1 5 30)", "font-weight=\"700\"", "textLength=\"40\"", "Inter"] {
      #expect(svg.contains(part), "\(part)")
    }
  }

  @Test("Images are embedded; one that cannot be encoded is counted")
  func images() throws {
    let picture = try image([0xffff_0000, 0xff00_ff00])
    let svg = document { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(
      svg.contains("href=\"data:image/png;base64,\(Data("2x1".utf8).base64EncodedString())\""))
    #expect(svg.contains("transform=\"matrix(20 0 0 -10 0 10)\""))
    let sink = SVGSink(size: CGSize(width: 1, height: 1))
    sink.perform(.image(ImageOperation(image: picture, transform: .identity)))
    #expect(sink.missingImages == 1)
  }

  @Test("Erasing masks what was drawn before it in the group")
  func clear() {
    let svg = document { context in
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      context.clear(CGRect(x: 10, y: 10, width: 5, height: 5))
    }
    #expect(svg.contains("<g mask=\"url(#mask"))
    #expect(svg.contains("M10 10L15 10L15 15L10 15Z"))
  }

  @Test("A group that keeps what lies under it is a mask for what was drawn before")
  func maskGroup() {
    let sink = SVGSink(size: CGSize(width: 10, height: 10))
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(rect: area, transform: nil)
    sink.perform(.fill(FillOperation(path: path, paint: .color(.black))))
    sink.perform(.beginGroup(GroupOperation(bounds: area, blendMode: .destinationIn)))
    sink.perform(.fill(FillOperation(path: path, paint: .color(.black))))
    sink.perform(.endGroup)
    #expect(sink.document().contains("<g mask=\"url(#mask"))
  }

  @Test("A pattern repeats its cell")
  func pattern() {
    let pattern = CGPattern(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 4), xStep: 5, yStep: 6
    ) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let svg = document { context in
      context.setFillColor(CGColor(pattern: pattern))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
    }
    #expect(svg.contains("width=\"5\" height=\"6\""))
    #expect(svg.contains("M0 0L2 0L2 2L0 2Z"))
  }

  @Test("Numbers: whole ones short, others to five decimals, none as 0")
  func numbers() {
    let svg = document { context in
      context.fill(CGRect(x: -0.000_001, y: 0.1 + 0.2, width: 1e-7, height: 1234.567_891))
    }
    #expect(svg.contains("M0 0.3L0 0.3L0 1234.86789L0 1234.86789Z"))
  }

  @Test("Stray ends do nothing, and what is open is ended")
  func unbalanced() {
    let sink = SVGSink(size: CGSize(width: 1, height: 1))
    sink.perform(.popClip)
    sink.perform(.endGroup)
    sink.perform(.beginGroup(GroupOperation(bounds: .null)))
    #expect(sink.document().hasSuffix("</svg>\n"))
  }
}
