import Foundation
import PortableUIKit
import Testing

/// Titles, images and actions of segments, and how they are chosen.
@MainActor @Suite struct SegmentContentTests {
  private func tap(_ control: UISegmentedControl, at fraction: CGFloat) throws {
    let window = makeWindow()
    window.addSubview(control)
    let finger = try TouchSimulator(window)
    finger.tap(at: CGPoint(x: 20 + 300 * fraction, y: 116))
    control.removeFromSuperview()
  }

  private func make(_ items: [Any]) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    return control
  }

  @Test func imagesStandForTitles() {
    let control = make(["a"])
    let image = UIImage(name: "star", size: CGSize(width: 40, height: 10))
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.numberOfSegments == 2 && control.imageForSegment(at: 0) === image)
    #expect(control.titleForSegment(at: 0) == nil && control.titleForSegment(at: 1) == "a")
    // Two segments as wide as the image and 21.
    #expect(control.intrinsicContentSize.width == 122)
    control.setTitle("b", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "b")
  }

  @Test func aMomentaryControlSelectsNothing() throws {
    let control = make(["a", "b"])
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in seen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    try tap(control, at: 0.75)
    #expect(seen == [1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func aDisabledSegmentIsNotChosen() throws {
    var done = 0
    let control = make([UIAction(title: "x") { _ in done += 1 }, "b"])
    control.setEnabled(false, forSegmentAt: 1)
    try tap(control, at: 0.75)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    try tap(control, at: 0.25)
    #expect(control.selectedSegmentIndex == 0 && done == 1)
  }

  /// The font of the titles is that of the attributes: "ab" at 20 is 22.4, and 21 more.
  @Test func attributesOfTitles() {
    let window = makeWindow()
    let control = make(["ab"])
    window.addSubview(control)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
    #expect(control.titleTextAttributes(for: .normal)?.count == 1)
    #expect(control.titleTextAttributes(for: .selected) == nil)
    #expect(control.intrinsicContentSize.width == 44)
  }

  @Test func imagesOfASlider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    let thumb = UIImage(name: "thumb", size: CGSize(width: 10, height: 20))
    slider.setThumbImage(thumb, for: .normal)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === thumb && slider.thumbImage(for: .highlighted) == nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size
        == CGSize(width: 10, height: 20))
    slider.minimumValueImage = UIImage(name: "low", size: CGSize(width: 30, height: 10))
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 38)
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == track.maxX)
  }
}
