import Compositor

/// A layer as one instance of a replicator shows it: as it was some time ago.
@MainActor final class ReplicaNode: LayerNode {
  private unowned let source: CALayer
  /// The number of the instance, where this stands for all of it.
  private let instance: Int?
  private let delay: () -> Double
  /// The nodes below, by the layers that they stand for.
  private var known: [ObjectIdentifier: ReplicaNode] = [:]

  /// All of an instance; the replicator keeps it.
  init(of replicator: CAReplicatorLayer, instance: Int) {
    source = replicator
    self.instance = instance
    delay = { [weak replicator] in replicator?.delay(ofInstance: instance) ?? 0 }
  }

  private init(of source: CALayer, delay: @escaping () -> Double) {
    self.source = source
    instance = nil
    self.delay = delay
  }

  func values(in tree: LayerTree) -> LayerValues {
    if let instance, let replicator = source as? CAReplicatorLayer {
      return replicator.values(ofInstance: instance, in: tree)
    }
    return shown(in: tree).map { $0.values(in: .model) } ?? source.values(in: tree)
  }

  func contents(in tree: LayerTree) -> LayerContents {
    if instance != nil { return .none }
    if let list = shown(in: tree)?.vectorContents() { return .vectors(list) }
    return source.contents(in: tree)
  }

  /// The layer as it was shown before; nil where that is as it is now.
  private func shown(in tree: LayerTree) -> CALayer? {
    let delay = delay()
    guard tree == .presentation, delay != 0, !source.animationStore.isEmpty else { return nil }
    return source.copy(delayedBy: delay)
  }

  var nodes: [any LayerNode] {
    let layers = instance == nil ? source.nodes : source.ownNodes
    var next: [ObjectIdentifier: ReplicaNode] = [:]
    let nodes = layers.map { node -> any LayerNode in
      // Instances of a replicator within this one are nodes of their own.
      guard let layer = node as? CALayer else { return node }
      let replica = known[ObjectIdentifier(layer)] ?? ReplicaNode(of: layer, delay: delay)
      next[ObjectIdentifier(layer)] = replica
      return replica
    }
    known = next
    return nodes
  }

  var maskNode: (any LayerNode)? { instance == nil ? source.maskNode : nil }

  var changes: LayerChanges {
    get { source.changes }
    set { source.changes = newValue }
  }

  var nodeAbove: (any LayerNode)? { source.nodeAbove }
  var isAnimated: Bool { source.isAnimated }
}
