import Foundation

/// A tap on an item of the tab bar it is on, which chooses it.
final class TabTapGestureRecognizer: UITapGestureRecognizer {
  private var index: Int?

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: TabTapGestureRecognizer.perform)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let bar = view as? UITabBar else { return }
    index = TabItemArrangement(bar).index(at: location(in: bar))
    if index == nil { state = .failed }
  }

  private func perform() {
    guard let bar = view as? UITabBar, let index, let items = bar.items,
      items.indices.contains(index), items[index].isEnabled
    else { return }
    if bar.chooseItem == nil { bar.selectedItem = items[index] }
    bar.delegate?.tabBar(bar, didSelect: items[index])
    bar.chooseItem?(index)
  }
}
