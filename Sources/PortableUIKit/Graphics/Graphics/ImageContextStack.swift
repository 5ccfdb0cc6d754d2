import Drawing
import Foundation

/// The image contexts that one thread has begun and not ended.
final class ImageContextStack {
  struct Entry {
    var context: CGContext?
    var size: CGSize
    var scale: CGFloat
  }

  private static let perThread = ThreadLocal { ImageContextStack() }
  static var current: ImageContextStack { perThread.value }

  var entries: [Entry] = []
}
