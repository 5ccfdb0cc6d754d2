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

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { values = layer.values }
  }

  private func setOwn<Value>(
    _ path: WritableKeyPath<Values, Value>, _ value: Value, _ key: String
  ) {
    let change = change(forKey: key)
    values[keyPath: path] = value
    noteChange()
    change?.run()
  }

  /// How often the sublayers are shown; at most 10,000 times.
  open var instanceCount: Int {
    get { values.count }
    set { setOwn(\.count, newValue, "instanceCount") }
  }
  /// Whether the instances lie in one space with the layers beside this one.
  open var preservesDepth: Bool {
    get { values.preservesDepth }
    set { setOwn(\.preservesDepth, newValue, "preservesDepth") }
  }
  /// Seconds by which each instance's animations are behind those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { values.delay }
    set { setOwn(\.delay, newValue, "instanceDelay") }
  }
  /// The map from each instance to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D {
    get { values.transform }
    set { setOwn(\.transform, newValue, "instanceTransform") }
  }
  /// The factor of the first instance's colours; nil counts as white.
  open var instanceColor: CGColor? {
    get { values.color }
    set { setOwn(\.color, newValue, "instanceColor") }
  }
  /// The number added to the colour from one instance to the next.
  open var instanceRedOffset: Float {
    get { Float(values.offsets[0]) }
    set { setOwn(\.offsets[0], CGFloat(newValue), "instanceRedOffset") }
  }
  open var instanceGreenOffset: Float {
    get { Float(values.offsets[1]) }
    set { setOwn(\.offsets[1], CGFloat(newValue), "instanceGreenOffset") }
  }
  open var instanceBlueOffset: Float {
    get { Float(values.offsets[2]) }
    set { setOwn(\.offsets[2], CGFloat(newValue), "instanceBlueOffset") }
  }
  open var instanceAlphaOffset: Float {
    get { Float(values.offsets[3]) }
    set { setOwn(\.offsets[3], CGFloat(newValue), "instanceAlphaOffset") }
  }

  // MARK: Animation and look

  override func takeOwnValues(from model: CALayer) {
    if let model = model as? CAReplicatorLayer { values = model.values }
  }

  override var ownKeys: [String: LayerKey] { CAReplicatorLayer.keys }

  private static func number(
    _ path: ReferenceWritableKeyPath<CAReplicatorLayer, Float>
  ) -> LayerKey {
    LayerKey(
      kind: .number, get: { .numbers([CGFloat(($0 as? CAReplicatorLayer)?[keyPath: path] ?? 0)]) },
      set: { layer, value in
        guard let number = value.number else { return }
        (layer as? CAReplicatorLayer)?[keyPath: path] = Float(number)
      })
  }

  private static let keys: [String: LayerKey] = [
    "instanceTransform": LayerKey(
      kind: .transform,
      get: { .transform(($0 as? CAReplicatorLayer)?.instanceTransform ?? CATransform3DIdentity) },
      set: { layer, value in
        if case .transform(let map) = value {
          (layer as? CAReplicatorLayer)?.instanceTransform = map
        }
      }),
    "instanceColor": LayerKey(
      kind: .color, get: { .color(($0 as? CAReplicatorLayer)?.instanceColor) },
      set: { layer, value in (layer as? CAReplicatorLayer)?.instanceColor = value.cgColor }),
    "instanceRedOffset": number(\.instanceRedOffset),
    "instanceGreenOffset": number(\.instanceGreenOffset),
    "instanceBlueOffset": number(\.instanceBlueOffset),
    "instanceAlphaOffset": number(\.instanceAlphaOffset),
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
