package import AutoLayout
import Foundation

/// Required constraints that exclude one another, of which one was given up (AL-130 to AL-133).
@MainActor public struct UnsatisfiableConstraints {
  /// The constraint that was given up; nil where it is one of the system's.
  public let broken: NSLayoutConstraint?
  /// The constraints of the conflict that authors activated, in order of activation.
  public let exclusive: [NSLayoutConstraint]
  /// Every member of the conflict in words, system rules included.
  public let members: [String]
  /// Apple's log of the conflict (AL-132).
  public let logText: String
  /// The conflict as the engine found it.
  package let conflict: LayoutConflict
}

extension UIView {
  func report(_ conflict: LayoutConflict) {
    func authors(_ constraint: (any LayoutConstraining)?) -> NSLayoutConstraint? {
      (constraint as? NSLayoutConstraint).flatMap { $0.isOfSystem ? nil : $0 }
    }
    guard let handler = Platform.current.diagnostics.conflict else {
      ConflictPrinter.print(conflict.logText())
      return
    }
    let report = UnsatisfiableConstraints(
      broken: authors(conflict.brokenConstraint),
      exclusive: conflict.constraints.compactMap { authors($0) },
      members: conflict.members.map(\.appleText), logText: conflict.logText(), conflict: conflict)
    handler(report)
    // UIKit tells twice of a conflict with the size that a mask gives (UM-1504).
    if conflict.involvesMaskedSize { handler(report) }
  }
}

extension LayoutConflict {
  /// Whether a size that follows from an autoresizing mask is among the members.
  fileprivate var involvesMaskedSize: Bool {
    members.contains { member in
      guard case .rule(let rule) = member else { return false }
      return rule.kind == .autoresizing && rule.attribute.kind == .size
    }
  }
}
