import Foundation

/// A value on a track: 31 points high, of which layout aligns 30; 34 with iOS 26.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }
  /// Whether ``UIControl/Event/valueChanged`` comes with every movement, or once at its end.
  open var isContinuous = true
  open var minimumValue: Float = 0 {
    didSet { setNeedsDisplay() }
  }
  open var maximumValue: Float = 1 {
    didSet { setNeedsDisplay() }
  }
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private var thumbImages: [UIControl.State: UIImage] = [:]
  private var minimumTrackImages: [UIControl.State: UIImage] = [:]
  private var maximumTrackImages: [UIControl.State: UIImage] = [:]

  /// Sets the image of the thumb in a state; those of the normal state stand in for others.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    setNeedsDisplay()
  }
  /// Sets the image of the track before the thumb in a state; it is stretched.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }
  /// Sets the image of the track behind the thumb in a state; it is stretched.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImages[state] ?? minimumTrackImages[.normal]
  }
  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImages[state] ?? maximumTrackImages[.normal]
  }
  /// The image at the end of the least value; it takes its width from the track.
  open var minimumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The image at the end of the greatest value; it takes its width from the track.
  open var maximumValueImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The rectangle of ``minimumValueImage``.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: minimumValueImage, in: bounds, atLeft: layoutDirection == .leftToRight)
  }
  /// The rectangle of ``maximumValueImage``.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(of: maximumValueImage, in: bounds, atLeft: layoutDirection == .rightToLeft)
  }
  private func endRect(of image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  // MARK: Places

  /// The thumb in points, and how far the track stays away from the ends.
  private var thumbSize: CGSize { currentThumbImage?.size ?? measures.sliderThumbSize }
  private var trackInset: CGFloat { alignmentRectInsets.left }

  /// The rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = measures.sliderTrackHeight
    var (left, right) = (bounds.minX + trackInset, bounds.maxX - trackInset)
    for rect in [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ] where rect.width > 0 {
      if rect.minX <= bounds.minX {
        left = max(left, rect.maxX + 8)
      } else {
        right = min(right, rect.minX - 8)
      }
    }
    return CGRect(
      x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
  }

  /// The rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = CGFloat(maximumValue - minimumValue)
    let part = range > 0 ? min(max(CGFloat(value - minimumValue) / range, 0), 1) : 0
    let fraction = layoutDirection == .rightToLeft ? 1 - part : part
    let size = thumbSize
    return CGRect(
      x: rect.minX + max(0, rect.width - size.width) * fraction, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  // MARK: Touches

  /// How far the finger is from the middle of the thumb, in points.
  private var grip: CGFloat = 0

  private func thumb(_ bounds: CGRect) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Only the thumb is moved.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let thumb = thumb(bounds)
    guard thumb.contains(place) else { return false }
    grip = place.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  /// The thumb follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = value
    value = value(atThumb: touch.location(in: self).x - grip)
    if value != old, isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  /// The value whose thumb has its middle at `x`, as near as can be.
  private func value(atThumb x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbSize.width
    guard room > 0 else { return value }
    let fraction = min(max((x - thumbSize.width / 2 - track.minX) / room, 0), 1)
    let part = layoutDirection == .rightToLeft ? 1 - fraction : fraction
    return minimumValue + Float(part) * (maximumValue - minimumValue)
  }

  /// Swipes and pans along the track that start on the thumb are the slider's own.
  override func keeps(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.numberOfTouches == 1,
      let touch = gestureRecognizer.gestureTouches.first,
      isTracking || thumb(bounds).contains(touch.start(in: self))
    else { return false }
    if let swipe = gestureRecognizer as? UISwipeGestureRecognizer {
      return swipe.direction.isSubset(of: [.left, .right])
    }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let way = pan.translation(in: self)
    return abs(way.x) >= abs(way.y)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: measures.sliderHeight)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    if let designAlignmentRectInsets { return designAlignmentRectInsets }
    return measures == .iOS26
      ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: size.width,
      height: measures.sliderHeight + insets.top + insets.bottom)
  }

  override func drawLook(on look: LookCanvas) -> Bool {
    SliderLook(look: look).paint(self)
    return true
  }

  override var systemAccessibility: SystemAccessibility {
    var values = super.systemAccessibility
    values.isElement = true
    let span = Double(maximumValue) - Double(minimumValue)
    let part = span > 0 ? (Double(value) - Double(minimumValue)) / span : 0
    values.value = SystemAccessibility.percent(part)
    values.traits.insert(.adjustable)
    return values
  }

  package override func addFacts(to facts: inout ContentFacts) {
    facts.add("value", "\(value) of \(minimumValue) to \(maximumValue)")
    super.addFacts(to: &facts)
  }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [.init("value", \UISlider.value)]
  }

  package override func read(_ attributes: any AttributeReader) {
    minimumValue = attributes.number("minValue") ?? 0
    maximumValue = attributes.number("maxValue") ?? 1
    value = attributes.number("value") ?? 0
  }
}
