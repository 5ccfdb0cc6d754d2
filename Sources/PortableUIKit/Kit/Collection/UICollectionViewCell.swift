import Foundation

/// An item of a collection view, with its content in a view that fills it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let ownContentView = CollectionCellContentView(frame: .zero)
  /// The view that holds the content.
  open var contentView: UIView { ownContentView }
  private let backgrounds = CellBackgrounds()
  /// The view behind the content, as large as the cell. It takes the place of
  /// ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { backgroundViewDidChange(oldValue, backgroundView) }
  }
  /// The view behind the content, above ``backgroundView``, while the item is selected or touched; a
  /// subview only then. It takes the place of ``backgroundConfiguration``.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundViewDidChange(oldValue, selectedBackgroundView) }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }
  /// Whether the items of the collection are being edited.
  final var isInEditing = false {
    didSet {
      guard isInEditing != oldValue else { return }
      editingDidChange()
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the row is drawn aside, with its actions beside it.
  final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Follows the collection as it begins or ends editing.
  func editingDidChange() {}
  /// The segue of a document that a tap on the item starts, with the cell as sender.
  package var selectionSegue: ((UICollectionViewCell) -> Void)?

  // MARK: Configurations

  private var contentConfigurationStorage: (any UIContentConfiguration)?
  private var configuredContent: (any UIView & UIContentView)?
  private var configuredBackground: BackgroundConfigurationView?
  private var needsUpdateConfiguration = false
  /// The content as a value; the view that it makes fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentConfigurationStorage }
    set {
      contentConfigurationStorage = newValue
      configuredContent = ConfiguredContent.show(
        newValue, in: contentView, replacing: configuredContent)
      invalidateIntrinsicContentSize()
    }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      configuredBackground = ConfiguredContent.show(
        backgroundConfiguration, in: self, replacing: configuredBackground)
    }
  }
  /// Told to bring the configurations in line with the state, as the method below is.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the cell; an override adds facts of its own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isSwiped = isSwiped
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  /// Brings the configurations in line with the state; by default updates both and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfigurationStorage {
      configuredContent?.configuration = current.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    refreshBackgrounds()
    configuredBackground?.frame = bounds
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// How far the item is lifted (raw values as in UIKit).
  public enum DragState: Int, Sendable {
    case none = 0
    /// A press has lifted it.
    case lifting = 1
    /// It follows the finger.
    case dragging = 2
  }
  /// Told as the item is lifted, dragged and let go.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Has the collection measure the item again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionView)?.cellDidInvalidateSize(self)
  }

  override func hosts(_ subview: UIView) -> Bool {
    subview === contentView || backgrounds.contains(subview)
  }

  private func selectionDidChange() {
    refreshBackgrounds()
    setNeedsUpdateConfiguration()
  }

  private func backgroundViewDidChange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if new != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
    refreshBackgrounds()
  }

  /// Shows the background views that belong to the state of the item.
  private func refreshBackgrounds() {
    let isMarked = isSelected || isHighlighted
    backgrounds.show([backgroundView, isMarked ? selectedBackgroundView : nil], in: self)
  }

  override func finishInit() { addCovering(contentView) }

  override class var observableProperties: [ObservableProperty] {
    super.observableProperties
      + [
        .init("selected", \UICollectionViewCell.isSelected),
        .init("highlighted", \UICollectionViewCell.isHighlighted),
      ]
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets
      + [
        .init("backgroundView", \UICollectionViewCell.backgroundView),
        .init("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
      ]
  }
}
