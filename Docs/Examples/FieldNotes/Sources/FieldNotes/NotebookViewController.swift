import UIKit

/// The list of all entries.
final class NotebookViewController: UIViewController {
  private let notebook: Notebook
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) lazy var dataSource = makeDataSource()

  init(notebook: Notebook) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
    title = "Field Notes"
  }

  required init?(coder: NSCoder) {
    fatalError("The list is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.writeEntry() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [weak self] _ in self?.showSettings() })

    tableView.register(SightingCell.self, forCellReuseIdentifier: SightingCell.reuseIdentifier)
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    notebook.onChange = { [weak self] in self?.showSightings(animated: true) }
    showSightings(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  // MARK: Rows

  private func makeDataSource() -> NotebookDataSource {
    NotebookDataSource(tableView: tableView) { [notebook] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: SightingCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? SightingCell, let sighting = notebook.sighting(id) {
        cell.show(sighting)
      }
      return cell
    }
  }

  private func showSightings(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Habitat, Sighting.ID>()
    for section in notebook.sections {
      snapshot.appendSections([section.habitat])
      snapshot.appendItems(section.sightings.map(\.id), toSection: section.habitat)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Other screens

  private func writeEntry() {
    let entry = EntryViewController()
    entry.onSave = { [notebook] species, place, habitat, count in
      notebook.add(species: species, place: place, habitat: habitat, count: count)
    }
    let navigation = UINavigationController(rootViewController: entry)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    present(navigation, animated: true)
  }

  private func showSettings() {
    let settings = UIStoryboard(name: "Settings", bundle: nil)
      .instantiateInitialViewController { [notebook] coder in
        SettingsViewController(coder: coder, notebook: notebook)
      }
    guard let settings else { return }
    navigationController?.pushViewController(settings, animated: true)
  }
}

extension NotebookViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let screen = SightingViewController(notebook: notebook, id: id)
    navigationController?.pushViewController(screen, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [notebook] _, _, completion in
      notebook.remove(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
