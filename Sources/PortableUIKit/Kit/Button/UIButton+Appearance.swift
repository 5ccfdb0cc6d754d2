extension UIAppearanceProxy where Target: UIButton {
  /// Sets the colour of titles in a state; nil withdraws it.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(
      color.map { Optional($0) }, for: ButtonAspect(name: "titleColor", state: state),
      read: { $0.titleColors[state] }, write: { $0.setTitleColor($1, for: state) })
  }

  /// Sets the image in a state; nil withdraws it.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(
      image.map { Optional($0) }, for: ButtonAspect(name: "image", state: state),
      read: { $0.images[state] }, write: { $0.setImage($1, for: state) })
  }

  /// Sets the image behind the title in a state; nil withdraws it.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(
      image.map { Optional($0) }, for: ButtonAspect(name: "backgroundImage", state: state),
      read: { $0.backgroundImages[state] }, write: { $0.setBackgroundImage($1, for: state) })
  }
}

/// An aspect of a button that is set for a state.
private struct ButtonAspect: Hashable {
  let name: String
  let state: UIControl.State
}
