/// A place in a source text where a constraint was written.
///
/// Written as `.here()` it is where the call stands; a reader of some other language gives file and line
/// of its own text:
///
/// ```swift
/// try solver.add(width >= 44, label: "thumb", location: .here())
/// ```
public struct SourceLocation: Hashable, Sendable {
  /// The file as it shall be printed; for Swift sources the module and the file's name.
  public let file: String
  /// The line, counted from one.
  public let line: Int

  /// Makes a location of the given parts.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place of the call.
  public static func here(file: String = #fileID, line: Int = #line) -> SourceLocation {
    SourceLocation(file: file, line: line)
  }
}
