/// Where a controller that a document describes gets its view and its segues from.
@MainActor package struct ControllerOrigin {
  /// A segue of the document that has not been taken yet.
  @MainActor package struct SegueTemplate {
    package let identifier: String?
    /// The target of the popover in which the document shows the destination.
    package weak var anchor: AnyObject?
    /// The segue to a new destination; nil where there is none.
    package let make: (UIViewController) throws -> UIStoryboardSegue?

    package init(
      identifier: String?, make: @escaping (UIViewController) throws -> UIStoryboardSegue?
    ) {
      self.identifier = identifier
      self.make = make
    }
  }

  package var storyboard: UIStoryboard?
  /// Makes the view with all that is in it and gives it to the controller.
  package var loadView: ((UIViewController) throws -> Void)?
  /// Fills the view's containers, once, when the view has been made and before `viewDidLoad`.
  package var embed: ((UIViewController) throws -> Void)?
  package var segues: [SegueTemplate] = []
  /// The plain objects of the document that live as long as the controller.
  package var objects: [AnyObject] = []

  package init() {}

  /// Has the containers of a view filled that has just been made (UM-1510).
  func viewDidGetMade(_ controller: UIViewController) {
    guard let embed else { return }
    controller.origin.embed = nil
    do { try embed(controller) } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
    }
  }
}
