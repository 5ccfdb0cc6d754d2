import Drawing
import Testing

@Suite("Colours and their spaces")
struct ColorTests {
  private func space(_ name: String) -> CGColorSpace {
    CGColorSpace(name: name) ?? CGColorSpaceCreateDeviceRGB()
  }

  @Test("GC-20: a gray is the equal RGB")
  func gray() {
    #expect(
      CGColor(gray: 0.25, alpha: 0.5).sRGB
        == ColorComponents(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test("GC-20: the red of Display P3 clips to the red of sRGB")
  func displayP3Red() {
    let color = CGColor(
      colorSpace: space(CGColorSpace.displayP3), components: [1, 0, 0, 1])
    let sRGB = color?.sRGB
    // Known extended components of P3's red: (1.0930, -0.2267, -0.1501).
    #expect(abs((sRGB?.red ?? 0) - 1.093) < 0.001)
    #expect(abs((sRGB?.green ?? 0) + 0.2267) < 0.001)
    #expect(abs((sRGB?.blue ?? 0) + 0.1501) < 0.001)
    #expect(sRGB?.clamped == ColorComponents(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("GC-20: extended components are kept, others clamp")
  func extended() {
    let wide: [CGFloat] = [1.5, -0.5, 0.5, 2]
    let extended = CGColor(colorSpace: space(CGColorSpace.extendedSRGB), components: wide)
    #expect(extended?.sRGB.red == 1.5 && extended?.sRGB.alpha == 1)
    let usual = CGColor(colorSpace: space(CGColorSpace.sRGB), components: wide)
    #expect(usual?.sRGB == ColorComponents(red: 1, green: 0, blue: 0.5, alpha: 1))
  }

  @Test("Linear components are encoded: half is 188 of 255")
  func linear() {
    let color = CGColor(colorSpace: space(CGColorSpace.linearSRGB), components: [0.5, 0.5, 0.5, 1])
    #expect(((color?.sRGB.red ?? 0) * 255).rounded() == 188)
  }

  @Test("Seed 6: there and back through each space is the same colour")
  func roundTrips() {
    var generator = SeededGenerator(seed: 6)
    let names = [
      CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3, CGColorSpace.linearSRGB,
      CGColorSpace.linearDisplayP3, CGColorSpace.sRGB,
    ]
    for name in names {
      for _ in 0..<50 {
        func unit() -> CGFloat { CGFloat.random(in: 0...1, using: &generator) }
        let color = CGColor(red: unit(), green: unit(), blue: unit(), alpha: unit())
        let back = color.converted(to: space(name))?.sRGB ?? .clear
        for part in [\ColorComponents.red, \.green, \.blue, \.alpha] {
          #expect(abs(back[keyPath: part] - color.sRGB[keyPath: part]) < 1e-4, "\(name)")
        }
      }
    }
  }

  @Test("Colours of numbers that are none clamp to black, and unknown names are no spaces")
  func badNumbers() {
    #expect(CGColorSpace(name: "nothing") == nil)
    let bad: [CGFloat] = [.nan, .infinity, -1, 1]
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: bad)
    #expect(color?.sRGB == ColorComponents(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(
      PremultipliedColor(CGColor(red: .nan, green: 2, blue: -1, alpha: 1).sRGB).pixel == 0xff00_ff00
    )
  }

  @Test("Copies take another opacity and keep the rest")
  func copies() {
    let color = CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)
    #expect(color?.alpha == 0.25 && color?.numberOfComponents == 2)
    #expect(color?.sRGB.alpha == 0.25)
  }

  @Test("GC-14a: gradients mix straight components, opacity apart")
  func gradientMixing() {
    let gradient = CGGradient(
      colorsSpace: nil,
      colors: [
        CGColor(red: 1, green: 0, blue: 0, alpha: 0), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      ], locations: nil)
    #expect(
      gradient?.color(at: 0.5) == ColorComponents(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    #expect(gradient?.color(at: -3).alpha == 0)
    #expect(gradient?.color(at: 3).blue == 1)
  }

  @Test("Gradients: even places without locations, order by place, hard edges kept")
  func gradientStops() {
    let colors = [0, 0.5, 1].map { CGColor(gray: $0, alpha: 1) }
    let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    #expect(even?.stops.map(\.location) == [0, 0.5, 1])
    let placed = CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0.5, -1])
    #expect(placed?.stops.map(\.color.red) == [1, 0, 0.5])
    #expect(placed?.color(at: 0.5).red == 0.5)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
