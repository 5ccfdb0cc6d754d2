import Foundation

/// Writes to descriptors of open files, pipes and terminals.
package enum DescriptorOutput {
  /// Writes all of `bytes`, however many calls that takes.
  ///
  /// - Returns: The number of the error that ended it; 0 for none.
  package static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(
        file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Another program made the pipe one that does not wait.
        var target = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&target, 1, -1)
      default: return errno
      }
    }
    return 0
  }
}
