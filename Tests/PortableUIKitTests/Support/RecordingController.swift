import Foundation
import PortableUIKit

/// A controller that notes its callbacks as `name.callback`.
@MainActor final class RecordingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ call: String) { log.calls.append("\(name).\(call)") }

  override func loadView() {
    note("loadView")
    view = RecordingView("\(name).view", log: log)
  }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { note("viewLayoutMarginsDidChange") }

  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func willMove(toParent parent: UIViewController?) {
    note("willMove(toParent:\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    note("didMove(toParent:\(parent == nil ? "nil" : "parent"))")
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    note("traitCollectionDidChange")
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition(to:\(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }
}
