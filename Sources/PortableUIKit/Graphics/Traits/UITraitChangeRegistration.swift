/// A token for a registered handler of trait changes (TR-24).
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}
