import AutoLayout
import PortableUIKit

/// UIKit's views of each kind.
@MainActor extension ViewKind {
  /// The kind of a view of a document.
  init(of view: UIView) {
    self =
      switch view {
      case is UILabel: .label
      case is UIButton: .button
      case is UITextField: .field
      case is UISwitch: .toggle
      case is UISlider: .slider
      case is UIProgressView: .progress
      case is UIImageView: .image
      case is UIStackView: .stack
      case is UITextView: .view
      case is UIScrollView: .scroll
      default: .view
      }
  }

  /// A view of the kind, without content.
  func makeView() -> UIView {
    switch self {
    case .view: UIView()
    case .label: UILabel()
    case .button: UIButton(type: .system)
    case .image: UIImageView()
    case .field: UITextField()
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .progress: UIProgressView()
    case .stack: UIStackView()
    case .scroll: UIScrollView()
    }
  }

  /// A view of the kind for a session, which speaks of fields with rounded corners, as Interface Builder makes them.
  func makeSessionView() -> UIView {
    let view = makeView()
    (view as? UITextField)?.borderStyle = .roundedRect
    return view
  }

  /// Has a view show a text, if it can.
  static func show(_ text: String, _ font: UIFont, lines: Int, in view: UIView) {
    switch view {
    case let label as UILabel:
      label.text = text
      label.font = font
      label.numberOfLines = lines
    case let button as UIButton:
      button.setTitle(text, for: .normal)
      button.titleLabel?.font = font
    case let field as UITextField:
      field.text = text
      field.font = font
    default: break
    }
  }

  /// The hugging of a view of the kind that code makes and never sets.
  var huggingInCode: (horizontal: Double, vertical: Double) {
    let view = makeView()
    return (
      Double(view.contentHuggingPriority(for: .horizontal).rawValue),
      Double(view.contentHuggingPriority(for: .vertical).rawValue)
    )
  }

  /// How far the alignment rectangle of a view of the kind lies inside its frame, in points.
  var alignmentInsets: LayoutInsets { Self.insets[self] ?? .zero }

  private static let insets = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      let insets = kind.makeView().alignmentRectInsets
      return (
        kind,
        LayoutInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      )
    })
}
