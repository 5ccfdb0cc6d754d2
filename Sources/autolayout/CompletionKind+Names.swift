import ArgumentParser
import DocumentTools
import PortableUIKit

/// The words that a shell offers when it completes an argument.
extension CompletionKind {
  /// The names of devices, and `all`.
  static var devices: CompletionKind { .list(DeviceEnvironment.all.map(\.name) + ["all"]) }

  /// Documents of Interface Builder.
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib"]) }

  /// Documents, and scripts of the session's language.
  static var documentsAndScripts: CompletionKind {
    .file(extensions: ["storyboard", "xib", "layout"])
  }

  /// Scripts of the session's language.
  static var scripts: CompletionKind { .file(extensions: ["layout", "vfl"]) }

  static var rules: CompletionKind { .list(LintRule.allCases.map(\.rawValue)) }
}
