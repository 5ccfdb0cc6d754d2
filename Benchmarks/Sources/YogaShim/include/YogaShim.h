#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A node of a tree of flexbox; lengths in points, those that are not set are NaN.
typedef struct {
  /// The number of the parent, which comes before; negative for the root.
  int32_t parent;
  /// 0 for a column, 1 for a row.
  int32_t is_row;
  /// 0 to stretch children across, 1 to begin at the start, 2 to centre them.
  int32_t alignment;
  /// Whether what is left along the way lies between the children, instead of behind them.
  int32_t spaces_between;
  /// Whether the node begins at the start, whatever its parent does with the others.
  int32_t begins_at_start;
  float width, height, minimum_height;
  float grow, shrink;
  float margin_left, margin_top, margin_right, margin_bottom;
  float padding_left, padding_top, padding_right, padding_bottom;
  /// The size of a text, which Yoga asks a function for; NaN without one.
  float text_width, text_height;
} yoga_node;

/// A frame in the parent's coordinates, in points.
typedef struct {
  float x, y, width, height;
} yoga_frame;

/// A tree of Yoga's nodes, laid out.
typedef struct yoga_tree yoga_tree;

/// Makes the tree and lays it out in a root of a size. Frames are not rounded.
yoga_tree *yoga_tree_create(const yoga_node *nodes, int32_t count, float width, float height);
void yoga_tree_destroy(yoga_tree *tree);
/// Lays the tree out again in a root of another size.
void yoga_tree_resize(yoga_tree *tree, float width, float height);
/// Gives a text another size and lays the tree out again.
void yoga_tree_set_text(yoga_tree *tree, int32_t node, float width, float height);
yoga_frame yoga_tree_frame(const yoga_tree *tree, int32_t node);

#ifdef __cplusplus
}
#endif
