/// One handler of trait changes and the traits it is for.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [any UITraitDefinition.Type],
    handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }
}
