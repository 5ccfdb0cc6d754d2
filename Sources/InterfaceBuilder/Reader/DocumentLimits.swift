/// The bounds within which a document is read.
///
/// They keep hostile input from exhausting memory or the call stack, and are far above anything
/// Interface Builder writes: the largest public documents have some thirty levels and a few megabytes.
public struct DocumentLimits: Sendable, Equatable {
  /// The largest file, in bytes, whose content is read at all.
  public var bytes: Int
  /// The deepest nesting of elements. Trees are walked recursively, so this also bounds the stack.
  public var depth: Int
  /// The largest number of elements; about 300 bytes of memory each.
  public var elements: Int

  /// The largest number of attributes of one element; the parser compares each with every other.
  public var attributes: Int

  /// The longest text, in bytes: of one attribute, or inside one element that does not hold data. Setting
  /// text takes some hundred bytes of memory for each.
  public var text: Int
  /// The largest number of views of all scenes; about a kilobyte of memory each.
  public var views: Int
  /// The largest number of views of one scene, which are made at once; about ten kilobytes each.
  public var viewsOfScene: Int

  /// Creates limits; by default sixteen million bytes, 200 levels, one million elements, 1,000 attributes each,
  /// texts of a million bytes, 200,000 views, and 30,000 of them in a scene.
  public init(
    bytes: Int = 16_000_000, depth: Int = 200, elements: Int = 1_000_000, attributes: Int = 1_000,
    text: Int = 1_000_000, views: Int = 200_000, viewsOfScene: Int = 30_000
  ) {
    self.bytes = bytes
    self.depth = depth
    self.elements = elements
    self.attributes = attributes
    self.text = text
    self.views = views
    self.viewsOfScene = viewsOfScene
  }
}
