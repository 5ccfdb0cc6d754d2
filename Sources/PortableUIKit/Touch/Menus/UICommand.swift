import Foundation

/// An entry of a menu that gives a command to the responders, by the name of a method.
///
/// When it is chosen, ``UIApplication/sendAction(_:to:from:for:)`` looks for the first responder that carries it out.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  public let action: Selector
  /// Anything by which the receiver tells commands of one action apart.
  public let propertyList: Any?
  /// Commands for the same entry while keys are held down; kept, as menus are opened by touches here.
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  /// The value of ``propertyList`` of commands of the system that share something.
  nonisolated public static let tagShare = "com.apple.menu.share"

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Gives the command to the responders, from the first one up.
  func send() { UIApplication.shared.sendAction(action, to: nil, from: self, for: nil) }
}
