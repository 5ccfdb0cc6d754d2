import Workloads

/// A screen for every number of views.
@MainActor public struct ScreenFamily {
  public let name: String
  /// One sentence for the report.
  public let summary: String
  public let sizes: [Int]
  public let quickSizes: [Int]
  /// The most allocations a view of a first layout, at 500 views or more: a gate, just above the count of today.
  public let allocationLimit: Double
  public let make: (_ views: Int) -> any Screen

  /// Every family, in the order of the report.
  public static let all: [ScreenFamily] = [
    ScreenFamily(
      name: "E1 table screen",
      summary: """
        the engine lays out a bar and a list of rows, each with an icon, a title, a subtitle and a chevron; \
        a row is five items
        """,
      sizes: [50, 500, 5000, 50_000], quickSizes: [50, 500], allocationLimit: 6.4,
      make: { TableScreen(rows: max(2, $0 / 5)) }),
    ScreenFamily(
      name: "E2 settings screen",
      summary: """
        the engine lays out sections with a heading and a group of rows, each row with a column of two \
        texts and a value: six levels deep
        """,
      sizes: [60, 600, 6000, 60_000], quickSizes: [60, 600], allocationLimit: 7.1,
      make: { SettingsScreen(views: $0) }),
    ScreenFamily(
      name: "V1 views",
      summary: """
        a window whose root view holds rows of an icon and three labels, laid out by the passes of \
        PortableUIKit; a row is five views
        """,
      sizes: [100, 1000, 10_000], quickSizes: [100, 1000], allocationLimit: 18.2,
      make: { ViewsScreen(rows: max(2, $0 / 5)) }),
  ]

  /// The rows that the engine gives its solver for its screens, for solvers to be compared on.
  public static let recorded: [Family] = [
    Family(
      name: "E1R rows of the table screen",
      summary: "what the engine asks of its solver for E1, weakest pulls at bounds left out"
    ) { views in
      MainActor.assumeIsolated {
        let screen = TableScreen(rows: max(2, views / 5))
        return screen.workload(
          named: "E1R rows of the table screen", size: views, phases: screen.phases)
      }
    },
    Family(
      name: "E2R rows of the settings screen",
      summary: "what the engine asks of its solver for E2, weakest pulls at bounds left out"
    ) { views in
      MainActor.assumeIsolated {
        let screen = SettingsScreen(views: views)
        return screen.workload(
          named: "E2R rows of the settings screen", size: views, phases: screen.phases)
      }
    },
  ]
}
