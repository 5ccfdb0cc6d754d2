/// A method that UIKit runs again when a trait, or an observable value, that it read has changed
/// (TR-26).
enum UpdateMethod: Int {
  case updateProperties
  case updateConstraints
  case layoutSubviews
  case draw
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
}
