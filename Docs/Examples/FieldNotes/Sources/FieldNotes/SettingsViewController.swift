import UIKit

/// Chooses the part of the notebook that is shown; its views are those of `Settings.storyboard`.
final class SettingsViewController: UIViewController {
  /// The tags of the storyboard's views that the screen uses.
  private enum Tag: Int {
    case confirmedSwitch = 1
    case summary = 2
    case badge = 3
  }

  private let notebook: Notebook

  init?(coder: NSCoder, notebook: Notebook) {
    self.notebook = notebook
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("Settings need a notebook: use init(coder:notebook:).")
  }

  var confirmedSwitch: UISwitch? { view.viewWithTag(Tag.confirmedSwitch.rawValue) as? UISwitch }
  var summaryLabel: UILabel? { view.viewWithTag(Tag.summary.rawValue) as? UILabel }
  var badge: HabitatBadge? { view.viewWithTag(Tag.badge.rawValue) as? HabitatBadge }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge?.habitat = .forest
    confirmedSwitch?.isOn = notebook.showsOnlyConfirmed
    confirmedSwitch?.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UISwitch else { return }
        notebook.showsOnlyConfirmed = control.isOn
        showSummary()
      }, for: .valueChanged)
    showSummary()
  }

  private func showSummary() {
    let shown = notebook.sections.reduce(0) { $0 + $1.sightings.count }
    summaryLabel?.text = "\(shown) of \(notebook.sightings.count) entries are shown."
  }
}
