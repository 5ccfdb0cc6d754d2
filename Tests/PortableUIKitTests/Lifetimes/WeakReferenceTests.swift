import Foundation
import Testing

@testable import PortableUIKit

/// An object that was referenced weakly has a side table, and pays for it at each count of its references from then on
/// (decision 61). So layouts make none, and each `weak` of the modules has a reason.
@MainActor @Suite struct WeakReferenceTests {
  /// Whether an object was ever referenced weakly: the word of its counts then holds the address of a side table, which
  /// the two highest bits say.
  private func hasSideTable(_ object: AnyObject) -> Bool {
    let counts = Unmanaged.passUnretained(object).toOpaque().load(
      fromByteOffset: MemoryLayout<UInt>.size, as: UInt64.self)
    return counts >> 62 == 3
  }

  @Test func `an object that was referenced weakly has a side table`() {
    let (known, unknown) = (UIView(), UIView())
    weak let reference = known
    #expect(reference === known)
    #expect(hasSideTable(known) && !hasSideTable(unknown))
  }

  @Test
  func
    `a layout, its display and a rotation refer weakly to no view, layer, guide, anchor or constraint`()
    throws
  {
    let window = UIWindow(
      environment: try #require(.named("iPhone 16")), frameClock: ManualFrameClock())
    let controller = UIViewController()
    window.rootViewController = controller
    // The window itself, which any thread may release, is known weakly by its scene and its clock.
    var (objects, constraints): ([NSObject], [NSLayoutConstraint]) = ([], [])
    let stack = UIStackView()
    controller.view.addSubview(stack)
    for index in 0..<10 {
      let (row, label, icon) = (UIView(), UILabel(), UIImageView())
      label.text = "Row \(index)"
      for view in [row, label, icon] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .red
      }
      row.addSubview(label)
      row.addSubview(icon)
      if index < 5 { stack.addArrangedSubview(row) } else { controller.view.addSubview(row) }
      constraints += [
        label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: row.layoutMarginsGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        icon.widthAnchor.constraint(equalToConstant: 20),
        row.widthAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.widthAnchor),
      ]
      objects += [row, label, icon, row.layoutMarginsGuide, label.leadingAnchor]
    }
    NSLayoutConstraint.activate(constraints)
    window.makeKeyAndVisible()
    window.performTurn()
    window.rotate(to: .landscape)
    window.performTurn()
    objects += [controller.view, stack, controller.view.safeAreaLayoutGuide]
    objects += objects.compactMap { ($0 as? UIView)?.layerIfLoaded } + constraints
    let weakly = objects.filter { hasSideTable($0) }
    #expect(weakly.isEmpty, "\(weakly.map { "\(type(of: $0))" })")
    let engine = try #require(window.layoutState.host?.engine)
    #expect(!hasSideTable(engine))
  }

  // MARK: The table

  /// The modules' folders in which every weak reference is listed here, whatever its form: layouts run through them.
  private static let layoutRooms = [
    "AutoLayout/", "PortableUIKit/Tree/Constraints/", "PortableUIKit/Tree/Engine/",
    "PortableUIKit/Base/Geometry/",
    "PortableUIKit/Tree/Layers/", "PortableUIKit/Tree/Passes/", "PortableUIKit/Graphics/Traits/",
    "PortableUIKit/Tree/Views/",
  ]

  /// File and name of the references in these folders, with the reason why each is weak.
  private static let reasons: [String: String] = [
    "AutoLayout/Items/ItemPlace.swift unplaced": "items of toolkits that have no places",
    "AutoLayout/Engine/ItemNode+Rare.swift arrangement":
      "one a stack, and the arrangement is no item",
    "PortableUIKit/Base/Geometry/ScreenPlane.swift scene": "a scene, one a screen",
    "PortableUIKit/Tree/Layers/CALayer.swift modelLayer":
      "a copy that shows, made when it is asked for",
    "PortableUIKit/Tree/Layers/CALayer.swift addedTo": "layers of no view, which authors add",
    "PortableUIKit/Tree/Layers/CALayer.swift maskedLayer": "masks",
    "PortableUIKit/Tree/Layers/CALayer.swift explicitDelegate": "UIKit's: a delegate",
    "PortableUIKit/Tree/Layers/CALayer.swift delegate": "UIKit's: a delegate",
    "PortableUIKit/Tree/Layers/CALayer.swift subviewBelow": "layers of no view, which authors add",
    "PortableUIKit/Tree/Layers/Kinds/ReplicaNode.swift replicator":
      "replicas are few, and made to be drawn",
    "PortableUIKit/Tree/Layers/KnownLayer.swift other": "layers of no view",
    "PortableUIKit/Tree/Passes/TrackedUpdate.swift other":
      "controllers, if they have read an observable value",
    "PortableUIKit/Tree/Passes/UIWindow+Turn.swift self":
      "a window, which any thread may release while its clock waits",
    "PortableUIKit/Graphics/Traits/UITraitChangeObservable+Targets.swift target":
      "UIKit's: a target",
    "PortableUIKit/Tree/Views/UIViewState.swift viewController":
      "a controller, one a screen or bar",
  ]

  /// Kinds of references elsewhere: what their declarations look like, and the reason.
  private static let kinds: [(pattern: Regex<Substring>, reason: String)] = [
    (/\[[^\]]*\bweak\b/, "a closure that its object keeps, or that waits for a clock"),
    (
      /\b(?:open|public)\b.*\bweak var/,
      "UIKit declares it so, or offers an object that it does not keep"
    ),
    (
      /\bweak (?:var|let) \w*(?:[Dd]elegate|[Tt]arget|sender|observer|observation)\b/,
      "UIKit's: targets and observers"
    ),
    (
      /\bweak var (?:weakObject|key|object|reference|anchor|stored|focused)\b/,
      "weak by its purpose: tables of weak references, associations"
    ),
    (/\bweak let reference\b/, "finds out whether an object is going"),
    (
      /\bweak var \w+: \(?(?:any )?(?:UI\w*Controller|UI\w*Interaction|UI\w*Scene|UIBarButtonItem)\?/,
      "controllers, interactions, scenes and items of bars, of which a screen has few"
    ),
    (
      /\bweak var \w+: \(?(?:any )?(?:FrameClock|AnyObject|AnimationRun|TransitionCoordinator|AnimatedTransitionContext|TimingMark)\b/,
      "an animation or a transition under way"
    ),
    (
      /\bweak var \w+: \(?(?:any )?(?:ItemDragHost|UICollectionView|UITableView|UICollectionViewLayout|UIDynamic\w+|UITextInput)\b/,
      "one a list, a text or an animator, set by what serves it"
    ),
    (
      /\bweak var (?:container|referenceView|targetView|view|window|key|hostWindow|awaitingWindow|layer|button|source|firstResponder|waiting|recognizer)\b/,
      "a view that something under way concerns: a drag, a touch, a menu, an animation, the keyboard"
    ),
  ]

  @Test func `each weak reference of the modules has its reason`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources"
    ).standardized
    var (listed, unexplained): (Set<String>, [String]) = ([], [])
    for module in ["AutoLayout", "PortableUIKit"] {
      let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)
      for case let path as String in try #require(files) where path.hasSuffix(".swift") {
        let file = "\(module)/\(path)"
        let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") where isReference(line) {
          if Self.layoutRooms.contains(where: file.hasPrefix) {
            let key = "\(file) \(name(in: line))"
            listed.insert(key)
            if Self.reasons[key] == nil { unexplained.append("\(file): \(line)") }
          } else if !Self.kinds.contains(where: { line.contains($0.pattern) }) {
            unexplained.append("\(file): \(line)")
          }
        }
      }
    }
    #expect(
      unexplained.isEmpty,
      "use Known or a place instead, or say here why the reference is weak: \(unexplained)")
    let stale = Set(Self.reasons.keys).subtracting(listed)
    #expect(stale.isEmpty, "these references are gone: \(stale)")
  }

  private func isReference(_ line: Substring) -> Bool {
    let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return code.contains(/\bweak\b(?!:| in| =|\.)/)
  }

  /// The name after `weak var`, `weak let` or, in a closure, `weak`.
  private func name(in line: Substring) -> Substring {
    line.firstMatch(of: /\bweak (?:var |let )?(\w+)/)?.1 ?? line
  }
}
