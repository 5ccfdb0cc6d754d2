import Foundation

/// Holds copied items, to be pasted elsewhere in the program.
///
/// A pasteboard holds items, each a dictionary of values by type, such as `public.utf8-plain-text`. It lives
/// as long as the program, and no other program sees it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long items are there, and for whom.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
  nonisolated public static let typeListURL = ["public.url"]
  nonisolated public static let typeListImage = ["public.png", "public.jpeg"]
  nonisolated public static let typeListColor = ["com.apple.uikit.color"]

  /// The pasteboard of everything.
  public static let general = UIPasteboard(.general, PasteboardContents.named(.general))

  public let name: Name
  private let contents: PasteboardContents

  private init(_ name: Name, _ contents: PasteboardContents) {
    (self.name, self.contents) = (name, contents)
    super.init()
  }

  /// The pasteboard of a name; nil where none exists and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || PasteboardContents.exists(pasteboardName) else { return nil }
    self.init(pasteboardName, .named(pasteboardName))
  }

  /// A pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(name, .named(name))
  }

  /// Empties a pasteboard, whose name is free again then; not the general one.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, PasteboardContents.remove(pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: nil)
  }

  /// How often the items were replaced.
  open var changeCount: Int { contents.changeCount }

  // MARK: Items

  open var items: [[String: Any]] {
    get { contents.itemsNow }
    set { setItems(newValue) }
  }
  open var numberOfItems: Int { items.count }

  /// Replaces all items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    contents.replace(items, until: options[.expirationDate] as? Date)
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    contents.replace(contents.itemsNow + items, until: nil)
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// The items as providers, each with the forms that it has.
  open var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          switch value {
          case let text as String:
            provider.registerObject(NSString(string: text), visibility: .all)
          case let url as URL:
            NSURL(string: url.absoluteString).map { provider.registerObject($0, visibility: .all) }
          case let image as UIImage: provider.registerObject(image, visibility: .all)
          case let color as UIColor: provider.registerObject(color, visibility: .all)
          case let data as Data:
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
              $0(data, nil)
              return nil
            }
          default: break
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces all items by the objects of providers, as they come.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    setItems([])
    for provider in itemProviders {
      for type in provider.registeredTypeIdentifiers.prefix(1) {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard let data else { return }
          DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
              let isText = TypeIdentifier.conforms(type, to: "public.plain-text")
              self?.addItems([[type: isText ? String(decoding: data, as: UTF8.self) : data]])
            }
          }
        }
      }
    }
  }

  // MARK: Types

  /// The types of the first item, in alphabetical order.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: Kinds

  /// The values of a kind, each the first of its item.
  private func values<Value>(_ types: [String]) -> [Value] {
    items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
  }

  private func replace<Value>(_ values: [Value]?, _ type: String) {
    setItems((values ?? []).map { [type: $0] })
  }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get {
      let texts: [String] = items.compactMap { item in
        for type in UIPasteboard.typeListString {
          if let text = item[type] as? String { return text }
          if let data = item[type] as? Data { return String(data: data, encoding: .utf8) }
        }
        return UIPasteboard.typeListURL.lazy.compactMap { (item[$0] as? URL)?.absoluteString }.first
      }
      return texts.isEmpty ? nil : texts
    }
    set { replace(newValue, UIPasteboard.typeListString[0]) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get {
      let urls: [URL] = values(UIPasteboard.typeListURL)
      return urls.isEmpty ? nil : urls
    }
    set { replace(newValue, UIPasteboard.typeListURL[0]) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get {
      let images: [UIImage] = values(UIPasteboard.typeListImage)
      return images.isEmpty ? nil : images
    }
    set { replace(newValue, UIPasteboard.typeListImage[0]) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get {
      let colors: [UIColor] = values(UIPasteboard.typeListColor)
      return colors.isEmpty ? nil : colors
    }
    set { replace(newValue, UIPasteboard.typeListColor[0]) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
}
