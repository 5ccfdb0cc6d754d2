import Foundation

/// An entry of a menu that stands for others, which are made when the menu is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var isAsked = false

  /// An element that keeps the entries it got first.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(provider: elementProvider, isCached: true)
  }

  private init(provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// An element that asks anew each time that its menu is opened.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// The entries that are known so far.
  var knownElements: [UIMenuElement] { elements ?? [] }

  /// Asks for the entries of a menu that opens; `onArrival` is called if they come later.
  func resolve(_ onArrival: @escaping () -> Void) {
    if elements != nil, isCached { return }
    guard !isAsked else { return }
    isAsked = true
    elements = nil
    var isOpening = true
    provider { [weak self] elements in
      guard let self else { return }
      isAsked = false
      self.elements = elements
      if !isOpening { onArrival() }
    }
    isOpening = false
  }
}
