/// The terms that a row has in the solver. Up to four, as nearly all rows have, lie in the row itself; where
/// there are more, all lie in an array (decision 29).
struct RowTerms: RandomAccessCollection {
  private var term0: AffineForm.Term?
  private var term1: AffineForm.Term?
  private var term2: AffineForm.Term?
  private var term3: AffineForm.Term?
  private var many: [AffineForm.Term] = []
  let count: Int

  init(_ terms: [AffineForm.Term] = []) {
    count = terms.count
    if terms.count > 4 {
      many = terms.map { $0 }
      return
    }
    if terms.count > 0 { term0 = terms[0] }
    if terms.count > 1 { term1 = terms[1] }
    if terms.count > 2 { term2 = terms[2] }
    if terms.count > 3 { term3 = terms[3] }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> AffineForm.Term {
    if count > 4 { return many[place] }
    let term = place == 0 ? term0 : place == 1 ? term1 : place == 2 ? term2 : term3
    guard let term else { preconditionFailure("There is no term \(place)") }
    return term
  }
}
