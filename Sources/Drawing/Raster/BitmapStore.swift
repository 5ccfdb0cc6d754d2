import Foundation

/// The pixels behind a bitmap context, and the memory of whoever made it.
package final class BitmapStore {
  package let sink: any BitmapSink

  init(sink: any BitmapSink) {
    self.sink = sink
  }

  /// Takes note that `operation` was performed.
  func note(_ operation: DrawingOperation, clip: CGRect, isInLayer: Bool) {}
}
