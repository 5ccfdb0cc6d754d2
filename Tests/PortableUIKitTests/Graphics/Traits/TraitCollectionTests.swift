import Foundation
import PortableUIKit
import Testing

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

@MainActor @Suite struct TraitCollectionTests {
  private let compact = UITraitCollection(horizontalSizeClass: .compact)
  private let regular = UITraitCollection(horizontalSizeClass: .regular)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("TR-3 an empty collection has nothing specified")
  func unspecified() {
    let empty = UITraitCollection()
    #expect(empty.horizontalSizeClass.rawValue == 0)
    #expect(empty.userInterfaceIdiom.rawValue == -1)
    #expect(empty.layoutDirection.rawValue == -1)
    #expect(empty.displayScale == 0)
    #expect(empty.userInterfaceStyle == .unspecified)
    #expect(empty.preferredContentSizeCategory == .unspecified)
  }

  @Test("TR-2, TR-3 the rarer traits: unspecified by themselves, set by devices, carried on")
  func rareTraits() {
    let empty = UITraitCollection()
    #expect(empty.forceTouchCapability == .unknown && empty.activeAppearance == .unspecified)
    #expect(empty.imageDynamicRange == .unspecified && empty.sceneCaptureState == .unspecified)
    #expect(empty.typesettingLanguage == nil && empty.listEnvironment == .unspecified)
    let window = makeWindow()
    let view = UIView()
    window.addSubview(view)
    window.performTurn()
    let device = view.traitCollection
    #expect(device.forceTouchCapability == .unavailable && device.activeAppearance == .active)
    #expect(device.imageDynamicRange == .standard && device.sceneCaptureState == .inactive)
    #expect(device.listEnvironment == UIListEnvironment.none)
    var heard = 0
    view.registerForTraitChanges([UITraitListEnvironment.self, UITraitTypesettingLanguage.self]) {
      (_: UIView, _) in heard += 1
    }
    view.traitOverrides.listEnvironment = .insetGrouped
    view.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    window.performTurn()
    #expect(heard == 1 && view.traitCollection.listEnvironment == .insetGrouped)
    #expect(view.traitCollection.typesettingLanguage?.languageCode == "th")
    let raw = [
      UIForceTouchCapability.available.rawValue, UIUserInterfaceActiveAppearance.active.rawValue,
      UIImage.DynamicRange.high.rawValue, UISceneCaptureState.active.rawValue,
      UIListEnvironment.sidebarPlain.rawValue,
    ]
    #expect(raw == [2, 1, 2, 1, 6])
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
  }

  @Test("TR-8 the system says which traits colours and images depend on")
  func systemSets() {
    let colours = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(colours.allSatisfy { $0.affectsColorAppearance })
    #expect(colours.contains { $0 == UITraitUserInterfaceStyle.self } && colours.count == 5)
    #expect(
      UITraitCollection.systemTraitsAffectingImageLookup.contains { $0 == UITraitDisplayScale.self }
    )
  }

  @Test("TR-5 of merged collections the last specified value counts")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [compact, dark, regular, UITraitCollection()])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.verticalSizeClass == .unspecified)
  }

  @Test("TR-6 containment compares what the other specifies")
  func containment() {
    let both = UITraitCollection(traitsFrom: [compact, dark])
    #expect(both.containsTraits(in: compact) && both.containsTraits(in: nil))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(!both.containsTraits(in: regular) && !compact.containsTraits(in: both))
  }

  @Test("TR-7 colours differ by idiom, style, gamut, contrast and level only")
  func colorAppearance() {
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!compact.hasDifferentColorAppearance(comparedTo: regular))
    #expect(compact.hasDifferentColorAppearance(comparedTo: nil))
    #expect(
      UITraitCollection(userInterfaceLevel: .elevated)
        .hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceLevel: .base)))
  }

  @Test("TR-8, TR-9 mutations, custom traits and their defaults")
  func mutations() {
    let made = UITraitCollection { traits in
      traits.verticalSizeClass = .compact
      traits[Density.self] = 3
    }
    #expect(made.verticalSizeClass == .compact && made[Density.self] == 3)
    #expect(UITraitCollection()[Density.self] == 1)
    let changed = made.modifyingTraits { $0[Density.self] = 4 }
    #expect(changed[Density.self] == 4 && changed.verticalSizeClass == .compact)
    #expect(changed.changedTraits(from: made).map { "\($0)" } == ["Density"])
    #expect(made == UITraitCollection(traitsFrom: [made]))
    #expect(made != changed)
  }

  @Test("TR-10 the current collection is restored after performAsCurrent")
  func current() {
    let before = UITraitCollection.current
    dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
    #expect(UITraitCollection.current == before)
  }
}
