import Foundation
import PortableUIKit
import Testing

/// Pointers and presses, which no device here has: their values, and the questions to delegates.
@MainActor @Suite struct PointerTests {
  private final class Host: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      request.location.x < 50
        ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
        : nil
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      region.identifier == AnyHashable("left")
        ? UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical) : nil
    }
  }

  @Test("The delegate says the style of the pointer by its region")
  func style() {
    let host = Host()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = UIPointerInteraction(delegate: host)
    #expect(interaction.style(at: .zero) == nil)
    view.addInteraction(interaction)
    #expect(interaction.style(at: CGPoint(x: 10, y: 10))?.constrainedAxes == .vertical)
    #expect(interaction.style(at: CGPoint(x: 60, y: 10)) == nil)
    interaction.isEnabled = false
    #expect(interaction.style(at: CGPoint(x: 10, y: 10)) == nil)
  }

  @Test("Presses go up the chain to the responder that takes them")
  func presses() {
    final class Taker: UIView {
      var log: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("began")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("ended")
      }
    }
    let (taker, inner) = (Taker(), UIView())
    taker.addSubview(inner)
    inner.pressesBegan([], with: nil)
    inner.pressesChanged([], with: nil)
    inner.pressesEnded([], with: nil)
    inner.pressesCancelled([], with: nil)
    #expect(taker.log == ["began", "ended"])
  }
}
