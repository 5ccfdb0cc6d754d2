import Foundation

/// The rows of a controller that offers activities.
final class ActivityRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var controller: UIActivityViewController?
  var activities: [UIActivity] = []

  init(_ controller: UIActivityViewController) {
    self.controller = controller
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    activities.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "activity")
      ?? UITableViewCell(style: .default, reuseIdentifier: "activity")
    cell.textLabel?.text = activities[indexPath.row].activityTitle
    cell.imageView?.image = activities[indexPath.row].activityImage
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    controller?.perform(activities[indexPath.row])
  }
}
