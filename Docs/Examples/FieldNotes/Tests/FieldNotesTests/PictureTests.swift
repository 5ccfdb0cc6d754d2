import SnapshotTesting
import Testing
import UIKit

@testable import FieldNotes

/// Pictures of the screens; the references lie in `__Snapshots__`.
@MainActor @Suite(.serialized) struct PictureTests {
  @Test func list() {
    let list = NotebookViewController(notebook: Notebook(sightings: Sighting.samples))
    let navigation = UINavigationController(rootViewController: list)
    assertSnapshot(of: navigation, as: .image(on: .iPhone13, perceptualPrecision: 0.98))
  }

  @Test func entry() {
    let notebook = Notebook(sightings: Sighting.samples)
    let navigation = UINavigationController(
      rootViewController: SightingViewController(notebook: notebook, id: 1))
    navigation.view.tintColor = .systemGreen
    assertSnapshot(of: navigation, as: .image(on: .iPhone13, perceptualPrecision: 0.98))
  }

  @Test func newEntry() {
    let navigation = UINavigationController(rootViewController: EntryViewController())
    navigation.view.tintColor = .systemGreen
    assertSnapshot(of: navigation, as: .image(on: .iPhone13, perceptualPrecision: 0.98))
  }
}
