import AutoLayout

/// One view of a laid-out screen, as far as layout properties are concerned.
public struct ScreenElement: Hashable, Sendable {
  /// The name by which messages and properties refer to the view, e.g. its accessibility identifier.
  public var name: String
  /// The position of its parent in the list of elements; `nil` at the top.
  public var parent: Int?
  /// The frame in the window, in points.
  public var frame: LayoutRect
  /// The part of its own frame in which content is safe from bars and the device, in the window.
  public var safeArea: LayoutRect
  /// Whether the constraints leave its frame open.
  public var isAmbiguous: Bool
  /// Whether its text does not fit.
  public var isTruncated: Bool
  /// Whether it reacts to touches.
  public var isTouchTarget: Bool
  /// Whether it is meant to reach below bars and device edges, as backgrounds and scroll views are.
  public var ignoresSafeArea: Bool

  /// Its own content.
  public var content: Content
  /// Whether it can be scrolled into sight.
  public var isScrolled: Bool

  /// A view's own content, as far as properties tell it apart.
  public enum Content: Hashable, Sendable {
    /// Nothing, or a background.
    case none
    case picture
    case text
    /// Something to be touched.
    case control

    /// Whether it is of no use where it cannot be seen whole.
    var mustBeWhole: Bool { self == .text || self == .control }
  }

  /// Makes an element.
  public init(
    _ name: String, in parent: Int? = nil, frame: LayoutRect, safeArea: LayoutRect? = nil,
    isAmbiguous: Bool = false, isTruncated: Bool = false, isTouchTarget: Bool = false,
    ignoresSafeArea: Bool = false, content: Content = .none, isScrolled: Bool = false
  ) {
    self.name = name
    self.parent = parent
    self.frame = frame
    self.safeArea = safeArea ?? frame
    self.isAmbiguous = isAmbiguous
    self.isTruncated = isTruncated
    self.isTouchTarget = isTouchTarget
    self.ignoresSafeArea = ignoresSafeArea
    self.content = content
    self.isScrolled = isScrolled
  }
}
