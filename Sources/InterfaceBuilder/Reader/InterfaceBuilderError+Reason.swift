extension InterfaceBuilderError {
  /// The reasons to refuse a document, each with the facts that a person needs to mend it.
  public enum Reason: Equatable, Sendable {
    /// The file cannot be opened or read; the system's words.
    case unreadable(String)
    /// The file is larger than the reader takes; sizes in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The file is empty.
    case empty
    /// The bytes are not UTF-8, the only encoding Interface Builder writes.
    case unsupportedEncoding(String)
    /// The file has a document type declaration, which could define entities.
    case documentTypeDeclaration
    /// The bytes are not well-formed XML; the parser's words.
    case malformed(String)
    /// The bytes are of a merge with conflicts, its markers in them.
    case mergeConflict
    /// Elements are nested more deeply than the reader takes.
    case tooDeep(limit: Int)
    /// There are more elements than the reader takes.
    case tooManyElements(limit: Int)
    /// An element has more attributes than the reader takes.
    case tooManyAttributes(limit: Int)
    /// An attribute or an element holds a longer text than the reader takes; in bytes.
    case tooLongText(limit: Int)
    /// The document, or one of its scenes, has more views than are made.
    case tooManyViews(limit: Int)
    /// It is XML, but not an Interface Builder document; the root element's name.
    case notInterfaceBuilder(root: String)
    /// It is an Interface Builder document of another platform or an unknown kind.
    case unsupportedPlatform(String)
    /// It is in the form of Xcode 4 and before, an archive of objects; its type.
    case objectArchive(String)
    /// A compiled nib is damaged, or no nib at all; the part at fault.
    case damagedArchive(String)
    /// An attribute or child element that the format demands is absent.
    case missing(String)
    /// An attribute's text is not a value of its kind.
    case invalidValue(attribute: String, value: String, expected: String)
    /// Two objects have the same identifier; the line of the first.
    case duplicateIdentifier(firstLine: Int)
    /// A constraint names an object that is not in the document.
    case unknownItem(attribute: String, identifier: String)
    /// A connection leads to no object of the document; the referring object, and how it refers.
    case danglingReference(String, attribute: String, identifier: String)
    /// A constraint that no layout can have, such as a width equal to a top edge.
    case illegalConstraint(String)
    /// A custom class that is neither registered nor part of the program.
    case unknownClass(String)
    /// A custom class that cannot stand where the document names it; the class expected there.
    case unsuitableClass(String, expected: String)
    /// An outlet, outlet collection or runtime attribute that a class does not have; the class of the
    /// object.
    case undefinedKey(String, of: String)
    /// A set of an asset catalog or one of its files is not of the expected form.
    case invalidAsset(String)
    /// A table of translations is not of the expected form.
    case invalidStrings(String)
    /// The document has no such scene; the scenes it has.
    case unknownScene(String, known: [String])
    /// A name that more than one scene has; the scenes that have it.
    case ambiguousScene(String, scenes: [String])
    /// A neutral fixture is not of the expected form; the missing part.
    case invalidFixture(String)
  }
}

extension InterfaceBuilderError.Reason: CustomStringConvertible {
  /// The reason as a sentence without its place.
  public var description: String {
    switch self {
    case .unreadable(let words):
      return "cannot be read: \(words)"
    case .tooLarge(let size, let limit):
      return "is too large: \(size) bytes, where at most \(limit) are read"
    case .empty:
      return "is empty; expected a storyboard or xib document"
    case .unsupportedEncoding(let name):
      return "is encoded as \(name); save it as UTF-8, as Interface Builder does"
    case .documentTypeDeclaration:
      return "declares a document type or entities, which Interface Builder never does; refused"
    case .malformed(let words):
      return "is not well-formed XML: \(words)"
    case .mergeConflict:
      return "has a marker of a merge with conflicts: keep one side, and remove the markers"
    case .tooDeep(let limit):
      return "nests elements more than \(limit) levels deep"
    case .tooManyElements(let limit):
      return "holds more than \(limit) elements"
    case .tooManyAttributes(let limit):
      return "gives an element more than \(limit) attributes"
    case .tooLongText(let limit):
      return "holds a text of more than \(limit) bytes"
    case .tooManyViews(let limit):
      return "has more than \(limit) views here"
    case .notInterfaceBuilder(let root):
      return "is XML, but not an Interface Builder document: its root element is <\(root)>"
    case .unsupportedPlatform(let name):
      return "is a document for \(name); only iOS documents (iOS.CocoaTouch) are read"
    case .objectArchive(let name):
      return "is in the archive format of Xcode 4 and before (\(name)), which is not read; "
        + "a newer Xcode saves it anew"
    case .damagedArchive(let words):
      return "is no compiled nib that can be read: \(words)"
    case .missing(let name):
      return "lacks \(name)"
    case .invalidValue(let attribute, let value, let expected):
      return "\(attribute)=\"\(value)\" is not \(expected)"
    case .duplicateIdentifier(let firstLine):
      return "uses an identifier a second time; it was first used on line \(firstLine)"
    case .unknownItem(let attribute, let identifier):
      return "\(attribute)=\"\(identifier)\" names no object of the document; "
        + "remove the constraint or name an object that exists"
    case .danglingReference(let referrer, let attribute, let identifier):
      return "\(attribute)=\"\(identifier)\" of \(referrer) names no object of the document; "
        + "remove it or name an object that exists"
    case .illegalConstraint(let words):
      return "is not a possible constraint: \(words); remove or correct it"
    case .unknownClass(let name):
      return "names the class \(name), which is not registered; the element's own class is used"
    case .unsuitableClass(let name, let expected):
      return "names the class \(name), which is not \(expected); the element's own class is used"
    case .undefinedKey(let key, let name):
      return "this class is not key value coding-compliant for the key \(key): \(name) has "
        + "registered no such outlet or attribute"
    case .invalidAsset(let words):
      return "is not a usable asset: \(words)"
    case .invalidStrings(let words):
      return "is not a table of strings: \(words)"
    case .unknownScene(let name, let known):
      let list = known.isEmpty ? "it has none" : "it has \(Self.list(known))"
      return "has no scene \"\(name)\"; \(list)"
    case .ambiguousScene(let name, let scenes):
      return "has \(scenes.count) scenes \"\(name)\"; choose by identifier: \(Self.list(scenes))"
    case .invalidFixture(let words):
      return "is not a layout fixture: \(words)"
    }
  }

  /// How many scenes a message lists: more are not read.
  private static let listedScenes = 20

  private static func list(_ scenes: [String]) -> String {
    scenes.prefix(listedScenes).joined(separator: ", ")
      + (scenes.count > listedScenes ? " and \(scenes.count - listedScenes) more" : "")
  }
}
