import InterfaceBuilder
import PortableUIKit

extension InterfaceSceneInstance {
  /// Puts the bars that surround the scene into its window, above everything: they are not views of
  /// the document, and layout knows them only as parts of the safe area.
  func showBars() {
    for bar in environment.bars {
      let view: UIView
      switch bar.kind {
      case .navigation(let isLarge):
        let navigation = UINavigationBar(frame: bar.frame)
        navigation.prefersLargeTitles = isLarge
        navigation.backgroundColor = .clear
        navigation.itemTitles = bar.title.map { [$0] } ?? []
        view = navigation
      case .tab: view = UITabBar(frame: bar.frame)
      case .tool: view = UIToolbar(frame: bar.frame)
      }
      view.isUserInteractionEnabled = false
      window.addSubview(view)
    }
  }
}
