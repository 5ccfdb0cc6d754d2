import Foundation

/// A build as another run measured it, under a malloc with settings of its own.
struct TunedBuild: Decodable {
  var workload: String
  var phase: String
  var size: Int
  var peer: String
  /// Microseconds; nil where the engine did not get there.
  var ours: Double?
  /// How many times as long the peer takes; a lower bound where the peer was stopped.
  var ratio: Double?
  var isStopped: Bool?

  enum CodingKeys: String, CodingKey {
    case workload, phase, size, peer, ratio
    case ours = "ours_us"
    case isStopped = "peer_stopped"
  }

  /// The builds beside kiwi of a JSON report.
  static func read(_ path: String) throws -> [TunedBuild] {
    try JSONDecoder().decode(
      [TunedBuild].self, from: Data(contentsOf: URL(fileURLWithPath: path))
    ).filter { $0.phase == Comparator.build && $0.peer == Comparator.kiwi }
  }
}
