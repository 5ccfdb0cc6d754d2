/// The largest number of `Float`, under the name that C's headers on Apple's systems give it: `animation.repeatCount = HUGE`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = Float.greatestFiniteMagnitude
