import Foundation

extension UIView {
  /// Where the list of a view is kept among the values associated with it.
  private static let interactionsKey: UnsafeRawPointer = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The ways to use the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { associatedValues[UIView.interactionsKey] as? [any UIInteraction] ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds a way to use the view, which leaves the view it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    associatedValues[UIView.interactionsKey] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    associatedValues[UIView.interactionsKey] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }
}
