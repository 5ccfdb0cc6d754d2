import Foundation

/// A passage from one view controller to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// How a segue of a storyboard shows its destination.
  package enum Style: Hashable, Sendable {
    case show
    case showDetail
    case present(UIModalPresentationStyle)
    case embed
    case unwind
    case custom
  }

  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  package var style = Style.custom
  /// The action of the destination when a segue goes back to it, before it is shown.
  package var unwindAction: ((UIStoryboardSegue) -> Void)?
  private var performHandler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// A segue of a class that is only known as a value; raises where the class's initialiser cannot be found.
  package static func instance(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    if type != UIStoryboardSegue.self {
      let made = ClassMaker.make(
        type, identifier: identifier, source: source, destination: destination)
      if let made { return made }
      UIKitException.raise(
        .internalInconsistency(
          "Unable to instantiate the segue class \(type): it has no init(identifier:source:destination:), or "
            + "the program was stripped of its symbols."))
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
  }

  /// Gives the destination the document's style of presentation, and a popover its target, before
  /// the source prepares for the segue.
  ///
  /// - Parameter anchor: A view or the button of a bar.
  package func readyDestination(pointingAt anchor: Any?) {
    guard case .present(let style) = style, style != .automatic else { return }
    destination.modalPresentationStyle = style
    guard let popover = destination.popoverPresentationController else { return }
    if let item = anchor as? any UIPopoverPresentationControllerSourceItem {
      popover.sourceItem = item
    }
  }

  /// Shows the destination.
  open func perform() {
    if let performHandler { return performHandler() }
    switch style {
    case .show: source.show(destination, sender: self)
    case .showDetail: source.showDetailViewController(destination, sender: self)
    case .present: source.present(destination, animated: true)
    case .unwind: destination.showAgain(for: self)
    case .embed, .custom:
      break
    }
  }
}
