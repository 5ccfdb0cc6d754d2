/// The label that a button shows its title with.
///
/// It is no subview, so that the button hands on its traits, and hears of changes of the title's size.
@MainActor final class UIButtonLabel: UILabel {
  @Known var button: UIButton?

  func take(_ traits: TraitState) {
    viewState.traits.current = traits.current
    viewState.traits.predicted = traits.predicted
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.titleDidChange()
  }
}
