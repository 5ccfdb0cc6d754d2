import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// The order in which storyboards are loaded at run time, as probed on iOS 26.1 (UM-1510).
@MainActor @Suite struct MeasuredLoadingTests {
  final class Steps {
    @MainActor static var lines: [String] = []
  }

  final class OrderController: UIViewController {
    var tone = ""
    weak var label: UILabel! {
      didSet { Steps.lines.append("outlet, tone \(tone)") }
    }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      Steps.lines.append("init, storyboard \(storyboard == nil ? "none" : "known")")
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      let inside = parent is UINavigationController
      Steps.lines.append(
        "awake, \(inside ? "in the stack" : "alone"), \(storyboard == nil ? "none" : "known")")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      Steps.lines.append("willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      Steps.lines.append("didMove")
    }
    override func loadView() {
      super.loadView()
      Steps.lines.append("loadView, \(children.count) children")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      Steps.lines.append("viewDidLoad, \(children.count) children")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Steps.lines.append("should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Steps.lines.append(
        "prepare, \(sender as AnyObject? === self ? "by the controller" : "by another")")
    }
  }

  final class ChildController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      Steps.lines.append("child loads")
    }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      Steps.lines.append("child willMove")
    }
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
            <connections><segue destination="root" kind="relationship" \
    relationship="rootViewController" id="r1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="root" customClass="OrderController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label contentMode="left" text="x" id="l1">
                  <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                </label>
                <containerView contentMode="scaleToFill" id="c1">
                  <rect key="frame" x="0.0" y="100" width="200" height="100"/>
                  <connections><segue destination="child" kind="embed" identifier="inner" \
    id="e1"/></connections>
                </containerView>
              </subviews>
            </view>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="tone" value="warm"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="l1" id="o1"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="child" customClass="ChildController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2">
              <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            </view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private func load() throws -> UINavigationController {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "measured-loading-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try MeasuredLoadingTests.document.write(
      to: folder.appending(path: "Order.storyboard"), atomically: true, encoding: .utf8)
    let classes = ClassRegistry()
    classes.register(OrderController.self) {
      $0.outlet("label", \.label)
      $0.attribute("tone", \.tone)
    }
    classes.register(ChildController.self) { _ in }
    let loader = DocumentLoader(classes: classes, languages: ["en"])
    loader.searchFolders = [folder]
    return try Platform.withValue {
      $0.interfaceLoader = loader
    } operation: {
      try shown()
    }
  }

  private func shown() throws -> UINavigationController {
    Steps.lines = []
    let storyboard = UIStoryboard(name: "Order", bundle: nil)
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    // The view is loaded while the loader is in force.
    let made = Steps.lines
    navigation.topViewController?.loadViewIfNeeded()
    Steps.lines = made + ["--"] + Steps.lines.dropFirst(made.count)
    return navigation
  }

  @Test("UM-1510 a root controller awakes in its stack and is not told that it moves")
  func root() throws {
    let navigation = try load()
    let before = Array(Steps.lines.prefix { $0 != "--" })
    #expect(before == ["init, storyboard none", "awake, in the stack, known"])
    #expect(navigation.viewControllers.count == 1 && navigation.children.count == 1)
    #expect(!Steps.lines.contains("willMove") && !Steps.lines.contains("didMove"))
  }

  @Test("UM-1510 attributes come before outlets; embed segues between loadView and viewDidLoad")
  func view() throws {
    let navigation = try load()
    let after = Array(Steps.lines.drop { $0 != "--" }.dropFirst())
    #expect(
      after == [
        "outlet, tone warm", "loadView, 0 children", "should inner",
        "prepare, by the controller", "child loads", "child willMove",
        "viewDidLoad, 1 children",
      ])
    let child = try #require(navigation.topViewController?.children.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
