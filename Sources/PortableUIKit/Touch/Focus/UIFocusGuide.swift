/// A region that takes part in layout and hands the focus on.
///
/// The focus goes where the program asks (``UIFocusSystem``): no remote control moves it into a guide.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  /// Where the focus goes from the guide, in the order in which the places are tried.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
