import Testing
import UIKit

@testable import FieldNotes

/// The app after its launch.
@MainActor struct Launched {
  let window: UIWindow
  let navigation: UINavigationController
  let list: NotebookViewController
  let notebook: Notebook

  /// Launches the app, calls `body` and ends the app.
  static func run(_ body: (Launched) throws -> Void) throws {
    UIApplication.shared.launch(AppDelegate())
    defer { UIApplication.shared.terminate() }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    let window = try #require(delegate.window)
    let navigation = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(navigation.viewControllers.first as? NotebookViewController)
    try body(
      Launched(
        window: window, navigation: navigation, list: list, notebook: delegate.notebook))
  }

  /// Performs everything that is due in the window.
  func settle() {
    window.layoutIfNeeded()
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
  }

  /// Performs the action of a button of the bar.
  func tap(_ item: UIBarButtonItem?) throws {
    let action = try #require(item?.primaryAction)
    action.performWithSender(item, target: nil)
    settle()
  }

  /// Opens the row as a user does.
  func open(_ indexPath: IndexPath) {
    list.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    list.tableView(list.tableView, didSelectRowAt: indexPath)
    settle()
  }
}
