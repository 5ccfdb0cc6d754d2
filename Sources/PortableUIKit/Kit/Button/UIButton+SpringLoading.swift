import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
  private static let springLoadingKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  public var isSpringLoaded: Bool {
    get { associatedValues[UIButton.springLoadingKey] != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let old = associatedValues[UIButton.springLoadingKey] as? UISpringLoadedInteraction {
        removeInteraction(old)
        associatedValues[UIButton.springLoadingKey] = nil
        return
      }
      let interaction = UISpringLoadedInteraction { [weak self] _, _ in
        self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
      associatedValues[UIButton.springLoadingKey] = interaction
      addInteraction(interaction)
    }
  }
}
