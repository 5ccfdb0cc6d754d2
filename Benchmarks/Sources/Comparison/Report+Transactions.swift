extension Report {
  func transactionSection() -> String {
    guard !transactions.isEmpty else { return "" }
    return """
      ## Random transactions

      \(TransactionMeasurer.transactions) transactions of up to 200 changes of all kinds, and the ways back, with \
      \(TransactionMeasurer.size) views: milliseconds of all of them and of the slowest, steps and work (as above) of one. \
      *Beside kiwi*: how many of the same with \(TransactionMeasurer.peerSize) views it did before its time was up, and \
      what these took. *agree*: after each of these our answer is as good as kiwi's, and after each stream as good as HiGHS's.

      \(transactionTable.markdown)
      """
  }

  var transactionTable: TextTable {
    var table = TextTable(
      header: [
        "workload", "transactions", "ms", "slowest, ms", "steps", "work", "beside kiwi", "ours, ms",
        "kiwi, ms", "ratio", "agree", "remarks",
      ], numeric: Set(1..<10))
    table.rows = transactions.map { row in
      func perTransaction(_ count: Int?) -> String {
        count.map { Self.number(Double($0) / Double(row.transactions)) } ?? "–"
      }
      func milliseconds(_ microseconds: Double?) -> String {
        microseconds.map { Self.number($0 / 1000) } ?? "–"
      }
      return [
        row.workload, Self.count(row.transactions), milliseconds(row.microseconds),
        milliseconds(row.slowest), perTransaction(row.work?.steps),
        perTransaction(row.work?.changes), Self.count(row.compared), milliseconds(row.ours),
        milliseconds(row.theirs), row.ratio.map(Self.number) ?? "–", Self.agreement(row.agree),
        row.note ?? "",
      ]
    }
    return table
  }
}
