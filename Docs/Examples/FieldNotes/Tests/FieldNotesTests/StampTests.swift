import Testing
import UIKit

@testable import FieldNotes

/// The stamp that comes down on an entry: it starts three times as large and unseen.
@MainActor @Suite(.serialized) struct StampTests {
  @Test func theStampShrinksAsItAppears() throws {
    let notebook = Notebook(sightings: Sighting.samples)
    let screen = SightingViewController(notebook: notebook, id: 2)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(screen.stamp.alpha == 0)

    screen.confirmButton.sendActions(for: .touchUpInside)
    #expect(notebook.sighting(2)?.isConfirmed == true)
    #expect(!screen.confirmButton.isEnabled)
    let animator = try #require(screen.stamping)
    #expect(animator.duration == 0.4)
    animator.pauseAnimation()
    // The model has the final value at once; the presentation layer is in between.
    #expect(screen.stamp.alpha == 1)
    #expect(screen.stamp.transform == StampView.tilt)
    for fraction in [0.25, 0.5, 0.75] {
      animator.fractionComplete = fraction
      let shown = try #require(screen.stamp.layer.presentation())
      #expect(abs(Double(shown.opacity) - fraction) < 1e-6)
      // Three at the start, one at the end, and a straight line between them.
      let transform = shown.affineTransform()
      let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      #expect(abs(scale - (3 - 2 * fraction)) < 1e-6)
      #expect(abs(atan2(transform.b, transform.a) + .pi / 15) < 1e-6)
    }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(screen.stamping == nil)
    #expect(screen.stamp.transform == StampView.tilt)
  }
}
