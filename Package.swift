// swift-tools-version: 6.1
import PackageDescription

// Whoever depends on `Cassowary` or `AutoLayout` is to fetch nothing and to need no C library (Docs/Decisions/0034).
// While versions are resolved a manifest is read at "/", later in the folder of checkouts.
let isFetched =
  Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")

let package = Package(
  name: "AutoLayout",
  // Solver and engine are written for these, too; built and tested are they on Linux.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // MARK: Libraries, lowest first
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "CassowaryDiagnostics", targets: ["CassowaryDiagnostics"]),
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "VectorOutput", targets: ["VectorOutput"]),
    .library(name: "Compositor", targets: ["Compositor"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "PortableOS", targets: ["PortableOS"]),
    .library(name: "LifecycleTracing", targets: ["LifecycleTracing"]),
    .library(name: "ImageCodecs", targets: ["ImageCodecs"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "CairoRenderer", targets: ["CairoRenderer"]),
    .library(name: "LayoutProperties", targets: ["LayoutProperties"]),
    .library(name: "LayoutReports", targets: ["LayoutReports"]),
    .library(name: "LayoutSession", targets: ["LayoutSession"]),
    .library(name: "DocumentTools", targets: ["DocumentTools"]),
    // MARK: Apple's module names, for code that says `import UIKit`
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "CoreText", targets: ["CoreText"]),
    .library(name: "ImageIO", targets: ["ImageIO"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "simd", targets: ["simd"]),
    .library(name: "UIKitTestingSupport", targets: ["UIKitTestingSupport"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "SourceDoctor", targets: ["SourceDoctor"]),
    // MARK: Command
    .executable(name: "autolayout", targets: ["autolayout"]),
  ],
  traits: [
    .trait(
      name: "SystemLibraries",
      description: "Modules that need C libraries, such as InterfaceBuilder and CairoRenderer"),
    .trait(
      name: "Command",
      description: "The command autolayout and the package that reads its arguments",
      enabledTraits: ["SystemLibraries"]),
    .default(enabledTraits: isFetched ? [] : ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // MARK: System libraries
    .systemLibrary(
      name: "CLAPACKE", pkgConfig: "lapacke", providers: [.apt(["liblapacke-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CExif", pkgConfig: "libexif", providers: [.apt(["libexif-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),

    // MARK: Solver
    .target(name: "Cassowary"),
    .target(name: "CassowaryDiagnostics", dependencies: ["Cassowary", "CLAPACKE"]),
    .target(name: "PropertyTesting", dependencies: ["Cassowary", "AutoLayout"]),

    // MARK: Layout and views
    // Rounding is the C library's, which a program without Foundation does not link by itself.
    .target(
      name: "AutoLayout", dependencies: ["Cassowary"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Drawing"),
    .target(name: "VectorOutput", dependencies: ["Drawing"]),
    .target(name: "Compositor", dependencies: ["Drawing"]),
    .target(
      name: "PortableUIKit",
      dependencies: ["AutoLayout", "Drawing", "Compositor", "CSymbolCalls"]),
    // Swift calls an initialiser by address only through C.
    .target(name: "CSymbolCalls"),
    // Not named `os`: packages of servers ask `canImport(os)`, and would find it if it was built before them.
    .target(name: "PortableOS"),
    .target(name: "LifecycleTracing", dependencies: ["AutoLayout", "PortableUIKit"]),
    .target(name: "ImageCodecs", dependencies: ["CPNG", "CTurboJPEG", "CWebP", "CExif"]),
    .target(
      name: "InterfaceBuilder", dependencies: ["PortableUIKit", "ImageCodecs", "CLibXML"]),
    .target(
      name: "CairoRenderer",
      dependencies: [
        "Drawing", "VectorOutput", "Compositor", "PortableUIKit", "ImageCodecs", "CCairo", "CPango",
        "CLibXML",
      ]),

    .target(
      name: "LayoutProperties",
      dependencies: ["PropertyTesting", "AutoLayout", "PortableUIKit", "CairoRenderer"]),

    // MARK: Apple's module names
    .target(name: "UIKit", dependencies: ["PortableUIKit", "CoreGraphics", "QuartzCore"]),
    .target(name: "CoreGraphics", dependencies: ["Drawing", "PortableUIKit"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "PortableUIKit"]),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "PortableUIKit"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "PortableUIKit"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["PortableUIKit"]),
    .target(name: "MobileCoreServices", dependencies: ["PortableUIKit"]),
    .target(name: "simd"),
    // What the compiler imports in files that import both Testing and one of these.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(
      name: "UIKitTestingSupport", dependencies: ["_Testing_CoreGraphics", "_Testing_UIKit"]),
    .target(
      name: "SnapshotTesting",
      dependencies: ["AutoLayout", "PortableUIKit", "Drawing", "CairoRenderer"]),
    .target(name: "SourceDoctor"),

    // MARK: Command
    // What pages are made of. By C, which takes files in as they are: `.embedInCode` writes each byte as an
    // element of a Swift array, which takes the compiler half a minute for the solver alone.
    .target(name: "CPage", exclude: ["parts", "reader", "build"]),
    // Reads Xcode's logs. The command links it, and pages carry it as WebAssembly: it imports nothing.
    .target(name: "ConflictLogs"),
    // The words, tables and JSON that the session and the tools share.
    .target(
      name: "LayoutReports",
      dependencies: [
        "Cassowary", "AutoLayout", "PortableUIKit", "CairoRenderer", "CPage", "CPango",
      ]),
    .target(
      name: "LayoutSession",
      dependencies: [
        "LayoutReports", "Cassowary", "CassowaryDiagnostics", "AutoLayout", "PortableUIKit",
        "InterfaceBuilder", "CairoRenderer",
      ]),
    .target(
      name: "DocumentTools",
      dependencies: [
        "LayoutReports", "Cassowary", "PropertyTesting", "AutoLayout", "PortableUIKit",
        "InterfaceBuilder", "CairoRenderer", "LayoutProperties", "SourceDoctor", "ConflictLogs",
      ]),
    .executableTarget(
      name: "autolayout",
      dependencies: [
        "LayoutSession",
        "DocumentTools",
        "LayoutReports",
        "CEdit",
        "InterfaceBuilder",
        "CairoRenderer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: Examples
    .executableTarget(
      name: "TerminalPanes", dependencies: ["AutoLayout"], path: "Docs/Examples/TerminalPanes"),
    .executableTarget(
      name: "PageComposer", dependencies: ["AutoLayout", "CCairo", "CPango"],
      path: "Docs/Examples/PageComposer"),
    .executableTarget(
      name: "DrawingGallery", dependencies: ["PortableUIKit", "CairoRenderer"],
      path: "Docs/Examples/DrawingGallery"),

    // MARK: Tests
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "UIKitTestingSupport", "PortableOS", "simd"]),
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "PortableUIKit"]),
    .testTarget(name: "SourceDoctorTests", dependencies: ["SourceDoctor"]),
    .target(
      name: "JudgedSystems", dependencies: ["PropertyTesting", "CassowaryDiagnostics"],
      path: "Tests/Support/JudgedSystems"),
    // GLPK judges the solver in tests only; Debian has no glpk.pc.
    .systemLibrary(
      name: "CGLPK", path: "Tests/Support/CGLPK", providers: [.apt(["libglpk-dev"])]),
    // So does exact arithmetic over GMP.
    .systemLibrary(
      name: "CGMP", path: "Tests/Support/CGMP", pkgConfig: "gmp",
      providers: [.apt(["libgmp-dev"])]),
    .testTarget(
      name: "CassowaryTests",
      dependencies: [
        "Cassowary", "CassowaryDiagnostics", "PropertyTesting", "JudgedSystems", "CGLPK", "CGMP",
      ]),
    .testTarget(
      name: "CassowaryDiagnosticsTests",
      dependencies: [
        "CassowaryDiagnostics", "Cassowary", "AutoLayout", "PropertyTesting", "JudgedSystems",
      ]),
    .testTarget(
      name: "PropertyTestingTests",
      dependencies: [
        "PropertyTesting", "Cassowary", "AutoLayout", "CassowaryDiagnostics", "JudgedSystems",
      ]),
    .testTarget(
      name: "AutoLayoutTests",
      dependencies: [
        "AutoLayout", "Cassowary", "PropertyTesting", "CassowaryDiagnostics", "JudgedSystems",
        "TerminalPanes", "PageComposer", "CCairo",
      ]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "CCairo"]),
    .testTarget(name: "VectorOutputTests", dependencies: ["VectorOutput"]),
    .testTarget(
      name: "CompositorTests",
      dependencies: ["Compositor", "PortableUIKit", "CairoRenderer", "DrawingGallery"]),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["PortableUIKit", "LifecycleTracing", "PropertyTesting"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "ImageCodecs"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "ImageCodecsTests", dependencies: ["ImageCodecs", "CWebP", "PropertyTesting"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: ["CairoRenderer", "Drawing", "ImageCodecs", "PropertyTesting"],
      exclude: ["Judges/skia_judge.py"]),
    .testTarget(name: "LayoutPropertiesTests", dependencies: ["LayoutProperties"]),
    .testTarget(name: "LayoutReportsTests", dependencies: ["LayoutReports"]),
    .testTarget(
      name: "LayoutSessionTests", dependencies: ["LayoutSession", "PropertyTesting", "CGLPK"],
      exclude: ["Transcripts"]),
    .testTarget(
      name: "DocumentToolsTests",
      dependencies: ["DocumentTools", "LayoutSession", "ConflictLogs", "PropertyTesting"]),
    .testTarget(name: "CommandTests", dependencies: ["autolayout"]),
  ]
)

// MARK: Traits

// A target that uses a C library does so under the trait: SwiftPM then asks pkg-config for it only where the trait is on.
let systemLibraries = Set(package.targets.filter { $0.type == .system }.map(\.name))
for target in package.targets {
  target.dependencies = target.dependencies.map { dependency in
    switch dependency {
    case .byNameItem(let name, _) where systemLibraries.contains(name):
      .target(name: name, condition: .when(traits: ["SystemLibraries"]))
    case .productItem(let name, let package?, _, _):
      .product(name: name, package: package, condition: .when(traits: ["Command"]))
    default: dependency
    }
  }
}

// MARK: Warnings

// The gate builds with warnings as errors; everybody else, in whose CI the package may be built, does not.
if Context.environment["AUTOLAYOUT_WARNINGS"] == "error" && !isFetched {
  for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-warnings-as-errors"])]
  }
}
