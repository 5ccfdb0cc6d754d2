// swift-tools-version: 6.2
import PackageDescription

// On Linux UIKit is a product of the package three folders up. `InterfaceBuilder` reads the storyboard and
// `CairoRenderer` has the fonts: it is enough that they are part of the program. In Xcode `Sources` and `Tests` are
// the files of an app's targets as they are.
let package = Package(
  name: "FieldNotes",
  dependencies: [.package(name: "AutoLayout", path: "../../..")],
  targets: [
    .executableTarget(
      name: "FieldNotes",
      dependencies: [
        .product(name: "UIKit", package: "AutoLayout", condition: .when(platforms: [.linux])),
        .product(
          name: "InterfaceBuilder", package: "AutoLayout", condition: .when(platforms: [.linux])),
        .product(
          name: "CairoRenderer", package: "AutoLayout", condition: .when(platforms: [.linux])),
      ],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "FieldNotesTests",
      dependencies: [
        "FieldNotes",
        .product(name: "UIKit", package: "AutoLayout", condition: .when(platforms: [.linux])),
        .product(
          name: "UIKitTestingSupport", package: "AutoLayout", condition: .when(platforms: [.linux])),
        .product(
          name: "SnapshotTesting", package: "AutoLayout", condition: .when(platforms: [.linux])),
      ],
      exclude: ["__Snapshots__"]),
  ])
