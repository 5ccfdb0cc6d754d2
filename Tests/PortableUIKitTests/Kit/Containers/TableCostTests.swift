import Foundation
import Testing

@testable import PortableUIKit

/// A table of 5,000 automatic rows costs as much as one of 50: what is seen counts.
@MainActor @Suite struct TableCostTests {
  private final class Rows: UITableViewController {
    let count: Int
    var cellsAsked = 0
    var cellsMade = 0

    init(_ count: Int) {
      self.count = count
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row") { [unowned self] in
        cellsMade += 1
        return RowCell(style: .default, reuseIdentifier: "row")
      }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      cellsAsked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? RowCell)?.label.text = "Row \(path.row)"
      return cell
    }
  }

  /// A row of two constrained lines.
  private final class RowCell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      let guide = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  /// What the first layout of a table and a drag of it over 40 rows take.
  private func costs(_ count: Int) -> (
    first: PassWork, scrolling: PassWork, asked: Int, made: Int
  ) {
    let window = makeWindow("iPhone SE 3")
    let rows = Rows(count)
    window.layoutState.work = PassWork()
    window.rootViewController = rows
    window.performTurn()
    let first = window.layoutState.work
    window.layoutState.work = PassWork()
    for _ in 0..<40 {
      rows.tableView.contentOffset.y += 42.5
      window.performTurn()
    }
    return (first, window.layoutState.work, rows.cellsAsked, rows.cellsMade)
  }

  @Test(
    "First layout and scrolling cost as much with 5,000 rows as with 100, and no more than they did"
  )
  func gate() {
    let (few, many) = (costs(100), costs(5000))
    #expect(few.first == many.first && few.scrolling == many.scrolling)
    #expect(few.asked == many.asked && few.made == many.made)
    // By hand: of rows of 11 + 20.5 + 11 points 16 are seen in 667 points, and 40 more come into view.
    #expect(many.asked == 56)
    // One more is in view while one comes and one goes.
    #expect(many.made <= 18)
    // As measured when the gate was set, 316 and 2,520 visits, 51 and 161 layouts, 16 and 40 placements, and a tenth.
    #expect(many.first.visits <= 347 && many.scrolling.visits <= 2772)
    #expect(many.first.layouts <= 56 && many.scrolling.layouts <= 177)
    #expect(many.first.placements <= 17 && many.scrolling.placements <= 44)
  }
}
