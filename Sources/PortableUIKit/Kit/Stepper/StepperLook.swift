import Foundation

/// A minus and a plus.
@MainActor struct StepperLook: ViewLook {
  let look: LookCanvas

  func paint(_ stepper: UIStepper) {
    let bounds = stepper.bounds
    faded(stepper) {
      context.fillRounded(bounds, radius: 8, color(.tertiarySystemFill, in: stepper))
      context.fill(
        CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
        color(.systemGray4, in: stepper))
      let ink = color(.label, in: stepper)
      let quarter = bounds.width / 4
      for (name, x) in [("minus", bounds.minX + quarter), ("plus", bounds.maxX - quarter)] {
        paintSymbol(
          name, in: CGRect(x: x - 8.5, y: bounds.midY - 8.5, width: 17, height: 17), ink, hole: ink)
      }
    }
  }
}
