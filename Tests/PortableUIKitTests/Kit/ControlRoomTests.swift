import Foundation
import Testing

/// A control lives in one room: its class, its look, what it reads from a document, its accessibility and its
/// observed properties lie in `Kit/<Control>`, and no other code names it.
@Suite("A control lives in one room") struct ControlRoomTests {
  /// The controls by their folders.
  private static let rooms = [
    "ActivityIndicator": "UIActivityIndicatorView", "Button": "UIButton",
    "ColorWell": "UIColorWell", "DatePicker": "UIDatePicker", "Label": "UILabel",
    "PageControl": "UIPageControl", "PickerView": "UIPickerView",
    "ProgressView": "UIProgressView", "RefreshControl": "UIRefreshControl",
    "SearchBar": "UISearchBar", "SegmentedControl": "UISegmentedControl", "Slider": "UISlider",
    "Stepper": "UIStepper", "Switch": "UISwitch", "TextField": "UITextField",
  ]

  /// The registrations: elements, archives and the session's kinds of views by the class that they stand for, and names of
  /// before Swift 4.2.
  private static let registrations: Set = [
    "InterfaceBuilder/Instantiation/ViewFactory.swift",
    "InterfaceBuilder/Compiled/CompiledNames.swift",
    "LayoutSession/Model/ViewKind+Views.swift",
    "PortableUIKit/Services/Renamed/RenamedNotifications.swift",
    "PortableUIKit/Services/Renamed/RenamedTypes.swift",
  ]

  /// Others that name a control: views and controllers that own one. The list may only get shorter.
  private static let exceptions: [String: Set<String>] = [
    "UIActivityIndicatorView": [
      "PortableUIKit/Kit/RefreshControl/UIRefreshControl.swift",
      "PortableUIKit/Kit/Button/UIButton.swift",
      "PortableUIKit/Kit/Content/UIContentUnavailableView.swift",
    ],
    "UIButton": [
      "PortableUIKit/Kit/Content/UIContentUnavailableConfiguration.swift",
      "PortableUIKit/Kit/Content/UIContentUnavailableView.swift",
      "PortableUIKit/Kit/Table/RowSwipe.swift",
      "PortableUIKit/Kit/Menu/MenuView.swift",
      "PortableUIKit/Scenes/Pickers/UIColorPickerViewController.swift",
      "PortableUIKit/Scenes/Presentation/AlertView.swift",
    ],
    "UILabel": [
      "PortableUIKit/Kit/Button/UIButton.swift",
      "PortableUIKit/Kit/Button/UIButtonLabel.swift",
      "PortableUIKit/Kit/Collection/UICellAccessory.swift",
      "PortableUIKit/Kit/Content/UIContentUnavailableView.swift",
      "PortableUIKit/Kit/Content/UIListContentView.swift",
      "PortableUIKit/Kit/RefreshControl/UIRefreshControl.swift",
      "PortableUIKit/Kit/Table/StandardCellContent.swift",
      "PortableUIKit/Kit/Table/StandardCellParts.swift",
      "PortableUIKit/Kit/Table/UITableViewCell.swift",
      "PortableUIKit/Kit/Table/UITableViewHeaderFooterView.swift",
      "PortableUIKit/Scenes/Presentation/AlertView.swift",
      // A key of archives, for an outlet.
      "InterfaceBuilder/Compiled/CompiledNib.swift",
    ],
    "UIRefreshControl": [
      "PortableUIKit/Kit/Scroll/UIScrollView.swift",
      "PortableUIKit/Kit/Table/UITableViewController.swift",
    ],
    "UISearchBar": ["PortableUIKit/Scenes/Controllers/UISearchController.swift"],
    // Segments for scopes of a search.
    "UISegmentedControl": ["PortableUIKit/Kit/SearchBar/UISearchBar.swift"],
    "UISlider": ["PortableUIKit/Scenes/Pickers/UIColorPickerViewController.swift"],
    "UITextField": [
      "PortableUIKit/Kit/SearchBar/SearchFieldDelegate.swift",
      "PortableUIKit/Scenes/Presentation/UIAlertController.swift",
    ],
  ]

  @Test("No file outside of a control's room names it", arguments: rooms.keys.sorted())
  func room(of folder: String) throws {
    let control = try #require(Self.rooms[folder])
    let named = try Self.sources.get().filter {
      !$0.path.hasPrefix("PortableUIKit/Kit/\(folder)/") && !Self.registrations.contains($0.path)
        && $0.words.contains(Substring(control))
    }
    #expect(Set(named.map(\.path)) == Self.exceptions[control] ?? [])
  }

  @Test("The renderer names no class of a control") func renderer() throws {
    let classes: Set<Substring> = [
      "UIButton", "UIDatePicker", "UIPageControl", "UIPickerView", "UIProgressView", "UISearchBar",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITabBar", "UIToolbar",
    ]
    let named = try Self.sources.get().filter {
      $0.path.hasPrefix("CairoRenderer/") && !$0.words.isDisjoint(with: classes)
    }
    #expect(named.map(\.path) == [])
  }

  private struct Source {
    var path: String
    /// The words of its code; comments are left out.
    var words: Set<Substring>
  }

  /// All sources of the package, by their paths.
  private static let sources = Result { try read() }

  private static func read() throws -> [Source] {
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let folder = package.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let root = folder.path + "/"
    return try (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
      .map { file in
        let code = try String(contentsOf: file, encoding: .utf8)
        let lines = code.split(separator: "\n").filter { line in
          !line.drop { $0 == " " }.hasPrefix("//")
        }
        let words = lines.flatMap { line in
          line.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        }
        return Source(path: String(file.path.dropFirst(root.count)), words: Set(words))
      }
      .sorted { $0.path < $1.path }
  }
}
