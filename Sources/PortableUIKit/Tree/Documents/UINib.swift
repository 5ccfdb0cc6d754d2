import Foundation

/// A document of views from which any number of copies can be made.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A choice for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects, by identifier, that stand for the external objects of the document.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case named(String, Bundle)
    case data(Data, Bundle)
    case contents(any NibContents)
  }

  private var source: Source

  /// The nib `name` of a bundle, the main one by default. It is looked for when first used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .named(name, bundleOrNil ?? .main)
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data(data, bundleOrNil ?? .main)
    super.init()
  }

  /// A nib that has been read already, such as a prototype cell.
  package init(contents: any NibContents) {
    source = .contents(contents)
    super.init()
  }

  /// New top-level objects of the nib; the placeholders are not among them.
  ///
  /// A nib that does not exist or cannot be read is an exception (`NSInternalInconsistencyException`).
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    do {
      let contents = try contents()
      return try contents.makeObjects(
        owner: ownerOrNil.map { $0 as AnyObject },
        externalObjects: external.mapValues { $0 as AnyObject })
    } catch let exception as UIKitException {
      UIKitException.raise(exception)
    } catch {
      UIKitException.raise(.internalInconsistency("\(error)"))
    }
    return []
  }

  private func contents() throws -> any NibContents {
    switch source {
    case .contents(let contents): return contents
    case .data(let data, let bundle):
      guard let loader = Platform.current.interfaceLoader else {
        throw Self.missing("(data)", bundle)
      }
      let contents = try loader.nib(data: data, in: bundle)
      source = .contents(contents)
      return contents
    case .named(let name, let bundle):
      guard let contents = try Platform.current.interfaceLoader?.nib(named: name, in: bundle) else {
        throw Self.missing(name, bundle)
      }
      source = .contents(contents)
      return contents
    }
  }

  private static func missing(_ name: String, _ bundle: Bundle) -> UIKitException {
    .internalInconsistency(
      "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
  }
}

extension Bundle {
  /// New top-level objects of the nib `name`, connected with `owner`.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
