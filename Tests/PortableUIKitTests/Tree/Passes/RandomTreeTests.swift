import Foundation
import PortableUIKit
import Testing

/// Random trees under random changes: after each turn everything is settled, and an independent
/// tree built from scratch in the final state has the same frames.
@MainActor @Suite struct RandomTreeTests {
  /// A reproducible stream of numbers (SplitMix64).
  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }
  }

  /// One node of the model: what a view is to be like.
  private struct Model {
    var parent: Int?
    var isConstrained: Bool
    var frame: CGRect
    var leading: CGFloat
    var top: CGFloat
    var size: CGSize
    var hasWidth: Bool
  }

  private func randomModel(_ random: inout Random, index: Int) -> Model {
    Model(
      parent: index == 0 ? nil : random.below(index), isConstrained: random.below(3) > 0,
      frame: CGRect(
        x: random.below(40), y: random.below(40), width: random.below(200),
        height: random.below(200)),
      leading: CGFloat(random.below(50)), top: CGFloat(random.below(50)),
      size: CGSize(width: random.below(80), height: random.below(80)),
      hasWidth: random.below(2) == 0)
  }

  /// A tree of views with its constraints by view.
  @MainActor private final class Tree {
    let window = makeWindow()
    var views: [SizedView] = []
    var leading: [NSLayoutConstraint] = []
    var top: [NSLayoutConstraint] = []

    init(_ models: [Model]) {
      for model in models {
        let view = SizedView(model.size.width, model.size.height)
        views.append(view)
        view.translatesAutoresizingMaskIntoConstraints = !model.isConstrained
        attach(view, model)
      }
    }

    private func attach(_ view: SizedView, _ model: Model) {
      let parent: UIView = model.parent.map { views[$0] } ?? window
      parent.addSubview(view)
      view.frame = model.frame
      leading.append(
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: model.leading))
      top.append(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: model.top))
      if model.isConstrained {
        NSLayoutConstraint.activate([leading[leading.count - 1], top[top.count - 1]])
        if model.hasWidth {
          let width = view.widthAnchor.constraint(equalToConstant: model.size.width + 7)
          width.isActive = true
        }
      }
    }
  }

  @Test("After every turn frames are those of a tree built from scratch", arguments: 0..<30)
  func incremental(seed: Int) {
    var random = Random(state: UInt64(seed))
    var models: [Model] = []
    for index in 0..<(3 + random.below(20)) {
      models.append(randomModel(&random, index: index))
    }
    let tree = Tree(models)
    tree.window.performTurn()
    for step in 0..<12 {
      for _ in 0..<(1 + random.below(3)) {
        let index = random.below(models.count)
        switch random.below(4) {
        case 0:
          models[index].leading = CGFloat(random.below(60))
          tree.leading[index].constant = models[index].leading
        case 1:
          models[index].size = CGSize(
            width: random.below(80), height: random.below(80))
          if models[index].isConstrained, models[index].hasWidth {
            // The width constraint keeps its constant; only the height follows the content.
            models[index].size.width = tree.views[index].size.width
          }
          tree.views[index].size = models[index].size
        case 2 where !models[index].isConstrained:
          models[index].frame = CGRect(
            x: random.below(40), y: random.below(40), width: random.below(200),
            height: random.below(200))
          tree.views[index].frame = models[index].frame
        default:
          models[index].top = CGFloat(random.below(60))
          tree.top[index].constant = models[index].top
        }
      }
      tree.window.performTurn()
      let fresh = Tree(models)
      fresh.window.performTurn()
      #expect(
        tree.views.map(\.frame) == fresh.views.map(\.frame), "seed \(seed), step \(step)")
    }
  }

  @Test("A settled tree makes no calls in the next turn", arguments: 0..<10)
  func settled(seed: Int) {
    var random = Random(state: UInt64(1000 + seed))
    let log = CallLog()
    let window = makeWindow()
    var views: [UIView] = [window]
    for index in 0..<20 {
      let view = log.view("\(index)")
      views[random.below(views.count)].addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: random.below(99), height: random.below(99))
      if random.below(2) == 0 {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: CGFloat(random.below(99))).isActive = true
      }
      views.append(view)
    }
    window.performTurn()
    _ = log.take()
    window.performTurn()
    #expect(log.take() == [])
  }
}
