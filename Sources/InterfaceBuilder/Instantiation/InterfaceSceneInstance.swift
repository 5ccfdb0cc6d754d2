import Foundation
import PortableUIKit

/// The views of one scene, in a window of their own.
@MainActor
public struct InterfaceSceneInstance {
  /// The scene's identifier.
  public let id: String
  /// The window that stands for the canvas; `layoutIfNeeded()` on it solves the layout.
  public let window: UIWindow
  /// The controller that owns the root view.
  public let controller: UIViewController
  public let rootView: UIView
  /// Every view by its identifier in the document.
  public let viewsByID: [String: UIView]
  /// Every constraint by its identifier in the document.
  public let constraintsByID: [String: NSLayoutConstraint]
  /// The identifiers of all views, parents before children.
  public let identifiers: [String]
  /// The recorded frame of each view in points, relative to its superview; views without one in the
  /// document are absent.
  public let recordedFrames: [String: CGRect]
  /// The identifiers of the views whose recorded frames can be compared with solved ones.
  public let comparableIDs: [String]
  public let environment: InterfaceEnvironment
  /// The model the views were made from.
  public let hierarchy: InterfaceHierarchy
  /// The faults that did not prevent the instance, such as a custom class that is not to be found.
  public let problems: [InterfaceBuilderError]
  let blueprint: SceneBlueprint

  /// The controller of the scene as the document describes it.
  package var sceneController: InterfaceController? { blueprint.controller }

  /// Solves the layout and returns the root view.
  @discardableResult
  public func layout() -> UIView {
    window.layoutIfNeeded()
    return rootView
  }

  /// Takes the root out of its window, to be shown in a view of another scene.
  package func detach(size: CGSize) {
    window.rootViewController = nil
    rootView.translatesAutoresizingMaskIntoConstraints = true
    rootView.frame = CGRect(origin: .zero, size: size)
  }
}
