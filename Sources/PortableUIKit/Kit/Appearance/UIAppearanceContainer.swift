/// An object that can contain views to which an appearance is confined: a view or controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}
extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
