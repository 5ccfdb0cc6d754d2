import Foundation

/// Where a layout puts one element of a collection.
///
/// A subclass with properties of its own overrides ``copy(with:)``, whose `super` answers an object of
/// the subclass, and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var alpha: CGFloat = 1
  /// The order of overlapping elements: those of higher numbers stand over those of lower ones.
  open var zIndex = 0
  open var isHidden = false
  open var transform3D = CATransform3DIdentity
  /// Whether the element is an item, a supplementary or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for cells, otherwise the kind of supplementary or decoration view.
  open private(set) var representedElementKind: String?
  /// The frame as it would be without a transform.
  private var place = CGRect.zero

  /// `NSObject`'s initialiser, through which copies of subclasses are made.
  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// New attributes of the class that it is called on, for a cell without `kind`.
  static func make(
    _ category: UICollectionView.ElementCategory = .cell, kind: String? = nil,
    at indexPath: IndexPath
  ) -> Self {
    let attributes = self.init()
    attributes.indexPath = indexPath
    attributes.representedElementCategory = category
    attributes.representedElementKind = kind
    return attributes
  }

  // MARK: Geometry

  /// The rectangle of the element; with a transform the box around it.
  open var frame: CGRect {
    get {
      transform.isIdentity
        ? place
        : place.size.box(around: CGPoint(x: 0.5, y: 0.5), under: transform)
          .offsetBy(dx: place.midX, dy: place.midY)
    }
    set {
      guard !transform.isIdentity else {
        place = newValue
        return
      }
      size = newValue.size.before(transform)
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var size: CGSize {
    get { place.size }
    set { place.size = newValue }
  }

  /// The middle of the element; a transform leaves it where it is.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }

  /// The size, from the origin; another size leaves the middle where it is.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set {
      let middle = center
      place.size = newValue.size
      center = middle
    }
  }

  /// The map of the plane that ``transform3D`` makes.
  open var transform: CGAffineTransform {
    get { transform3D.affinePart }
    set { transform3D = CATransform3D(newValue) }
  }

  // MARK: Copying and comparing

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.place = place
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return indexPath == other.indexPath && place == other.place && transform3D == other.transform3D
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }
}
