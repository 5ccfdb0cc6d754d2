import Foundation

extension NSItemProvider {
  private func add(_ representation: ItemRepresentation) {
    lock.withLock {
      let old = storedRepresentations.firstIndex { $0.type == representation.type }
      if let old {
        storedRepresentations[old] = representation
      } else {
        storedRepresentations.append(representation)
      }
    }
  }

  /// Adds a form whose bytes `loadHandler` makes when they are asked for; it answers its progress or nil.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) { add(ItemRepresentation(type: typeIdentifier, source: .data(loadHandler))) }

  /// Adds a form that is a file, which `loadHandler` names when it is asked for, with whether it must be coordinated.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      ItemRepresentation(
        type: typeIdentifier, source: .file(loadHandler), fileOptions: fileOptions))
  }

  /// Adds all forms in which an object writes itself.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Held for the queue of the package alone.
    nonisolated(unsafe) let held = object
    for type in object.writableTypeIdentifiersForItemProvider {
      let source = ItemRepresentation.Source.data { done in
        held.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
      add(ItemRepresentation(type: type, source: source, object: object))
    }
  }

  /// Adds all forms in which objects of a class write themselves; the object is made when one is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Adds a form as an object that `loadHandler` makes.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) { add(ItemRepresentation(type: typeIdentifier, source: .item(loadHandler))) }
}
