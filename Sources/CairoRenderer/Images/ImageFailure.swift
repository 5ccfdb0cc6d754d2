import ImageCodecs

/// Why an image's file is not drawn.
enum ImageFailure: Error, Equatable {
  /// The file is not there, is no file, may not be read or is too large.
  case unreadable
  /// The contents of the file cannot be drawn.
  case codec(ImageCodecError)

  /// Debian's name of the package whose absence is the reason; nil for other reasons.
  var missingPackage: String? {
    guard case .codec(.libraryMissing(_, let package)) = self else { return nil }
    return package
  }
}

extension ImageFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable: "its file cannot be read"
    case .codec(let error): "\(error)"
    }
  }
}
