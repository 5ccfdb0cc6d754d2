import Foundation

/// Lets the user choose a font, from a list of families.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a picker of fonts offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether the faces of a family can be chosen, too; the list shows families alone.
    open var includeFaces = false
    /// Whether the names are shown in the system's font.
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }
  }

  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen.
  open var selectedFontDescriptor: UIFontDescriptor?
  private let list = UITableView(frame: .zero, style: .plain)
  /// The families that documents of all systems name.
  private static let families = [
    "Arial", "Courier", "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo",
    "Palatino", "Times New Roman", "Verdana",
  ]

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addCovering(list)
    list.dataSource = self
    list.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        let told = delegate
        dismiss(animated: true)
        told?.fontPickerViewControllerDidCancel(self)
      })
  }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    UIFontPickerViewController.families.count
  }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let family = UIFontPickerViewController.families[indexPath.row]
    cell.textLabel?.text = family
    if !configuration.displayUsingSystemFont, let font = UIFont(name: family, size: 17) {
      cell.textLabel?.font = font
    }
    return cell
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let family = UIFontPickerViewController.families[indexPath.row]
    selectedFontDescriptor = UIFont(name: family, size: 17)?.fontDescriptor
    let told = delegate
    dismiss(animated: true)
    told?.fontPickerViewControllerDidPickFont(self)
  }
}
