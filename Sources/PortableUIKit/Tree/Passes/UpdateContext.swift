/// The traits and notes of the updates under way on a thread.
final class UpdateContext {
  /// An update under way, and the traits it has read so far.
  struct Frame {
    let collection: UITraitCollection
    var traits: Set<ObjectIdentifier> = []
  }

  private static let local = ThreadLocal { UpdateContext() }

  /// The context of the thread this is called on.
  static var current: UpdateContext { local.value }

  /// The current collection, nil outside every update.
  var traits: UITraitCollection?
  /// The updates under way, the innermost last.
  var frames: [Frame] = []
}
