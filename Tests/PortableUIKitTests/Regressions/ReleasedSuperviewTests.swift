import Foundation
import Testing

@testable import PortableUIKit

/// Views that outlive the views they were in.
@MainActor @Suite("Released superviews")
struct ReleasedSuperviewTests {
  private func pin(_ view: UIView, to root: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
  }

  @Test("A view pinned to a second root, after the first was removed and released, has its size")
  func secondRoot() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let view = UIView()
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      host.addSubview(root)
      pin(view, to: root)
      host.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
      root.removeFromSuperview()
    }
    #expect(view.superview == nil)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    host.addSubview(root)
    pin(view, to: root)
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("So it does where the first root was laid out alone and released")
  func rootAlone() {
    let view = UIView()
    for size in [CGSize(width: 100, height: 50), CGSize(width: 300, height: 200)] {
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      pin(view, to: root)
      root.layoutIfNeeded()
      #expect(view.frame.size == size)
    }
  }

  @Test("So it does where the host goes with the root")
  func hostReleased() {
    let view = UIView()
    for size in [CGSize(width: 100, height: 50), CGSize(width: 300, height: 200)] {
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      host.addSubview(root)
      pin(view, to: root)
      host.layoutIfNeeded()
      #expect(view.frame.size == size)
    }
  }

  @Test("So it does where a window goes with the root")
  func windowReleased() {
    let view = UIView()
    for side in [100.0, 300.0] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.isHidden = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
      window.addSubview(root)
      pin(view, to: root)
      window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: side, height: side))
    }
    #expect(view.window == nil)
  }

  @Test("Controllers that share a header each lay it out in their own width")
  func sharedHeader() {
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    for width in [320.0, 414.0, 768.0] {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
      controller.view.addSubview(header)
      NSLayoutConstraint.activate([
        header.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        header.topAnchor.constraint(equalTo: controller.view.topAnchor),
        header.heightAnchor.constraint(equalToConstant: 40),
      ])
      controller.view.layoutIfNeeded()
      #expect(header.frame == CGRect(x: 0, y: 0, width: width, height: 40))
      NSLayoutConstraint.deactivate(header.constraints)
    }
  }
}
