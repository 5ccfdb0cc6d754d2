import Foundation
import LayoutReports
import PortableUIKit
import Testing

@testable import DocumentTools

/// Containers of controllers, and references to other storyboards, stand for the scenes that they show.
@MainActor @Suite struct EmbeddedSceneTests {
  private static func document(_ initial: String, _ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="\(initial)">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ id: String, _ inside: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects>\(inside)</objects></scene>"
  }

  private static func segue(_ destination: String, _ relationship: String) -> String {
    "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"to-\(destination)\"/>"
  }

  private static func controller(_ id: String, color: String, _ views: String = "") -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="view-\(id)">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views)</subviews>
    <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></viewController>
    """
  }

  private static let main = document(
    "tabs",
    scene(
      "tabs",
      "<tabBarController storyboardIdentifier=\"Tabs\" id=\"tabs\" sceneMemberID=\"viewController\"><connections>"
        + segue("nav", "viewControllers") + "</connections></tabBarController>")
      + scene(
        "nav",
        "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections>"
          + segue("home", "rootViewController") + "</connections></navigationController>")
      + scene(
        "home",
        controller(
          "home", color: "red=\"0\" green=\"0\" blue=\"1\"",
          """
          <containerView id="box"><rect key="frame" x="100" y="300" width="200" height="200"/>
          <connections><segue destination="elsewhere" kind="embed" id="inside"/></connections></containerView>
          """))
      + scene(
        "elsewhere",
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"elsewhere\" sceneMemberID=\"viewController\"/>"
      ))

  private static let other = document(
    "list", scene("list", controller("list", color: "red=\"1\" green=\"1\" blue=\"0\"")))

  private func source() throws -> DocumentSource {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("embedded-\(UUID().uuidString)")
    // References are looked for in the folders beside this one, too.
    let folder = place.appendingPathComponent("Project")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    for (name, text) in ["Main": Self.main, "Other": Self.other] {
      try text.write(
        to: folder.appendingPathComponent("\(name).storyboard"), atomically: true, encoding: .utf8)
    }
    let source = try DocumentSource(
      path: folder.appendingPathComponent("Main.storyboard").path)
    // Read while the folder is there.
    #expect(try source.scene("elsewhere").id == "scene-list")
    #expect(try source.scene("scene-elsewhere").id == "scene-list")
    let layout = try source.layOut(try source.scene(nil), LayoutVariant(), embeds: true)
    #expect(
      layout.embedded.map { $0.rootView.superview?.frame } == [
        CGRect(x: 100, y: 300, width: 200, height: 200)
      ])
    #expect(layout.embedded.first?.rootView.bounds.size == CGSize(width: 200, height: 200))
    return source
  }

  @Test func barsHaveTheViewsOfTheirItems() throws {
    let item = """
      <navigationItem key="navigationItem" title="Home"><barButtonItem key="rightBarButtonItem" id="item">
      <view key="customView" id="custom"><rect key="frame" x="234" y="0" width="60" height="30"/><subviews>
      <label text="New" translatesAutoresizingMaskIntoConstraints="NO" id="new">
      <rect key="frame" x="5" y="5" width="50" height="20"/></label></subviews><constraints>
      <constraint firstItem="new" firstAttribute="leading" secondItem="custom" secondAttribute="leading"
      constant="5" id="a"/><constraint firstItem="new" firstAttribute="top" secondItem="custom"
      secondAttribute="top" constant="5" id="b"/></constraints></view></barButtonItem></navigationItem>
      """
    let home = Self.controller("home", color: "red=\"0\" green=\"0\" blue=\"1\"")
    let text = Self.document(
      "nav",
      Self.scene(
        "nav",
        "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections>"
          + Self.segue("home", "rootViewController") + "</connections></navigationController>")
        + Self.scene(
          "home",
          home.replacingOccurrences(of: "</viewController>", with: item + "</viewController>")))
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("bar-\(UUID().uuidString).storyboard")
    try text.write(to: place, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: place) }
    let source = try DocumentSource(path: place.path)
    let layout = try source.layOut(try source.scene(nil), LayoutVariant())
    let bars = layout.instance.window.subviews.compactMap { $0 as? UINavigationBar }
    let custom = try #require(bars.first?.items?.last?.rightBarButtonItem?.customView)
    custom.layoutIfNeeded()
    #expect(custom.bounds.size == CGSize(width: 60, height: 30))
    #expect(custom.subviews.first?.frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test func containersAndReferencesStandForTheScenesThatTheyShow() throws {
    let source = try source()
    for name in ["tabs", "Tabs", "scene-tabs", "nav", "scene-nav", "home", "view-home"] {
      #expect(try source.scene(name).id == "scene-home", "\(name)")
    }
    // The folder is gone, and so is the storyboard that is referred to.
    #expect(throws: CommandFailure.self) { try source.scene("elsewhere") }
    #expect(throws: CommandFailure.self) { try source.scene("nowhere") }
    #expect(
      try source.layOut(try source.scene(nil), LayoutVariant(), embeds: true).embedded.isEmpty)
  }
}
