// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's: on Linux UIKit is a product, on Apple's systems it is there.
let package = Package(
  name: "Badge",
  products: [.library(name: "Badge", targets: ["Badge"])],
  dependencies: [.package(name: "AutoLayout", path: "../..")],
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
  ])
