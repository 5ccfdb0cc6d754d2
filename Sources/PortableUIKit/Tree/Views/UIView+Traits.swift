import Foundation

extension UIView: UITraitChangeObservable, TraitHolder {
  var traits: TraitState {
    get { viewState.traits }
    set { viewState.traits = newValue }
  }

  /// Traits that this view sets for itself and everything in it; they take effect in the next pass
  /// (TR-21, TR-22).
  public var traitOverrides: UITraitOverrides {
    get { viewState.traits.overrides }
    set {
      viewState.traits.overrides = newValue
      markNeedsTraitUpdate()
    }
  }

  /// Brings traits up to date at and below this view now, calling handlers for the changed traits.
  public func updateTraitsIfNeeded() { TraitPass.run(below: self) }

  /// The traits as of the last update; before the first, those to be expected (TR-19).
  var resolvedTraitCollection: UITraitCollection {
    viewState.traits.current ?? viewState.traits.resolve(predictedTraitCollection)
  }

  /// The traits of the window, otherwise those predicted when the view was made: overrides of views
  /// in between show with the next pass (TR-21).
  var predictedTraitCollection: UITraitCollection {
    guard let window = viewState.window else { return viewState.traits.predicted }
    return window.viewState.traits.current ?? window.surroundingTraits
  }

  /// The traits that the surroundings pass to this view or to its controller.
  var inheritedTraitCollection: UITraitCollection {
    if let window = self as? UIWindow { return window.surroundingTraits }
    return superview?.traitsForSubviews ?? viewState.traits.predicted
  }

  func markNeedsTraitUpdate() {
    mark(.traits)
  }

  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection) {
    if previous.direction != new.direction { directionDidChange() }
    let isOtherSize = previous.textSize != new.textSize
    if isOtherSize || previous.textWeight != new.textWeight {
      textTraitsDidChange(from: previous, to: new)
    }
    if isOtherSize, layoutState.systemGuides[.readableContent] != nil { markStale(.insets) }
    environmentDidChange(from: previous, to: new)
    // The background may be one that depends on traits.
    noteLayerChange()
    if AppearanceRegistry.dependsOnTraits { applyAppearance() }
    setNeedsLayout()
  }

  func invalidate(_ method: UpdateMethod) {
    switch method {
    case .updateProperties: setNeedsUpdateProperties()
    case .updateConstraints: setNeedsUpdateConstraints()
    case .draw: setNeedsDisplay()
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: setNeedsLayout()
    }
  }
}
