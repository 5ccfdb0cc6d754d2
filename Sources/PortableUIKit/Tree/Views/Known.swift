import Foundation

/// A view that is known and not kept: nil once it has gone. It takes the place of a weak reference, which would make each
/// count of the view's references slow (decision 61).
@MainActor @propertyWrapper struct Known<View: UIView> {
  private var place: AnchorPlace?

  nonisolated init() {}

  init(_ view: View?) { place = view?.place }

  var wrappedValue: View? {
    // No closure: each call of one asks whether it is the main actor that runs.
    get {
      guard let view = place?.view else { return nil }
      return unsafeDowncast(view, to: View.self)
    }
    set { place = newValue?.place }
  }
}
