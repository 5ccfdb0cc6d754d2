import UIKit

/// A row of the notebook: badge, name, place and number of animals.
final class SightingCell: UITableViewCell {
  static let reuseIdentifier = "Sighting"

  let badge = HabitatBadge()
  let nameLabel = UILabel()
  let placeLabel = UILabel()
  let countLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    placeLabel.font = .preferredFont(forTextStyle: .subheadline)
    placeLabel.textColor = .secondaryLabel
    countLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    countLabel.textColor = .secondaryLabel
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [nameLabel, placeLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [badge, texts, countLabel])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 10),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("The cell is made in code.")
  }

  func show(_ sighting: Sighting) {
    badge.habitat = sighting.habitat
    nameLabel.text = sighting.species
    placeLabel.text = sighting.place
    countLabel.text = "\(sighting.count)"
    accessibilityLabel = "\(sighting.species), \(sighting.place)"
    accessibilityValue = "\(sighting.count)"
  }
}
