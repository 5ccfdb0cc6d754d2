// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "comparison", targets: ["Comparison"]),
    .executable(name: "drawing-costs", targets: ["DrawingCosts"]),
    .executable(name: "width-costs", targets: ["WidthCosts"]),
  ],
  dependencies: [
    .package(name: "AutoLayout", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // MARK: What is measured
    .target(
      name: "Workloads", dependencies: [.product(name: "PropertyTesting", package: "AutoLayout")]),

    // MARK: Peers
    // kiwi is headers only; `Benchmarks/peers` puts them into `.peers/kiwi`.
    .target(
      name: "KiwiShim",
      cxxSettings: [
        .headerSearchPath("../../.peers/kiwi"), .define("NDEBUG"), .unsafeFlags(["-O3"]),
      ]),

    // Yoga's sources, which `Benchmarks/peers` puts into `.peers/yoga`, are compiled with the shim.
    .target(
      name: "YogaShim",
      cxxSettings: [
        .headerSearchPath("../../.peers/yoga"), .define("NDEBUG"), .unsafeFlags(["-O3", "-w"]),
      ]),

    // MARK: Screens, laid out by the engine and by views
    .target(
      name: "Screens",
      dependencies: [
        "Workloads",
        .product(name: "Cassowary", package: "AutoLayout"),
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "PortableUIKit", package: "AutoLayout"),
      ]),

    // MARK: Measurements
    .target(name: "CMeasure"),
    .executableTarget(
      name: "Comparison",
      dependencies: [
        "Workloads", "Screens", "KiwiShim", "YogaShim", "CMeasure",
        .product(name: "Cassowary", package: "AutoLayout"),
        .product(name: "AutoLayout", package: "AutoLayout"),
      ]),
    // What a layout at every width costs, as ratios within one run.
    .executableTarget(
      name: "WidthCosts",
      dependencies: [
        "Screens",
        .product(name: "CairoRenderer", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
        .product(name: "LayoutProperties", package: "AutoLayout"),
        .product(name: "PortableUIKit", package: "AutoLayout"),
      ]),
    // What pictures cost, as ratios within one run.
    .executableTarget(
      name: "DrawingCosts",
      dependencies: [
        .product(name: "CairoRenderer", package: "AutoLayout"),
        .product(name: "PortableUIKit", package: "AutoLayout"),
      ]),
    // ordo-one's plugin takes the executables whose folder lies directly in one named Benchmarks: this
    // one only.
    .executableTarget(
      name: "SolverBenchmarks",
      dependencies: [
        .product(name: "Cassowary", package: "AutoLayout"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "SolverBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),

    // MARK: Tests
    .testTarget(name: "WorkloadsTests", dependencies: ["Workloads"]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", "Workloads"]),
  ],
  cxxLanguageStandard: .cxx17
)
