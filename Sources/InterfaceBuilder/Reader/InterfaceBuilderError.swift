import PortableUIKit

/// A fault of a document, and its place.
///
/// Every refusal of this module is a value of this type. It names the file, the place in it, the
/// identifier of the nearest element that has one, and the reason; `description` is the sentence
/// shown to a person, in the form compilers use (`file:line:column: …`), so that editors can jump to
/// it.
///
/// A thrown error leaves nothing half-read: the document it concerns does not exist.
public struct InterfaceBuilderError: Error, Equatable, Sendable {
  /// The name of the file as it was given, or a word such as `data` for bytes without a file.
  public var file: String
  /// The line of the element at fault, counted from 1; `nil` where the whole file is at fault.
  public var line: Int?
  /// The column at which the parser stood, counted from 1.
  public var column: Int?
  /// The `id` of the element at fault, or of the nearest element around it that has one.
  public var elementID: String?
  /// The tag of the element at fault, where it is known.
  public var element: String?
  /// The fault.
  public var reason: Reason

  /// Creates an error; only the file and the reason are always known.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, elementID: String? = nil,
    element: String? = nil, reason: Reason
  ) {
    self.file = file
    // Compiled documents have no lines.
    self.line = line == 0 ? nil : line
    self.column = column == 0 ? nil : column
    self.elementID = elementID
    self.element = element
    self.reason = reason
  }

  /// Whether the file is a document of another platform, such as macOS, and nothing is wrong with it.
  public var isOfOtherPlatform: Bool {
    switch reason {
    case .unsupportedPlatform: true
    case .objectArchive(let type): !type.contains("CocoaTouch")
    default: false
    }
  }
}

extension InterfaceBuilderError {
  /// The error that a file could not be read.
  init(_ error: FileReadError, file: String) {
    switch error {
    case .tooLarge(let size, let limit):
      self.init(file: file, reason: .tooLarge(size: size, limit: limit))
    default: self.init(file: file, reason: .unreadable("\(error)"))
    }
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// The error as one line: `file:line:column: what is wrong (element "id")`; without an identifier
  /// near, the element is told by its tag: `(in <tag>)`.
  public var description: String {
    var place = file
    if let line {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    var text = "\(place): \(reason.description)"
    if let elementID {
      text += " (element \"\(elementID)\")"
    } else if let element {
      text += " (in <\(element.prefix(40))>)"
    }
    return text
  }
}
