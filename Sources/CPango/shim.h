#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <fontconfig/fontconfig.h>
