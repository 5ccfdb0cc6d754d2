import Testing
import UIKit

@testable import FieldNotes

/// The snapshot of the table's data source after every change, and the rows that the table shows of it.
@MainActor @Suite(.serialized) struct TableTests {
  private func show(_ notebook: Notebook) -> NotebookViewController {
    let list = NotebookViewController(notebook: notebook)
    list.loadViewIfNeeded()
    list.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    list.view.layoutIfNeeded()
    return list
  }

  @Test func sectionsAreHabitatsInTheirOrder() {
    let list = show(Notebook(sightings: Sighting.samples))
    let snapshot = list.dataSource.snapshot()
    #expect(snapshot.sectionIdentifiers == [.shore, .meadow, .forest])
    #expect(snapshot.itemIdentifiers(inSection: .shore) == [1, 2])
    #expect(snapshot.itemIdentifiers(inSection: .meadow) == [3])
    #expect(snapshot.itemIdentifiers(inSection: .forest) == [4, 5])
    #expect(list.dataSource.tableView(list.tableView, titleForHeaderInSection: 1) == "Meadow")
  }

  @Test func anEntryThatIsAddedStandsLastInItsHabitat() {
    let notebook = Notebook(sightings: Sighting.samples)
    let list = show(notebook)
    notebook.add(species: "Skylark", place: "Upper pasture", habitat: .meadow, count: 2)
    list.view.layoutIfNeeded()
    #expect(list.dataSource.snapshot().itemIdentifiers(inSection: .meadow) == [3, 6])
    #expect(list.dataSource.indexPath(for: 6) == IndexPath(row: 1, section: 1))
    #expect(list.tableView.numberOfRows(inSection: 1) == 2)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) as? SightingCell
    #expect(cell?.nameLabel.text == "Skylark" && cell?.countLabel.text == "2")
  }

  @Test func aHabitatWithoutEntriesGoes() {
    let notebook = Notebook(sightings: Sighting.samples)
    let list = show(notebook)
    notebook.remove(3)
    #expect(list.dataSource.snapshot().sectionIdentifiers == [.shore, .forest])
    #expect(list.tableView.numberOfSections == 2)
    notebook.showsOnlyConfirmed = true
    #expect(list.dataSource.snapshot().itemIdentifiers == [1])
    notebook.showsOnlyConfirmed = false
    #expect(list.dataSource.snapshot().itemIdentifiers == [1, 2, 4, 5])
  }

  @Test func aSwipeDeletes() throws {
    let notebook = Notebook(sightings: Sighting.samples)
    let list = show(notebook)
    let path = IndexPath(row: 0, section: 2)
    let actions = try #require(
      list.tableView(list.tableView, trailingSwipeActionsConfigurationForRowAt: path)?.actions)
    #expect(actions.map(\.title) == ["Delete"] && actions[0].style == .destructive)
    var isDone = false
    actions[0].handler(actions[0], list.tableView) { isDone = $0 }
    #expect(isDone)
    #expect(list.dataSource.snapshot().itemIdentifiers == [1, 2, 3, 5])
  }
}
