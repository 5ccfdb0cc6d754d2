/// The side of an anchor, which decides to which others it can be related; conforming types are
/// names only (AL-12, AL-23).
public protocol LayoutAnchorSide: Sendable {}

/// A side of anchors on the horizontal axis.
public protocol HorizontalAnchorSide: LayoutAnchorSide {}

/// Leading and trailing edges: related to each other and to centres.
public enum DirectionalSide: HorizontalAnchorSide {}

/// Left and right edges: related to each other and to centres.
public enum FixedSide: HorizontalAnchorSide {}

/// Horizontal centres: related to everything horizontal.
public enum CenterSide: HorizontalAnchorSide {}

/// Positions on the vertical axis.
public enum VerticalSide: LayoutAnchorSide {}
