import Foundation

/// Manages a view in the keyboard's place.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The controller's view, as what stands in the keyboard's place.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// The text that is edited: that of the first responder of the window.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  private lazy var document = ResponderDocument { [weak self] in
    (self?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder
  }
  /// The language that the keyboard types; kept.
  open var primaryLanguage: String?
  /// Whether the keyboard knows by itself that there is nothing to dictate; kept.
  open var hasDictationKey = false
  /// Whether the program may do as an app does; keyboards are part of the app here.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has to offer another one; there is no other here.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Has the first responder resign.
  open func dismissKeyboard() {
    (viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder?
      .resignFirstResponder()
  }

  /// Goes on to the next keyboard, of which there is none here.
  open func advanceToNextInputMode() {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
