/// An object that takes values set for all objects of its class: a view or an item of a bar.
@MainActor protocol AppearanceTarget: UIAppearance {
  /// The values that its appearance has set so far; nil for none.
  var customAppearance: CustomAppearance? { get set }
  /// The objects that contain this one, from the inside out.
  var appearanceContainers: [AnyObject] { get }
  var appearanceTraits: UITraitCollection { get }
}

extension AppearanceTarget {
  /// Notes the first values of the aspects with a customized appearance in an object that has just
  /// been made, for telling later whether its author has set them.
  func noteInitialAppearance() {
    guard !AppearanceRegistry.isEmpty else { return }
    var appearance = CustomAppearance()
    for customization in AppearanceRegistry.all(for: type(of: self)) {
      appearance.note(customization, of: self)
    }
    customAppearance = appearance
  }

  /// Gives the aspects that the author has not set the values of their appearance where the object
  /// is now; aspects without an appearance any more get their first values back.
  func applyAppearance() {
    guard !AppearanceRegistry.isEmpty || customAppearance != nil else { return }
    var appearance = customAppearance ?? CustomAppearance()
    let chosen = AppearanceRegistry.all(concerning: self)
    guard !chosen.elementsEqual(appearance.applied, by: ===) else { return }
    for customization in chosen { appearance.note(customization, of: self) }
    let open = appearance.aspects.filter { _, aspect in
      TraitValues.areEqual(aspect.read(self), aspect.expected)
    }
    for old in appearance.applied where !chosen.contains(where: { $0.key == old.key }) {
      if let aspect = open[old.key] { old.write(self, aspect.initial) }
    }
    for customization in chosen where open[customization.key] != nil {
      customization.write(self, customization.value)
    }
    for (key, aspect) in open { appearance.aspects[key]?.expected = aspect.read(self) }
    appearance.applied = chosen
    customAppearance = appearance
  }
}

extension UIView: AppearanceTarget {
  var customAppearance: CustomAppearance? {
    get { viewState.customAppearance }
    set { viewState.customAppearance = newValue }
  }

  /// The controller whose root view it is, its superview, and so on.
  var appearanceContainers: [AnyObject] {
    var chain: [AnyObject] = []
    var current: UIView? = self
    while let view = current {
      if let controller = view.viewState.viewController { chain.append(controller) }
      current = view.superviewStorage
      if let current { chain.append(current) }
    }
    return chain
  }

  var appearanceTraits: UITraitCollection { traitCollection }

  /// Applies the appearance of every view at and below this one, as they come into a window, and of
  /// the items of bars.
  func applyAppearanceInSubtree() {
    guard !AppearanceRegistry.isEmpty else { return }
    forEachInSubtree { view in
      view.applyAppearance()
      (view as? any BarItemHolder)?.applyAppearanceOfItems()
    }
  }
}

extension UIBarItem: AppearanceTarget {
  /// The bar that shows the item, and the objects that contain the bar.
  var appearanceContainers: [AnyObject] { bar.map { [$0] + $0.appearanceContainers } ?? [] }
  var appearanceTraits: UITraitCollection { bar?.traitCollection ?? .current }
}
