import Foundation

/// The documents that the functions of UIKit began on this thread and did not end, the outermost first.
final class DocumentContextStack {
  /// A document with the place that it goes to.
  struct Entry {
    let context: UIGraphicsPDFRendererContext
    let finish: (Data) -> Void
  }

  private static let stacks = ThreadLocal { DocumentContextStack() }

  static var current: DocumentContextStack { stacks.value }

  var entries: [Entry] = []

  /// Begins a document whose pages are of a size unless they say another; without one they are letters of
  /// 612 by 792 points.
  func begin(_ bounds: CGRect, _ info: [AnyHashable: Any]?, finish: @escaping (Data) -> Void) {
    let format = UIGraphicsPDFRendererFormat()
    format.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    for (key, value) in info ?? [:] {
      if let key = key as? String { format.documentInfo[key] = value }
    }
    entries.append(
      Entry(
        context: UIGraphicsPDFRendererContext(bounds: format.bounds, format: format), finish: finish
      )
    )
  }

  /// Ends the innermost document and hands its file on.
  func end() {
    guard let entry = entries.popLast() else { return }
    entry.context.endPage()
    let format = entry.context.format as? UIGraphicsPDFRendererFormat
    let title = format?.documentInfo[kCGPDFContextTitle] as? String ?? ""
    entry.finish(
      Platform.current.documentWriter?.pdf(of: entry.context.pages, title: title) ?? Data())
  }
}
