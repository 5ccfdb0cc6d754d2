import Foundation
import PortableUIKit

/// A view that notes its callbacks as `name.callback`.
@MainActor final class RecordingView: UIView {
  let name: String
  let log: CallLog
  var size: CGSize?

  init(_ name: String, log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ call: String) { log.calls.append("\(name).\(call)") }

  override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }

  override func layoutSubviews() {
    note("layoutSubviews")
    super.layoutSubviews()
  }

  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview:\(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() { note("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow:\(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() { note("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
  override func safeAreaInsetsDidChange() { note("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { note("layoutMarginsDidChange") }
}
