import Foundation

/// How a job is to be printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// The name of the job: the title of the document, and of its file where none is named.
  open var jobName = "Document"
  open var printerID: String?
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none

  public override init() { super.init() }

  public class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
