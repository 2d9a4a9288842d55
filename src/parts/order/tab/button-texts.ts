import { copyTexts } from '#kit/copy-text.ts';

/** Words of the cancel button, for the `texts` of every widget that has one. */
export const cancelTexts = {
  cancelOrder: '取消订单',
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即释放，价格可能变化。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
};

/** Words of a share button, for the `texts` of every widget that has one. */
export const shareTexts = {
  share: '分享行程',
  shareCopied: '行程已复制，可粘贴发送给同行人',
  notCopied: copyTexts.notCopied,
};
