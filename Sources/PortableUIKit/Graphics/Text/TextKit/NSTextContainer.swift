import Foundation

/// The room that a layout manager fills with lines.
///
/// Lines are as wide as the room less ``lineFragmentPadding`` at both ends, and go around ``exclusionPaths``. Belongs to no
/// actor; one thread uses it at a time.
open class NSTextContainer: NSObject {
  /// In points; a side of 0 has no limit.
  open var size: CGSize {
    didSet { if size != oldValue { geometryDidChange() } }
  }
  /// The room in points at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }
  /// How the last line ends that has room.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }
  /// Paths that lines go around, in points of the container: a line has parts on both sides of them.
  ///
  /// A path keeps all room between its leftmost and its rightmost point in the height of a line. Words go whole where they
  /// have room. Text without room is left out, without an ellipsis. Lines of a container without a width go around nothing.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { geometryDidChange() }
  }
  /// Whether a text view gives the room its own width.
  open var widthTracksTextView = false
  /// Whether a text view gives the room its own height.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }

  /// Whether lines go around nothing.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Puts another layout manager in the place of the container's, in its text and with all its containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    let containers = old.textContainers
    for _ in containers { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
  }

  private func geometryDidChange() { layoutManager?.textContainerChangedGeometry(self) }

  /// The room as the layout of lines has it.
  var room: TextRoom {
    func limit(_ length: CGFloat, less padding: CGFloat) -> CGFloat {
      length > 0 && length.isFinite && length < 1e7 ? max(0, length - padding) : .infinity
    }
    let padding = lineFragmentPadding.isFinite ? max(0, lineFragmentPadding) : 0
    return TextRoom(
      width: limit(size.width, less: 2 * padding), height: limit(size.height, less: 0),
      numberOfLines: max(0, maximumNumberOfLines))
  }
}
