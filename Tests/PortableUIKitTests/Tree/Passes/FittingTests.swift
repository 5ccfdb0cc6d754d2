import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct FittingTests {
  /// A box with a 30 by 20 view inset by 10, 10, 5 and 5.
  private func box() -> UIView {
    let box = UIView()
    let content = constrained(SizedView(30, 20), in: box)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
    ])
    return box
  }

  @Test("AL-140, AL-141 the compressed size is that of the contents; no frame changes")
  func compressed() {
    let box = box()
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 30))
    #expect(box.frame == .zero && box.subviews[0].frame == .zero)
  }

  @Test("AL-142 a required width asks for the height at that width")
  func heightForWidth() {
    let box = box()
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 30))
  }

  @Test("AL-143 constraints to the outside do not count, the view's own do")
  func outside() {
    let window = makeWindow()
    let box = constrained(box(), in: window)
    box.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    box.heightAnchor.constraint(equalToConstant: 44).isActive = true
    box.subviews[0].setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    let size = box.systemLayoutSizeFitting(.zero)
    #expect(size == CGSize(width: 50, height: 44))
  }

  @Test("AL-144 a view without constraints has its intrinsic size, or none")
  func plain() {
    #expect(SizedView(30, 20).systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("AL-142, AL-161 a wrapping label is measured at the width it is given")
  func wrapping() {
    let window = UIWindow(
      environment: DeviceEnvironment.named("iPhone 6") ?? .standard,
      textMeasurer: TypewriterMeasurer(), frameClock: ManualFrameClock())
    let cell = constrained(UIView(), in: window)
    let label = constrained(UILabel(), in: cell)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Two lines of 20.287 make 41 on half points, and 16 of padding.
    #expect(size == CGSize(width: 100, height: 57))
  }

  @Test("A stack view's fitting size is that of its arranged views")
  func stack() {
    let stack = UIStackView(arrangedSubviews: [SizedView(19, 10), SizedView(16, 30)])
    stack.spacing = 3
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 38, height: 30))
  }
}
