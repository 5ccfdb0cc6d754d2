import Foundation
import PortableUIKit

/// The environment of one scene, on its own canvas or on another device.
struct SceneEnvironmentRule {
  let scene: InterfaceScene

  private var context: DocumentContext { scene.context }

  /// The environment on `device`, or on the document's own canvas.
  ///
  /// The recorded frames have no part in it except the root's own size.
  ///
  /// - Complexity: O(the controllers from which the scene is reached).
  func environment(
    device: DeviceEnvironment?, orientation: DeviceOrientation
  ) -> InterfaceEnvironment {
    let canvas = context.device
    let canvasEntry = canvas.flatMap { CanvasTable.entry($0.id) }
    var rule = SafeAreaRule(
      rules: context.rules, device: canvas, isControllerRoot: scene.controller != nil)
    var environment = InterfaceEnvironment(
      deviceID: canvas?.id, isLandscape: canvas?.isLandscape ?? false, size: scene.size,
      scale: canvasEntry?.scale ?? 2, isPad: canvasEntry?.isPad ?? false,
      sizeClasses: context.sizeClasses)
    let canvasScreen = rule.screen
    environment.screenWidth = canvasScreen.map { Double($0.width) }
    if let device {
      let size = device.size(in: orientation)
      if fillsScreen(canvas: canvasScreen) { environment.size = size }
      let measures = SystemMeasures.ofSystem(version: device.systemVersion)
      rule.override = SafeAreaRule.Override(
        insets: device.safeAreaInsets(in: orientation), screen: size, isPad: device.idiom == .pad,
        isLandscape: orientation == .landscape,
        topTabBarHeight: device.putsTabsOnTop(in: orientation) ? measures.topTabBarHeight : nil,
        measures: measures.navigationBar == SystemMeasures.classic.navigationBar ? nil : measures)
      environment.systemVersion = device.systemVersion
      environment.deviceID = device.interfaceBuilderID
      environment.isLandscape = orientation == .landscape
      environment.scale = Double(device.scale)
      environment.isPad = device.idiom == .pad
      environment.sizeClasses = SizeClassPair(device.posture(in: orientation))
      environment.screenWidth = Double(size.width)
    }
    guard isScreenful else {
      environment.assumptions = ["a cell or stack view by itself"]
      return environment
    }
    // A view without a controller that no screen is as large as stands inside of other views when a program runs.
    if device != nil, scene.controller == nil, !fillsScreen(canvas: canvasScreen) {
      environment.assumptions = ["a part of a screen by itself"]
      return environment
    }
    let bars = device == nil ? canvasBars : self.bars
    let (insets, reasons) = rule.insets(
      size: environment.size, bars: bars, metrics: scene.simulatedMetrics,
      edges: scene.controller?.extendedEdges ?? .init())
    environment.safeArea = insets
    environment.bars = visibleBars(bars, insets: insets, size: environment.size, rule)
    environment.assumptions = reasons
    return environment
  }

  /// The bars that cover a part of the root: a bar beside the root has no part in its insets.
  private func visibleBars(
    _ surroundings: SurroundingBars, insets: UIEdgeInsets, size: CGSize, _ rule: SafeAreaRule
  ) -> [InterfaceEnvironment.Bar] {
    var visible: [InterfaceEnvironment.Bar] = []
    if let bar = surroundings.navigationBar, insets.top >= 44 {
      visible.append(
        InterfaceEnvironment.Bar(
          kind: .navigation(isLarge: bar.isLarge && insets.top >= 96),
          frame: CGRect(x: 0, y: 0, width: size.width, height: insets.top),
          title: scene.controller?.navigationItem.title))
    }
    if let height = surroundings.bottomBar.flatMap(rule.heightAtTop) {
      let top = rule.screenInsets.top
      // A root that begins below the bars has none over it.
      if insets.top >= top + height {
        visible.append(
          InterfaceEnvironment.Bar(
            kind: .tab(isAtTop: true),
            frame: CGRect(x: 0, y: top, width: size.width, height: height)))
      }
    } else if let bar = surroundings.bottomBar, insets.bottom >= 44 {
      let isTab = if case .tabBar = bar { true } else { false }
      visible.append(
        InterfaceEnvironment.Bar(
          kind: isTab ? .tab(isAtTop: false) : .tool,
          frame: CGRect(
            x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)))
    }
    return visible
  }

  private var bars: SurroundingBars {
    if let controller = scene.controller { return context.bars.bars(around: controller) }
    var bars = SurroundingBars()
    context.bars.apply(scene.simulatedMetrics, to: &bars)
    return bars
  }

  /// The bars as the canvas shows them, large titles by the first view of the root.
  private var canvasBars: SurroundingBars {
    var bars = bars
    let hierarchy = scene.canvasHierarchy
    if context.rules.hold(.largeTitlesYieldToLists),
      let first = hierarchy.views.first?.children.first,
      ["tableView", "collectionView"].contains(hierarchy.views[first].kind)
    {
      bars.navigationBar?.isLarge = false
    }
    return bars
  }

  /// Cells and stack views stand inside other views, never on a screen by themselves.
  private var isScreenful: Bool {
    !["tableViewCell", "collectionViewCell", "collectionReusableView", "stackView"]
      .contains(scene.root.name)
  }

  /// Whether the root takes the size of whatever screen it is on.
  private func fillsScreen(canvas: CGSize?) -> Bool {
    guard isScreenful, scene.simulatedMetrics.destination != .freeform else { return false }
    if scene.controller != nil { return true }
    return canvas == scene.size || CanvasTable.isScreenSize(scene.size)
  }
}

extension SizeClassPair {
  init(_ posture: DeviceEnvironment.Posture) {
    func sizeClass(_ value: UIUserInterfaceSizeClass) -> SizeClass {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: .any
      }
    }
    self.init(
      width: sizeClass(posture.horizontalSizeClass), height: sizeClass(posture.verticalSizeClass))
  }
}
