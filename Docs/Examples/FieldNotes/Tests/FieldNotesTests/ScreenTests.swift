import Testing
import UIKit

@testable import FieldNotes

/// Frames of the screens on an iPhone 14: 390 by 844 points, with 47 under the sensor and 34 under the home indicator.
@MainActor @Suite(.serialized) struct ScreenTests {
  @Test func aRowHasABadgeTextsAndACount() throws {
    try Launched.run { app in
      app.settle()
      let table = app.list.tableView
      #expect(table.frame == app.window.bounds)
      let cell = try #require(
        table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SightingCell)
      // The content starts below a bar with a large title: 47 + 44 + 52.
      #expect(table.contentOffset == CGPoint(x: 0, y: -143))
      // Rows of an inset table are 16 from the edges. Ten points lie above and below the texts or 44.
      #expect(cell.frame.minX == 16 && cell.frame.width == 390 - 32)
      let row = try #require(cell.badge.superview)
      #expect(row.frame.minY == 10)
      #expect(cell.contentView.frame.height == row.frame.height + 20)
      #expect(cell.badge.frame.size == CGSize(width: 40, height: 40))
      #expect(cell.badge.frame.minX == 0)
      #expect(cell.badge.frame.midY == row.bounds.midY)
      #expect(cell.nameLabel.superview?.frame.minX == 52)
      #expect(cell.countLabel.frame.maxX == row.bounds.maxX)
      #expect(cell.nameLabel.text == "Avocet" && cell.countLabel.text == "31")
    }
  }

  @Test func anEntryStandsBelowTheBar() throws {
    try Launched.run { app in
      app.open(IndexPath(row: 1, section: 0))
      let screen = try #require(app.navigation.topViewController as? SightingViewController)
      #expect(screen.title == "Ringed plover")
      // The safe area starts below the bar of 44, at 47 + 44 = 91.
      #expect(screen.badge.frame == CGRect(x: 16, y: 107, width: 64, height: 64))
      #expect(screen.nameLabel.frame.origin == CGPoint(x: 96, y: 107))
      #expect(screen.nameLabel.frame.maxX == 374)
      #expect(screen.placeLabel.frame.minY == screen.nameLabel.frame.maxY + 4)
      // Three times the system's spacing of 8 below the badge, which reaches further down than the texts.
      #expect(screen.placeLabel.frame.maxY < 171)
      #expect(screen.chart.frame == CGRect(x: 16, y: 195, width: 358, height: 160))
      // The constraints determine the centre; the stamp is turned about it.
      #expect(screen.stamp.center == CGPoint(x: 195, y: 355 + 40 + 28))
      #expect(screen.stamp.bounds.size == CGSize(width: 180, height: 56))
      #expect(
        screen.confirmButton.frame == CGRect(x: 16, y: 844 - 34 - 16 - 50, width: 358, height: 50))
    }
  }

  /// Ten bars with nine gaps of 4: (361 - 36) / 10 = 32.5 wide. The highest fills 160 - 20 = 140.
  @Test func barsAreAsHighAsTheirCounts() {
    let chart = HourChart(frame: CGRect(x: 0, y: 0, width: 361, height: 160))
    chart.counts = [2, 5, 8, 6, 3, 0, 0, 1, 4, 2]
    #expect(chart.barRect(at: 2) == CGRect(x: 73, y: 0, width: 32.5, height: 140))
    #expect(chart.barRect(at: 0) == CGRect(x: 0, y: 105, width: 32.5, height: 35))
    #expect(chart.barRect(at: 5).height == 0)
    #expect(chart.barRect(at: 10).isNull)
    chart.counts = [0, 0]
    #expect(chart.barRect(at: 0).isNull)
  }

  @Test func theFormFollowsWhatIsEntered() throws {
    try Launched.run { app in
      try app.tap(app.list.navigationItem.rightBarButtonItem)
      let navigation = try #require(app.list.presentedViewController as? UINavigationController)
      let form = try #require(navigation.topViewController as? EntryViewController)
      let width = form.view.bounds.width - 32
      #expect(form.speciesField.frame.size == CGSize(width: width, height: 44))
      #expect(form.placeField.frame.minY == 56)
      #expect(abs(form.habitatControl.frame.minY - (56 + 44 + 24)) < 1e-6)
      #expect(form.countLabel.text == "Counted: 1")
      #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false)

      form.speciesField.text = "Bittern"
      form.speciesField.sendActions(for: .editingChanged)
      form.placeField.text = "Reed bed"
      form.countStepper.value = 3
      form.countStepper.sendActions(for: .valueChanged)
      #expect(form.countLabel.text == "Counted: 3")
      #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true)
      try app.tap(form.navigationItem.rightBarButtonItem)
      #expect(app.list.presentedViewController == nil)
      let added = try #require(app.notebook.sightings.last)
      #expect(added.id == 6 && added.species == "Bittern" && added.count == 3)
    }
  }

  /// The frames that Interface Builder would record, for 390 points below the bar: 91 is the top of the safe area.
  @Test func settingsComeFromTheirStoryboard() throws {
    try Launched.run { app in
      try app.tap(app.list.navigationItem.leftBarButtonItem)
      let settings = try #require(app.navigation.topViewController as? SettingsViewController)
      #expect(settings.title == "Settings")
      let badge = try #require(settings.badge)
      #expect(badge.frame == CGRect(x: (390 - 100) / 2, y: 91 + 32, width: 100, height: 100))
      #expect(badge.habitat == .forest)
      let control = try #require(settings.confirmedSwitch)
      #expect(control.frame == CGRect(x: 390 - 16 - 49, y: 223 + 24, width: 51, height: 31))
      let summary = try #require(settings.summaryLabel)
      #expect(summary.frame.origin == CGPoint(x: 16, y: 247 + 31 + 16))
      #expect(summary.text == "5 of 5 entries are shown.")

      control.isOn = true
      control.sendActions(for: .valueChanged)
      #expect(summary.text == "2 of 5 entries are shown.")
    }
  }
}
