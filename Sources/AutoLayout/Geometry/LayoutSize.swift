/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// Stands for "no intrinsic size on this axis" (AL-50), the value of `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: Double = -1

  /// A size of nothing.
  public static let zero = LayoutSize(width: 0, height: 0)

  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
