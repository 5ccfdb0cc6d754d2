import Foundation

/// Lets the user take or choose a picture.
///
/// There is no camera and no library here: ``isSourceTypeAvailable(_:)`` is false for every source. A picker that is
/// presented all the same is empty, with a button that cancels.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from (raw values as in UIKit).
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// How good films are (raw values as in UIKit).
  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  /// What the camera takes (raw values as in UIKit).
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// Which camera is meant (raw values as in UIKit).
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// Whether the camera has light of its own (raw values as in UIKit).
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// Whether a picture comes as it is or in a form for all programs (raw values as in UIKit).
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0
    case current = 1
  }

  /// A fact about what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether pictures come from a source; none does here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The longest film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var videoExportPreset: String?
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  /// Takes a picture; there is no camera.
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    viewControllers = [page]
  }

  /// Tells the delegate, or else closes the picker.
  private func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}
