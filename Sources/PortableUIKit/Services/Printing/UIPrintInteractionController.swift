import Drawing
import Foundation

/// Prints: here, into a PDF file (PR-8).
///
/// The first of ``printPageRenderer``, ``printFormatter``, ``printingItems`` and ``printingItem``
/// that is set is printed. There is no panel: presenting prints at once.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public static let shared = UIPrintInteractionController()

  /// Whether documents can be written: whether a module that does has been set up.
  public class var isPrintingAvailable: Bool { Platform.current.documentWriter != nil }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  /// A `UIImage`, or `Data` or the `URL` of a file of one.
  open var printingItem: Any?
  open var printingItems: [Any]?
  /// The sheet that the job under way, or the last one, is printed upon.
  open private(set) var printPaper: UIPrintPaper?
  /// Where the PDF file goes; nil for a file of the job's name in the folder for temporary files.
  public final var destination: URL?
  /// The file that was printed last.
  public final private(set) var printedFile: URL?

  public override init() { super.init() }

  /// Prints into a file.
  ///
  /// - Returns: whether that can be done at all; then `completion` is called, with an error where
  ///   nothing was printed.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    guard Self.isPrintingAvailable else { return false }
    delegate?.printInteractionControllerWillStartJob(self)
    do {
      try printToFile()
      completion?(self, true, nil)
    } catch {
      completion?(self, false, error)
    }
    delegate?.printInteractionControllerDidFinishJob(self)
    return true
  }

  /// There is no panel that could go away.
  open func dismiss(animated: Bool) {}

  private func printToFile() throws {
    let data = try pdfData()
    let file =
      destination
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("\(fileName).pdf")
    try data.write(to: file, options: .atomic)
    printedFile = file
  }

  private var fileName: String {
    let name = (printInfo?.jobName ?? "Document").replacingOccurrences(of: "/", with: "-")
    return name.isEmpty || name.hasPrefix(".") ? "Document" : name
  }

  // MARK: Pages

  /// The job as a PDF file.
  ///
  /// - Throws: ``UIPrintError`` where there is nothing to print, or too much.
  /// - Complexity: O(pages and their content).
  public final func pdfData() throws -> Data {
    let renderer = try renderer()
    Platform.prepareLooks()
    var paper = delegate?.printInteractionController(self, choosePaper: [.letter, .a4]) ?? .letter
    if printInfo?.orientation == .landscape, paper.paperSize.width < paper.paperSize.height {
      paper = paper.turned
    }
    printPaper = paper
    renderer.paper = paper
    defer { renderer.paper = nil }
    let count = renderer.numberOfPages
    guard count > 0 else {
      throw UIPrintError(.noContent, "nothing to print: the content has no pages")
    }
    guard count <= PrintedPages.most else {
      throw UIPrintError(
        .jobFailed, "\(count) pages are too many to print: the limit is \(PrintedPages.most)")
    }
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = ["Title": printInfo?.jobName ?? "Document"]
    let data = UIGraphicsPDFRenderer(
      bounds: CGRect(origin: .zero, size: paper.paperSize), format: format
    ).pdfData { context in
      for page in 0..<count {
        context.beginPage()
        renderer.drawPage(at: page, in: renderer.printableRect)
      }
    }
    guard !data.isEmpty else {
      throw UIPrintError(.jobFailed, "the document could not be written")
    }
    return data
  }

  private func renderer() throws -> UIPrintPageRenderer {
    if let printPageRenderer { return printPageRenderer }
    let renderer = UIPrintPageRenderer()
    if let printFormatter {
      renderer.addPrintFormatter(printFormatter, startingAtPageAt: printFormatter.startPage)
      return renderer
    }
    let items = printingItems ?? printingItem.map { [$0] } ?? []
    guard !items.isEmpty else {
      throw UIPrintError(
        .noContent,
        "nothing to print: set printPageRenderer, printFormatter, printingItems or printingItem")
    }
    return ImagePageRenderer(try items.map { try Self.image(of: $0) })
  }

  private static func image(of item: Any) throws -> UIImage {
    let image: UIImage? =
      switch item {
      case let image as UIImage: image
      case let data as Data: UIImage(data: data)
      case let url as URL: (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
      default: nil
      }
    guard let image else {
      throw UIPrintError(
        .unknownImageFormat, "an item to print is no image that can be read: \(type(of: item))")
    }
    return image
  }
}
