import Foundation
import PortableUIKit

extension InterfaceScene {
  /// The surroundings of the scene on the document's own canvas, by rule.
  public var environment: InterfaceEnvironment { environment(for: InstantiationOptions()) }

  /// Makes the scene's views in a window of their own.
  ///
  /// ```swift
  /// let instance = try scene.instantiate(
  ///   InstantiationOptions(device: .named("iPhone 14"), orientation: .landscape))
  /// instance.layout()
  /// ```
  ///
  /// - Throws: `InterfaceBuilderError` when a size-class variation holds an invalid value.
  /// - Complexity: O(views + constraints).
  @MainActor
  public func instantiate(
    _ options: InstantiationOptions = InstantiationOptions()
  ) throws(InterfaceBuilderError) -> InterfaceSceneInstance {
    SceneInstantiation(
      try blueprint(options), textMeasurer: options.textMeasurer, classes: options.classes,
      preferences: options.traits, sizesRows: true
    ).instance()
  }

  /// The scene as it is to be made under `options`.
  package func blueprint(
    _ options: InstantiationOptions
  ) throws(InterfaceBuilderError) -> SceneBlueprint {
    let environment = environment(for: options)
    var hierarchy =
      environment.sizeClasses == context.sizeClasses
      ? canvasHierarchy : try self.hierarchy(for: environment.sizeClasses)
    // Placeholders are constraints of the canvas alone; no program has them.
    if options.device != nil { hierarchy.constraints.removeAll(where: \.isPlaceholder) }
    LoneRowRule(rules: context.rules).apply(to: &hierarchy)
    let rule = MarginRule(
      rules: context.rules, useSafeAreas: context.useSafeAreas,
      screen: MarginRule.Screen(
        width: environment.screenWidth, canvas: options.device == nil ? context.device : nil,
        shorterSide: options.device.map { min($0.portraitSize.width, $0.portraitSize.height) }),
      scene: self)
    let sizes = ContentSizeRule(
      images: context.images, designables: context.designables, hierarchy: hierarchy,
      rules: context.rules)
    let insets = AlignmentInsetsRule(rules: context.rules, scale: environment.scale)
    let indices = hierarchy.views.indices
    let recorded = options.contentSizes == .recorded
    return SceneBlueprint(
      id: id, hierarchy: hierarchy, environment: environment,
      margins: indices.map { rule.margins(of: $0, in: hierarchy) },
      contentSizes: indices.map { index in
        let alignment = insets.insets(of: hierarchy.views[index])
        // A size that is not recorded is measured.
        return recorded && hierarchy.views[index].isFrameRecorded
          ? sizes.recordedSize(of: index, alignmentInsets: alignment)
          : sizes.placeholderSize(of: index)
      },
      alignmentInsets: hierarchy.views.map { insets.insets(of: $0) },
      fontSizes: hierarchy.views.map { _ in nil }, images: context.images,
      namedColors: context.namedColors, assets: options.assets,
      canvasTop: self.environment.safeArea.top, isOnCanvas: options.device == nil,
      barContents: controller.map { context.barContents.contents(around: $0) } ?? BarContents(),
      controller: controller)
  }

  /// The scene as a program shows it: parts of the canvas alone, such as placeholder sizes and
  /// constraints, are left out, and margins nobody set are those of the views' classes.
  package func runtimeBlueprint(
    sizeClasses: SizeClassPair, assets: AssetLibrary?
  ) throws(InterfaceBuilderError) -> SceneBlueprint {
    let hierarchy = try runtimeHierarchy(for: sizeClasses)
    let rule = runtimeMargins
    return SceneBlueprint(
      id: id, hierarchy: hierarchy, environment: environment,
      margins: hierarchy.views.map { rule.ownMargins(of: $0) },
      contentSizes: hierarchy.views.map { _ in nil },
      alignmentInsets: hierarchy.views.map { _ in nil },
      fontSizes: hierarchy.views.map { _ in nil }, images: context.images,
      namedColors: context.namedColors, assets: assets, controller: controller)
  }

  /// The margins of a program's views: only those that the document sets.
  var runtimeMargins: MarginRule {
    MarginRule(
      rules: context.rules, useSafeAreas: context.useSafeAreas, screen: MarginRule.Screen(),
      scene: self)
  }

  /// The views and constraints of a program, those that the size classes leave out among them: the
  /// same ones in the same order for all size classes.
  func runtimeHierarchy(
    for sizeClasses: SizeClassPair
  ) throws(InterfaceBuilderError) -> InterfaceHierarchy {
    var hierarchy = try hierarchy(for: sizeClasses, keepsUninstalled: true)
    hierarchy.constraints.removeAll(where: \.isPlaceholder)
    return hierarchy
  }

  package func environment(for options: InstantiationOptions) -> InterfaceEnvironment {
    SceneEnvironmentRule(scene: self).environment(
      device: options.device, orientation: options.orientation)
  }
}
