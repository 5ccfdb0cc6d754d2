/// A screen that is laid out as an application would: by the engine on a tree of its own, or by views.
@MainActor public protocol Screen: AnyObject {
  /// How many views the screen has.
  var viewCount: Int { get }
  /// What happens to it; each cycle leaves the screen as it found it.
  var phases: [ScreenPhase] { get }
  /// What has been done so far.
  var counts: ScreenCounts { get }
  /// The frames of all views, in an order that depends on what is shown and not on how it came about.
  func frames() -> [Double]
  /// The same screen in flexbox.
  var flexbox: FlexScreen { get }
  /// A screen made from nothing that shows the same.
  func remade() -> any Screen
}
