import Foundation
import PortableUIKit

/// A view that constraints place, inside `superview`.
@MainActor func constrained<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A visible window of an iPhone 6 (375 by 667, scale 2) or another device.
@MainActor func makeWindow(
  _ device: String = "iPhone 6", iOS version: Int = DeviceEnvironment.usualSystemVersion,
  clock: (any FrameClock)? = nil
) -> UIWindow {
  let window = UIWindow(
    environment: (DeviceEnvironment.named(device) ?? .standard).running(iOS: version),
    frameClock: clock ?? ManualFrameClock())
  window.makeKeyAndVisible()
  return window
}

/// A view with an intrinsic size.
@MainActor final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { size }
  override func draw(_ rect: CGRect) {}
}

/// A view that is asked to draw, as it says that it does (DR-5).
@MainActor final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}
