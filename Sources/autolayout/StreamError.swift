import LayoutReports

/// Why a standard stream cannot be read or written.
struct StreamError: Error, CustomStringConvertible {
  /// The kind of error.
  enum Reason {
    /// The operating system's words.
    case failed(String)
    /// There is more to read than of a file.
    case tooLarge
  }

  let stream: StandardStream
  let reason: Reason

  init(_ stream: StandardStream, _ reason: Reason) {
    self.stream = stream
    self.reason = reason
  }

  var description: String {
    switch reason {
    case .failed(let words):
      "cannot \(stream == .input ? "read" : "write to") \(stream.name): \(words)"
    case .tooLarge:
      "\(stream.name) has more than \(DiskFiles.sizeLimit >> 20) megabytes"
    }
  }

  var status: ExitStatus {
    switch reason {
    case .failed: .inputOutputError
    case .tooLarge: .unreadableInput
    }
  }
}
