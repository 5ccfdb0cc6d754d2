import Drawing
import Foundation

/// The pages of a document that a context of Core Graphics draws, one after another. What is drawn between pages leaves no
/// marks. The document is written when it is closed, or when nobody holds its context any longer.
///
/// The sink has y downwards from the top of the usual page; a page of another size reaches up or down from there.
final class DocumentSink: DrawingSink {
  let usual: CGRect
  private let title: String
  private let consumer: CGDataConsumer
  private var pages: [DocumentPage] = []
  private var recorder: DisplayListRecorder?
  private var notes: [DocumentNote] = []
  private var isClosed = false

  init(usual: CGRect, title: String, consumer: CGDataConsumer) {
    self.usual = usual
    self.title = title
    self.consumer = consumer
  }

  deinit { close() }

  func perform(_ operation: DrawingOperation) { recorder?.perform(operation) }

  func note(_ note: DocumentNote) { if recorder != nil { notes.append(note) } }

  var isOnPage: Bool { recorder != nil }

  /// Begins a page, with y upwards in its box.
  func beginPage(_ box: CGRect) {
    endPage()
    guard !isClosed else { return }
    recorder = DisplayListRecorder(
      extent: CGRect(
        x: box.minX, y: usual.maxY - box.maxY, width: box.width, height: box.height))
  }

  func endPage() {
    guard let recorder else { return }
    pages.append(
      DocumentPage(bounds: recorder.extent, drawing: recorder.finish(), notes: notes))
    self.recorder = nil
    notes = []
  }

  func close() {
    guard !isClosed else { return }
    endPage()
    isClosed = true
    consumer.put(Platform.current.documentWriter?.pdf(of: pages, title: title) ?? Data())
  }
}
