import Compositor
import Foundation

/// A layer that shows its sublayers several times, each time mapped once more and in another colour
/// (LK-19).
open class CAReplicatorLayer: CALayer {
  /// The values that the class adds to a layer.
  private struct Values {
    var count = 1
    var preservesDepth = false
    var delay = 0.0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var offsets: [CGFloat] = [0, 0, 0, 0]
  }

  private var values = Values()
  private var instances: [ReplicaNode] = []
  /// More instances than this are not shown.
  private static let mostInstances = 10_000

  /// How often the sublayers are shown; at most 10,000 times.
  open var instanceCount: Int {
    get { values.count }
    set { changing("instanceCount") { values.count = newValue } }
  }
  /// Whether the instances lie in one space with the layers beside this one.
  open var preservesDepth: Bool {
    get { values.preservesDepth }
    set { changing("preservesDepth") { values.preservesDepth = newValue } }
  }
  /// Seconds by which each instance's animations are behind those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { values.delay }
    set { changing("instanceDelay") { values.delay = newValue } }
  }
  /// The map from each instance to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { values.transform }
    set { changing("instanceTransform") { values.transform = newValue } }
  }
  /// The factor of the first instance's colours; nil counts as white.
  open var instanceColor: CGColor? {
    get { values.color }
    set { changing("instanceColor") { values.color = newValue } }
  }
  /// The number added to the colour from one instance to the next.
  open var instanceRedOffset: Float {
    get { Float(values.offsets[0]) }
    set { changing("instanceRedOffset") { values.offsets[0] = CGFloat(newValue) } }
  }
  open var instanceGreenOffset: Float {
    get { Float(values.offsets[1]) }
    set { changing("instanceGreenOffset") { values.offsets[1] = CGFloat(newValue) } }
  }
  open var instanceBlueOffset: Float {
    get { Float(values.offsets[2]) }
    set { changing("instanceBlueOffset") { values.offsets[2] = CGFloat(newValue) } }
  }
  open var instanceAlphaOffset: Float {
    get { Float(values.offsets[3]) }
    set { changing("instanceAlphaOffset") { values.offsets[3] = CGFloat(newValue) } }
  }

  // MARK: Animation and look

  override func takeOwnValues(from model: CALayer) {
    if let model = model as? CAReplicatorLayer { values = model.values }
  }

  override var ownKeys: [String: LayerKey] { CAReplicatorLayer.keys }

  private static let keys: [String: LayerKey] = [
    "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform),
    "instanceColor": .color(\CAReplicatorLayer.instanceColor),
    "instanceRedOffset": .number(\CAReplicatorLayer.instanceRedOffset),
    "instanceGreenOffset": .number(\CAReplicatorLayer.instanceGreenOffset),
    "instanceBlueOffset": .number(\CAReplicatorLayer.instanceBlueOffset),
    "instanceAlphaOffset": .number(\CAReplicatorLayer.instanceAlphaOffset),
  ]

  override func instanceNodes() -> [any LayerNode]? {
    let count = min(CAReplicatorLayer.mostInstances, max(0, values.count))
    if instances.count > count { instances.removeLast(instances.count - count) }
    while instances.count < count {
      instances.append(ReplicaNode(of: self, instance: instances.count))
    }
    return instances
  }

  /// How one of the instances is composed.
  func values(ofInstance index: Int, in tree: LayerTree) -> LayerValues {
    let shown = (tree == .presentation ? shownLayer as? CAReplicatorLayer : nil) ?? self
    var result = LayerValues()
    let bounds = shown.values(in: .model).bounds
    result.bounds = bounds
    result.position = CGPoint(x: bounds.midX, y: bounds.midY)
    result.keepsDepth = shown.values.preservesDepth
    result.transform = (0..<index).reduce(CATransform3DIdentity) { map, _ in
      map.concatenating(shown.values.transform)
    }
    let white = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
    let color = shown.values.color?.sRGB ?? white
    let offsets = shown.values.offsets.map { $0 * CGFloat(index) }
    let tint = ColorComponents(
      red: color.red + offsets[0], green: color.green + offsets[1], blue: color.blue + offsets[2],
      alpha: color.alpha + offsets[3]
    ).clamped
    if tint != white { result.tint = CGColor(tint) }
    return result
  }

  /// Seconds by which an instance is behind.
  func delay(ofInstance index: Int) -> Double {
    let delay = values.delay * Double(index)
    return delay.isFinite ? delay : 0
  }
}
