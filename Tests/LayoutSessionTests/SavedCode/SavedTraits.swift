// swift-format-ignore-file
// What a session saved; written by SavedCodeTests.
import PortableUIKit

@MainActor func savedTraits() -> SavedCodeTests.Saved {
  // What your controller has as its view.
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
  let `default` = UILabel()
  `default`.text = "Words that need more than one line of it"
  `default`.font = UIFont.preferredFont(forTextStyle: .body)
  `default`.numberOfLines = 0
  `default`.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  `default`.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  `default`.translatesAutoresizingMaskIntoConstraints = false
  let photo = UIImageView()
  photo.translatesAutoresizingMaskIntoConstraints = false
  screen.addSubview(`default`)
  screen.addSubview(photo)
  let constraint1 = `default`.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40)
  let constraint2 = `default`.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor)
  let constraint3 = `default`.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
  let constraint4 = `default`.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5)
  let constraint5 = `default`.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.25)
  constraint5.priority = UILayoutPriority(500)
  let constraint6 = photo.centerXAnchor.constraint(equalTo: screen.layoutMarginsGuide.centerXAnchor)
  let constraint7 = NSLayoutConstraint(item: photo, attribute: .centerY, relatedBy: .equal, toItem: screen, attribute: .centerY, multiplier: 0.5, constant: 0)
  let constraint8 = photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 2)
  let constraint9 = photo.heightAnchor.constraint(equalToConstant: 50)
  constraint9.priority = UILayoutPriority(900)
  constraint9.identifier = "height"
  let constraint10 = photo.bottomAnchor.constraint(lessThanOrEqualTo: screen.safeAreaLayoutGuide.bottomAnchor)
  NSLayoutConstraint.activate([
    constraint1,
    constraint2,
    constraint6,
    constraint7,
    constraint8,
    constraint9,
    constraint10,
  ])
  // To be called with the traits that there are, and whenever they change.
  @MainActor func adapt(to traits: UITraitCollection) {
    NSLayoutConstraint.deactivate([constraint3, constraint4, constraint5])
    if traits.verticalSizeClass == .compact {
      NSLayoutConstraint.activate([constraint3])
    }
    if traits.verticalSizeClass == .regular {
      NSLayoutConstraint.activate([constraint4])
    }
    NSLayoutConstraint.activate([constraint5])
  }
  return (["screen": screen, "default": `default`, "photo": photo], adapt)
}
