import Foundation

/// Shows controllers in columns side by side, and one after another where the width is compact.
///
/// The secondary column takes the room that the primary one (and the supplementary one of three)
/// leaves. In compact width the split view is *collapsed*: a single controller is shown, into which
/// the primary controller has taken the others. It expands again in regular width. Columns made by
/// `init(style:)` lie in navigation controllers.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A width that leaves the choice to the split view.
  nonisolated public static let automaticDimension = -CGFloat(Float.greatestFiniteMagnitude)

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The controllers as they were given, by column.
  var columns: [Column: UIViewController] = [:]
  /// The navigation controllers around controllers that are not navigation controllers, by column.
  var wrappers: [Column: UINavigationController] = [:]
  /// Whether a single controller is shown; nil before the first one is.
  var collapse: Collapse?
  /// The mode that is in force.
  var shownMode = DisplayMode.automatic

  /// The controllers that are shown and that wait while the split view is collapsed.
  struct Collapse {
    /// The controller that fills the view; nil in an empty split view.
    var shown: UIViewController?
    /// The secondary controller of the older kind that was dropped.
    var dropped: UIViewController?
    /// The stacks as they were before they were put on top of one another, by column.
    var stacks: [Column: [UIViewController]] = [:]
  }

  /// The ground of the primary column; kept, as columns are drawn by their controllers.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// The ground of a column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  // MARK: Making a split view

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? any InterfaceDecoding)?.splitViewStyle ?? .unspecified
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The primary and the secondary controller; in compact width the one that is shown.
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { replaceControllers(with: newValue) }
  }

  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replaceController(of: column, with: vc)
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Brings a column into view.
  open func show(_ column: Column) { reveal(column) }
  /// Takes a column out of view.
  open func hide(_ column: Column) { conceal(column) }

  open var isCollapsed: Bool { collapse != nil }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showPrimary(vc)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showSecondary(vc)
  }

  override var showsControllers: Bool { true }

  // MARK: Display

  /// Whether the split view will be collapsed after the transition that has been announced.
  private var willBeCollapsed: Bool?

  /// The mode in force.
  open var displayMode: DisplayMode { shownMode }
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { settingsDidChange() } }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { settingsDidChange() } }
  }
  open var splitBehavior: SplitBehavior {
    resolvedBehavior(for: viewIfLoaded?.bounds.size ?? .zero)
  }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge: PrimaryEdge = .leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The mode that the user's revealing or hiding chose, until the size changes.
  var chosenMode: DisplayMode?

  // MARK: Widths

  /// The wished part of the whole width for the primary column, by itself two fifths.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The wished width in points, which counts before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// 320 points by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width in points of the primary column.
  open var primaryColumnWidth: CGFloat {
    columnWidth(.primary).resolved(in: viewIfLoaded?.bounds.width ?? 0)
  }
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn
      ? columnWidth(.supplementary).resolved(in: viewIfLoaded?.bounds.width ?? 0) : 0
  }

  // MARK: Taking part in layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    adaptToEnvironment()
  }

  override var adaptsToEnvironment: Bool { true }

  override func adaptToEnvironment() {
    guard isViewLoaded else { return }
    willBeCollapsed = nil
    let shouldCollapse = expectedTraits.horizontalSizeClass == .compact
    if shouldCollapse, !isCollapsed {
      collapseColumns()
    } else if !shouldCollapse, isCollapsed {
      expandColumns()
    } else if !isCollapsed {
      installColumns()
    }
  }

  /// Side columns are compact in width, as an iPhone's screen is.
  override func traitsGiven(to child: UIViewController) -> UITraitCollection? {
    guard !isCollapsed, child !== container(of: .secondary) else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let shown = collapse?.shown {
      shown.viewIfLoaded?.frame = view.bounds
    } else {
      installColumns()
    }
  }

  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    willBeCollapsed = newCollection.horizontalSizeClass == .compact
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    chosenMode = nil
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !(willBeCollapsed ?? isCollapsed),
      let column = Column.allColumns.first(where: { self.container(of: $0) === container })
    else { return parentSize }
    let layout = layout(in: CGRect(origin: .zero, size: parentSize))
    return layout.frames[column]?.size ?? parentSize
  }
}

extension UISplitViewController.Column {
  /// The columns beside one another.
  static let allColumns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
}

extension UIViewController {
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}
