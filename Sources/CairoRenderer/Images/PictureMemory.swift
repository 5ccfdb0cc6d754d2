/// The memory for the decoded pixels of image files, shared by all pictures that a program draws.
public enum PictureMemory {
  /// How many bytes of pixels are kept, 256 MB unless set. Beyond it the images used longest ago go, and are
  /// read again when they are drawn again; one image alone may take more.
  public static var limit: Int {
    get { ImageStore.shared.capacity }
    set { ImageStore.shared.capacity = newValue }
  }
}
