public import Foundation

/// One kind of particle of an emitter layer. A range is the greatest distance of a value from its mean to either
/// side, except for ``emissionRange``, which is the whole of the cone.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  /// A `CGImage`.
  open var contents: Any?
  /// The part of the image that is shown, in fractions of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the image per point.
  open var contentsScale: CGFloat = 1
  /// Particles per second.
  open var birthRate: Float = 0
  /// Seconds a particle lives.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The direction in the plane in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane in radians.
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// Points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Points per second, per second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The number added to the scale each second.
  open var scaleSpeed: CGFloat = 0
  /// Radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// The factor of the image's colours; nil counts as white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// The number added each second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// When it begins to emit: in the layer's time, in a cell of a cell from the birth of the particle that emits.
  open var beginTime: CFTimeInterval = 0
  /// For how many seconds it emits; 0 for no end.
  open var duration: CFTimeInterval = 0
  /// The cells that each particle emits while it lives, from its place. Five levels of cells in cells are
  /// emitted.
  open var emitterCells: [CAEmitterCell]?
}
