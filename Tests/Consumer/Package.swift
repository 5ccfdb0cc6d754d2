// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's: on Linux UIKit is a product, on Apple's systems it is there.
let package = Package(
  name: "Badge",
  products: [.library(name: "Badge", targets: ["Badge"])],
  dependencies: [
    // The traits of the guide's package: what is built for the one serves the other.
    .package(name: "AutoLayout", path: "../..", traits: ["SystemLibraries"])
  ],
  targets: [
    .target(
      name: "Badge",
      dependencies: [
        .product(name: "UIKit", package: "AutoLayout", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "BadgeTests",
      dependencies: [
        "Badge",
        .product(name: "UIKit", package: "AutoLayout", condition: .when(platforms: [.linux])),
        .product(
          name: "UIKitTestingSupport", package: "AutoLayout", condition: .when(platforms: [.linux])),
      ]),
    // Suites that have to fail: .ci/consumer checks that they do.
    .testTarget(
      name: "SnapshotXCTests",
      dependencies: [
        .product(name: "UIKit", package: "AutoLayout"),
        .product(name: "SnapshotTesting", package: "AutoLayout"),
      ], exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SnapshotTestingSuites",
      dependencies: [
        .product(name: "UIKit", package: "AutoLayout"),
        .product(name: "UIKitTestingSupport", package: "AutoLayout"),
        .product(name: "SnapshotTesting", package: "AutoLayout"),
      ], exclude: ["__Snapshots__"]),
    .executableTarget(
      name: "Outside", dependencies: [.product(name: "SnapshotTesting", package: "AutoLayout")]),
  ])
