extension Property {
  /// The verdict of one case.
  private enum Verdict {
    case passed
    case discarded
    case failed(reason: String)
  }

  /// Runs the property on random values and shrinks the first that fails.
  ///
  /// Sizes grow from 0 to 100 over the run. A failing value is replaced by the first of its shrinks that
  /// fails too, until none does or the limit of candidates is reached. A run of no cases is a failure.
  ///
  /// - Complexity: one call of `body` per case, and at most `settings.shrinkLimit` more.
  public func check(
    _ settings: CheckSettings = CheckSettings(), _ body: (Value, Trial) throws -> Void
  ) -> PropertyReport<Value> {
    let seed = settings.seed ?? Self.seed(of: name)
    var random = RandomSource(seed: seed)
    var coverage = Coverage()
    var discarded = 0
    guard settings.cases > 0 else {
      let reason = "\(settings.cases) cases were asked for. Ask for at least one."
      return report(coverage, discarded, failure: failure(seed, .nothingToCheck(reason)))
    }
    while coverage.cases < settings.cases {
      let drawn = Self.nextCase(&random, settings, counted: coverage.cases)
      var source = RandomSource(seed: drawn.seed)
      let tree = generator.tree(&source, size: drawn.size)
      let trial = Trial()
      let verdict = tree.map { Self.run(body, $0.value, trial) } ?? .discarded
      switch verdict {
      case .passed:
        coverage.record(trial.labels)
      case .discarded:
        discarded += 1
        guard discarded <= settings.discardsPerCase * max(settings.cases, 1) else {
          let cause = PropertyFailure.Cause.exhausted(
            counted: coverage.cases, discarded: discarded)
          return report(coverage, discarded, failure: failure(seed, cause))
        }
      case .failed(let reason):
        guard let tree else { continue }
        let shrunk = Self.shrink(tree, reason: reason, limit: settings.shrinkLimit, body)
        let found = PropertyFailure.Counterexample(
          source: describe(shrunk.value), originalSource: describe(tree.value),
          reason: shrunk.reason, casesBefore: coverage.cases, shrinks: shrunk.steps,
          candidates: shrunk.candidates, replay: drawn)
        coverage.record(trial.labels)
        return report(
          coverage, discarded, passed: coverage.cases - 1, counterexample: shrunk.value,
          failure: failure(seed, .counterexample(found)))
      }
    }
    let unmet = coverage.unmet(settings.coverage)
    let cause = PropertyFailure.Cause.coverage(unmet: unmet, seen: coverage)
    return report(coverage, discarded, failure: unmet.isEmpty ? nil : failure(seed, cause))
  }

  private static func nextCase(
    _ random: inout RandomSource, _ settings: CheckSettings, counted: Int
  ) -> ReplayedCase {
    if let replay = settings.replay { return replay }
    let size =
      settings.cases > 1
      ? counted * Generator<Value>.maximumSize / (settings.cases - 1) : Generator<Value>.maximumSize
    return ReplayedCase(seed: random.next(), size: size)
  }

  private static func run(
    _ body: (Value, Trial) throws -> Void, _ value: Value, _ trial: Trial
  ) -> Verdict {
    do {
      try body(value, trial)
      return .passed
    } catch is DiscardedCase {
      return .discarded
    } catch {
      return .failed(reason: String(describing: error))
    }
  }

  private static func shrink(
    _ tree: ShrinkTree<Value>, reason: String, limit: Int, _ body: (Value, Trial) throws -> Void
  ) -> (value: Value, reason: String, steps: Int, candidates: Int) {
    var current = tree
    var currentReason = reason
    var steps = 0
    var candidates = 0
    var improved = true
    while improved {
      improved = false
      // One thing at a time, and where that leads no further several at once.
      let next = [
        AnySequence(current.shrinks),
        AnySequence { [current] in
          NumberSearch(current).candidates.makeIterator()
        },
      ].lazy.joined()
      for candidate in next {
        guard candidates < limit else { break }
        candidates += 1
        if case .failed(let reason) = run(body, candidate.value, Trial()) {
          (current, currentReason) = (candidate, reason)
          steps += 1
          improved = true
          break
        }
      }
    }
    return (current.value, currentReason, steps, candidates)
  }

  private func failure(_ seed: UInt64, _ cause: PropertyFailure.Cause) -> PropertyFailure {
    PropertyFailure(property: name, seed: seed, cause: cause)
  }

  private func report(
    _ coverage: Coverage, _ discarded: Int, passed: Int? = nil, counterexample: Value? = nil,
    failure: PropertyFailure?
  ) -> PropertyReport<Value> {
    PropertyReport(
      property: name, passed: passed ?? coverage.cases, discarded: discarded, coverage: coverage,
      counterexample: counterexample, failure: failure)
  }

  /// The FNV-1a hash of a name: the same on every run, unlike `Hasher`.
  static func seed(of name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
