import Foundation
import PortableUIKit
import Testing

/// A layout is a function of the present state: after any history, whatever no tie leaves open lies where it
/// lies in a tree that was built in the present state from the beginning.
@MainActor @Suite struct StateFunctionTests {
  nonisolated private static let texts = [
    "Short", "Some more words", "Many more words than fit beside anything else in a narrow column",
    "Settings of this device and of others, in as many lines as it takes", "",
  ]
  nonisolated private static let count = 5

  /// What a screen is to look like.
  private struct State {
    var texts: [Int]
    var lines: [Int]
    /// The greatest width of each label in points, if any.
    var limits: [CGFloat?]
    /// Where the neighbour of each label begins, if it has to end before it.
    var neighbours: [CGFloat?]
    /// Whether a label is as wide as its container, less a margin.
    var isPinned: [Bool]
    var isRemoved: [Bool]
    var order: [Int]
    var axis: NSLayoutConstraint.Axis

    init(_ random: inout SplitMix) {
      let indices = 0..<StateFunctionTests.count
      texts = indices.map { _ in random.below(StateFunctionTests.texts.count) }
      lines = indices.map { _ in random.below(3) == 0 ? 1 : 0 }
      limits = indices.map { _ in random.below(2) == 0 ? nil : CGFloat(40 + random.below(200)) }
      neighbours = indices.map { _ in random.below(2) == 0 ? nil : CGFloat(60 + random.below(250)) }
      isPinned = indices.map { _ in random.below(4) == 0 }
      isRemoved = indices.map { _ in false }
      order = Array(indices)
      axis = random.below(3) == 0 ? .horizontal : .vertical
    }
  }

  /// The views of a screen, which follow a state.
  @MainActor private final class Screen {
    let window = makeWindow()
    let stack = UIStackView()
    /// Labels beside neighbours, then labels of the stack.
    let labels: [UILabel]
    private(set) var state: State
    private var own: [[NSLayoutConstraint]]

