import UIKit

/// The form for a new entry.
final class EntryViewController: UIViewController {
  var onSave: ((_ species: String, _ place: String, _ habitat: Habitat, _ count: Int) -> Void)?

  let speciesField = UITextField()
  let placeField = UITextField()
  let habitatControl = UISegmentedControl(items: Habitat.allCases.map(\.title))
  let countLabel = UILabel()
  let countStepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Entry"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    speciesField.placeholder = "Species"
    speciesField.borderStyle = .roundedRect
    speciesField.autocapitalizationType = .words
    placeField.placeholder = "Place"
    placeField.borderStyle = .roundedRect
    habitatControl.selectedSegmentIndex = 0
    countStepper.minimumValue = 1
    countStepper.maximumValue = 500
    countStepper.value = 1
    countLabel.font = .preferredFont(forTextStyle: .body)

    speciesField.addAction(
      UIAction { [weak self] _ in self?.showState() }, for: .editingChanged)
    countStepper.addAction(UIAction { [weak self] _ in self?.showState() }, for: .valueChanged)

    let counting = UIStackView(arrangedSubviews: [countLabel, countStepper])
    counting.alignment = .center
    let form = UIStackView(arrangedSubviews: [speciesField, placeField, habitatControl, counting])
    form.axis = .vertical
    form.spacing = 12
    form.setCustomSpacing(24, after: placeField)
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      speciesField.heightAnchor.constraint(equalToConstant: 44),
      placeField.heightAnchor.constraint(equalTo: speciesField.heightAnchor),
    ])
    showState()
  }

  private func showState() {
    countLabel.text = "Counted: \(Int(countStepper.value))"
    navigationItem.rightBarButtonItem?.isEnabled = speciesField.hasText
  }

  private func save() {
    onSave?(
      speciesField.text ?? "", placeField.text ?? "",
      Habitat.allCases[habitatControl.selectedSegmentIndex], Int(countStepper.value))
    dismiss(animated: true)
  }
}
