public import Drawing
public import Foundation

/// The kept drawing of a layer: as operations for documents and, once a picture asks, as pixels.
///
/// The drawing's space is that of points, (0,0) at its upper left corner, y down. It has one size; a
/// layer of another size shows it as its gravity says.
@MainActor public final class BackingStore {
  /// In points.
  public let size: CGSize
  /// Pixels per point of the screen it was drawn for.
  public let scale: CGFloat
  /// Whether the picture is always of `scale`, however fine the picture it goes into.
  public let keepsScale: Bool
  /// Whether there is no opacity: parts without paint are black (DR-30).
  public let isOpaque: Bool
  /// The drawings made one after the other, each over those before.
  private(set) var strata: [Stratum] = []
  private var picture: StorePicture?
  /// How many strata there may be before they become pixels.
  private static let mostStrata = 32

  /// One call of a drawing method.
  struct Stratum {
    let list: DisplayList
    /// The part that was drawn, in points.
    let rect: CGRect
    /// Whether that part was made transparent before.
    let clears: Bool
  }

  public init(size: CGSize, scale: CGFloat, keepsScale: Bool = false, isOpaque: Bool) {
    self.size = size
    self.scale = scale
    self.keepsScale = keepsScale
    self.isOpaque = isOpaque
  }

  /// The size in whole pixels at `scale` pixels per point (DR-34).
  ///
  /// A size that is whole but for the last bits of a product stays that number.
  public static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    func count(_ length: CGFloat) -> Int {
      Int(min(max(1, (length * scale - 1e-6).rounded(.up)), 1e6))
    }
    return (count(size.width), count(size.height))
  }

  /// The number of operations that are kept.
  public var operationCount: Int { strata.reduce(0) { $0 + $1.list.operations.count } }

  /// Keeps the drawing of `rect`, over the earlier ones or in place of them.
  public func add(_ list: DisplayList, in rect: CGRect, clears: Bool) {
    if clears {
      strata.removeAll { rect.contains($0.rect) }
      // Pixels of a removed drawing must not lie below the new one.
      if strata.isEmpty { picture = nil }
    }
    let stratum = Stratum(list: list, rect: rect, clears: clears && !strata.isEmpty)
    strata.append(stratum)
    // Pixels hold replaced drawings too: only a drawing upon the rest of them can be drawn upon the
    // pixels.
    picture = strata.count == 1 ? nil : picture?.adding(stratum, to: self)
    if strata.count > Self.mostStrata { flatten() }
  }

  /// Replaces all strata by one picture, as drawing over and over may go on for ever.
  private func flatten() {
    guard let made = image(scale: picture?.scale ?? scale) else { return }
    let recorder = DisplayListRecorder(extent: CGRect(origin: .zero, size: size))
    recorder.perform(
      .image(
        ImageOperation(
          image: made.image,
          transform: CGAffineTransform(
            scaleX: CGFloat(made.image.width) / made.scale,
            y: CGFloat(made.image.height) / made.scale))))
    strata = [
      Stratum(
        list: recorder.finish(), rect: CGRect(origin: .zero, size: size), clears: false)
    ]
  }

  /// The pixels at `scale` pixels per point, made where there are none; nil where the process has no
  /// rasteriser or not enough memory.
  ///
  /// One picture is kept: that of the scale asked for last.
  public func image(scale wanted: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    let scale = keepsScale ? self.scale : wanted
    if picture?.scale != scale { picture = StorePicture(of: self, scale: scale) }
    return picture.map { ($0.image, scale) }
  }

  /// Whether pixels of that scale are at hand.
  public func hasImage(scale: CGFloat) -> Bool {
    picture?.scale == (keepsScale ? self.scale : scale)
  }

  /// Lets go of the pixels.
  func dropImage() { picture = nil }

  /// The bytes that the pixels take.
  public var byteCount: Int { picture?.byteCount ?? 0 }

  /// Performs the operations in a space that `transform` maps points to; returns their number.
  @discardableResult
  func replay(into sink: any DrawingSink, transform: CGAffineTransform) -> Int {
    let whole = CGRect(origin: .zero, size: size)
    // A drawing that clears must not reach the pixels below the layer.
    let isGroup = strata.contains(where: \.clears)
    if isGroup {
      sink.perform(DrawingOperation.beginGroup(GroupOperation(bounds: whole)).applying(transform))
    }
    var count = 0
    if isOpaque { sink.fill(whole, .black, transform) }
    for stratum in strata { count += stratum.replay(into: sink, transform: transform, isOpaque) }
    if isGroup { sink.perform(.endGroup) }
    return count
  }
}

extension BackingStore.Stratum {
  func replay(
    into sink: any DrawingSink, transform: CGAffineTransform, _ isOpaque: Bool
  ) -> Int {
    sink.perform(
      DrawingOperation.pushClip(ClipOperation(path: CGPath(rect: rect, transform: nil)))
        .applying(transform))
    if clears { sink.fill(rect, .black, transform, blendMode: isOpaque ? .copy : .clear) }
    let count = list.replay(into: sink, transform: transform)
    sink.perform(.popClip)
    return count
  }
}

extension DrawingSink {
  func fill(
    _ rect: CGRect, _ color: ColorComponents, _ transform: CGAffineTransform,
    blendMode: CGBlendMode = .normal
  ) {
    perform(
      DrawingOperation.fill(
        FillOperation(
          path: CGPath(rect: rect, transform: nil), paint: .color(color),
          compositing: Compositing(blendMode: blendMode))
      ).applying(transform))
  }
}
