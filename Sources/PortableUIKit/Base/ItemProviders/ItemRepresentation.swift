import Foundation

/// One form of an item.
struct ItemRepresentation {
  /// How the form is loaded.
  enum Source {
    case data(@Sendable (@escaping NSItemProvider.DataHandler) -> Progress?)
    case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  let type: String
  let source: Source
  var fileOptions: NSItemProviderFileOptions = []
  /// The object that writes the form, where it is known.
  var object: (any NSItemProviderWriting)?
}
