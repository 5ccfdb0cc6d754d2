public import AutoLayout
import Foundation

/// One view of a document with everything that decides its layout, variations applied.
public struct InterfaceView: Sendable {
  /// The part a view plays in its parent.
  public enum Role: Sendable, Equatable {
    /// The canvas itself.
    case root
    /// An ordinary subview.
    case subview
    /// A subview a stack view arranges.
    case arranged
    /// The content view of a cell or visual effect view.
    case contentView
    /// A table or collection view's cell.
    case cell
    /// A header, footer or background of a table or collection view, or a custom view in a bar.
    case supplementary
  }

  /// The identifier in the document, or one made from the parent's for a content view without.
  public var id: String
  /// The element's name, which is the base class: `view`, `label`, `stackView`, ….
  public var kind: String
  public var customClass: String?
  /// The Swift module of the custom class, where the document names one.
  public var customModule: String?
  public var role: Role
  /// The index of the parent in the hierarchy; `nil` for the root.
  public var parent: Int?
  /// The indices of the children, back to front.
  public var children: [Int] = []
  /// The recorded frame in points, relative to the parent; a substitute where ``isFrameRecorded`` is
  /// false.
  public var frame: CGRect
  /// Whether the document tells the frame. Where it does not, nothing can be compared with it.
  public var isFrameRecorded = true
  /// Whether constraints and not the autoresizing mask decide the frame.
  public var usesAutoLayout = false
  public var isHidden = false
  /// Whether the size classes leave the view in its parent.
  public var isInstalled = true
  /// Whether the designer's frame differs from the one by the constraints.
  public var isMisplaced = false
  /// Whether Interface Builder itself found the layout ambiguous.
  public var isAmbiguous = false
  public var autoresizing: AutoresizingMask = []
  public var horizontalHugging = 250.0
  public var verticalHugging = 250.0
  public var horizontalCompression = 750.0
  public var verticalCompression = 750.0
  /// The width used on the canvas as intrinsic width; `infinite` in the file means none (`nil` inside).
  public var placeholderWidth: Double??
  /// The height used on the canvas as intrinsic height; as `placeholderWidth`.
  public var placeholderHeight: Double??
  public var margins: InterfaceMargins?
  public var preservesSuperviewMargins = false
  public var insetsMarginsFromSafeArea = true
  public var stack: StackConfiguration?
  /// The name of the image of an image view or button.
  public var imageName: String?
  /// The number of lines of a label: 1 by default, 0 for any number.
  public var numberOfLines = 1
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// The element, for settings that only some classes have.
  package var element: ResolvedElement?

  /// Creates a view with a frame and the defaults of the format.
  public init(
    id: String, kind: String, customClass: String? = nil, role: Role, parent: Int?, frame: CGRect
  ) {
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.role = role
    self.parent = parent
    self.frame = frame
  }
}

extension InterfaceView {
  /// Whether the view shows a scrollable area.
  public var isScrollView: Bool {
    switch kind {
    case "scrollView", "tableView", "collectionView", "textView": return true
    default: return false
    }
  }
}
