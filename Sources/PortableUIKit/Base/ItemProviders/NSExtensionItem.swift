import Foundation

/// Something that an app hands to an extension, or an extension gives back: a text, attachments and facts.
open class NSExtensionItem: NSObject, NSCopying, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  /// The things themselves, each in its forms.
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSExtensionItem()
    copy.attributedTitle = attributedTitle
    copy.attributedContentText = attributedContentText
    copy.attachments = attachments
    copy.userInfo = userInfo
    return copy
  }
}
