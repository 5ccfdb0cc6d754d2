import Foundation

/// Which objects a customization is for: a class, the containers around, the traits.
@MainActor struct AppearanceScope {
  /// The class, for telling whether two scopes are the same.
  private let classIdentity: ObjectIdentifier
  private let containerIdentities: [ObjectIdentifier]
  let traits: UITraitCollection?
  /// Whether a class is the scope's or derived from it.
  let covers: (any UIAppearance.Type) -> Bool
  let targetClass: any UIAppearance.Type
  /// Whether an object is an instance of each container, the innermost container first.
  private let areContainers: [(AnyObject) -> Bool]

  init<Target: UIAppearance>(
    of targetClass: Target.Type, in containers: [any UIAppearanceContainer.Type] = [],
    traits: UITraitCollection? = nil
  ) {
    self.targetClass = targetClass
    classIdentity = ObjectIdentifier(targetClass)
    covers = { $0 is Target.Type }
    containerIdentities = containers.map { ObjectIdentifier($0) }
    areContainers = containers.map { AppearanceScope.isInstance($0) }
    self.traits = traits
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ container: Container.Type
  ) -> (AnyObject) -> Bool { { $0 is Container } }

  var containerCount: Int { areContainers.count }

  func isSame(as other: AppearanceScope) -> Bool {
    guard classIdentity == other.classIdentity,
      containerIdentities == other.containerIdentities
    else { return false }
    guard let traits, let others = other.traits else { return traits == nil && other.traits == nil }
    return traits.isEqual(others)
  }

  /// How far out the outermost container is in the chain of objects that contain a view; nil where
  /// the chain does not have all of them in their order.
  func reach(in chain: [AnyObject]) -> Int? {
    var position = 0
    for (index, isContainer) in areContainers.enumerated() {
      let rest = chain.indices.dropFirst(position)
      let isOutermost = index == areContainers.count - 1
      guard
        let found = isOutermost
          ? rest.last(where: { isContainer(chain[$0]) })
          : rest.first(where: { isContainer(chain[$0]) })
      else { return nil }
      position = found + 1
    }
    return position
  }
}