    init(_ state: State) {
      self.state = state
      labels = (0..<2 * StateFunctionTests.count).map { _ in UILabel() }
      own = labels.map { _ in [] }
      let stack = constrained(stack, in: window)
      stack.axis = state.axis
      stack.alignment = .leading
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 400),
        stack.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor, constant: -20),
      ])
      for index in state.texts.indices {
        setContent(index)
        place(index)
      }
      for index in state.order {
        stack.addArrangedSubview(labels[StateFunctionTests.count + index])
      }
    }

    private func setContent(_ index: Int) {
      for label in [labels[index], labels[StateFunctionTests.count + index]] {
        label.text = StateFunctionTests.texts[state.texts[index]]
        label.numberOfLines = state.lines[index]
      }
    }

    /// Adds a label, or takes it away, with its constraints.
    private func place(_ index: Int) {
      let label = labels[index]
      NSLayoutConstraint.deactivate(own[index])
      own[index] = []
      if state.isRemoved[index] { return label.removeFromSuperview() }
      if label.superview == nil { _ = constrained(label, in: window) }
      own[index] = [
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
        label.topAnchor.constraint(equalTo: window.topAnchor, constant: CGFloat(60 * index)),
      ]
      if let limit = state.limits[index] {
        own[index].append(label.widthAnchor.constraint(lessThanOrEqualToConstant: limit))
      }
      if let neighbour = state.neighbours[index] {
        own[index].append(
          label.trailingAnchor.constraint(
            lessThanOrEqualTo: window.leadingAnchor, constant: neighbour))
      }
      if state.isPinned[index] {
        let pin = label.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -30)
        pin.priority = UILayoutPriority(600)
        own[index].append(pin)
      }
      NSLayoutConstraint.activate(own[index])
    }

    /// Makes one random change.
    func change(_ random: inout SplitMix) {
      let index = random.below(StateFunctionTests.count)
      switch random.below(8) {
      case 0:
        state.texts[index] = random.below(StateFunctionTests.texts.count)
        setContent(index)
      case 1:
        state.lines[index] = random.below(3) == 0 ? 1 : 0
        setContent(index)
      case 2, 3:
        state.limits[index] = random.below(3) == 0 ? nil : CGFloat(40 + random.below(200))
        place(index)
      case 4:
        state.neighbours[index] = random.below(3) == 0 ? nil : CGFloat(60 + random.below(250))
        place(index)
      case 5:
        state.isPinned[index].toggle()
        place(index)
      case 6:
        state.isRemoved[index].toggle()
        place(index)
      default:
        let moved = state.order.remove(at: random.below(state.order.count))
        let place = random.below(state.order.count + 1)
        state.order.insert(moved, at: place)
        stack.insertArrangedSubview(labels[StateFunctionTests.count + moved], at: place)
      }
      window.layoutIfNeeded()
    }

    /// Whether labels of the stack have to share too little room: all resist with the same priority, so nothing says which
    /// of them gives way. A label that has broken its lines asks for no more than they need, and a history is seen in that.
    private var isTied: Bool {
      let arranged = stack.arrangedSubviews
      return stack.axis == .horizontal
        && arranged.reduce(0) { $0 + max(0, $1.intrinsicContentSize.width) } > window.bounds.width
          - 20
    }

    /// The frames of the views that are determined and share no tie.
    var determined: [Int: CGRect] {
      window.layoutIfNeeded()
      let isTied = isTied
      var frames: [Int: CGRect] = [:]
      for (index, label) in labels.enumerated() where label.window != nil {
        if isTied && label.superview === stack { continue }
        if !label.hasAmbiguousLayout { frames[index] = label.convert(label.bounds, to: window) }
      }
      return frames
    }
  }

  @Test("after any history the layout is that of a fresh tree", arguments: 0..<20)
  func histories(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let screen = Screen(State(&random))
    screen.window.layoutIfNeeded()
    for step in 0..<12 {
      screen.change(&random)
      let fresh = Screen(screen.state).determined
      let frames = screen.determined
      #expect(Set(frames.keys) == Set(fresh.keys), "seed \(seed), step \(step)")
      for (index, frame) in frames {
        guard let expected = fresh[index] else { continue }
        let distance = max(
          (frame.minX - expected.minX).magnitude, (frame.minY - expected.minY).magnitude,
          (frame.width - expected.width).magnitude, (frame.height - expected.height).magnitude)
        #expect(
          distance < 0.51, "seed \(seed), step \(step), label \(index): \(frame), fresh \(expected)"
        )
      }
    }
  }

  @Test("a wrapping label that was squeezed takes its room again when that is free")
  func released() {
    let window = makeWindow()
    let label = constrained(UILabel(), in: window)
    label.text = Self.texts[2]
    label.numberOfLines = 0
    let neighbour = constrained(UIView(), in: window)
    let place = neighbour.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 150)
    NSLayoutConstraint.activate([
      place, neighbour.topAnchor.constraint(equalTo: window.topAnchor),
      neighbour.widthAnchor.constraint(equalToConstant: 10),
      neighbour.heightAnchor.constraint(equalToConstant: 10),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: neighbour.leadingAnchor),
    ])
    window.layoutIfNeeded()
    let usual = label.frame
    place.constant = 60
    window.layoutIfNeeded()
    #expect(label.frame.width <= 50 && label.frame.height > usual.height)
    place.constant = 150
    window.layoutIfNeeded()
    #expect(label.frame == usual)
  }

  @Test("a label whose lines are broken does not have its superview laid out for nothing")
  func undisturbed() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let window = makeWindow()
    let holder = constrained(Counter(), in: window)
    let label = constrained(UILabel(), in: holder)
    label.text = Self.texts[2]
    label.numberOfLines = 0
    let other = constrained(UIView(), in: window)
    let top = other.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([
      holder.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      holder.topAnchor.constraint(equalTo: window.topAnchor),
      holder.widthAnchor.constraint(equalToConstant: 200),
      holder.heightAnchor.constraint(equalToConstant: 300),
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      top, other.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let count = holder.count
    top.constant = 33
    window.layoutIfNeeded()
    #expect(other.frame.minY == 33)
    #expect(holder.count == count)
  }
}
