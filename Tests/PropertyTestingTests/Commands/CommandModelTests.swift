import PropertyTesting
import Testing

/// A ring buffer with a defect on demand: it forgets to wrap its write index.
private struct RingBuffer {
  private var storage: [Int]
  private var first = 0
  private var count = 0
  private let forgetsToWrap: Bool

  init(capacity: Int, forgetsToWrap: Bool) {
    storage = [Int](repeating: 0, count: capacity + 1)
    self.forgetsToWrap = forgetsToWrap
  }

  mutating func push(_ value: Int) {
    let index = first + count
    storage[forgetsToWrap ? min(index, storage.count - 1) : index % storage.count] = value
    count += 1
  }

  mutating func pop() -> Int {
    defer {
      first = (first + 1) % storage.count
      count -= 1
    }
    return storage[first]
  }
}

private struct RingBufferModel: CommandModel {
  enum Command: Sendable, SwiftSource {
    case push(Int)
    case pop

    var swiftSource: String {
      switch self {
      case .push(let value): ".push(\(value))"
      case .pop: ".pop"
      }
    }
  }

  struct State {
    var contents: [Int] = []
    var popped: Int?
  }

  let capacity = 3
  let forgetsToWrap: Bool
  let initialState = State()

  func command(in state: State) -> Generator<Command>? {
    var choices: [Generator<Command>] = []
    if !state.contents.isEmpty { choices.append(.constant(.pop)) }
    if state.contents.count < capacity {
      choices.append(Generator.integer(in: 0...99).map { Command.push($0) })
    }
    return .oneOf(choices)
  }

  func allows(_ command: Command, in state: State) -> Bool {
    switch command {
    case .push: state.contents.count < capacity
    case .pop: !state.contents.isEmpty
    }
  }

  func advance(_ state: inout State, by command: Command) {
    switch command {
    case .push(let value): state.contents.append(value)
    case .pop: state.popped = state.contents.removeFirst()
    }
  }

  func makeSystem() -> RingBuffer {
    RingBuffer(capacity: capacity, forgetsToWrap: forgetsToWrap)
  }

  func execute(
    _ command: Command, on system: inout RingBuffer, state: State, trial: Trial
  ) throws {
    switch command {
    case .push(let value):
      trial.classify("full", if: state.contents.count == capacity)
      system.push(value)
    case .pop:
      try trial.expectEqual(system.pop(), state.popped ?? -1, "the popped value")
    }
  }
}

@Suite struct CommandModelTests {
  @Test func `a correct system agrees with its model, and the runs reach a full buffer`() throws {
    try forAllCommands(
      "ring buffer", of: RingBufferModel(forgetsToWrap: false), count: 0...40,
      settings: CheckSettings(cases: 200).requiring("full", atLeast: 50))
  }

  @Test func `a defect shrinks to the shortest list of commands`() throws {
    let failure = #expect(throws: PropertyFailure.self) {
      try forAllCommands(
        "ring buffer", of: RingBufferModel(forgetsToWrap: true), count: 0...40)
    }
    // Storage of 4: the fifth push is the first to wrap. It is stored at index 3 instead of 0, where the
    // fourth value still waits or index 0 is read: 5 pushes, 4 or 5 pops, values 0 but one.
    let source = try #require(failure?.counterexample?.source)
    let pushes = source.components(separatedBy: ".push").count - 1
    let pops = source.components(separatedBy: ".pop").count - 1
    #expect(pushes == 5 && pops <= 5, "\(source)")
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
