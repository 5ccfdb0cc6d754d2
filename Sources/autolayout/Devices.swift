import ArgumentParser
import LayoutSession

/// `autolayout devices`: the known devices.
struct Devices: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the known devices with sizes, scales, safe areas and size classes.")

  @MainActor func run() async throws {
    try Console().finish(CommandOutcome(output: DeviceList.text()))
  }
}
