import ArgumentParser
import DocumentTools

/// `autolayout doctor`: the places in a package's sources that will not compile on Linux.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say what of a package's Swift sources will not compile on Linux, and what to write instead.",
    discussion: """
      Each finding is one line, file:line:column: warning: what is wrong; what to do [construct]. Comments, \
      texts and branches of #if that Linux does not compile are left out. With --fix, places with one right \
      remedy are mended in the files, and the changes are printed. Exit status 0 where nothing is \
      found, 1 where something is, 66 where there is nothing to read.
      """)

  @Argument(help: "Files of Swift, and folders that hold them.", completion: .file())
  var paths: [String]

  @Flag(help: "Print one JSON object instead of text.")
  var json = false

  @Flag(help: "Mend places with one right remedy in the files, and print the changes.")
  var fix = false

  @MainActor func run() async throws {
    var command = DoctorCommand(paths: paths)
    command.isJSON = json
    command.mends = fix
    try Console().finish(command.run())
  }
}
