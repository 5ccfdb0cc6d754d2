// swift-format-ignore-file
// What a session saved; written by SavedCodeTests.
import PortableUIKit

@MainActor func savedControls() -> SavedCodeTests.Saved {
  // What your controller has as its view.
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let title = UILabel()
  title.text = "Good morning"
  title.font = UIFont.preferredFont(forTextStyle: .body)
  title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  title.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  title.translatesAutoresizingMaskIntoConstraints = false
  let ok = UIButton(type: .system)
  ok.setTitle("OK, I have seen it", for: .normal)
  ok.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
  ok.translatesAutoresizingMaskIntoConstraints = false
  let name = UITextField()
  name.borderStyle = .roundedRect
  name.text = "Anna Livia"
  name.font = UIFont.preferredFont(forTextStyle: .body)
  name.translatesAutoresizingMaskIntoConstraints = false
  let sound = UISwitch()
  sound.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
  sound.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
  sound.translatesAutoresizingMaskIntoConstraints = false
  let volume = UISlider()
  volume.translatesAutoresizingMaskIntoConstraints = false
  let bar = UIProgressView()
  bar.setContentHuggingPriority(UILayoutPriority(250), for: .vertical)
  bar.translatesAutoresizingMaskIntoConstraints = false
  let photo = UIImageView()
  photo.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
  photo.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
  photo.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
  photo.setContentCompressionResistancePriority(UILayoutPriority(1), for: .vertical)
  photo.translatesAutoresizingMaskIntoConstraints = false
  let empty = UITextField()
  empty.borderStyle = .roundedRect
  empty.font = UIFont.preferredFont(forTextStyle: .body)
  empty.translatesAutoresizingMaskIntoConstraints = false
  let bare = UIButton(type: .system)
  bare.titleLabel?.font = UIFont.preferredFont(forTextStyle: .body)
  bare.translatesAutoresizingMaskIntoConstraints = false
  let small = UILabel()
  small.text = "Fine print"
  small.font = UIFont.systemFont(ofSize: 11)
  small.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  small.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  small.translatesAutoresizingMaskIntoConstraints = false
  let big = UIButton(type: .system)
  big.setTitle("Big", for: .normal)
  big.titleLabel?.font = UIFont.systemFont(ofSize: 28)
  big.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(title)
  screen.addSubview(ok)
  screen.addSubview(name)
  screen.addSubview(sound)
  screen.addSubview(volume)
  screen.addSubview(bar)
  screen.addSubview(photo)
  screen.addSubview(empty)
  screen.addSubview(bare)
  screen.addSubview(small)
  screen.addSubview(big)
  // The natural size of photo, until its content has one.
  for (constraint, priority) in [
    (photo.widthAnchor.constraint(lessThanOrEqualToConstant: 64), 250),
    (photo.widthAnchor.constraint(greaterThanOrEqualToConstant: 64), 750),
    (photo.heightAnchor.constraint(lessThanOrEqualToConstant: 48), 250),
    (photo.heightAnchor.constraint(greaterThanOrEqualToConstant: 48), 750),
  ] as [(NSLayoutConstraint, Float)] {
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
  let constraint1 = title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 80)
  let constraint2 = ok.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
  let constraint3 = name.topAnchor.constraint(equalTo: ok.bottomAnchor, constant: 8)
  let constraint4 = sound.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 8)
  let constraint5 = volume.topAnchor.constraint(equalTo: sound.bottomAnchor, constant: 8)
  let constraint6 = bar.topAnchor.constraint(equalTo: volume.bottomAnchor, constant: 8)
  let constraint7 = photo.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8)
  let constraint8 = empty.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8)
  let constraint9 = bare.topAnchor.constraint(equalTo: empty.bottomAnchor, constant: 8)
  let constraint10 = small.topAnchor.constraint(equalTo: bare.bottomAnchor, constant: 8)
  let constraint11 = big.topAnchor.constraint(equalTo: small.bottomAnchor, constant: 8)
  let constraint12 = title.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor)
  let constraint13 = ok.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint14 = name.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint15 = sound.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint16 = volume.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor)
  let constraint17 = screen.layoutMarginsGuide.trailingAnchor.constraint(equalTo: volume.trailingAnchor)
  let constraint18 = bar.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint19 = bar.trailingAnchor.constraint(equalTo: volume.trailingAnchor)
  let constraint20 = photo.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint21 = empty.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint22 = bare.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint23 = small.leadingAnchor.constraint(equalTo: title.leadingAnchor)
  let constraint24 = big.trailingAnchor.constraint(equalTo: screen.layoutMarginsGuide.trailingAnchor)
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
    constraint15,
    constraint16,
    constraint17,
    constraint18,
    constraint19,
    constraint20,
    constraint21,
    constraint22,
    constraint23,
    constraint24,
  ])
  return (["screen": screen, "title": title, "ok": ok, "name": name, "sound": sound, "volume": volume, "bar": bar, "photo": photo, "empty": empty, "bare": bare, "small": small, "big": big], { _ in })
}
