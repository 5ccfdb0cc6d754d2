import UIKit

/// One entry: animal, place and hours.
final class SightingViewController: UIViewController {
  private let notebook: Notebook
  private let id: Sighting.ID

  let badge = HabitatBadge()
  let nameLabel = UILabel()
  let placeLabel = UILabel()
  let chart = HourChart()
  let stamp = StampView()
  let confirmButton = UIButton(configuration: .filled())
  /// The stamp, while it comes down.
  private(set) var stamping: UIViewPropertyAnimator?

  init(notebook: Notebook, id: Sighting.ID) {
    self.notebook = notebook
    self.id = id
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("The screen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.numberOfLines = 0
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    placeLabel.textColor = .secondaryLabel
    placeLabel.numberOfLines = 0
    confirmButton.configuration?.title = "Confirm"
    confirmButton.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)
    addViews()
    showSighting()
  }

  private func addViews() {
    for subview in [badge, nameLabel, placeLabel, chart, stamp, confirmButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      badge.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.heightAnchor.constraint(equalToConstant: 64),
      nameLabel.topAnchor.constraint(equalTo: badge.topAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 16),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      placeLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      placeLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      placeLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      chart.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: badge.bottomAnchor, multiplier: 3),
      chart.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: placeLabel.bottomAnchor, multiplier: 3),
      chart.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      chart.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stamp.topAnchor.constraint(equalTo: chart.bottomAnchor, constant: 40),
      stamp.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stamp.widthAnchor.constraint(equalToConstant: 180),
      stamp.heightAnchor.constraint(equalToConstant: 56),
      confirmButton.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      confirmButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      confirmButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      confirmButton.heightAnchor.constraint(equalToConstant: 50),
    ])
    let close = chart.topAnchor.constraint(equalTo: safeArea.topAnchor)
    close.priority = .defaultLow
    close.isActive = true
  }

  private func showSighting() {
    guard let sighting = notebook.sighting(id) else { return }
    title = sighting.species
    badge.habitat = sighting.habitat
    nameLabel.text = sighting.species
    placeLabel.text = sighting.place
    chart.counts = sighting.countsByHour
    chart.tintColor = sighting.habitat.color
    stamp.alpha = sighting.isConfirmed ? 1 : 0
    stamp.transform = StampView.tilt
    confirmButton.isEnabled = !sighting.isConfirmed
  }

  // MARK: Confirming

  private func confirm() {
    notebook.confirm(id)
    confirmButton.isEnabled = false
    // The stamp comes down from above, three times as large.
    stamp.alpha = 0
    stamp.transform = StampView.tilt.scaledBy(x: 3, y: 3)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { [stamp] in
      stamp.alpha = 1
      stamp.transform = StampView.tilt
    }
    animator.addCompletion { [weak self] _ in self?.stamping = nil }
    animator.startAnimation()
    stamping = animator
  }
}
