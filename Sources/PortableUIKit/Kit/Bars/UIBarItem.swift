import Foundation

/// Something in a bar: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject, KeyPathObserver {
  open var title: String? { didSet { lookDidChange() } }
  open var image: UIImage? { didSet { lookDidChange() } }
  open var isEnabled = true { didSet { lookDidChange() } }
  open var tag = 0
  /// How far the image stands away from where it would, in points at each edge.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { lookDidChange() } }
  }
  /// The image for a bar in compact height. The usual one is shown here.
  open var landscapeImagePhone: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image for people who read large text; it is shown at no other size here.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Told after the item was made from a document and connected.
  open func awakeFromNib() {}
  /// For drawing in Interface Builder; nothing calls it.
  open func prepareForInterfaceBuilder() {}
  @Known var bar: UIView?
  var customAppearance: CustomAppearance?
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
    noteInitialAppearance()
  }

  /// An item as `init()` makes it; an archive keeps no values of items.
  public required init?(coder: NSCoder) {
    super.init()
    noteInitialAppearance()
  }

  /// Sets the look of the title in a state: its `.font` and `.foregroundColor`; nil for the usual one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    lookDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  /// An attribute of the title in the item's present state: for a disabled item the one for that
  /// state, if there is one.
  func titleAttribute(_ key: NSAttributedString.Key) -> Any? {
    let own = isEnabled ? nil : titleTextAttributes(for: .disabled)?[key]
    return own ?? titleTextAttributes(for: .normal)?[key]
  }

  // MARK: Accessibility

  /// The item's name, in few words.
  open var accessibilityLabel: String? {
    get { accessibilityIfSet?.label }
    set {
      ownAccessibility.label = newValue
      ownAccessibility.attributedLabel = nil
    }
  }
  /// The item's value, where it changes.
  open var accessibilityValue: String? {
    get { accessibilityIfSet?.value }
    set { ownAccessibility.value = newValue }
  }
  /// The result of using the item.
  open var accessibilityHint: String? {
    get { accessibilityIfSet?.hint }
    set { ownAccessibility.hint = newValue }
  }
  /// A name for tests, which nobody is shown.
  open var accessibilityIdentifier: String? {
    get { accessibilityIfSet?.identifier }
    set { ownAccessibility.identifier = newValue }
  }

  func lookDidChange() { bar?.setNeedsDisplay() }

  /// Told that a property observed by its name has changed; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { raiseUnhandledChange(self, keyPath, object) }
}
