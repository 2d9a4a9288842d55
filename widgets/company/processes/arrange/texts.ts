/** Words of the order of the processes of a kind. */
export const arrangeTexts = {
  title: '调整顺序',
  kinds: '类型',
  kindTabs: { trip: '行程', order: '订单', change: '改签', refund: '退票' },
  lead: '适用范围同样近时，靠前的流程适用。拖动，或用方向键调整；默认流程总在最后。',
  arranged: '顺序已保存',
  none: '这一类没有可以调整的流程',
  done: '完成',
};
export type ArrangeTexts = typeof arrangeTexts;
