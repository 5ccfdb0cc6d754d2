import Foundation

/// A view with an effect on the views behind it; content goes into `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }
  open private(set) var contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func finishInit() { addCovering(contentView) }

  override func drawLook(on look: LookCanvas) -> Bool {
    VisualEffectLook(look: look).paint(self)
    return true
  }

  package override func read(_ attributes: any AttributeReader) {
    guard let style = attributes.child("blurEffect")?.string("style") else {
      effect = nil
      return
    }
    effect = UIBlurEffect(
      style: ["extraLight": .extraLight, "light": .light, "dark": .dark][style] ?? .regular)
  }
}
