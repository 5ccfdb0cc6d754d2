import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// A program's resources: storyboards, a xib, translations and a catalog, with the classes they name.
@MainActor enum AppFixture {
  static var folder: URL {
    get throws {
      try #require(Bundle.module.resourceURL).appending(path: "Fixtures/App")
    }
  }

  /// Runs `body` with a loader of the fixture, and returns what the loader reported.
  @discardableResult
  static func run(
    languages: [String] = ["en"], _ body: (DocumentLoader) throws -> Void
  ) throws -> [InterfaceBuilderError] {
    let loader = DocumentLoader(classes: classes, languages: languages)
    loader.searchFolders = [try folder]
    var problems: [InterfaceBuilderError] = []
    loader.problemHandler = { problems.append($0) }
    try Platform.withValue {
      $0.interfaceLoader = loader
    } operation: {
      try body(loader)
    }
    return problems
  }

  /// The classes that the fixture's documents name.
  static let classes: ClassRegistry = {
    let classes = ClassRegistry()
    register(in: classes)
    TouchFixture.register(in: classes)
    return classes
  }()

  private static func register(in classes: ClassRegistry) {
    classes.register(ProfileController.self) {
      $0.outlet("greetingLabel", \.greetingLabel)
      $0.outlet("badge", \.badge)
      $0.outlet("badgeHeight", \.badgeHeight)
      $0.outletCollection("parts", \.parts)
    }
    classes.register(BadgeView.self) {
      $0.attribute("count", \.count)
      $0.attribute("fill", \.fill)
    }
    classes.register(RowCell.self) {
      $0.outlet("nameLabel", \.nameLabel)
      $0.attribute("rank", \.rank)
    }
    classes.register(ItemCell.self) { $0.outlet("nameLabel", \.nameLabel) }
    classes.register(TitleHeader.self) { $0.outlet("titleLabel", \.titleLabel) }
    classes.register(ListController.self)
    classes.register(ItemsController.self) {
      $0.outlet("doneItem", \.doneItem)
      $0.outlet("collection", \.collection)
    }
    classes.register(ActionsController.self) {
      $0.outlet("helper", \.helper)
      $0.outlet("layout", \.layout)
      $0.action("save:") { $0.log.append("save \($1 is UIButton)") }
      $0.action("slid:") { controller, _ in controller.log.append("slid") }
    }
    classes.registerObject(Helper.self, make: Helper.init) {
      $0.outlet("controller", \.controller)
      $0.action("help:") { helper, _ in helper.calls += 1 }
    }
    classes.register(FormController.self) { $0.outlet("lastCell", \.lastCell) }
    classes.register(CardView.self) { $0.outlet("model", \.model) }
    classes.register(CardController.self) {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outletCollection("labels", \.labels)
    }
  }
}

/// What happened, in order.
@MainActor final class Diary {
  static var lines: [String] = []
}

@MainActor final class ProfileController: UIViewController {
  weak var greetingLabel: UILabel!
  var badge: BadgeView!
  var badgeHeight: NSLayoutConstraint?
  var parts: [UIView]!

  override func awakeFromNib() {
    super.awakeFromNib()
    Diary.lines.append("controller awake, view loaded: \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Diary.lines.append(
      "viewDidLoad, \(greetingLabel?.text ?? "no label"), \(children.count) children")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Diary.lines.append(
      "prepare \(segue.identifier ?? "-"), loaded: \(segue.destination.isViewLoaded)")
  }
}

@MainActor final class BadgeView: UIView {
  var count = 0
  var fill: UIColor?
  /// The view in whose place this one stands.
  var original: BadgeView?

  /// Another view, of the same frame.
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let other = BadgeView(frame: frame)
    other.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    other.original = self
    return other
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Diary.lines.append("badge init, frame \(frame.width) x \(frame.height), \(count)")
    _ = coder.decodeObject(forKey: "anything")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Diary.lines.append("badge awake, \(count)")
  }
}

@MainActor final class RowCell: UITableViewCell {
  var nameLabel: UILabel!
  var rank = 0
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = nameLabel != nil && rank == 3
  }
}

@MainActor final class ItemCell: UICollectionViewCell {
  var nameLabel: UILabel!
}

@MainActor final class TitleHeader: UITableViewHeaderFooterView {
  var titleLabel: UILabel!
}

@MainActor final class ListController: UITableViewController, UITextFieldDelegate {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    (cell as? RowCell)?.nameLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor
final class ItemsController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate, UITextViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate
{
  var doneItem: UIBarButtonItem?
  weak var collection: UICollectionView!

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}

@MainActor final class FormController: UITableViewController {
  var lastCell: UITableViewCell?
}

@MainActor final class CardView: UIView {
  var model: CardModel?
}

final class CardModel {}

@MainActor final class CardController: UIViewController {
  var titleLabel: UILabel!
  var labels: [UILabel] = []
}

@MainActor final class ActionsController: UIViewController {
  var log: [String] = []
  var helper: Helper?
  var layout: UICollectionViewFlowLayout?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-") \(sender is UIButton)")
  }
}

/// An object of a document that is neither view nor controller.
@MainActor final class Helper {
  var calls = 0
  weak var controller: ActionsController?
}
