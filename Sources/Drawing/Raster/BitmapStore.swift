import Foundation

/// The pixels behind a bitmap context, and the memory in which others look at them.
package final class BitmapStore {
  package let sink: any BitmapSink
  let layout: PixelLayout
  let bitmapInfo: CGBitmapInfo
  let bytesPerRow: Int
  /// The memory of the context's maker, or our own once a caller has asked for it.
  private var memory: UnsafeMutablePointer<UInt8>?
  private let ownsMemory: Bool
  private var groupDepth = 0

  init(
    sink: any BitmapSink, layout: PixelLayout, bitmapInfo: CGBitmapInfo, bytesPerRow: Int,
    memory: UnsafeMutableRawPointer?
  ) {
    self.sink = sink
    self.layout = layout
    self.bitmapInfo = bitmapInfo
    self.bytesPerRow = bytesPerRow
    self.memory = memory?.assumingMemoryBound(to: UInt8.self)
    ownsMemory = memory == nil
    if memory != nil { takeIn() }
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
  }

  /// Drawings show up here from now on.
  var data: UnsafeMutableRawPointer {
    if let memory { return UnsafeMutableRawPointer(memory) }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: bytesPerRow * sink.height)
    bytes.initialize(repeating: 0, count: bytesPerRow * sink.height)
    memory = bytes
    writeOut(CGRect(x: 0, y: 0, width: sink.width, height: sink.height))
    return UnsafeMutableRawPointer(bytes)
  }

  /// Begins with the pixels in the memory.
  private func takeIn() {
    guard let memory else { return }
    let (width, height) = (sink.width, sink.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for row in 0..<height {
        for x in 0..<width {
          let place = row * bytesPerRow + x * layout.bytesPerPixel
          pixels[row * width + x] = layout.pixel(at: memory + place)
        }
      }
      count = width * height
    }
    sink.writePixels(pixels, x: 0, y: 0, width: width, height: height)
  }

  /// Takes note that `operation` was performed, and shows its marks in the memory. Those of a group
  /// show at its end.
  func note(_ operation: DrawingOperation, clip: CGRect) {
    switch operation {
    case .beginGroup: groupDepth += 1
    case .endGroup:
      groupDepth = max(0, groupDepth - 1)
      if groupDepth == 0 { writeOut(clip) }
    default:
      if groupDepth == 0 { writeOut(operation.paintedBounds.meeting(clip)) }
    }
  }

  private func writeOut(_ rect: CGRect) {
    let whole = CGRect(x: 0, y: 0, width: sink.width, height: sink.height)
    let area = rect.insetBy(dx: -1, dy: -1).meeting(whole).integral.meeting(whole)
    guard let memory, !rect.isNull, !area.isNull else { return }
    let (left, top) = (Int(area.minX), Int(area.minY))
    let (columns, rows) = (Int(area.width), Int(area.height))
    let pixels = sink.readPixels(x: left, y: top, width: columns, height: rows)
    for row in 0..<rows {
      for x in 0..<columns {
        let place = (top + row) * bytesPerRow + (left + x) * layout.bytesPerPixel
        layout.write(pixels[row * columns + x], to: memory + place)
      }
    }
  }

  /// The pixels as they are now.
  func makeImage() -> CGImage? {
    let (width, height) = (sink.width, sink.height)
    return CGImage(
      width: width, height: height,
      pixels: sink.readPixels(x: 0, y: 0, width: width, height: height).map { layout.seen($0) },
      isMask: false,
      source: ImageSource(layout: layout, bitmapInfo: bitmapInfo, bytesPerRow: bytesPerRow))
  }
}

extension PixelLayout {
  /// The value of a pixel that was written in this layout and is read again.
  fileprivate func seen(_ pixel: UInt32) -> UInt32 {
    if channels == .rgb { return isOpaque ? pixel | 0xff00_0000 : pixel }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { bytes in
      guard let start = bytes.baseAddress else { return pixel }
      write(pixel, to: start)
      return self.pixel(at: start)
    }
  }
}
