import Foundation

/// A menu over a window: rows under each other beside the view it was opened from; a tap beside it closes
/// it.
///
/// Measures are those of iOS 26: 250 points wide, rows 42 high, 58 with a second line.
final class MenuView: UIView {
  private let list = UIStackView()
  private let panel = UIView()
  private weak var source: NSObject?
  let menu: UIMenu
  /// The place in the window that the menu was opened at.
  private var anchor = CGRect.zero
  /// Told once that the menu is closed.
  var onClose: (() -> Void)?
  private let choose: (UIAction) -> Void

  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 42
  static let subtitledRowHeight: CGFloat = 58

  private final class Row: UIButton {
    var element: UIMenuElement?
    override var intrinsicContentSize: CGSize {
      CGSize(
        width: MenuView.width,
        height: element?.subtitle == nil ? MenuView.rowHeight : MenuView.subtitledRowHeight)
    }
  }

  /// Opens `menu` in the window of `anchor`, at a rectangle of it.
  @discardableResult
  static func open(
    _ menu: UIMenu, from anchor: UIView, rect: CGRect, source: NSObject,
    order: UIContextMenuConfiguration.ElementOrder = .automatic,
    choose: @escaping (UIAction) -> Void
  ) -> MenuView? {
    guard let window = anchor.window else { return nil }
    let view = MenuView(menu: menu, source: source, choose: choose)
    window.addCovering(view)
    let place = anchor.convert(rect, to: nil)
    view.anchor = place
    view.place(at: place, in: window)
    if order == .priority, view.panel.frame.midY < place.minY { view.turnOver() }
    return view
  }

  init(menu: UIMenu, source: NSObject, choose: @escaping (UIAction) -> Void) {
    self.menu = menu
    self.source = source
    self.choose = choose
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 14
    panel.clipsToBounds = true
    list.axis = .vertical
    panel.addSubview(list)
    addSubview(panel)
    menu.resolveDeferred { [weak self] in self?.elementsDidArrive() }
    for element in menu.shownElements { list.addArrangedSubview(row(for: element)) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the entries that were made while the menu is open.
  private func elementsDidArrive() {
    for row in list.arrangedSubviews { row.removeFromSuperview() }
    for element in menu.shownElements { list.addArrangedSubview(row(for: element)) }
    if let window { place(at: anchor, in: window) }
  }

  private func row(for element: UIMenuElement) -> UIView {
    let row = Row(frame: .zero)
    row.element = element
    row.setTitle(element.title, for: .normal)
    row.setImage(element.image, for: .normal)
    row.contentHorizontalAlignment = .leading
    row.accessibilityLabel = element.title
    if let action = element as? UIAction {
      row.isEnabled = !action.attributes.contains(.disabled)
      let isDestructive = action.attributes.contains(.destructive)
      row.setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
      if action.state == .on { row.isSelected = true }
      row.addAction(
        UIAction { [weak self] _ in self?.take(action) }, for: .primaryActionTriggered)
    } else if let command = element as? UICommand {
      row.isEnabled = !command.attributes.contains(.disabled)
      let isDestructive = command.attributes.contains(.destructive)
      row.setTitleColor(isDestructive ? .systemRed : .label, for: .normal)
      if command.state == .on { row.isSelected = true }
      row.addAction(
        UIAction { [weak self] _ in
          if !command.attributes.contains(.keepsMenuPresented) { self?.close() }
          command.send()
        }, for: .primaryActionTriggered)
    } else if let submenu = element as? UIMenu {
      row.setTitleColor(.label, for: .normal)
      row.addAction(
        UIAction { [weak self, weak row] _ in
          guard let self, let row, let source else { return }
          let (choose, rect, host) = (choose, panel.frame, superview ?? self)
          close()
          _ = row
          MenuView.open(submenu, from: host, rect: rect, source: source, choose: choose)
        }, for: .primaryActionTriggered)
    }
    return row
  }

  private func take(_ action: UIAction) {
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    choose(action)
  }

  /// The rectangle of the rows in points on the screen; empty outside a window.
  var panelFrame: CGRect {
    guard let window else { return .zero }
    return panel.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  func close() {
    removeFromSuperview()
    let told = onClose
    onClose = nil
    told?()
  }

  private func place(at anchor: CGRect, in window: UIWindow) {
    let height = min(
      menu.shownElements.reduce(0) {
        $0 + ($1.subtitle == nil ? MenuView.rowHeight : MenuView.subtitledRowHeight)
      }, window.bounds.height - 16)
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    var frame = CGRect(x: anchor.minX, y: anchor.maxY + 8, width: MenuView.width, height: height)
    if frame.maxY > room.maxY, anchor.minY - 8 - height >= room.minY {
      frame.origin.y = anchor.minY - 8 - height
    }
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    panel.frame = frame
    list.frame = panel.bounds
  }

  /// Has the first entry stand at the bottom.
  private func turnOver() {
    let rows = list.arrangedSubviews
    for row in rows { list.removeArrangedSubview(row) }
    for row in rows.reversed() { list.addArrangedSubview(row) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
