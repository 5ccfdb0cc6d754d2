// Expectations of branches. A small change of a small system goes once through code that is as large as the processor's
// cache of instructions: rare code lies behind the rest, instead of between.

/// A condition that is hardly ever true.
@inline(__always)
func isRare(_ condition: Bool) -> Bool { _slowPath(condition) }

/// A condition that is nearly always true.
@inline(__always)
func isUsual(_ condition: Bool) -> Bool { _fastPath(condition) }
