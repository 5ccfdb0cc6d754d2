/// The caller's knowledge of the journal at a write. Whole operations ask once whether it is recording and are compiled
/// for either case, so that code which logs nothing contains nothing of the logging.
protocol JournalMode {
  static func isRecording(_ journal: borrowing Journal) -> Bool
  /// Logs one element before it is overwritten.
  static func record<Element: BitwiseCopyable>(
    tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>, _ journal: inout Journal)
}

extension JournalMode {
  @inline(__always)
  static func record<Element: BitwiseCopyable>(
    tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>, _ journal: inout Journal
  ) {
    journal.recordElsewhere(tag: tag, offset: offset, of: element)
  }
}

/// The journal is recording.
enum Recording: JournalMode {
  @inline(__always) static func isRecording(_ journal: borrowing Journal) -> Bool { true }

  @inline(__always)
  static func record<Element: BitwiseCopyable>(
    tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>, _ journal: inout Journal
  ) {
    journal.record(tag: tag, offset: offset, of: element)
  }
}

/// The journal is not recording.
enum NotRecording: JournalMode {
  @inline(__always) static func isRecording(_ journal: borrowing Journal) -> Bool { false }
}

/// Nobody has asked yet.
enum Asking: JournalMode {
  @inline(__always) static func isRecording(_ journal: borrowing Journal) -> Bool {
    journal.isRecording
  }
}
