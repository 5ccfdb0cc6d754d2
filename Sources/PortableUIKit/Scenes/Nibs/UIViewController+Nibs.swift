import Foundation

extension UIViewController {
  /// The storyboard that made the controller.
  public var storyboard: UIStoryboard? { origin.storyboard ?? parent?.storyboard }

  /// Makes the view from the document that describes it (LC-20): the storyboard's scene, the nib
  /// named at creation, or one named after the class with or without `Controller`.
  ///
  /// - Returns: Whether there was such a document.
  func loadViewFromDocument() -> Bool {
    do {
      if let load = origin.loadView {
        try load(self)
        return viewIfLoaded != nil
      }
      guard let loader = Platform.current.interfaceLoader else {
        if let nibName { throw missingNib(nibName) }
        return false
      }
      let bundle = nibBundle ?? .main
      for name in nibName.map({ [$0] }) ?? namesByClass {
        guard let contents = try loader.nib(named: name, in: bundle) else { continue }
        _ = try contents.makeObjects(owner: self, externalObjects: [:])
        if viewIfLoaded != nil { return true }
        throw UIKitException.internalInconsistency(
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
            + "view outlet was not set.")
      }
      if let nibName { throw missingNib(nibName) }
    } catch let exception as UIKitException {
      UIKitException.raise(exception)
    } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
    }
    return false
  }

  private func missingNib(_ name: String) -> UIKitException {
    .internalInconsistency(
      "Could not load NIB in bundle: '\((nibBundle ?? .main).bundlePath)' with name '\(name)'")
  }

  /// The names under which a nib is looked for where none was given; none for the system's classes.
  private var namesByClass: [String] {
    let name = String(describing: type(of: self))
    let isOfThisModule = String(reflecting: type(of: self)).hasPrefix(
      String(reflecting: UIViewController.self).prefix { $0 != "." } + ".")
    guard !isOfThisModule else { return [] }
    let suffix = "Controller"
    return (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
  }

  /// Takes the segue `identifier` of the storyboard: makes its destination, prepares, shows it.
  func takeSegue(_ identifier: String, sender: Any?) {
    guard let template = origin.segues.first(where: { $0.identifier == identifier }) else {
      return UIKitException.raise(
        .invalidArgument("Receiver (\(self)) has no segue with identifier '\(identifier)'"))
    }
    take(template, sender: sender)
  }

  /// Takes a segue that the user starts with `sender`, an object of the document, where the
  /// controller lets it.
  package func takeSegue(_ template: ControllerOrigin.SegueTemplate, startedBy sender: Any?) {
    if let identifier = template.identifier,
      !shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    take(template, sender: sender)
  }

  private func take(_ template: ControllerOrigin.SegueTemplate, sender: Any?) {
    do {
      guard let segue = try template.make(self) else { return }
      segue.readyDestination(pointingAt: template.anchor ?? sender)
      prepare(for: segue, sender: sender)
      segue.unwindAction?(segue)
      segue.perform()
    } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
    }
  }
}
