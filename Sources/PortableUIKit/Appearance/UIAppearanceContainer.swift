/// What can have views in it to which an appearance is confined: views and controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
