import Foundation

/// Turning wheels: 320 by 216 points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selectedRows: [Int: Int] = [:]
  /// The titles of one wheel's rows in a picker that no program fills.
  package var designTitles: [String] = []
  package override func takeCanvasContent() {
    designTitles = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
  }

  /// Whether the row in the middle is marked; kept, as since iOS 7 it always is.
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { selectedRows = [:] }
  open func reloadComponent(_ component: Int) { selectedRows[component] = nil }

  /// Turns a wheel; the delegate hears only of a user's turning.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    selectedRows[component] = row
  }
  /// The row in the middle of a wheel, -1 for one without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    selectedRows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawLook(on look: LookCanvas) -> Bool {
    PickerViewLook(look: look).paint(self)
    return true
  }

  override class var documentOutlets: [DocumentOutlet] {
    super.documentOutlets
      + [
        .init("dataSource", \UIPickerView.dataSource), .init("delegate", \UIPickerView.delegate),
      ]
  }
}
