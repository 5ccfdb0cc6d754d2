#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <fontconfig/fontconfig.h>

/// The file that a font's shapes are in, and the number of the face in it; NULL for one that is in none.
static inline const char *pango_font_file(PangoFont *font, int *index) {
  FcChar8 *file = NULL;
  *index = 0;
  if (!PANGO_IS_FC_FONT(font)) return NULL;
  FcPattern *pattern = pango_fc_font_get_pattern((PangoFcFont *)font);
  if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return NULL;
  FcPatternGetInteger(pattern, FC_INDEX, 0, index);
  return (const char *)file;
}
