import CGLPK
import Foundation
import LayoutSession
import Testing

/// What `save` writes means the same elsewhere.
@MainActor @Suite(.serialized) struct ExportTests {
  private func session(_ lines: [String], _ files: MemoryFiles = MemoryFiles()) -> Session {
    let session = Session(files: files)
    for line in lines {
      let response = session.apply(line)
      #expect(!response.isFailure, "\(response.text())")
    }
    return session
  }

  // MARK: Linear programs

  /// The values that GLPK gives the variables of a program in the LP format.
  ///
  /// - Parameter isByWeights: Whether to minimise the objective as it stands; else the costs of the levels
  ///   one after the other, as the file says.
  private func solved(_ program: String, isByWeights: Bool) throws -> [String: Double] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("program-\(UUID().uuidString).lp")
    try program.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    glp_term_out(GLP_OFF)
    let problem = glp_create_prob()
    defer { glp_delete_prob(problem) }
    try #require(glp_read_lp(problem, nil, file.path) == 0, "\(program)")
    let columns = 1...glp_get_num_cols(problem)
    func name(_ column: Int32) -> String { String(cString: glp_get_col_name(problem, column)) }
    func minimise() throws {
      var options = glp_smcp()
      glp_init_smcp(&options)
      options.msg_lev = GLP_MSG_OFF
      try #require(glp_simplex(problem, &options) == 0)
      try #require(glp_get_status(problem) == GLP_OPT)
    }
    if isByWeights {
      try minimise()
    } else {
      let costs = columns.filter { name($0).hasPrefix("cost_") }
        .sorted {
          name($0).count == name($1).count ? name($0) < name($1) : name($0).count < name($1).count
        }
      for column in columns { glp_set_obj_coef(problem, column, 0) }
      for cost in costs {
        glp_set_obj_coef(problem, cost, 1)
        try minimise()
        glp_set_obj_coef(problem, cost, 0)
        glp_set_col_bnds(problem, cost, GLP_UP, 0, glp_get_col_prim(problem, cost) + 1e-9)
      }
      if costs.isEmpty { try minimise() }
    }
    return columns.reduce(into: [:]) { $0[name($1)] = glp_get_col_prim(problem, $1) }
  }

  @Test(arguments: [
    (["x + 2*y == 10", "y == 3"], ["x": "x", "y": "y"]),
    (
      ["x >= 1", "x <= 5 @500", "y == x + 1", "x + y <= 3", "x == 9 @250"],
      ["x": "x", "y": "y"]
    ),
    (
      [
        "view card 200x44", "label title \"A long title for a card\" in card",
        "label detail \"Detail\" in card", "H:|-[title]-[detail]-| align centerY", "V:|-[title]",
        "resist title horizontal 749",
      ],
      ["title.width": "title.width", "detail.width": "detail.width", "title.x": "title.left"]
    ),
    // Natural sizes that may not be gone below, or not above, at all.
    (
      [
        "view card 100x44", "label a \"Hello\" in card", "label b \"World\" in card", "H:|-[a]-[b]",
        "V:|[a]", "V:|[b]", "resist a horizontal 1000", "hug b horizontal 1000",
        "a.width == 10 @800", "b.width == 90 @800",
      ],
      ["a.width": "a.width", "b.width": "b.width", "a.height": "a.height"]
    ),
    // Names that mean something to the format, and names that it has no letters for.
    (
      [
        "free == 3", "end + free == 8", "ä >= end", "ä <= end", "ö == 2*ä", "cost_1 == ö @700",
        "inf == 2", "e1 == inf",
      ],
      ["_free": "free", "_end": "end", "_": "ä", "__2": "ö", "_cost_1": "cost_1", "_e1": "e1"]
    ),
  ])
  func anotherSolverAgreesOnTheSavedProgram(lines: [String], names: [String: String]) throws {
    let files = MemoryFiles()
    let session = session(lines + ["save \"a.lp\""], files)
    let program = try #require(files.text("a.lp"))
    for isByWeights in [false, true] {
      let values = try solved(program, isByWeights: isByWeights)
      for (theirs, ours) in names.sorted(by: { $0.key < $1.key }) {
        let value = try #require(values[theirs], "\(theirs) in \(values.keys.sorted())")
        let answer = session.apply(ours).text()
        let own = try #require(
          Double(answer.dropLast().split(separator: " ").last ?? ""), "\(answer)")
        #expect(abs(value - own) < 2e-3, "\(ours): \(own), GLPK says \(value)")
      }
    }
  }

  // MARK: Formats and code

  private static let card = [
    "view card 320x200", "image icon 40x40 in card", "label title \"Hello \\\"you\\\"\" in card",
    "H:|-[icon(40)]-8-[title]-(>=8)-| align centerY", "V:|-[icon]",
    "title.width >= 2*icon.width + 8 @750 as wide", "icon.height == icon.width",
  ]

  @Test func savedFormatsMakeTheSameLayout() throws {
    let files = MemoryFiles()
    let first = session(Self.card + ["save \"a.vfl\""], files)
    let text = try #require(files.text("a.vfl"))
    // What a format cannot say stands in comments, and is not lost.
    #expect(text.contains("# icon.centerY == title.centerY\n"))
    #expect(text.contains("# title.width >= 2*icon.width + 8 @750 as wide\n"))
    let second = session(
      [
        "view card", "image icon 40x40 in card", "label title \"Hello \\\"you\\\"\" in card",
        "load \"a.vfl\"", "icon.centerY == title.centerY", "title.width >= 2*icon.width + 8 @750",
        "icon.height == icon.width",
      ], files)
    #expect(first.apply("show").text() == second.apply("show").text())
  }

  @Test func savedCodeNamesEachViewAndConstraint() throws {
    let files = MemoryFiles()
    _ = session(
      Self.card + ["x >= title.width + card.width + icon.width", "save \"a.swift\""], files)
    let text = try #require(files.text("a.swift"))
    for line in [
      "let card = UIView()", "let icon = UIImageView()", "let title = UILabel()",
      "title.text = \"Hello \\\"you\\\"\"", "card.addSubview(title)",
      "let constraint1 = card.widthAnchor.constraint(equalToConstant: 320)",
      "let constraint5 = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)",
      "let constraint9 = title.widthAnchor.constraint(greaterThanOrEqualTo: icon.widthAnchor, multiplier: 2, constant: 8)",
      "constraint9.priority = UILayoutPriority(750)", "constraint9.identifier = \"wide\"",
    ] {
      #expect(text.contains(line + "\n"), "\(line) in \(text)")
    }
    #expect(
      text.contains("// not a constraint of UIKit: x >= title.width + card.width + icon.width\n"))
  }
}
