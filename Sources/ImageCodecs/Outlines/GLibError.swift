/// GLib's description of an error, as it lies in memory.
struct GLibError {
  var domain: UInt32
  var code: Int32
  var message: UnsafeMutablePointer<CChar>?

  /// Takes the words out of errors.
  struct Reader: Sendable {
    private typealias Release = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void
    private let release: Release

    /// - Parameter library: GLib; nil where it lacks a needed function.
    init?(_ library: SharedLibrary) {
      guard let release = library.function("g_error_free", as: Release.self) else { return nil }
      self.release = release
    }

    /// The words of `error`, which is given back to GLib.
    func message(of error: UnsafeMutableRawPointer?) -> String {
      guard let error else { return "it is damaged" }
      defer { release(error) }
      let message = error.assumingMemoryBound(to: GLibError.self).pointee.message
      return message.map { String(cString: $0) } ?? "it is damaged"
    }
  }
}
