// swift-format-ignore-file
// What a session saved; written by SavedCodeTests.
import PortableUIKit

@MainActor func savedStacks() -> SavedCodeTests.Saved {
  // What your controller has as its view.
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  let card = UIView()
  card.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
  card.translatesAutoresizingMaskIntoConstraints = false
  let row = UIStackView()
  row.axis = .horizontal
  row.spacing = 8
  row.alignment = .center
  row.distribution = .fill
  row.translatesAutoresizingMaskIntoConstraints = false
  let icon = UIImageView()
  icon.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
  icon.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
  icon.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
  icon.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
  icon.translatesAutoresizingMaskIntoConstraints = false
  let texts = UIStackView()
  texts.axis = .vertical
  texts.spacing = 2
  texts.alignment = .leading
  texts.distribution = .fill
  texts.translatesAutoresizingMaskIntoConstraints = false
  let title = UILabel()
  title.text = "A title that is rather long for it"
  title.font = UIFont.preferredFont(forTextStyle: .body)
  title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  title.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  title.setContentCompressionResistancePriority(UILayoutPriority(600), for: .horizontal)
  title.translatesAutoresizingMaskIntoConstraints = false
  let note = UILabel()
  note.text = "Detail"
  note.font = UIFont.preferredFont(forTextStyle: .body)
  note.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  note.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  note.translatesAutoresizingMaskIntoConstraints = false
  let more = UIButton(type: .system)
  more.setTitle("More", for: .normal)
  more.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
  more.setContentHuggingPriority(UILayoutPriority(700), for: .horizontal)
  more.translatesAutoresizingMaskIntoConstraints = false
  let gone = UILabel()
  gone.text = "X"
  gone.font = UIFont.preferredFont(forTextStyle: .body)
  gone.isHidden = true
  gone.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  gone.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  gone.translatesAutoresizingMaskIntoConstraints = false
  let dots = UIStackView()
  dots.axis = .horizontal
  dots.spacing = 4
  dots.alignment = .fill
  dots.distribution = .fillEqually
  dots.translatesAutoresizingMaskIntoConstraints = false
  let one = UIView()
  one.translatesAutoresizingMaskIntoConstraints = false
  let two = UIView()
  two.translatesAutoresizingMaskIntoConstraints = false
  let share = UIStackView()
  share.axis = .vertical
  share.spacing = 4
  share.alignment = .fill
  share.distribution = .fillProportionally
  share.translatesAutoresizingMaskIntoConstraints = false
  let inner = UIStackView()
  inner.axis = .vertical
  inner.spacing = 4
  inner.alignment = .fill
  inner.distribution = .fillProportionally
  inner.translatesAutoresizingMaskIntoConstraints = false
  let first = UILabel()
  first.text = "First"
  first.font = UIFont.preferredFont(forTextStyle: .body)
  first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  first.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  first.translatesAutoresizingMaskIntoConstraints = false
  let second = UILabel()
  second.text = "Second"
  second.font = UIFont.systemFont(ofSize: 28)
  second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  second.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  second.translatesAutoresizingMaskIntoConstraints = false
  let third = UILabel()
  third.text = "Third"
  third.font = UIFont.preferredFont(forTextStyle: .body)
  third.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  third.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  third.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(card)
  card.addSubview(row)
  row.addArrangedSubview(icon)
  row.addArrangedSubview(texts)
  texts.addArrangedSubview(title)
  texts.addArrangedSubview(note)
  row.addArrangedSubview(more)
  row.addArrangedSubview(gone)
  screen.addSubview(dots)
  dots.addArrangedSubview(one)
  dots.addArrangedSubview(two)
  screen.addSubview(share)
  share.addArrangedSubview(inner)
  inner.addArrangedSubview(first)
  inner.addArrangedSubview(second)
  share.addArrangedSubview(third)
  // The natural size of icon, until its content has one.
  for (constraint, priority) in [
    (icon.widthAnchor.constraint(lessThanOrEqualToConstant: 40), 250),
    (icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 40), 750),
    (icon.heightAnchor.constraint(lessThanOrEqualToConstant: 40), 250),
    (icon.heightAnchor.constraint(greaterThanOrEqualToConstant: 40), 750),
  ] as [(NSLayoutConstraint, Float)] {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
  let constraint1 = card.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 12)
  let constraint2 = card.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor)
  let constraint3 = screen.layoutMarginsGuide.trailingAnchor.constraint(equalTo: card.trailingAnchor)
  let constraint4 = row.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor)
  let constraint5 = card.layoutMarginsGuide.trailingAnchor.constraint(equalTo: row.trailingAnchor)
  let constraint6 = row.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor)
  let constraint7 = card.layoutMarginsGuide.bottomAnchor.constraint(equalTo: row.bottomAnchor)
  let constraint8 = dots.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 20)
  let constraint9 = dots.leadingAnchor.constraint(equalTo: card.leadingAnchor)
  let constraint10 = dots.widthAnchor.constraint(equalToConstant: 100)
  let constraint11 = one.heightAnchor.constraint(equalToConstant: 10)
  constraint11.identifier = "height"
  let constraint12 = share.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 20)
  let constraint13 = share.leadingAnchor.constraint(equalTo: card.leadingAnchor)
  let constraint14 = share.heightAnchor.constraint(equalToConstant: 200)
  NSLayoutConstraint.activate([
    constraint1,
    constraint2,
    constraint3,
    constraint4,
    constraint5,
    constraint6,
    constraint7,
    constraint8,
    constraint9,
    constraint10,
    constraint11,
    constraint12,
    constraint13,
    constraint14,
  ])
  return (["screen": screen, "card": card, "row": row, "icon": icon, "texts": texts, "title": title, "note": note, "more": more, "gone": gone, "dots": dots, "one": one, "two": two, "share": share, "inner": inner, "first": first, "second": second, "third": third], { _ in })
}
