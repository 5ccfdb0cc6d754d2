/// An entry that counts at one level of priority.
protocol Leveled {
  var level: Double { get }
}
