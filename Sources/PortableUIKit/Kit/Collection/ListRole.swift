import Foundation

/// The part of a section that a cell of a list is.
enum ListRole {
  case row, header, footer

  /// The usual content in a list.
  @MainActor func contentConfiguration(
    in appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIListContentConfiguration {
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    switch (self, appearance) {
    case (.row, _): return isSidebar ? .sidebarCell() : .cell()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, _): return isSidebar ? .sidebarHeader() : .plainHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): return .groupedFooter()
    case (.footer, _): return .plainFooter()
    }
  }

  /// The usual background in a list.
  @MainActor func backgroundConfiguration(
    in appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UIBackgroundConfiguration {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    switch (self, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): return .listSidebarCell()
    case (.row, _): return isGrouped ? .listGroupedCell() : .listPlainCell()
    case (_, _): return isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }
}
