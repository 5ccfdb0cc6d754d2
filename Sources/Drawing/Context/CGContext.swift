import Foundation

/// The tools of drawing code: a state, a current path, and a sink that takes the operations.
///
/// Every call resolves the state into operations (``DrawingOperation``) and hands them to the sink at
/// once. The context does not see the sink's product: a display list, pixels, a document.
///
/// Three spaces. *User space* is that of the calls. The current transformation matrix maps it to
/// *device space*: y upwards and (0,0) at the bottom left, as Core Graphics has it. The sink has y
/// downwards. A UIKit context begins with a matrix that flips, so that y points down for its user
/// also.
///
/// A call with a number that is not finite draws nothing, one that ends more than was begun does
/// nothing, and after ``finish()`` all calls do nothing. A context belongs to no actor; one thread
/// uses it at a time.
public final class CGContext {
  /// nil after the end.
  private var sink: (any DrawingSink)?
  /// The sink's space to the context's device space.
  let sinkToDevice: CGAffineTransform
  /// The space in which offsets and blurs of shadows and matrices of patterns are measured (user space
  /// as it was at the beginning) to the sink's.
  let baseToSink: CGAffineTransform
  var state: GraphicsState
  private var saved: [SavedState] = []
  /// The current path in the sink's space: a change of the matrix does not move the parts it has.
  var current = PathElements()
  var allowsAntialiasing = true
  /// The map of the space of text, with y upwards and the beginning of the baseline at its origin, to user space. Saving
  /// the state does not keep it.
  public var textMatrix = CGAffineTransform.identity
  /// Where the next text begins, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Whether kept drawings go in as operations, and not as their pixels: true for pages, on which text is
  /// to stay text.
  package var keepsOperations = false
  /// The pixels behind the context, where it was made for some.
  package internal(set) var bitmap: BitmapStore?

  /// The page of a document behind the context, where there is one: it takes what is no drawing, such as links.
  package var page: AnyObject?

  private struct SavedState {
    let state: GraphicsState
    /// Whether a transparency layer began here.
    let isLayer: Bool
  }

  /// A context that draws into `sink`.
  ///
  /// - Parameters:
  ///   - bounds: the area that can be drawn upon, in the sink's space.
  ///   - userToSink: user space, as it is at the beginning, to the sink's.
  ///   - sinkToDevice: the sink's space to device space: with `userToSink` the matrix that `ctm` shows.
  public init(
    sink: any DrawingSink, bounds: CGRect, userToSink: CGAffineTransform = .identity,
    sinkToDevice: CGAffineTransform = .identity
  ) {
    let extent = bounds.isFinite ? bounds.standardized : .zero
    self.sink = sink
    self.sinkToDevice = sinkToDevice
    baseToSink = userToSink
    state = GraphicsState(
      userToSink: userToSink, clipBounds: extent.isEmpty ? .null : extent)
  }

  /// A context as UIKit's views and image renderers have them: y downwards in user space, which is the
  /// sink's, and `scale` device pixels a point (DR-33).
  ///
  /// - Parameter bounds: the view's bounds in points; drawing outside `clip`, a part of them, is not
  ///   seen.
  public convenience init(
    sink: any DrawingSink, viewBounds bounds: CGRect, scale: CGFloat, clip: CGRect? = nil
  ) {
    let bounds = bounds.isFinite ? bounds.standardized : .zero
    self.init(
      sink: sink, bounds: (clip ?? bounds).meeting(bounds),
      sinkToDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale))
  }

  /// User space to the sink's.
  package var userToSink: CGAffineTransform { state.userToSink }

  // MARK: Beginning and end

  /// Ends all that is open and lets go of the sink; later calls do nothing.
  public func finish() {
    guard sink != nil else { return }
    while let last = saved.last {
      if last.isLayer { endTransparencyLayer() } else { restoreGState() }
    }
    popClips(downTo: 0)
    sink = nil
    current = PathElements()
  }

  /// Whether ``finish()`` was called.
  public var isFinished: Bool { sink == nil }

  /// Hands `operation` to the sink, and its marks to the pixels that a caller may be looking at.
  func emit(_ operation: DrawingOperation) {
    guard let sink else { return }
    sink.perform(operation)
    bitmap?.note(operation, clip: state.clipBounds)
  }

  // MARK: State

  /// Keeps the state until the matching ``restoreGState()``.
  public func saveGState() {
    guard sink != nil else { return }
    saved.append(SavedState(state: state, isLayer: false))
  }

  /// Brings back the state of the matching ``saveGState()``; without one nothing happens.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    restore()
  }

  private func restore() {
    guard let last = saved.popLast() else { return }
    popClips(downTo: last.state.clipCount)
    state = last.state
  }

  private func popClips(downTo count: Int) {
    while state.clipCount > count {
      emit(.popClip)
      state.clipCount -= 1
    }
  }

  // MARK: Layers

  /// Begins drawing that is laid down as one, with the present alpha, blend mode and shadow (GC-10).
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary? = nil) {
    beginLayer(in: state.clipBounds)
  }

  /// The same, for drawing inside `rect` only.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary? = nil) {
    beginLayer(in: rect.applying(userToSink).meeting(state.clipBounds))
  }

  private func beginLayer(in bounds: CGRect) {
    guard sink != nil else { return }
    emit(
      .beginGroup(
        GroupOperation(
          bounds: bounds, alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow)))
    saved.append(SavedState(state: state, isLayer: true))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipBounds = bounds
  }

  /// Ends the layer that was begun last, and all states saved within it.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while let last = saved.last, !last.isLayer { restore() }
    restore()
    emit(.endGroup)
  }
}
