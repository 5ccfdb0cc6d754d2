/// Why a controller's view comes or goes (LC-27).
enum AppearanceCause {
  case none
  case presentation
  case dismissal
  case movingToParent
  case movingFromParent
}
