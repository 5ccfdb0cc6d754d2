/// Takes the operations of a drawing, in order: a recorder, a bitmap, a document.
///
/// A sink has no state of drawing beyond the stack of clips and groups. It is used by one thread at
/// a time.
public protocol DrawingSink: AnyObject {
  /// Performs one operation. An operation that cannot be performed (a singular transform, numbers that
  /// are not finite) paints nothing.
  func perform(_ operation: DrawingOperation)
}
