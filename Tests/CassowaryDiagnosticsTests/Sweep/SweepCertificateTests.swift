import Cassowary
import CassowaryDiagnostics
import Testing

@Suite struct SweepCertificateTests {
  /// A label beside a button in a card: hugging and compression make three pieces.
  private func card() throws -> (Solver, Variable, Constraint) {
    let solver = Solver()
    let width = solver.makeVariable("card.width")
    let title = solver.makeVariable("title.width")
    let button = solver.makeVariable("button.left")
    try solver.add(button - title >= 8)
    try solver.add(button <= width - 60)
    try solver.add(title >= 20)
    try solver.addContentSize(title - 0, value: 55, hugging: 250, compression: 750)
    try solver.add(button == 400, priority: 200)
    let edit = try solver.add(width == 200, priority: 999)
    solver.commit()
    return (solver, title, edit)
  }

  @Test func `every piece of a card is proved`() throws {
    let (solver, title, edit) = try card()
    let sweep = try solver.sweep(edit, over: 60...600)
    let certificates = try Judge.certificates(of: sweep, in: solver.systemDescription())
    #expect(certificates.map(\.range) == sweep.pieces.map(\.range))
    for certificate in certificates { #expect(certificate.isProved, "\(certificate)") }
    // By hand: the least width of the card is 60 + 8 + 20 = 88, the title has its 55 from 123 on, and the button comes to
    // rest at 400 once the card is 460 wide.
    #expect(sweep.segments(of: title).map(\.slope) == [0, 1, 0])
    let bounds = sweep.pieces.map(\.range.upperBound)
    #expect(bounds.contains { abs($0 - 88) < 1e-9 })
    #expect(bounds.contains { abs($0 - 123) < 1e-9 })
    #expect(bounds.contains { abs($0 - 460) < 1e-9 })
  }

  @Test func `the judge refuses the pieces of another system`() throws {
    let (solver, title, edit) = try card()
    let sweep = try solver.sweep(edit, over: 60...600)
    try solver.add(title <= 50)
    solver.commit()
    let certificates = try Judge.certificates(of: sweep, in: solver.systemDescription())
    #expect(certificates.contains { !$0.isProved })
  }
}
