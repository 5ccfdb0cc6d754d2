import Foundation
import PortableUIKit
import Testing

/// Zooming as Apple's scroll view guide describes it; numbers are derived by hand.
@MainActor @Suite struct ZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var calls: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("moved \(scrollView.contentOffset.y)")
    }
  }

  private func scene() -> (UIScrollView, Zoomer) {
    let zoomer = Zoomer()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentSize = CGSize(width: 200, height: 100)
    view.delegate = zoomer
    view.addSubview(zoomer.picture)
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    return (view, zoomer)
  }

  @Test func aScaleKeepsTheMiddleInView() {
    let (view, zoomer) = scene()
    view.zoomScale = 2
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(zoomer.picture.bounds.size == CGSize(width: 200, height: 100))
    #expect(view.contentSize == CGSize(width: 400, height: 200))
    // The middle (100, 50) is at (200, 100) now.
    #expect(view.contentOffset == CGPoint(x: 100, y: 50))
    #expect(zoomer.calls == ["begin", "zoom", "end 2.0"])
    view.zoomScale = 1
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.contentOffset == .zero)
  }

  @Test func scalesStayBetweenTheLimits() {
    let (view, zoomer) = scene()
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 4)
    view.setZoomScale(0, animated: false)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentSize == CGSize(width: 100, height: 50))
    view.setZoomScale(.nan, animated: false)
    #expect(view.zoomScale == 0.5)
    #expect(zoomer.picture.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test func withoutAViewNothingIsZoomed() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.maximumZoomScale = 3
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
  }

  @Test func aRectangleFillsTheView() {
    let (view, zoomer) = scene()
    view.zoom(to: CGRect(x: 50, y: 20, width: 50, height: 10), animated: false)
    // 50 points wide in 200: scale 4. The rectangle's middle (75, 25) is at (300, 100).
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == CGPoint(x: 200, y: 50))
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func twoFingersZoomAroundThePointBetweenThem() throws {
    let (view, zoomer) = scene()
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.pinchGestureRecognizer != nil)
    let fingers = try TouchSimulator(window)
    let left = fingers.touch(at: CGPoint(x: 40, y: 50))
    let right = fingers.touch(at: CGPoint(x: 60, y: 50))
    fingers.move([(left, CGPoint(x: 30, y: 50)), (right, CGPoint(x: 70, y: 50))])
    fingers.lift([left, right])
    #expect(view.zoomScale == 2)
    // The point between the fingers, x 50, is at 100 of the content and still at 50 of the view.
    #expect(view.contentOffset.x == 50)
    #expect(zoomer.calls.first == "begin")
    #expect(zoomer.calls.last == "end 2.0")
  }

  @Test func fingersZoomOnlyBetweenTwoScales() {
    let (view, _) = scene()
    view.maximumZoomScale = 0.5
    #expect(view.pinchGestureRecognizer == nil)
  }

  @Test func constrainedViewsGrowFromWhereTheyStart() {
    let zoomer = Zoomer()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.delegate = zoomer
    view.maximumZoomScale = 3
    view.addSubview(zoomer.picture)
    zoomer.picture.translatesAutoresizingMaskIntoConstraints = false
    let content = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      zoomer.picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      zoomer.picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      zoomer.picture.topAnchor.constraint(equalTo: content.topAnchor),
      zoomer.picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      zoomer.picture.widthAnchor.constraint(equalToConstant: 200),
      zoomer.picture.heightAnchor.constraint(equalToConstant: 100),
    ])
    view.layoutIfNeeded()
    view.zoomScale = 2
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(zoomer.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(view.contentSize == CGSize(width: 400, height: 200))
  }

  @Test func anAnimatedScrollTellsOfItsEnd() {
    let (view, zoomer) = scene()
    view.contentSize.height = 500
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(zoomer.calls == ["moved 40.0"])
  }
}
