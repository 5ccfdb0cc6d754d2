import CCairo

/// Collects the bytes that Cairo writes, so that nothing reaches a file before all is known good.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  fileprivate func append(_ data: UnsafePointer<UInt8>, count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
  }
}

/// Cairo's callback for bytes; its closure argument is an unretained ``ByteSink``.
func appendToByteSink(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
  Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    .append(data, count: Int(length))
  return CAIRO_STATUS_SUCCESS
}
