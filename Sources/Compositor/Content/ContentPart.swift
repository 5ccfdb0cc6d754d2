import Foundation

/// A piece of contents and the rectangle it fills, both in points: the one of the contents from their
/// upper left corner, the other in the layer's coordinates.
struct ContentPart: Equatable {
  var source: CGRect
  var target: CGRect
}
