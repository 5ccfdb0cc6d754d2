import Cassowary

extension LayoutEngine {
  /// The quantities that constraints leave open of many items: of left, top, width and height of each, as
  /// ``ambiguousAttributes(of:)`` tells them for one.
  ///
  /// All quantities are tried at once: in a trial each is drawn to another value, with a weight of its own. If any
  /// of them is open, a direction leads to another layout that satisfies the constraints equally well; along it or
  /// against it the weighted sum of the draws falls, unless the weights happen to cancel, which random ones do not.
  /// So every quantity that moves is open, and if no quantity moves in two opposite trials, none is open. The next
  /// trial leaves out the quantities that moved, because they may have hidden others.
  ///
  /// - Returns: the open quantities of each item, in the order of `items`.
  /// - Complexity: two trials where nothing is open, and two more for each set of quantities found together.
  public func openAttributes(of items: [any LayoutItem]) -> [[LayoutAttribute]] {
    settle()
    var open = Array(repeating: Set<LayoutAttribute>(), count: items.count)
    var questions: [OpenQuestion] = []
    for (place, item) in items.enumerated() {
      guard let node = node(for: item), node !== rootNode else { continue }
      guard node.variables != nil || node.isDerived else {
        open[place] = Set(Self.askedAttributes)
        continue
      }
      for attribute in Self.askedAttributes {
        let form = form(attribute, of: node)
        if !form.terms.isEmpty {
          questions.append(OpenQuestion(place: place, attribute: attribute, form: form))
        }
      }
    }
    var random = WeightSequence()
    for _ in 0..<Self.surveyLimit where !questions.isEmpty {
      let weights = questions.map { _ in random.next() }
      let moved = zip(
        moves(of: questions, weights, towards: 1), moves(of: questions, weights, towards: -1)
      ).map { $0 || $1 }
      for (question, hasMoved) in zip(questions, moved) where hasMoved {
        open[question.place].insert(question.attribute)
      }
      let rest = zip(questions, moved).filter { !$1 }.map(\.0)
      questions = rest.count == questions.count ? [] : rest
    }
    // So many separate freedoms have few layouts; they are asked one by one.
    for question in questions where isOpen(question.form) {
      open[question.place].insert(question.attribute)
    }
    return open.map { attributes in Self.askedAttributes.filter(attributes.contains) }
  }

  private static let askedAttributes: [LayoutAttribute] = [.left, .top, .width, .height]

  /// After how many pairs of trials what is left is asked one by one.
  private static let surveyLimit = 20

  /// Which quantities move when each is drawn one point to a side.
  private func moves(
    of questions: [OpenQuestion], _ weights: [Double], towards side: Double
  ) -> [Bool] {
    let before = questions.map { value(of: $0.form) }
    let after = afterTrial { solver in
      for (index, question) in questions.enumerated() {
        // A form that the solver refuses cannot be drawn, and counts as determined.
        _ = try? solver.addContentSize(
          AffineForm.expression(question.form.terms),
          value: before[index] + side - question.form.constant, hugging: Self.trialPriority,
          compression: Self.trialPriority, weight: weights[index])
      }
      solver.commit()
      return questions.map { value(of: $0.form) }
    }
    return zip(before, after).map { ($0 - $1).magnitude > Self.openTolerance }
  }
}

/// Whether one quantity of an item is open.
private struct OpenQuestion {
  /// The place of the item among those asked for.
  let place: Int
  let attribute: LayoutAttribute
  let form: AffineForm
}

/// Weights between 1 and 2 of which no small sum cancels: the top bits of a linear congruential generator
/// (Knuth, The Art of Computer Programming 2, 3.3.4), the same ones on every run.
private struct WeightSequence {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(state >> 40) / Double(1 << 24)
  }
}
