import Foundation

extension UISplitViewController {
  // MARK: Resolving the settings

  /// The mode for a size: the chosen one, the preferred one, or side by side on the wide side of a
  /// device and the secondary column alone on its narrow side.
  func resolvedMode(for size: CGSize) -> DisplayMode {
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    switch preferredSplitBehavior {
    case .tile: return .oneBesideSecondary
    case .overlay: return .secondaryOnly
    case .automatic where measures.tilesColumnsUpright: return .oneBesideSecondary
    case .automatic, .displace:
      return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }
  }

  func resolvedBehavior(for size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch resolvedMode(for: size) {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .twoDisplaceSecondary: return .displace
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
    }
  }

  func columnWidth(_ column: Column) -> SplitViewLayout.Width {
    func set(_ value: CGFloat) -> CGFloat? {
      value == UISplitViewController.automaticDimension ? nil : value
    }
    let isPrimary = column == .primary
    return SplitViewLayout.Width(
      preferred: set(isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth),
      fraction: set(
        isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction),
      minimum: set(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth) ?? 0,
      maximum: set(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth) ?? 320)
  }

  func layout(in bounds: CGRect) -> SplitViewLayout {
    let scale = max(1, traitCollection.displayScale)
    let isRightToLeft =
      viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return SplitViewLayout(
      bounds: bounds, mode: resolvedMode(for: bounds.size), primary: columnWidth(.primary),
      supplementary: style == .tripleColumn ? columnWidth(.supplementary) : nil,
      gap: 1 / scale, floating: floatingInsets,
      isFlipped: (primaryEdge == .trailing) != isRightToLeft)
  }

  private var measures: SystemMeasures { (viewIfLoaded?.currentScreen ?? .main).measures }

  /// How far a column floats from the edges of the view: by the measures, below the part that bars
  /// cover.
  private var floatingInsets: UIEdgeInsets? {
    guard var insets = measures.columnInset else { return nil }
    insets.top = max(insets.top, viewIfLoaded?.safeAreaInsets.top ?? 0)
    return insets
  }

  // MARK: The columns' views

  /// Follows changed settings with the next layout.
  func settingsDidChange() {
    chosenMode = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// Brings columns, their views and their frames in line with the mode for the present size.
  func installColumns() {
    guard let view = viewIfLoaded, !isCollapsed else { return }
    let layout = layout(in: view.bounds)
    if layout.mode != shownMode {
      delegate?.splitViewController(self, willChangeTo: layout.mode)
      shownMode = layout.mode
    }
    let visible = layout.visibleColumns.filter { container(of: $0) != nil }
    for column in Column.allColumns where !visible.contains(column) {
      guard let child = container(of: column), child.parent === self else { continue }
      guard child.viewIfLoaded?.superview === view else { continue }
      delegate?.splitViewController(self, willHide: column)
      child.viewIfLoaded?.removeFromSuperview()
    }
    for column in Column.allColumns { container(of: column).map(adopt) }
    for (index, column) in visible.enumerated() {
      guard let child = container(of: column), let frame = layout.frames[column] else { continue }
      if child.viewIfLoaded?.superview !== view {
        delegate?.splitViewController(self, willShow: column)
        child.view.frame = frame
        view.insertSubview(child.view, at: index)
      } else if child.view.frame != frame {
        child.view.frame = frame
      }
      if measures.columnInset != nil {
        child.containerSafeAreaInsets = column == .secondary ? layout.coveredOfSecondary : .zero
      }
    }
  }

  /// Changes the mode as an animation, with the columns in place at its end.
  private func change(to mode: DisplayMode) {
    guard mode != shownMode else { return }
    chosenMode = mode
    guard let window = viewIfLoaded?.window else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.animate(withDuration: TransitionDuration.dissolve) { [self] in
      installColumns()
      window.layoutIfNeeded()
    }
  }

  func reveal(_ column: Column) {
    if isCollapsed { return revealCollapsed(column) }
    let tiles = splitBehavior == .tile
    switch (column, style) {
    case (.secondary, _):
      if !tiles { change(to: .secondaryOnly) }
    case (.supplementary, .tripleColumn):
      change(to: tiles ? .oneBesideSecondary : .oneOverSecondary)
    case (.primary, .tripleColumn):
      let displaces = splitBehavior == .displace
      change(
        to: tiles ? .twoBesideSecondary : displaces ? .twoDisplaceSecondary : .twoOverSecondary)
    case (.primary, _): change(to: tiles ? .oneBesideSecondary : .oneOverSecondary)
    default: break
    }
  }

  func conceal(_ column: Column) {
    if isCollapsed { return }
    let isBeside = splitBehavior != .overlay
    switch (column, style) {
    case (.primary, .tripleColumn):
      guard [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(shownMode)
      else { return }
      change(to: isBeside ? .oneBesideSecondary : .oneOverSecondary)
    case (.primary, _), (.supplementary, .tripleColumn): change(to: .secondaryOnly)
    default: break
    }
  }
}
