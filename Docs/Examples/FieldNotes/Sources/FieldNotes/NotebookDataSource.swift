import UIKit

/// The rows of the notebook, with the habitats as headers.
final class NotebookDataSource: UITableViewDiffableDataSource<Habitat, Sighting.ID> {
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.title
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
