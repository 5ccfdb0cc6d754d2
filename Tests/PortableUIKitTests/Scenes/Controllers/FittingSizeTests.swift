import Foundation
import LifecycleTracing
import PortableUIKit
import Testing

/// What containers hear of the sizes of their children (CT-9).
@MainActor @Suite struct FittingSizeTests {
  /// Places its child itself, as large as the child's constraints ask for.
  private final class Container: UIViewController {
    var told: [UIViewController] = []

    override func systemLayoutFittingSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
      guard let child = container as? UIViewController else { return }
      told.append(child)
      child.view.bounds.size = child.view.systemLayoutSizeFitting(.zero)
    }
  }

  private let window = makeWindow()
  private let container = Container()
  private let child = UIViewController()
  private let content = SizedView(100, 40)

  private func show() {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    child.view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    content.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: child.view.topAnchor),
      content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
    ])
    window.rootViewController = container
    window.performTurn()
  }

  @Test(
    "CT-9 a container that places a child itself hears when the child's constraints ask for another size"
  )
  func changes() {
    show()
    #expect(container.told.isEmpty)
    content.size = CGSize(width: 100, height: 60)
    window.performTurn()
    #expect(container.told == [child])
    #expect(child.view.bounds.size == CGSize(width: 100, height: 60))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    // A change that leaves the size, and one of the container's own, are none of this.
    content.backgroundColor = .red
    content.setNeedsLayout()
    child.view.frame.origin.x = 30
    window.performTurn()
    #expect(container.told == [child])
    let extra = child.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    extra.priority = .defaultHigh
    extra.isActive = true
    window.performTurn()
    #expect(container.told.count == 2 && child.view.bounds.width == 150)
    extra.constant = 170
    window.performTurn()
    #expect(container.told.count == 3 && child.view.bounds.width == 170)
    extra.isActive = false
    window.performTurn()
    #expect(container.told.count == 4 && child.view.bounds.width == 100)
    content.removeFromSuperview()
    window.performTurn()
    #expect(container.told.count == 5)
    window.performTurn()
    #expect(container.told.count == 5)
  }

  @Test("CT-9 a child that constraints place is the engine's business, and nobody is told")
  func placedByConstraints() {
    child.view.translatesAutoresizingMaskIntoConstraints = false
    show()
    child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor).isActive = true
    child.view.topAnchor.constraint(equalTo: container.view.topAnchor).isActive = true
    window.performTurn()
    content.size = CGSize(width: 120, height: 60)
    window.performTurn()
    #expect(container.told.isEmpty && child.view.bounds.size == CGSize(width: 120, height: 60))
  }

  @Test("CT-9 a change inside a child's child reaches the parent that places what is around it")
  func nested() {
    let inner = UIViewController()
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    show()
    child.addChild(inner)
    content.addSubview(inner.view)
    NSLayoutConstraint.activate([
      inner.view.widthAnchor.constraint(equalToConstant: 130),
      inner.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    window.performTurn()
    #expect(container.told == [child] && child.view.bounds.width == 130)
  }

  @Test("CT-9 a presentation of one's own hears of the presented controller's size")
  func presentation() {
    final class Manager: UIPresentationController {
      var told = 0
      override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
        told += 1
      }
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 0, width: 200, height: 200)
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      var manager: Manager?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        manager = Manager(presentedViewController: presented, presenting: presenting)
        return manager
      }
    }
    let delegate = Delegate()
    window.rootViewController = container
    window.performTurn()
    child.modalPresentationStyle = .custom
    child.transitioningDelegate = delegate
    content.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(content)
    content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor).isActive = true
    container.present(child, animated: false)
    window.performTurn()
    window.performTurn()
    #expect(delegate.manager?.told == 0)
    content.size.width = 90
    window.performTurn()
    #expect(delegate.manager?.told == 1)
  }

  @Test("CT-9 wishes go to the parent alone, and in a trace they are told with their size")
  func wishes() {
    let trace = LifecycleTrace(.contentSizes)
    let top = UIViewController()
    let middle = UIViewController()
    let bottom = UIViewController()
    top.addChild(middle)
    middle.addChild(bottom)
    trace.record(top, as: "top")
    trace.record(middle, as: "middle")
    trace.record(bottom, as: "bottom")
    bottom.preferredContentSize = CGSize(width: 30, height: 20)
    #expect(trace.takeText() == "middle.preferredContentSizeDidChange(bottom) = 30×20")
    bottom.preferredContentSize = CGSize(width: 30, height: 20)
    #expect(trace.takeText() == "")
  }
}
