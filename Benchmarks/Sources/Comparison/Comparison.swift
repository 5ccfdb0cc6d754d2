import CMeasure
import Foundation
import Screens
import Workloads

/// Runs every workload on both engines and writes the report.
///
/// Ends with status 1 if the answers of the engines disagree anywhere or a first layout allocates more than it may, 2 if the command line is wrong.
@main @MainActor
struct Comparison {
  static func main() throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n\(Options.usage)\n".utf8))
      exit(2)
    }
    if options.isMallocTuned { measure_keep_freed_memory() }
    var report = run(options)
    if let path = options.tunedPath { report.tunedBuilds = try TunedBuild.read(path) }
    if let path = options.jsonPath {
      try report.json().write(toFile: path, atomically: true, encoding: .utf8)
    }
    if let path = options.resultsPath {
      try report.markdown().write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      print(report.summary())
    }
    var disagreements = report.results.filter { $0.agree == false }.map {
      "\($0.workload), \($0.phase), \($0.size) views: the answers disagree"
    }
    disagreements += report.screens.filter { !$0.agree }.map {
      "\($0.screen), \($0.phase), \($0.views) views: not as laid out from nothing"
    }
    disagreements += report.screens.filter { ($0.yogaDistance ?? 0) > 0.5 }.map {
      "\($0.screen), \($0.views) views: Yoga's frames lie elsewhere"
    }
    for family in ScreenFamily.all {
      disagreements += report.screens.filter {
        $0.screen == family.name && $0.phase == ScreenRow.firstLayout && $0.views >= 500
          && $0.allocations > family.allocationLimit * Double($0.views)
      }.map { "\($0.screen), \($0.views) views: \($0.allocations) allocations are too many" }
    }
    for line in disagreements { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    exit(disagreements.isEmpty ? 0 : 1)
  }

  private static func run(_ options: Options) -> Report {
    var report = Report(description: options.description, isQuick: options.isQuick)
    let highs = options.peer ? Highs(library: options.highsLibrary) : nil
    let families = (Family.all + ScreenFamily.recorded).filter { family in
      options.only.isEmpty || options.only.contains { family.name.hasPrefix($0) }
    }
    var budget = options.isQuick ? Budget.quick : .full
    if let target = options.milliseconds { budget.target = Int64(target) * 1_000_000 }
    report.families = families
    report.pace = budget.pace
    if !options.isOrdersOnly {
      if !options.phases.isNone { measureScreens(options, budget, &report) }
      if !options.isQuick && Report.growthSizes.allSatisfy({ options.sizes?.contains($0) ?? true })
      {
        report.bareMemory = BareMemory.measure(budget)
      }
      for family in families { measure(family, options, budget, highs, &report) }
    }
    if options.isOrdersOnly || options.isFull {
      let budget = Budget.orders(budget.pace)
      for family in families { measureOrders(of: family, options, budget, highs, &report) }
    }
    return report
  }

  /// The build and the phases of a workload at every size.
  private static func measure(
    _ family: Family, _ options: Options, _ budget: Budget, _ highs: Highs?,
    _ report: inout Report
  ) {
    var plan = RunPlan(isQuick: options.isQuick, hasPeer: options.peer)
    for size in options.sizes ?? plan.sizes(of: family) {
      guard plan.isWithinReach(views: size) else {
        report.leftOut.append((family.name, size))
        continue
      }
      FileHandle.standardError.write(Data("\(family.name), \(size) views\n".utf8))
      let comparator = Comparator(
        budget: budget, highs: highs,
        highsLimit: options.isQuick ? 1000 : 10_000, peer: plan.peer(views: size),
        phases: options.phases)
      let (rows, counts) = comparator.compare(family.make(size))
      plan.note(rows)
      report.rows += rows
      report.counts.append(counts)
    }
    save(report, options)
  }

  /// A workload built in every order, and random transactions on it.
  private static func measureOrders(
    of family: Family, _ options: Options, _ budget: Budget, _ highs: Highs?,
    _ report: inout Report
  ) {
    FileHandle.standardError.write(Data("\(family.name), orders\n".utf8))
    report.orders += OrderMeasurer(
      family: family, budget: budget, highs: highs, hasPeer: options.peer
    ).measure()
    FileHandle.standardError.write(Data("\(family.name), random transactions\n".utf8))
    report.transactions.append(
      TransactionMeasurer(family: family, budget: budget, highs: highs, hasPeer: options.peer)
        .measure())
    save(report, options)
  }

  /// A run that is broken off leaves what it has.
  private static func save(_ report: Report, _ options: Options) {
    if let path = options.resultsPath {
      try? report.markdown().write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private static func measureScreens(
    _ options: Options, _ budget: Budget, _ report: inout Report
  ) {
    let families = ScreenFamily.all.filter { family in
      options.only.isEmpty || options.only.contains { family.name.hasPrefix($0) }
    }
    for family in families {
      let sizes = options.isQuick ? family.quickSizes : family.sizes
      for size in options.sizes ?? sizes {
        FileHandle.standardError.write(Data("\(family.name), \(size) views\n".utf8))
        report.screens += ScreenMeasurer(
          family: family, budget: budget, phases: options.phases, hasPeer: options.peer
        ).measure(views: size)
      }
    }
  }
}
