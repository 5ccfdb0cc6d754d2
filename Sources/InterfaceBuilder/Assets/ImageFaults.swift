import Synchronization

/// The reasons why images are not there, and those of images that somebody asked for.
final class ImageFaults: Sendable {
  private struct State {
    var known: [String: InterfaceBuilderError] = [:]
    /// Faults that may concern any image: a folder that cannot be listed.
    var ofAll: [InterfaceBuilderError] = []
    var met: [InterfaceBuilderError] = []
  }

  private let state = Mutex(State())

  var met: [InterfaceBuilderError] { state.withLock { $0.met } }

  /// Notes why the image of a name, or any image, is not there.
  func know(_ fault: InterfaceBuilderError, of name: String? = nil) {
    state.withLock { state in
      if let name {
        if state.known[name] == nil { state.known[name] = fault }
      } else {
        state.ofAll.append(fault)
      }
    }
  }

  /// Notes that an image that is not there was asked for.
  func meet(_ name: String) {
    state.withLock { state in
      let faults = state.known[name].map { [$0] } ?? state.ofAll
      for fault in faults where !state.met.contains(fault) { state.met.append(fault) }
    }
  }
}
