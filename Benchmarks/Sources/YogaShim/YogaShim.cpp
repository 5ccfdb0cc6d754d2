#include "YogaShim.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include <yoga/Yoga.h>

struct yoga_tree {
  struct Text {
    float width, height;
  };
  YGConfigRef config;
  std::vector<YGNodeRef> nodes;
  // Nodes point into it.
  std::unique_ptr<Text[]> texts;
  float width, height;

  void layOut() { YGNodeCalculateLayout(nodes[0], width, height, YGDirectionLTR); }
};

static float within(float length, float limit, YGMeasureMode mode) {
  if (mode == YGMeasureModeExactly) return limit;
  return mode == YGMeasureModeAtMost ? std::min(length, limit) : length;
}

static YGSize measure(
    YGNodeRef node, float width, YGMeasureMode widthMode, float height, YGMeasureMode heightMode) {
  const auto *text = static_cast<const yoga_tree::Text *>(YGNodeGetContext(node));
  return YGSize{within(text->width, width, widthMode), within(text->height, height, heightMode)};
}

static void setEdge(
    void (*set)(YGNodeRef, YGEdge, float), YGNodeRef node, float left, float top, float right,
    float bottom) {
  if (left != 0) set(node, YGEdgeLeft, left);
  if (top != 0) set(node, YGEdgeTop, top);
  if (right != 0) set(node, YGEdgeRight, right);
  if (bottom != 0) set(node, YGEdgeBottom, bottom);
}

yoga_tree *yoga_tree_create(const yoga_node *nodes, int32_t count, float width, float height) {
  auto *tree = new yoga_tree{YGConfigNew(), {}, nullptr, width, height};
  // A grid of pixels would hide what differs.
  YGConfigSetPointScaleFactor(tree->config, 0);
  tree->nodes.reserve(count);
  tree->texts.reset(new yoga_tree::Text[count]);
  for (int32_t number = 0; number < count; ++number) {
    const yoga_node &style = nodes[number];
    YGNodeRef node = YGNodeNewWithConfig(tree->config);
    tree->nodes.push_back(node);
    if (style.is_row) YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow);
    if (style.alignment == 1) YGNodeStyleSetAlignItems(node, YGAlignFlexStart);
    if (style.alignment == 2) YGNodeStyleSetAlignItems(node, YGAlignCenter);
    if (style.begins_at_start) YGNodeStyleSetAlignSelf(node, YGAlignFlexStart);
    if (style.spaces_between) YGNodeStyleSetJustifyContent(node, YGJustifySpaceBetween);
    if (!std::isnan(style.width)) YGNodeStyleSetWidth(node, style.width);
    if (!std::isnan(style.height)) YGNodeStyleSetHeight(node, style.height);
    if (!std::isnan(style.minimum_height)) YGNodeStyleSetMinHeight(node, style.minimum_height);
    if (style.grow != 0) YGNodeStyleSetFlexGrow(node, style.grow);
    if (style.shrink != 0) YGNodeStyleSetFlexShrink(node, style.shrink);
    setEdge(
        YGNodeStyleSetMargin, node, style.margin_left, style.margin_top, style.margin_right,
        style.margin_bottom);
    setEdge(
        YGNodeStyleSetPadding, node, style.padding_left, style.padding_top, style.padding_right,
        style.padding_bottom);
    if (!std::isnan(style.text_width)) {
      tree->texts[number] = {style.text_width, style.text_height};
      YGNodeSetContext(node, &tree->texts[number]);
      YGNodeSetMeasureFunc(node, measure);
    }
    if (style.parent >= 0) {
      YGNodeRef parent = tree->nodes[style.parent];
      YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    }
  }
  tree->layOut();
  return tree;
}

void yoga_tree_destroy(yoga_tree *tree) {
  YGNodeFreeRecursive(tree->nodes[0]);
  YGConfigFree(tree->config);
  delete tree;
}

void yoga_tree_resize(yoga_tree *tree, float width, float height) {
  tree->width = width;
  tree->height = height;
  tree->layOut();
}

void yoga_tree_set_text(yoga_tree *tree, int32_t node, float width, float height) {
  tree->texts[node] = {width, height};
  YGNodeMarkDirty(tree->nodes[node]);
  tree->layOut();
}

yoga_frame yoga_tree_frame(const yoga_tree *tree, int32_t node) {
  YGNodeRef n = tree->nodes[node];
  return yoga_frame{
      YGNodeLayoutGetLeft(n), YGNodeLayoutGetTop(n), YGNodeLayoutGetWidth(n),
      YGNodeLayoutGetHeight(n)};
}
