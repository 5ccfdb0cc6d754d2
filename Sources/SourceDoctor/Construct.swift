import Foundation

/// A construct of Swift that Linux does not have, as it stands in a line without texts and comments.
struct Construct: Sendable {
  let name: String
  let pattern: String
  let problem: String
  let advice: String

  /// The constructs that are looked for, in the order in which a line reports them.
  static let all: [Construct] = [
    Construct(
      name: "objc", pattern: #"@objc(Members)?\b"#,
      problem: "Objective-C interoperability is disabled on Linux",
      advice:
        "wrap the attribute in #if canImport(ObjectiveC), or remove it; an optional requirement "
        + "gets a default in an extension"),
    Construct(
      name: "selector", pattern: #"#selector\b"#, problem: "#selector needs Objective-C",
      advice:
        "write Selector(\"method:\") with the same name, or hand over the method itself (Type.method) "
        + "or a UIAction"),
    Construct(
      name: "keypath", pattern: #"#keyPath\b"#, problem: "#keyPath needs Objective-C",
      advice: "use a key path (\\Type.property)"),
    Construct(
      name: "outlet", pattern: #"@(IBOutlet|IBSegueAction|GKInspectable)\b"#,
      problem: "the attribute needs Objective-C",
      advice: "wrap it in #if canImport(ObjectiveC); the outlet is connected by its name"),
    Construct(
      name: "action", pattern: #"@IBAction\s[^{]*\bfunc\s+\w+\s*\(\s*\)"#,
      problem: "an @IBAction has exactly one parameter on Linux",
      advice: "give the method a sender, or wrap the attribute in #if canImport(ObjectiveC)"),
    Construct(
      name: "renamed", pattern: #"\bNSAttributedStringKey\b"#,
      problem: "Foundation has the name of before Swift 4.2 no longer",
      advice: "write NSAttributedString.Key"),
    Construct(
      name: "main", pattern: #"@(UIApplicationMain|NSApplicationMain)\b"#,
      problem: "the attribute needs Objective-C", advice: "write @main"),
    Construct(
      name: "main-actor-tests",
      pattern: #"@MainActor\s+((final|public|open|internal)\s+)*class\s+\w+\s*:\s*XCTestCase\b"#,
      problem: Construct.mainActorTests, advice: Construct.mainActorAdvice),
    Construct(
      name: "main-actor-tests",
      pattern: #"@MainActor\s+func\s+test\w*\s*\(\s*\)\s*(throws\s*)?\{"#,
      problem: Construct.mainActorTests, advice: Construct.mainActorAdvice),
    Construct(
      name: "inline-snapshot", pattern: #"\bassertInlineSnapshot\s*\("#,
      problem: "snapshots inside of sources are not written on Linux",
      advice: "use assertSnapshot(of:as:) with a text"),
    Construct(
      name: "managed", pattern: #"@NSManaged\b"#, problem: "nothing manages the property on Linux",
      advice:
        "leave a file of Core Data out with #if canImport(CoreData); a layer stores the property, calls "
        + "propertyDidChange(_:from:) in didSet, and names it in animatableKeys"),
    Construct(
      name: "key-value",
      pattern:
        #"\b(setValue\s*\([^)]*forKey(Path)?\s*:|\.value\s*\(\s*forKey(Path)?\s*:)|\.observe\s*\(\s*\\(?![A-Za-z.?!]*\.(bounds|frame|center|transform|alpha|isHidden|content(Size|Offset|Inset)|is(Enabled|Selected|Highlighted)|text)\b)"#,
      problem:
        "without Objective-C a name finds only stored properties, and only views and layers are observed",
      advice: "use the property itself, didSet or a closure"),
    Construct(
      name: "optional-call",
      pattern:
        #"(?i:delegate|dataSource)\w*\s*[?!]?\.\s*(scrollView|tableView|collectionView|textField|textView|searchBar|navigationController|tabBarController|gestureRecognizer)\w*\s*[?!]\s*\("#,
      problem: "requirements of protocols are not optional without Objective-C",
      advice: "call it without the question mark: each has a default"),
    Construct(
      name: "runtime",
      pattern:
        #"\b(class_(add|replace|get|copy)\w+|method_(exchange|set|get)\w+|object_(setClass|getClass|setIvar|getIvar)|objc_(getClass|allocateClassPair|registerClassPair|msgSend)|NSInvocation)\b"#,
      problem: "there is no Objective-C runtime", advice: "override or wrap the method instead"),
    Construct(
      name: "archive", pattern: #"\bNSKeyed(Una|A)rchiver\b"#,
      problem: "archives of views and controllers cannot be read or written",
      advice: "archive values (Codable); make copies of views by their initialiser"),
    Construct(
      name: "exception", pattern: #"\b(NSAssertionHandler|XCTAssertThrowsException)\b"#,
      problem: "Swift on Linux has no exceptions",
      advice: "record what is raised with UIKitException.handler"),
    Construct(
      name: "predicate", pattern: #"\bNSPredicate\s*\(\s*format\s*:"#,
      problem: "predicates of a format need Objective-C",
      advice: "use NSPredicate(block:) or filter"),
  ]

  static let mainActorTests =
    "XCTest on Linux does not start tests of the main actor that are not async: the run ends with \"Could not cast\""
  static let mainActorAdvice =
    "make the tests async, or leave @MainActor out in Swift 5 mode"

  /// Apple's modules that nothing on Linux stands for.
  static let absentModules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreVideo", "Darwin", "EventKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit",
    "Intents", "IOKit", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "NaturalLanguage", "Network", "NetworkExtension", "ObjectiveC", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit", "SafariServices",
    "SceneKit", "Security", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UserNotifications", "VideoToolbox",
    "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
  ]
}
