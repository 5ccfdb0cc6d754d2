import CairoRenderer
import Foundation
import LayoutReports

/// `autolayout page`: a page that explains the logs that are pasted into it, offline.
@MainActor public struct PageCommand {
  /// The file to write.
  public var output: String

  /// Makes the command.
  public init(output: String) {
    self.output = output
  }

  /// Writes the page, whole or not at all.
  public func run() -> CommandOutcome {
    let page = LayoutPage.html(
      title: "Constraints that cannot all hold", data: LogPageData(), readsLogs: true)
    do {
      try AtomicFile.write([UInt8](page.utf8), to: output)
      return CommandOutcome(output: "\(output): paste a log of Xcode's into its field\n")
    } catch {
      return CommandFailure(error, file: output).outcome
    }
  }
}
