import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// What covers a root on the canvas, by device, version of the tools, bars and size. The numbers are
/// those that canvases of each version are known to have; where two add up, the sum is shown.
@Suite struct SafeAreaTests {
  /// A canvas with what surrounds its root.
  struct Canvas: Sendable, CustomTestStringConvertible {
    var tools = 22505
    var device: String? = "retina6_12"
    var isLandscape = false
    /// The width and height of the root in points.
    var size = (393.0, 852.0)
    /// Attributes of the navigation bar around the root; nil for none.
    var navigation: String?
    /// Attributes of the tab bar around the root; nil for none.
    var tabs: String?
    /// Children of the controller, such as simulated metrics.
    var controller = ""
    /// The kind of segue by which the root is shown.
    var segue: String?
    /// Children of the controller that shows it.
    var source = ""
    /// The controller that it shows.
    var segueTarget = "vc"
    /// Top, left, bottom and right.
    var expected: [CGFloat]

    var testDescription: String {
      "\(tools) \(device ?? "square") \(size) \(navigation ?? "") \(controller)"
    }
  }

  private static func document(_ canvas: Canvas) -> String {
    let device = canvas.device.map {
      "<device id=\"\($0)\" orientation=\"\(canvas.isLandscape ? "landscape" : "portrait")\"/>"
    }
    var scenes = ""
    func container(_ kind: String, _ bar: String, _ relationship: String) {
      scenes += """
        <scene sceneID="s-\(kind)"><objects><\(kind) id="\(kind)">\(bar)
        <connections><segue destination="vc" kind="relationship" relationship="\(relationship)" \
        id="r-\(kind)"/></connections></\(kind)></objects></scene>
        """
    }
    if let bar = canvas.navigation {
      container(
        "navigationController", "<navigationBar key=\"navigationBar\" \(bar) id=\"bar\"/>",
        "rootViewController")
    }
    if let bar = canvas.tabs {
      container(
        "tabBarController", "<tabBar key=\"tabBar\" \(bar) id=\"tabs\"/>", "viewControllers")
    }
    if let kind = canvas.segue {
      scenes += """
        <scene sceneID="s-from"><objects><viewController id="from">\(canvas.source)
        <connections><segue destination="\(canvas.segueTarget)" kind="\(kind)" id="r-from"/></connections>
        </viewController></objects></scene>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(canvas.tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">
      \(device ?? "")<scenes>\(scenes)
      <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(canvas.size.0)" height="\(canvas.size.1)"/></view>
      \(canvas.controller)</viewController></objects></scene></scenes></document>
      """
  }

  private static let home = (375.0, 667.0)

  @Test(arguments: [
    // The square canvas, and devices with a home button: the status bar of some versions.
    Canvas(tools: 9000, device: nil, size: (600, 600), expected: [20, 0, 0, 0]),
    Canvas(tools: 17000, device: nil, size: (600, 600), expected: [0, 0, 0, 0]),
    Canvas(tools: 13122, device: "retina4_7", size: home, expected: [20, 0, 0, 0]),
    Canvas(tools: 17000, device: "retina4_7", size: home, expected: [0, 0, 0, 0]),
    Canvas(tools: 22000, device: "retina4_7", size: home, expected: [20, 0, 0, 0]),
    Canvas(tools: 22000, device: "retina5_5", size: (414, 736), expected: [20, 0, 0, 0]),
    Canvas(
      tools: 22000, device: "retina4_7", isLandscape: true, size: (667, 375),
      expected: [0, 0, 0, 0]),
    // The sensor housing by device and version, and the home indicator.
    Canvas(tools: 14000, device: "retina5_9", size: (375, 812), expected: [44, 0, 34, 0]),
    Canvas(tools: 22505, device: "retina5_9", size: (375, 812), expected: [50, 0, 34, 0]),
    Canvas(tools: 17000, device: "retina6_1", size: (414, 896), expected: [44, 0, 34, 0]),
    Canvas(tools: 22505, device: "retina6_1", size: (414, 896), expected: [48, 0, 34, 0]),
    Canvas(tools: 22505, device: "retina6_5", size: (414, 896), expected: [44, 0, 34, 0]),
    Canvas(tools: 17000, device: "retina6_0", size: (390, 844), expected: [44, 0, 34, 0]),
    Canvas(tools: 22505, device: "retina6_0", size: (390, 844), expected: [47, 0, 34, 0]),
    Canvas(expected: [59, 0, 34, 0]),
    Canvas(device: "retina6_72", size: (430, 932), expected: [59, 0, 34, 0]),
    Canvas(device: "retina6_3", size: (402, 874), expected: [62, 0, 34, 0]),
    Canvas(isLandscape: true, size: (852, 393), expected: [0, 59, 21, 59]),
    // Tablets with and without a home button.
    Canvas(device: "ipad9_7", size: (768, 1024), expected: [20, 0, 0, 0]),
    Canvas(device: "ipad11_0rounded", size: (834, 1194), expected: [24, 0, 20, 0]),
    // Up to Xcode 12 no tablet shows a status bar.
    Canvas(
      tools: 17701, device: "ipad10_9rounded", size: (820, 1180), expected: [0, 0, 20, 0]),
    Canvas(
      tools: 20037, device: "ipad12_9rounded", size: (1024, 1366), expected: [24, 0, 20, 0]),
    // One kind of housing was 47 high in Xcode 14.3.
    Canvas(tools: 21507, device: "retina5_9", size: (375, 812), expected: [47, 0, 34, 0]),
    Canvas(tools: 21701, device: "retina5_9", size: (375, 812), expected: [50, 0, 34, 0]),
    // Canvases of Xcode 11 show no status bar on a tablet with a home button: 0 + 50.
    Canvas(
      tools: 15400, device: "ipad9_7", size: (768, 1024), navigation: "", expected: [50, 0, 0, 0]),
  ])
  func screens(canvas: Canvas) throws { try check(canvas) }

  @Test(arguments: [
    // 59 + 44, 59 + 44 + 52, 59 + 44 + 30, and the indicator plus 49.
    Canvas(navigation: "", expected: [103, 0, 34, 0]),
    Canvas(navigation: "largeTitles=\"YES\"", expected: [155, 0, 34, 0]),
    Canvas(
      navigation: "", controller: "<navigationItem key=\"navigationItem\" prompt=\"p\" id=\"i\"/>",
      expected: [133, 0, 34, 0]),
    Canvas(tabs: "", expected: [59, 0, 83, 0]),
    // Bars of a screen on its side are 32 high, and no title is large.
    Canvas(
      isLandscape: true, size: (852, 393), navigation: "largeTitles=\"YES\"",
      expected: [32, 59, 21, 59]),
    // Of a tablet 50: 20 + 50.
    Canvas(device: "ipad9_7", size: (768, 1024), navigation: "", expected: [70, 0, 0, 0]),
    // Below an opaque bar the root starts below it: a root of the screen's height reaches 103 beyond.
    Canvas(navigation: "translucent=\"NO\"", expected: [0, 0, 137, 0]),
    Canvas(size: (393, 749), navigation: "translucent=\"NO\"", expected: [0, 0, 34, 0]),
    Canvas(
      navigation: "translucent=\"NO\"",
      controller: "", expected: [0, 0, 137, 0]),
    Canvas(
      navigation: "", controller: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>",
      expected: [0, 0, 137, 0]),
    // An opaque tab bar ends the root.
    Canvas(tabs: "translucent=\"NO\"", expected: [59, 0, 0, 0]),
    // Simulated bars: 20 + 44 above, a toolbar of 49 (44 before Xcode 11) below.
    Canvas(
      tools: 22505, device: "retina4_7", size: home,
      controller: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        + "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>",
      expected: [64, 0, 49, 0]),
    Canvas(
      tools: 14000, device: "retina4_7", size: home,
      controller: "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>",
      expected: [20, 0, 44, 0]),
    Canvas(
      tools: 22505, device: "retina4_7", size: home,
      controller: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>",
      expected: [20, 0, 49, 0]),
    Canvas(
      tools: 14000, device: "retina4_7", size: home,
      controller: "<nil key=\"simulatedStatusBarMetrics\"/>", expected: [0, 0, 0, 0]),
    // A simulated absence overrules the graph.
    Canvas(
      navigation: "", controller: "<nil key=\"simulatedTopBarMetrics\"/>", expected: [59, 0, 34, 0]),
  ])
  func bars(canvas: Canvas) throws { try check(canvas) }

  @Test(arguments: [
    // A part of a screen lies at its origin: it touches the edge above and, up to Xcode 14, not the
    // one below; since then it has all that the screen covers.
    Canvas(
      tools: 19529, device: "retina6_1", size: (341, 137),
      controller: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
      expected: [44, 0, 0, 0]),
    Canvas(tools: 17506, device: "retina6_1", size: (414, 150), expected: [44, 0, 0, 0]),
    Canvas(
      size: (393, 200),
      controller: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
      expected: [59, 0, 34, 0]),
    Canvas(tools: 22505, device: "retina4_7", size: (375, 160), expected: [20, 0, 0, 0]),
    Canvas(tools: 14460, device: "retina4_7", size: (350, 400), expected: [0, 0, 0, 0]),
    // A sheet is lower than the screen: nothing above, and since Xcode 14 nothing below.
    Canvas(size: (393, 842), segue: "presentation", expected: [0, 0, 0, 0]),
    Canvas(
      tools: 17000, device: "retina6_1", size: (414, 842), segue: "presentation",
      expected: [0, 0, 34, 0]),
    Canvas(segue: "presentation", expected: [59, 0, 34, 0]),
    Canvas(segue: "show", expected: [59, 0, 34, 0]),
    // A popover is a sheet on a phone: 667 - 20.
    Canvas(
      tools: 21701, device: "retina4_7", size: (375, 647), segue: "popoverPresentation",
      expected: [0, 0, 0, 0]),
    // Bars simulated around whoever pushes are around what is pushed: 20 + 44.
    Canvas(
      tools: 13771, device: "retina4_7", size: home, segue: "show",
      source: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>",
      expected: [64, 0, 0, 0]),
    // Embedded in a container.
    Canvas(size: (393, 600), segue: "embed", expected: [59, 0, 34, 0]),
    Canvas(tools: 20037, size: (393, 600), segue: "embed", expected: [59, 0, 0, 0]),
    // Since Xcode 16.3 the canvas counts the screen's insets twice.
    Canvas(tools: 23504, expected: [59, 0, 34, 0]),
    Canvas(tools: 23727, expected: [118, 0, 68, 0]),
    Canvas(tools: 23727, device: "retina4_7", size: home, expected: [20, 0, 0, 0]),
    // On a sheet once.
    Canvas(tools: 23727, size: (393, 793), segue: "presentation", expected: [59, 0, 0, 0]),
    Canvas(
      tools: 23727, device: "retina4_7", size: (375, 647), segue: "presentation",
      expected: [0, 0, 0, 0]),
    // On its side the second time as upright: 0 + 47 above, 21 + 34 below; bars of 54 and 31 add to it.
    Canvas(
      tools: 24412, device: "retina6_0", isLandscape: true, size: (844, 390),
      expected: [47, 47, 55, 47]),
    Canvas(
      tools: 24412, device: "retina6_0", isLandscape: true, size: (844, 390), navigation: "",
      expected: [101, 47, 55, 47]),
    Canvas(
      tools: 24412, device: "retina6_0", isLandscape: true, size: (844, 390), tabs: "",
      expected: [47, 47, 86, 47]),
    // Bars of Xcode 26 are 54 high: 2 * 59 + 54, 2 * 48 + 54 + 52; on a sheet they begin 20 lower:
    // 20 + 54 + 52.
    Canvas(tools: 24000, expected: [118, 0, 68, 0]),
    Canvas(tools: 24412, navigation: "", expected: [172, 0, 68, 0]),
    Canvas(
      tools: 24128, device: "retina6_1", size: (414, 896), navigation: "largeTitles=\"YES\"",
      expected: [202, 0, 68, 0]),
    Canvas(
      tools: 24128, device: "retina6_1", size: (414, 848), navigation: "largeTitles=\"YES\"",
      segue: "presentation", segueTarget: "navigationController", expected: [126, 0, 0, 0]),
    // A card keeps the housing once; its bar begins 16 lower on a narrow screen: 16 + 54.
    Canvas(
      tools: 24765, device: "retina5_9", size: (375, 762), segue: "presentation",
      expected: [50, 0, 0, 0]),
    Canvas(
      tools: 24765, device: "retina5_9", size: (375, 752), navigation: "", segue: "presentation",
      segueTarget: "navigationController", expected: [70, 0, 0, 0]),
    // Below an opaque bar the indicator still counts twice.
    Canvas(
      tools: 24765, device: "retina5_9", size: (375, 658), navigation: "translucent=\"NO\"",
      expected: [0, 0, 68, 0]),
  ])
  func sizes(canvas: Canvas) throws { try check(canvas) }

  /// A view of its own in a xib lies at the screen's origin; one that is wider than the screen is
  /// covered as a whole screen is, and since Xcode 15 each is that is higher than a bar.
  @Test(
    arguments: [
      (17701, "retina6_1", (414.0, 344.0), [44.0, 0.0]), (18122, "retina6_1", (414, 210), [44, 0]),
      (19162, "retina6_1", (414, 818), [44, 0]), (18122, "retina6_1", (414, 896), [44, 34]),
      (16097, "retina6_1", (598, 312), [44, 34]), (17701, "retina6_1", (399, 103), [44, 0]),
      (18122, "retina6_1", (320, 522), [44, 0]), (17701, "retina6_1", (414, 49), [0, 0]),
      (21701, "retina6_1", (376, 122), [48, 34]), (23504, "retina6_12", (393, 116), [59, 34]),
      (32700, "retina6_0", (390, 72), [47, 34]), (21701, "retina6_1", (414, 50), [0, 0]),
      // With a home button: the status bar whatever the size, where the version shows it.
      (14460, "retina4_7", (375, 89), [0, 0]), (22505, "retina4_7", (375, 87), [20, 0]),
      (24506, "retina4_7", (414, 22), [20, 0]), (24412, "retina4_7", (365, 89), [20, 0]),
    ] as [(Int, String, (Double, Double), [Double])])
  func viewsOfTheirOwn(
    tools: Int, device: String, size: (Double, Double), expected: [Double]
  ) throws {
    let insets = try insetsOfView(
      tools: tools, device: device, size: size,
      "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    #expect([insets.top, insets.bottom] == expected.map { CGFloat($0) })
  }

  /// A status bar that is simulated as absent leaves the root of a xib, unlike that of a controller,
  /// where it was.
  @Test func simulatedStatusBarOfAXib() throws {
    let insets = try insetsOfView(
      tools: 14109, device: "retina4_7", size: Self.home,
      "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(insets.top == 20)
  }

  private func insetsOfView(
    tools: Int, device: String, size: (Double, Double), _ children: String
  ) throws -> UIEdgeInsets {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait"/><objects><view id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      \(children)</view></objects></document>
      """
    return try #require(
      try InterfaceDocument(data: Data(text.utf8)).scenes.first
    ).environment.safeArea
  }

  /// What is pushed inherits the size of the title below it unless its own item says otherwise; a
  /// prompt is its own.
  @Test func titlesOfWhatIsPushed() throws {
    let insets = try insetsOfPushed([
      ("a", "largeTitleDisplayMode=\"never\" prompt=\"p\""),
      ("b", "largeTitleDisplayMode=\"always\""), ("c", ""),
      ("d", "largeTitleDisplayMode=\"never\""),
    ]) {
      """
      <scene sceneID="s-n"><objects><navigationController id="n">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      """
    }
    // 59 + 44 and the prompt's 30, twice the large title's 52, none.
    #expect(insets.map(\.top) == [133, 155, 155, 103])
  }

  /// What is pushed on a navigation controller around a tab bar controller covers the tabs.
  @Test func tabsInsideANavigationController() throws {
    let insets = try insetsOfPushed([("a", ""), ("b", "")]) {
      """
      <scene sceneID="s-n"><objects><navigationController id="n">
      <navigationBar key="navigationBar" id="bar"/><connections>
      <segue destination="t" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s-t"><objects><tabBarController id="t"><tabBar key="tabBar" id="tabs"/>
      <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="q"/>
      </connections></tabBarController></objects></scene>
      """
    }
    #expect(insets.map(\.top) == [103, 103])
    #expect(insets.map(\.bottom) == [83, 34])
  }

  /// A device, its release, and the insets and the tab bar that are expected.
  struct TabDevice: Sendable {
    var name: String
    var system = 18
    var orientation = DeviceOrientation.portrait
    var top: CGFloat
    var bottom: CGFloat
    var bar: CGRect
  }

  /// UM-1609: since iPadOS 18 tabs stand at the top in regular width, 44 high below the status bar.
  @Test(arguments: [
    TabDevice(
      name: "iPad Pro 11", top: 24 + 44, bottom: 20,
      bar: CGRect(x: 0, y: 24, width: 834, height: 44)),
    TabDevice(
      name: "iPad Pro 11", orientation: .landscape, top: 24 + 44, bottom: 20,
      bar: CGRect(x: 0, y: 24, width: 1194, height: 44)),
    TabDevice(
      name: "iPad Pro 11", system: 17, top: 24, bottom: 49 + 20,
      bar: CGRect(x: 0, y: 1194 - 69, width: 834, height: 69)),
    // Without a home button iOS 26 keeps 32 and 25 points clear (UM-1614).
    TabDevice(
      name: "iPad Pro 11", system: 26, top: 32 + 44, bottom: 25,
      bar: CGRect(x: 0, y: 32, width: 834, height: 44)),
    TabDevice(
      name: "iPad", top: 20 + 44, bottom: 0, bar: CGRect(x: 0, y: 20, width: 768, height: 44)),
    // Phones are compact, or regular and wide: the tabs stay at the bottom.
    TabDevice(
      name: "iPhone 16", top: 59, bottom: 49 + 34,
      bar: CGRect(x: 0, y: 852 - 83, width: 393, height: 83)),
    TabDevice(
      name: "iPhone 16 Pro Max", system: 26, orientation: .landscape, top: 0, bottom: 49 + 20,
      bar: CGRect(x: 0, y: 440 - 69, width: 956, height: 69)),
  ])
  func tabsOfDevices(_ expected: TabDevice) throws {
    let canvas = Canvas(tabs: "", expected: [])
    let document = try InterfaceDocument(data: Data(Self.document(canvas).utf8))
    let device = try #require(DeviceEnvironment.named(expected.name)).running(iOS: expected.system)
    let scene = try document.scene("vc")
    let environment = scene.environment(
      for: InstantiationOptions(device: device, orientation: expected.orientation))
    #expect(environment.safeArea.top == expected.top)
    #expect(environment.safeArea.bottom == expected.bottom)
    let bar = environment.bars.first { if case .tab = $0.kind { true } else { false } }
    #expect(bar?.frame == expected.bar)
    #expect(environment.device.systemVersion == expected.system)
  }

  /// A navigation bar, 50 points high on a tablet and 54 on iOS 26, has the tabs in its middle.
  @Test(arguments: [(18, 24.0, 50.0), (26, 32, 54)])
  func tabsInANavigationBar(system: Int, top: CGFloat, height: CGFloat) throws {
    let canvas = Canvas(navigation: "", expected: [])
    let text = Self.document(canvas).replacingOccurrences(
      of: "<scenes>",
      with: """
        <scenes><scene sceneID="s-t"><objects><tabBarController id="t"><tabBar key="tabBar" id="tabs"/>
        <connections><segue destination="navigationController" kind="relationship" \
        relationship="viewControllers" id="q"/></connections></tabBarController></objects></scene>
        """)
    let document = try InterfaceDocument(data: Data(text.utf8))
    let device = try #require(DeviceEnvironment.named("iPad Pro 11")).running(iOS: system)
    let environment = try document.scene("vc").environment(
      for: InstantiationOptions(device: device))
    #expect(environment.safeArea.top == top + height)
    #expect(environment.bars.map(\.frame.minY) == [0, top])
    #expect(environment.bars.map(\.frame.height) == [top + height, 44])
  }

  /// The insets of controllers of which each shows the next, the first inside of `containers`.
  private func insetsOfPushed(
    _ controllers: [(id: String, item: String)], containers: () -> String
  ) throws -> [UIEdgeInsets] {
    var scenes = containers()
    for (index, controller) in controllers.enumerated() {
      let next = index + 1 < controllers.count ? controllers[index + 1].id : nil
      let segue = next.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"show-\($0)\"/>" }
      scenes += """
        <scene sceneID="s-\(controller.id)"><objects><viewController id="\(controller.id)">
        <view key="view" id="v-\(controller.id)">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
        <navigationItem key="navigationItem" \(controller.item) id="i-\(controller.id)"/>
        <connections>\(segue ?? "")</connections></viewController></objects></scene>
        """
    }
    let document = try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/><scenes>\(scenes)</scenes></document>
        """.utf8))
    return try controllers.map { controller in
      let scene = try #require(document.scenes.first { $0.rootID == "v-\(controller.id)" })
      return scene.environment.safeArea
    }
  }

  private func check(_ canvas: Canvas) throws {
    let document = try InterfaceDocument(data: Data(Self.document(canvas).utf8))
    let scene = try #require(document.scenes.first { $0.rootID == "root" })
    let insets = scene.environment.safeArea
    #expect(
      [insets.top, insets.left, insets.bottom, insets.right] == canvas.expected,
      "\(scene.environment.assumptions)")
  }
}
