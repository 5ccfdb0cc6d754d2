import Foundation

/// Is asked and told about a print job.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Chooses the sheet; by default the one on which content of a page's size fits best.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList.first ?? .letter }
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
