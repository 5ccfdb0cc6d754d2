internal import AutoLayout

/// A constraint as the engine knows it: between two quantities, or linear in more of them.
@MainActor enum EngineConstraint {
  case pair(LayoutConstraint)
  case linear(LinearLayoutConstraint)

  func setConstant(_ constant: Double) {
    switch self {
    case .pair(let constraint):
      // The caller has refused numbers that are not finite.
      try? constraint.setConstant(constant)
    case .linear(let constraint): try? constraint.setConstant(constant)
    }
  }

  func setPriority(_ priority: LayoutPriority) {
    switch self {
    case .pair(let constraint):
      // The caller has refused illegal priorities.
      try? constraint.setPriority(priority)
    case .linear(let constraint): try? constraint.setPriority(priority)
    }
  }

  func setIdentifier(_ identifier: String?) {
    switch self {
    case .pair(let constraint): constraint.identifier = identifier
    case .linear(let constraint): constraint.identifier = identifier
    }
  }

  func represent(_ object: NSLayoutConstraint) {
    switch self {
    case .pair(let constraint): constraint.keeper = object
    case .linear(let constraint): constraint.representedObject = object
    }
  }

  /// Forgets an object that is going.
  nonisolated func forget(_ object: NSLayoutConstraint) {
    guard case .pair(let constraint) = self, constraint.keeper === object else { return }
    constraint.keeper = nil
  }

  func install(
    in engine: LayoutEngine, owner: any LayoutItem
  ) throws(LayoutEngineError) {
    switch self {
    case .pair(let constraint): try engine.install(constraint, owner: owner)
    case .linear(let constraint): try engine.install(constraint)
    }
  }

  func uninstall() {
    switch self {
    case .pair(let constraint): constraint.engine?.uninstall(constraint)
    case .linear(let constraint): constraint.engine?.uninstall(constraint)
    }
  }
}
