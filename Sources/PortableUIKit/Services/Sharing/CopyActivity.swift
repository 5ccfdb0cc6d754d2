import Foundation

/// Copies texts, URLs, images and colours to the general pasteboard.
final class CopyActivity: UIActivity {
  private var items: [[String: Any]] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  private func typed(_ item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [UIPasteboard.typeListString[0]: text]
    case let text as NSAttributedString: [UIPasteboard.typeListString[0]: text.string]
    case let url as URL: [UIPasteboard.typeListURL[0]: url]
    case let image as UIImage: [UIPasteboard.typeListImage[0]: image]
    case let color as UIColor: [UIPasteboard.typeListColor[0]: color]
    default: nil
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { typed($0) != nil }
  }
  override func prepare(withActivityItems activityItems: [Any]) {
    items = activityItems.compactMap(typed)
  }
  override func perform() {
    UIPasteboard.general.setItems(items)
    activityDidFinish(true)
  }
}
