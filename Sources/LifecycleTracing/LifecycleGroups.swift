/// Kinds of callbacks that a trace writes down.
public struct LifecycleGroups: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Superviews, subviews and windows that change.
  public static let hierarchy = LifecycleGroups(rawValue: 1)
  /// `loadView` and `viewDidLoad`.
  public static let loading = LifecycleGroups(rawValue: 2)
  /// From `viewWillAppear` to `viewDidDisappear`.
  public static let appearance = LifecycleGroups(rawValue: 4)
  /// Parents of controllers that change.
  public static let containment = LifecycleGroups(rawValue: 8)
  /// `updateProperties`.
  public static let properties = LifecycleGroups(rawValue: 16)
  /// `updateConstraints` and `updateViewConstraints`.
  public static let constraints = LifecycleGroups(rawValue: 32)
  /// `layoutSubviews` and the controller's callbacks around it.
  public static let layout = LifecycleGroups(rawValue: 64)
  /// `draw`.
  public static let display = LifecycleGroups(rawValue: 128)
  /// Traits and tint colour that change.
  public static let traits = LifecycleGroups(rawValue: 256)
  /// Safe area and margins that change.
  public static let insets = LifecycleGroups(rawValue: 512)
  /// Announcements of traits and sizes to come.
  public static let transitions = LifecycleGroups(rawValue: 1024)
  /// Sizes that children wish or that their constraints ask for.
  public static let contentSizes = LifecycleGroups(rawValue: 2048)

  public static let all: LifecycleGroups = [
    .hierarchy, .loading, .appearance, .containment, .properties, .constraints, .layout, .display,
    .traits, .insets, .transitions, .contentSizes,
  ]
}
