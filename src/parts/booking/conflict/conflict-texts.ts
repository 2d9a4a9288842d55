import type { Same } from '#base/wording.ts';

/** Words of what may come between the form and the order. */
export const conflictTexts = {
  accept: '接受新价格',
  totalFrom: '原总价',
  totalTo: '新总价',
  up: '上涨',
  down: '下降',
  again: '重新选择',
  renew: '重新核对',
  expiredTitle: '价格已过保留时间',
  expiredText: '重新核对后可继续提交，您填写的信息都会保留。',
  askingTitle: '正在确认订单结果',
  askingText: '网络不稳定，正在向服务器确认刚才的提交，请勿关闭页面。同一订单不会重复生成。',
  unknownTitle: '订单结果未知',
  unknownText: '未收到服务器的答复，订单可能已经生成。请在网络恢复后再次确认，不会重复下单。',
  askAgain: '再次确认',
  unknownCall: (telephone: string) => `仍无法确认时，请致电 ${telephone}`,
} as const;

export type ConflictWords = Same<typeof conflictTexts>;
