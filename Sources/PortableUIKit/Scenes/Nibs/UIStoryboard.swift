import Foundation

/// A document of view controllers from which they can be made one by one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let contents: (any StoryboardContents)?

  /// The storyboard `name` of a bundle, the main one by default.
  ///
  /// One that does not exist or cannot be read is an exception (`NSInvalidArgumentException`).
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    do {
      contents = try Platform.current.interfaceLoader?.storyboard(named: name, in: bundle)
      if contents == nil {
        UIKitException.raise(
          .invalidArgument(
            "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)"))
      }
    } catch {
      contents = nil
      UIKitException.raise(.invalidArgument("\(error)"))
    }
    super.init()
  }

  /// A storyboard that has been read already.
  package init(contents: any StoryboardContents) {
    self.contents = contents
    super.init()
  }

  /// A new initial controller; nil where the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// A new initial controller, made by `creator` or, where that returns nil, as usual.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator.map { creator in { creator($0) } }) as? ViewController
  }

  /// A new controller; an unknown identifier is an exception (`NSInvalidArgumentException`).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? UIViewController()
  }

  /// A new controller, made by `creator` or, where that returns nil, as usual.
  ///
  /// A controller of another class than asked for stops the program, as with a forced cast.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller =
      make(identifier, creator.map { creator in { creator($0) } }) ?? UIViewController()
    guard let controller = controller as? ViewController else {
      fatalError(
        "The view controller '\(identifier)' is a \(type(of: controller)), not a \(ViewController.self)"
      )
    }
    return controller
  }

  private func makeInitial(_ creator: StoryboardContents.Creator?) -> UIViewController? {
    do {
      return try contents?.makeInitialViewController(for: self, creator: creator)
    } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
      return nil
    }
  }

  private func make(
    _ identifier: String, _ creator: StoryboardContents.Creator?
  ) -> UIViewController? {
    guard let contents else { return nil }
    do {
      if let made = try contents.makeViewController(
        withIdentifier: identifier, for: self, creator: creator)
      {
        return made
      }
      UIKitException.raise(
        .invalidArgument(
          "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"))
    } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
    }
    return nil
  }
}
