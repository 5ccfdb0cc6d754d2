import ArgumentParser
import LayoutReports

/// `autolayout devices`: the known devices.
struct Devices: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "List the known devices with sizes, scales, safe areas, size classes and other names.")

  @Flag(help: "Print one JSON array instead of text.")
  var json = false

  @MainActor func run() async throws {
    try Console().finish(CommandOutcome(output: json ? DeviceList.json() : DeviceList.fullText()))
  }
}
