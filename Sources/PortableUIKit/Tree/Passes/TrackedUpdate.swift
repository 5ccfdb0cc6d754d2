import Foundation
import Observation

/// The run of one update method: with the traits of its object as the current ones (TR-10), and with
/// notes of the values it reads, so that it runs again when one changes (TR-26, LT-10).
enum TrackedUpdate {
  @MainActor
  static func run(_ method: UpdateMethod, of owner: some TraitHolder, _ body: () -> Void) {
    let context = UpdateContext.current
    let collection = owner.traitCollection
    context.frames.append(UpdateContext.Frame(collection: collection))
    collection.performAsCurrent {
      withObservationTracking(body, onChange: invalidation(method, of: owner))
    }
    let traits = context.frames.removeLast().traits
    // Most methods read none, and there is nothing to look up then.
    if traits.isEmpty, owner.traits.readTraits.isEmpty { return }
    if owner.traits.readTraits[method, default: []] != traits {
      owner.traits.readTraits[method] = traits
    }
  }

  /// Has the method run again; made only if it has read an observable value.
  @MainActor
  private static func invalidation(
    _ method: UpdateMethod, of owner: some TraitHolder
  ) -> @Sendable () -> Void {
    let view = owner as? UIView
    let known = Known(view)
    weak let other = view == nil ? owner : nil
    let invalidate: @MainActor @Sendable () -> Void = {
      known.wrappedValue?.invalidate(method)
      other?.invalidate(method)
    }
    // An observable value may change anywhere; views are marked where they live.
    return {
      if MainContext.isCurrent {
        MainActor.assumeIsolated(invalidate)
      } else {
        Task { @MainActor in invalidate() }
      }
    }
  }

  /// Notes that the update under way, if it is one of an object with this collection, reads a trait.
  static func noteRead(
    of trait: any UITraitDefinition.Type, in collection: UITraitCollection
  ) {
    let context = UpdateContext.current
    guard let last = context.frames.indices.last, context.frames[last].collection === collection
    else { return }
    context.frames[last].traits.insert(ObjectIdentifier(trait))
  }
}
