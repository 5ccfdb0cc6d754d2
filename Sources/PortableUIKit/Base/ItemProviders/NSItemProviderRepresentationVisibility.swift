/// Which programs may load a form of an item (raw values as in Foundation). There is no other program here to load
/// one: every form is visible to the app itself.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}
