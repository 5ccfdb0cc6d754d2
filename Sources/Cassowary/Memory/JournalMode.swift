/// What the caller of a write knows of the journal. Whole operations ask once whether it is recording and are
/// then compiled for either case, so that where nothing is logged nothing of the logging is left in the code.
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
