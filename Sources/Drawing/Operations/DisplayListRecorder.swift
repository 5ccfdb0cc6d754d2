import Foundation

/// A sink that keeps what it is given.
public final class DisplayListRecorder: DrawingSink {
  /// The area that is drawn upon.
  public let extent: CGRect
  private var operations: [DrawingOperation] = []
  private var bounds: [CGRect] = []

  public init(extent: CGRect) {
    self.extent = extent
  }

  /// The number of operations so far.
  public var count: Int { operations.count }

  public func perform(_ operation: DrawingOperation) {
    operations.append(operation)
    bounds.append(extent)
  }

  /// Closes what is still open and returns everything; the recorder is empty afterwards.
  public func finish() -> DisplayList {
    defer {
      operations = []
      bounds = []
    }
    return DisplayList(operations: operations, bounds: bounds, extent: extent)
  }
}
