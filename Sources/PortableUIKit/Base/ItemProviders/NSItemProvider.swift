import Foundation

/// Things of one item in several forms, each under a type identifier such as `public.png`, for a drag, the
/// pasteboard or an extension.
///
/// Forms are loaded when they are asked for, and the closures that take them are called on a queue of the
/// package's own, never before the call that asked has returned. Forms are told in the order in which they were
/// registered: the best comes first.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Is handed the bytes of a form, or an error.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
  /// Makes a form of the item, and hands it or an error to the closure it is given.
  public typealias LoadHandler =
    @Sendable (
      _ completionHandler: NSItemProvider.CompletionHandler?, _ expectedValueClass: AnyClass?,
      _ options: [AnyHashable: Any]?
    ) -> Void
  public typealias CompletionHandler =
    @Sendable (
      _ item: (any NSSecureCoding)?, _ error: (any Error)?
    ) -> Void

  nonisolated public static let errorDomain = "NSItemProviderErrorDomain"
  /// The key, among the options of a request, for the size in points of a preview.
  nonisolated public static let preferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

  /// Why a form could not be loaded (raw values as in Foundation).
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    /// The item has no such form.
    case itemUnavailableError = -1000
    /// What was loaded is of another class.
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  let lock = NSLock()
  /// The forms in their order; read and changed under the lock.
  var storedRepresentations: [ItemRepresentation] = []
  private var storedName: String?
  private var storedPreview: LoadHandler?

  /// A name for the file or title that comes of the item; nil for none.
  open var suggestedName: String? {
    get { lock.withLock { storedName } }
    set { lock.withLock { storedName = newValue } }
  }
  /// The size in points at which the item is best shown; zero where it has none.
  public var preferredPresentationSize = CGSize.zero
  /// Makes a picture of the item.
  public var previewImageHandler: LoadHandler? {
    get { lock.withLock { storedPreview } }
    set { lock.withLock { storedPreview = newValue } }
  }

  public override init() {
    super.init()
  }

  /// An item in all forms in which the object writes itself.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// An item with one form, which is there already.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    // Held for the queue of the package alone.
    nonisolated(unsafe) let held = item
    registerItem(forTypeIdentifier: typeIdentifier) { completion, _, _ in completion?(held, nil) }
  }

  /// An item with the bytes of a file, under the type of its extension; nil where there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path)
    else {
      return nil
    }
    self.init()
    suggestedName = fileURL.lastPathComponent
    let type = TypeIdentifier.ofFile(withExtension: fileURL.pathExtension)
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: [], visibility: .all) { done in
      done(fileURL, false, nil)
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.storedRepresentations = representations
    copy.storedName = suggestedName
    copy.storedPreview = previewImageHandler
    copy.preferredPresentationSize = preferredPresentationSize
    return copy
  }

  var representations: [ItemRepresentation] { lock.withLock { storedRepresentations } }

  // MARK: Asking

  /// The types of the forms, the best first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  /// The types of the forms that can be loaded so.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { fileOptions.isSubset(of: $0.fileOptions) }.map(\.type)
  }
  /// Whether there is a form of the type or of one that is of its kind: `public.png` is a `public.image`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
  ) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains {
      TypeIdentifier.conforms($0, to: typeIdentifier)
    }
  }

  /// The form of that type, or else the first one of its kind.
  func representation(_ type: String) -> ItemRepresentation? {
    let all = representations
    return all.first { $0.type == type } ?? all.first { TypeIdentifier.conforms($0.type, to: type) }
  }

  static func error(_ code: ErrorCode, _ text: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
