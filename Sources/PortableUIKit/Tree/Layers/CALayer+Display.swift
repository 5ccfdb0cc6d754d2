import Compositor
import Foundation

extension CALayer {
  // MARK: Marks

  /// The part to be drawn again.
  var damage: LayerDamage {
    get { view?.viewState.damage ?? content.damage }
    set {
      if let view { view.viewState.damage = newValue } else { content.damage = newValue }
    }
  }

  /// Has the display pass come by.
  func mark(_ damage: LayerDamage) {
    if let view { return view.markNeedsDisplay(damage) }
    content.damage = damage
    listForDisplay()
  }

  /// Lists a marked layer of no view with the view it lies in, for the display pass to find it.
  func listForDisplay() {
    guard !content.damage.isNone, let host = viewAbove else { return }
    if !host.viewState.markedLayers.contains(where: { $0.layer === self }) {
      host.viewState.markedLayers.append(KnownLayer(self))
    }
    host.mark(.display)
  }

  /// Lists this layer and those below it that are marked, which came into another tree.
  func listMarkedInSubtree() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.listForDisplay()
      waiting += layer.addedSublayers.map(\.layer)
      if let mask = layer.mask { waiting.append(mask) }
    }
  }

  /// The view whose layer is the nearest above one of no view.
  var viewAbove: UIView? {
    var layer: CALayer? = modelLayer ?? self
    while let here = layer {
      if let view = here.view { return view }
      layer = here.addedTo ?? here.maskedLayer
    }
    return nil
  }

  // MARK: Display

  /// Draws the marked part, if the layer has an area: a layer without area keeps its mark (DR-23).
  func displayMarked() {
    let bounds = self.bounds
    guard !damage.isNone, !bounds.isEmpty else { return }
    let rect = damage.resolved(in: bounds, scale: displayScale)
    damage = .none
    view?.unmark(.display)
    guard !rect.isNull, !rect.isEmpty else { return }
    if discardDrawing(in: rect) { return noteContentChange(in: rect) }
    content.displayed = isStoreUsable ? rect : bounds
    if let modelLayer { modelLayer.display(for: self) } else { display() }
    content.displayed = nil
  }

  /// Displays a copy that shows values of an animation. `display()` is a method of the layer itself, in which authors ask for
  /// ``presentation()``; the copy has their contents, and draws.
  private func display(for copy: CALayer) {
    let outer = CALayer.displayedCopy
    CALayer.displayedCopy = copy
    display()
    CALayer.displayedCopy = outer
  }

  /// The copy in whose place this layer displays.
  private var standsFor: CALayer? {
    CALayer.displayedCopy.flatMap { $0.modelLayer === self ? $0 : nil }
  }

  private static var displayedCopy: CALayer?

  /// The rectangle that is being drawn.
  var displayedRect: CGRect { content.displayed ?? bounds }

  /// Pixels per point of the drawing: the scale that was asked for, or the screen's.
  var displayScale: CGFloat {
    if let scale = content.scale { return scale }
    guard let view else { return own.contentsScale }
    return max(1, view.window?.screen.scale ?? UIScreen.main.scale)
  }

  /// Whether the new drawing can go over the old one: one store has one size (DR-20).
  private var isStoreUsable: Bool {
    guard let store = content.store, content.image == nil else { return false }
    return store.size == bounds.size && store.scale == displayScale
      && store.isOpaque == isStoreOpaque
  }

  /// Whether parts without paint are black: those of a view that says it is opaque and has no
  /// background that would show (DR-30).
  private var isStoreOpaque: Bool {
    if let view { return view.isOpaque && view.backgroundColor == nil && !content.showsLook }
    return own.isOpaque && own.backgroundColor == nil
  }

  /// Has the contents provided (LY-1).
  func displayContents() {
    if let copy = standsFor { return copy.displayContents() }
    if let delegate {
      content.isLeftToLayer = false
      delegate.display(self)
      guard content.isLeftToLayer else { return }
    }
    drawContents(in: displayedRect)
  }

  /// The delegate has nothing to display by itself.
  func noteDelegateDidNotDisplay() { content.isLeftToLayer = true }

  /// The drawing under way calls no method of the author's own: unless something is drawn all the
  /// same, the layer has no contents (DR-27).
  func noteNothingOfItsOwn() { content.reachedBase = true }

  /// The look of a view of the system is a part of the drawing under way.
  ///
  /// - Parameter key: the key that it is drawn under; nil where no painter can draw it yet.
  func noteLook(_ key: SystemLookKey?, isDrawn: Bool) {
    content.showsLook = isDrawn
    content.lookKey = key
  }

  /// Draws a tile: the layer's drawing in a rectangle, at a scale of its own.
  func drawTile(_ rect: CGRect, scale: CGFloat) -> BackingStore {
    let local = CGRect(origin: .zero, size: rect.size)
    let recorder = DisplayListRecorder(extent: local)
    let context = CGContext(
      sink: recorder, bounds: local,
      userToSink: CGAffineTransform(translationX: -rect.minX, y: -rect.minY),
      sinkToDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: rect.height * scale))
    content.displayed = rect
    content.isDrawing = true
    draw(in: context)
    content.isDrawing = false
    content.displayed = nil
    context.finish()
    let list = recorder.finish()
    let store = BackingStore(
      size: rect.size, scale: scale, keepsScale: true, isOpaque: isStoreOpaque)
    store.add(list, in: local, clears: true)
    count(list, local)
    let host = view ?? viewAbove
    host?.layoutState.drawing.tilesDrawn += 1
    if let window = host?.window, window !== host { window.layoutState.drawing.tilesDrawn += 1 }
    return store
  }

  private func drawContents(in wanted: CGRect) {
    let bounds = self.bounds
    guard !bounds.isEmpty else { return }
    let size = bounds.size
    let recorder = DisplayListRecorder(extent: CGRect(origin: .zero, size: size))
    let isWhole = !isStoreUsable || wanted == bounds
    let rect = isWhole ? bounds : wanted
    let local = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    content.displayed = rect
    let context = recordingContext(recorder, in: local)
    content.reachedBase = false
    content.showsLook = false
    content.lookKey = nil
    content.isDrawing = true
    delegate?.layerWillDraw(self)
    draw(in: context)
    content.isDrawing = false
    context.finish()
    if isWhole { drawOverlay() }
    keep(recorder.finish(), of: local, isWhole: isWhole)
  }

  /// Draws the part that a view of the system shows above its subviews.
  private func drawOverlay() {
    guard let view, let tools = Platform.current.lookTools, content.lookKey != nil else { return }
    let recorder = DisplayListRecorder(extent: CGRect(origin: .zero, size: bounds.size))
    let context = recordingContext(recorder, in: CGRect(origin: .zero, size: bounds.size))
    let isDrawn = view.drawLookAboveSubviews(on: LookCanvas(context: context, tools: tools))
    context.finish()
    let list = recorder.finish()
    if content.overlay != nil || isDrawn { noteChange() }
    guard isDrawn else {
      content.overlay = nil
      return
    }
    content.showsLook = true
    let layer = CALayer()
    layer.addedTo = self
    layer.own.anchorPoint = .zero
    layer.own.bounds.size = bounds.size
    layer.own.position = bounds.origin
    layer.own.zPosition = .greatestFiniteMagnitude
    let store = BackingStore(size: bounds.size, scale: displayScale, isOpaque: false)
    store.add(list, in: CGRect(origin: .zero, size: bounds.size), clears: true)
    layer.content.store = store
    content.overlay = layer
  }

  /// A context for drawing in the layer's coordinates that is cut at `rect`, in points from the upper
  /// left corner of the bounds (DR-18, DR-33).
  private func recordingContext(_ recorder: DisplayListRecorder, in rect: CGRect) -> CGContext {
    let (bounds, scale) = (self.bounds, displayScale)
    return CGContext(
      sink: recorder, bounds: rect,
      userToSink: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY),
      sinkToDevice: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: bounds.height * scale))
  }

  /// Keeps the drawing of `rect`, in points from the upper left corner of the bounds.
  private func keep(_ list: DisplayList, of rect: CGRect, isWhole: Bool) {
    if content.reachedBase, list.isEmpty {
      // No author draws here: there is nothing to keep, and nothing to count (DR-27).
      guard isWhole, content.store != nil else { return }
      content.store = nil
      noteContentChange(in: bounds)
      return
    }
    if !isStoreUsable {
      content.store = BackingStore(
        size: bounds.size, scale: displayScale, keepsScale: content.scale != nil,
        isOpaque: isStoreOpaque)
      content.image = nil
    }
    // The looks of the system replace the earlier drawing, whatever a document says of the view.
    let clears = content.showsLook || view?.clearsContextBeforeDrawing ?? true
    content.store?.add(list, in: rect, clears: clears)
    noteContentChange(in: rect.offsetBy(dx: bounds.minX, dy: bounds.minY))
    count(list, rect)
    view?.trace(.draw(rect.offsetBy(dx: bounds.minX, dy: bounds.minY)))
  }

  private func count(_ list: DisplayList, _ rect: CGRect) {
    let pixels = BackingStore.pixels(of: rect.size, scale: displayScale)
    let host = view ?? viewAbove
    host?.layoutState.drawing.note(list, area: pixels.width * pixels.height)
    guard let window = host?.window, window !== host else { return }
    window.layoutState.drawing.note(list, area: pixels.width * pixels.height)
  }

  // MARK: Contents that are missing

  /// Draws contents that were never drawn, and looks of the system's views that were drawn under other
  /// conditions than the present ones.
  func provideContents() {
    if content.image == nil, content.store == nil, damage == .all { return displayMarked() }
    guard content.showsLook, content.image == nil, let tools = Platform.current.lookTools,
      content.lookKey != tools.key
    else { return }
    damage = .all
    displayMarked()
  }

  // MARK: Contents that are handed over

  func takeContents(_ value: Any?) {
    if let copy = standsFor { return copy.takeContents(value) }
    let change = change(forKey: "contents")
    content.image = value as? CGImage
    content.store = value as? BackingStore
    damage = .none
    view?.unmark(.display)
    noteChange()
    change?.run()
  }
}

extension DrawingWork {
  fileprivate mutating func note(_ list: DisplayList, area: Int) {
    draws += 1
    drawnArea += area
    recordedOperations += list.operations.count
    snapshotsMade += 1
  }
}
