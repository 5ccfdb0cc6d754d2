import Foundation
import Testing

@Suite struct DoctorCommandTests {
  @Test func findingsAreToldWithTheirStatus() throws {
    let folder = try ScratchFolder()
    let good = try folder.write("import UIKit\nlet view = UIView()\n", to: "Good.swift")
    let clean = try CommandRun("doctor", good)
    #expect(clean.status == 0)
    #expect(clean.output.hasPrefix("0 places in 1 file\nnot looked at: types"))
    let bad = try folder.write("  @objc func go() {}\n", to: "Bad.swift")
    let found = try CommandRun("doctor", folder.path)
    #expect(found.status == 1)
    #expect(found.output.hasPrefix("\(bad):1:3: warning: Objective-C"))
    #expect(found.output.hasSuffix("1 place in 2 files\n"))
    let json = try CommandRun("doctor", "--json", bad)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.first?["construct"] as? String == "objc")
    #expect(try CommandRun("doctor", folder.path + "/none").status == 66)
    #expect(try CommandRun("doctor").status == 64)
  }

  @Test("--fix mends files, prints the changes and reports the rest")
  func mends() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("@UIApplicationMain\n@NSManaged var b: Int\n", to: "A.swift")
    let run = try CommandRun("doctor", "--fix", file)
    #expect(run.status == 1)
    #expect(run.output.contains("@@ -1 +1,1 @@\n-@UIApplicationMain\n+@main\n"))
    #expect(run.output.hasSuffix("1 place in 1 file\n"))
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "@main\n@NSManaged var b: Int\n")
  }
}
