import Testing
import UIKit

/// Activity controllers as UIKit's reference describes them.
@MainActor @Suite(.serialized) struct SharingTests {
  private final class Archive: UIActivity {
    var taken: [Any] = []
    override var activityType: ActivityType? { ActivityType("app.archive") }
    override var activityTitle: String? { "Archive" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { taken = activityItems }
  }

  private final class Late: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "made for \(activityType?.rawValue ?? "nobody")" }
  }

  private func show(
    _ sheet: UIActivityViewController
  ) throws -> (UIWindow, UIViewController, UITableView) {
    let root = UIViewController()
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(sheet, animated: false)
    window.performTurn()
    let list = try #require(sheet.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
    return (window, root, list)
  }

  @Test func aChoiceIsDoneAndTold() throws {
    let archive = Archive()
    let sheet = UIActivityViewController(
      activityItems: ["note", Late()], applicationActivities: [archive])
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, isDone, _, _ in
      ended.append("\(type?.rawValue ?? "nil") \(isDone)")
    }
    let (window, root, list) = try show(sheet)
    #expect(root.presentedViewController === sheet)
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["Copy", "Archive"])
    let finger = try TouchSimulator(window)
    try finger.tap(list.visibleCells[1])
    finger.wait(2)
    window.performTurn()
    #expect(archive.taken as? [String] == ["note", "made for app.archive"])
    #expect(ended == ["app.archive true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func copyingReachesThePasteboard() throws {
    let sheet = UIActivityViewController(
      activityItems: [URL(string: "https://example.org")!], applicationActivities: [Archive()])
    let (window, _, list) = try show(sheet)
    // The other activity wants a text.
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["Copy"])
    try TouchSimulator(window).tap(list.visibleCells[0])
    #expect(UIPasteboard.general.url == URL(string: "https://example.org"))
  }

  @Test func excludedActivitiesAndCancellation() throws {
    let sheet = UIActivityViewController(
      activityItems: ["note"], applicationActivities: [Archive()])
    sheet.excludedActivityTypes = [.copyToPasteboard]
    var ended: [String] = []
    sheet.completionWithItemsHandler = { type, isDone, _, _ in
      ended.append("\(type?.rawValue ?? "nil") \(isDone)")
    }
    let (window, root, list) = try show(sheet)
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["Archive"])
    root.dismiss(animated: false)
    window.performTurn()
    #expect(ended == ["nil false"])
  }
}
