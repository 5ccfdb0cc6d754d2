/// What can have views in it to which an appearance is confined: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
