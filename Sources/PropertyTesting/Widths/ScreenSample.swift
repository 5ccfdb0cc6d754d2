import AutoLayout

/// A screen laid out in a window of one width, and how far its layout goes on in straight lines.
public struct ScreenSample {
  /// The laid-out screen.
  public var snapshot: ScreenSnapshot
  /// The width up to which the solver proves that every edge goes on in a straight line; infinite if nothing ends it.
  public var steadyUpTo: Double
  /// The rule that ends the straight lines, in words.
  public var end: String?
  /// Whether the width of a text follows from how its lines were broken before: with no line broken, it would be another one.
  /// Then the solver's lines, which are those of the last of several layouts, do not tell where they end.
  public var hasTextOfOwnWidth: Bool
  /// Where the constraints place each element; nil for one that they do not place. Empty if that is not known of any.
  public var places: [ScreenPlace?]
  /// The grid that the edges of views are rounded to.
  public var pixelGrid: PixelGrid
  /// The height of the text of an element at a width of its own, in points; nil if it has none that wraps.
  public var textHeight: (_ element: Int, _ width: Double) -> Double?
  /// Whether the text of an element would be cut if the element had a size, in points; nil if it has none.
  public var isCut: (_ element: Int, _ size: LayoutSize) -> Bool?
  /// Whether the constraints leave an element's frame open. Asked once for each piece, as it is the same in all of it; nil if
  /// the snapshot tells it.
  public var isAmbiguous: ((_ element: Int) -> Bool)?

  /// Makes a sample.
  public init(
    _ snapshot: ScreenSnapshot, steadyUpTo: Double = .infinity, end: String? = nil,
    hasTextOfOwnWidth: Bool = false, places: [ScreenPlace?] = [], pixelGrid: PixelGrid = .none,
    textHeight: @escaping (_ element: Int, _ width: Double) -> Double? = { _, _ in nil },
    isCut: @escaping (_ element: Int, _ size: LayoutSize) -> Bool? = { _, _ in nil },
    isAmbiguous: ((_ element: Int) -> Bool)? = nil
  ) {
    self.snapshot = snapshot
    self.steadyUpTo = steadyUpTo
    self.end = end
    self.hasTextOfOwnWidth = hasTextOfOwnWidth
    self.places = places
    self.pixelGrid = pixelGrid
    self.textHeight = textHeight
    self.isCut = isCut
    self.isAmbiguous = isAmbiguous
  }

  /// Where the constraints place an element; nil if they do not, or that is not known.
  func place(of element: Int) -> ScreenPlace? {
    places.indices.contains(element) ? places[element] : nil
  }

  /// The elements whose frames the constraints leave open.
  var ambiguousElements: [Bool] {
    snapshot.elements.indices.map { isAmbiguous?($0) ?? snapshot.elements[$0].isAmbiguous }
  }
}
