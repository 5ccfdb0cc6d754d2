import Foundation

/// Offers the activities for some items: the program's own, and copying.
///
/// Other apps and the services of Apple's system are not there. On a phone it comes as a sheet, on a pad as a
/// popover.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Told of the end: the chosen activity, nil for none, and whether it was done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private let list = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var rows = ActivityRows(self)
  private var hasEnded = false

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle =
      UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  public required init?(coder: NSCoder) {
    items = []
    ownActivities = []
    super.init(coder: coder)
  }

  // MARK: Activities

  private var placeholders: [Any] {
    items.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// The activities offered, in order.
  var activities: [UIActivity] {
    let placeholders = placeholders
    return ([CopyActivity()] + ownActivities).filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) ?? false {
        return false
      }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Does an activity: it gets the items first, and shows its controller where it has one.
  func perform(_ activity: UIActivity) {
    let type = activity.activityType
    let chosen = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    activity.prepare(withActivityItems: chosen)
    activity.onEnd = { [weak self] isDone in self?.end(type, isDone) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    if let presenter = presentingViewController {
      presenter.dismiss(animated: true) { handler?(type, isDone, nil, nil) }
    } else {
      handler?(type, isDone, nil, nil)
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    rows.activities = activities
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = rows
    list.delegate = rows
    view.addSubview(list)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Taken away without a choice.
    if !hasEnded, presentedViewController == nil, presentingViewController == nil {
      end(nil, false)
    }
  }
}
