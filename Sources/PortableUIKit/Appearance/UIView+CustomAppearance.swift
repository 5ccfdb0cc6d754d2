import Foundation

extension UIView {
  /// Notes what the aspects with a customized appearance are in a view that has just been made, for
  /// telling later whether its author has set them.
  func noteInitialAppearance() {
    guard !AppearanceRegistry.isEmpty else { return }
    var appearance = CustomAppearance()
    for customization in AppearanceRegistry.all(for: type(of: self)) {
      appearance.note(customization, of: self)
    }
    viewState.customAppearance = appearance
  }

  /// Gives the aspects the values that their appearance says where the view is now, as far as the
  /// author has not set them; those whose appearance says nothing any more get their first values
  /// back.
  func applyAppearance() {
    guard !AppearanceRegistry.isEmpty || viewState.customAppearance != nil else { return }
    var appearance = viewState.customAppearance ?? CustomAppearance()
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
    viewState.customAppearance = appearance
  }

  /// Does so for every view at and below this one, as they come into a window.
  func applyAppearanceInSubtree() {
    guard !AppearanceRegistry.isEmpty else { return }
    forEachInSubtree { $0.applyAppearance() }
  }
}
