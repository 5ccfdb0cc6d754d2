import Foundation

extension NSItemProvider {
  private static let queue = DispatchQueue(label: "NSItemProvider")

  private static func unavailable(_ type: String) -> NSError {
    error(.itemUnavailableError, "Cannot load representation of type \(type)")
  }

  /// The bytes of an item's form: of a text, a URL or an archive of the object.
  private static func data(of item: (any NSSecureCoding)?) -> Data? {
    switch item {
    case let data as NSData: data as Data
    case let text as NSString: text.data(using: String.Encoding.utf8.rawValue)
    case let url as NSURL: Data(url.absoluteString.utf8)
    case let object?:
      try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    case nil: nil
    }
  }

  /// Loads the bytes of the form of a type; `completionHandler` gets them or an error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let done: DataHandler = { data, error in
      progress.completedUnitCount = 1
      completionHandler(
        data, data == nil ? error ?? NSItemProvider.unavailable(typeIdentifier) : nil)
    }
    let source = representation(typeIdentifier)?.source
    NSItemProvider.queue.async {
      switch source {
      case .data(let load): _ = load(done)
      case .file(let load):
        _ = load { file, _, error in
          do {
            guard let file else { throw error ?? NSItemProvider.unavailable(typeIdentifier) }
            done(try Data(contentsOf: file), nil)
          } catch { done(nil, error) }
        }
      case .item(let load):
        load({ item, error in done(NSItemProvider.data(of: item), error) }, NSData.self, nil)
      case nil: done(nil, nil)
      }
    }
    return progress
  }

  /// Loads the form of a type as a file, which is there until `completionHandler` returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(name ?? "data")
      if file.pathExtension.isEmpty, let ending = TypeIdentifier.fileExtension(of: typeIdentifier) {
        file.appendPathExtension(ending)
      }
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Opens the file of a form itself where it lets that be done, otherwise a copy; the closure is told which.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard let found = representation(typeIdentifier), found.fileOptions.contains(.openInPlace),
      case .file(let load) = found.source
    else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) {
        completionHandler($0, false, $1)
      }
    }
    let progress = Progress(totalUnitCount: 1)
    NSItemProvider.queue.async {
      _ = load { file, _, error in
        progress.completedUnitCount = 1
        completionHandler(file, file != nil, error)
      }
    }
    return progress
  }

  /// Loads the form of a type as an object: the one that was registered, a URL of a file, the text of a text or the
  /// bytes.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    let found = representation(typeIdentifier)
    let (source, type) = (found?.source, found?.type ?? typeIdentifier)
    nonisolated(unsafe) let options = options
    NSItemProvider.queue.async {
      switch source {
      case .item(let load): load(completionHandler, nil, options)
      case .file(let load):
        _ = load { file, _, error in completionHandler?(file.map { $0 as NSURL }, error) }
      case .data(let load):
        _ = load { data, error in
          completionHandler?(
            data.map { NSItemProvider.item(of: $0, type: type) }, error)
        }
      case nil: completionHandler?(nil, NSItemProvider.unavailable(typeIdentifier))
      }
    }
  }

  /// The same as an asynchronous call.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        nonisolated(unsafe) let result: Result<any NSSecureCoding, any Error> =
          item.map { .success($0) }
          ?? .failure(error ?? NSItemProvider.unavailable(typeIdentifier))
        continuation.resume(with: result)
      }
    }
  }

  private static func item(of data: Data, type: String) -> any NSSecureCoding {
    if TypeIdentifier.conforms(type, to: TypeIdentifier.url),
      let url = NSURL(string: String(decoding: data, as: UTF8.self))
    {
      return url
    }
    if TypeIdentifier.conforms(type, to: "public.plain-text") {
      return NSString(string: String(decoding: data, as: UTF8.self))
    }
    return NSData(data: data)
  }

  /// Loads the picture that stands for the item; there is none without ``previewImageHandler``.
  public func loadPreviewImage(
    options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
  ) {
    let load = previewImageHandler
    nonisolated(unsafe) let options = options
    NSItemProvider.queue.async {
      guard let load else {
        return completionHandler(nil, NSItemProvider.unavailable("preview"))
      }
      load(completionHandler, UIImage.self, options)
    }
  }

  // MARK: Objects

  /// Whether one of the forms can be read by a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Loads an object of a class of the best form that it reads. An object that was registered in this program and is of
  /// the class is the object itself.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let aClass = aClass
    let readable = aClass.readableTypeIdentifiersForItemProvider
    for representation in representations {
      if let object = representation.object as? any NSItemProviderReading,
        sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) })
          .contains(where: { $0 == aClass as AnyClass })
      {
        nonisolated(unsafe) let held = object
        NSItemProvider.queue.async { completionHandler(held, nil) }
        return Progress(totalUnitCount: 1)
      }
    }
    let type = representations.first { form in
      readable.contains { TypeIdentifier.conforms(form.type, to: $0) }
    }?.type
    guard let type else {
      NSItemProvider.queue.async {
        completionHandler(
          nil,
          NSItemProvider.error(
            .unavailableCoercionError, "No form of the item can be read as \(aClass)"))
      }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Whether one of the forms can be read as a value, such as a `String` or a `URL`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Loads a value, such as a `String` or a `URL`.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    // `Value` is known to no closure that crosses to the queue.
    nonisolated(unsafe) let finish: ((any NSItemProviderReading)?, (any Error)?) -> Void = {
      object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
    return loadObject(ofClass: Value._ObjectiveCType.self) { finish($0, $1) }
  }
}
