// Yoga's own sources, which `Benchmarks/peers` puts into `.peers/yoga`, as one unit.
#include <yoga/Utils.cpp>
#include <yoga/YGConfig.cpp>
#include <yoga/YGEnums.cpp>
#include <yoga/YGLayout.cpp>
#include <yoga/YGNode.cpp>
#include <yoga/YGNodePrint.cpp>
#include <yoga/YGStyle.cpp>
#include <yoga/YGValue.cpp>
#include <yoga/Yoga.cpp>
#include <yoga/event/event.cpp>
#include <yoga/internal/experiments.cpp>
#include <yoga/log.cpp>
