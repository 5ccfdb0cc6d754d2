/// The version of the package: the one place in the sources that states it.
///
/// `autolayout --version` prints it, and a release is named by it.
enum ProductVersion {
  static let current = "0.1.0"
}
