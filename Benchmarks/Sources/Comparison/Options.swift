/// What the command line asks for.
struct Options {
  var isQuick = false
  /// Only builds in every order and random transactions.
  var isOrdersOnly = false
  /// Whether malloc keeps freed memory, with the settings that `Benchmarks/compare` gives it.
  var isMallocTuned = false
  /// The JSON report of a run with `--tuned-malloc`, whose builds stand in a column of their own.
  var tunedPath: String?
  var jsonPath: String?
  var resultsPath: String?
  /// Only workloads whose name begins with one of these.
  var only: [String] = []
  /// The phases besides the build.
  var phases = PhaseFilter.all
  /// How many milliseconds to measure each phase; nil for the usual time.
  var milliseconds: Int?
  var sizes: [Int]?
  var peer = true
  var highsLibrary = ".peers/highs/highspy/libhighs.so.1"
  var description = ""

  static let usage = """
    usage: Benchmarks/compare [--quick] [--json FILE] [--results FILE] [--only PREFIX]...
                              [--sizes N,N,...] [--phase TEXT] [--ours-only]
                              [--target MILLISECONDS] [--builds-only] [--tuned-malloc]
           Benchmarks/compare --orders [--json FILE] [--results FILE] [--only PREFIX]... [--ours-only]

      --quick         sizes 10, 100 and 1,000 in less than a minute; writes no RESULTS.md
      --orders        only builds in every order and random transactions, which a full run ends with
      --json FILE     the rows of the report as JSON
      --results FILE  the report as Markdown (a full run writes Benchmarks/RESULTS.md)
      --only PREFIX   only workloads whose name begins with PREFIX, for instance W2; may be repeated
      --phase TEXT    besides the build, only phases whose name contains TEXT
      --sizes N,N     these numbers of views
      --target N      measure each phase for N milliseconds, for a profiler
      --ours-only     without kiwi and HiGHS, for work on the solver
      --builds-only   only the builds of the workloads
      --tuned-malloc  large pages, and a malloc that keeps what is freed; a full run does both,
                      and shows builds with it in a table of their own
    """

  /// What is wrong with the command line.
  struct Misuse: Error {
    var message: String
  }

  init(_ arguments: [String]) throws(Misuse) {
    var remaining = arguments[...]
    func value(of option: String, _ remaining: inout ArraySlice<String>) throws(Misuse) -> String {
      guard let value = remaining.popFirst() else {
        throw Misuse(message: "\(option) needs a value")
      }
      return value
    }
    while let argument = remaining.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--orders": isOrdersOnly = true
      case "--ours-only": peer = false
      case "--builds-only": phases = .none
      case "--tuned-malloc": isMallocTuned = true
      case "--tuned": tunedPath = try value(of: argument, &remaining)
      case "--json": jsonPath = try value(of: argument, &remaining)
      case "--results": resultsPath = try value(of: argument, &remaining)
      case "--only": only.append(try value(of: argument, &remaining))
      case "--highs": highsLibrary = try value(of: argument, &remaining)
      case "--describe": description = try value(of: argument, &remaining)
      case "--phase": phases = .containing(try value(of: argument, &remaining))
      case "--target":
        let number = try value(of: argument, &remaining)
        guard let target = Int(number), target > 0 else {
          throw Misuse(message: "--target needs a number of milliseconds, not \(number)")
        }
        milliseconds = target
      case "--sizes":
        let list = try value(of: argument, &remaining)
        sizes = list.split(separator: ",").compactMap { Int($0) }
        guard let sizes, !sizes.isEmpty, sizes.allSatisfy({ $0 >= 4 }) else {
          throw Misuse(message: "--sizes needs numbers of at least 4, not \(list)")
        }
      default: throw Misuse(message: "unknown argument \(argument)")
      }
    }
    if isOrdersOnly && (isQuick || hasSelection) {
      throw Misuse(message: "--orders has sizes and phases of its own, and no quick form")
    }
  }

  /// Whether nothing is left out.
  var isFull: Bool { !isQuick && !hasSelection && only.isEmpty && peer }

  private var hasSelection: Bool {
    sizes != nil || !phases.isAll || milliseconds != nil
  }
}
