import { copyTexts } from '#kit/copy-text.ts';
import { shareTexts } from '../tab/button-texts.ts';

export const calendarTexts = { addToCalendar: '加入日历' };

/** Of the end of a payment, whatever was paid for. */
export const finishTexts = {
  ...copyTexts,
  ...shareTexts,
  orderNo: '订单号',
  copyOrderNo: '复制订单号',
  company: '公司支付',
  personal: '个人支付',
  methods: { multiPay: '混合', creditPay: '授信', tianHangPay: '钱包', alipay: '支付宝', weChatPay: '微信' },
  paidIn: (payer: string, method: string) => `${payer}（${method}）`,
  refunding: '退款中',
  refunded: '已退款',
  sum: '合计',
  showOrder: '查看订单',
  /** Of the order, while its payment is known. */
  notRead: '订单状态加载失败',
  paymentNotRead: '支付结果加载失败',
  safe: '付款不受影响，请重试',
  retry: '重试',
  application: '行程申请',
  back: (no: string) => `返回申请 ${no}`,
  waits: (names: string) => `${names} 按其差标另下一单`,
  go: (names: string) => `为 ${names} 下单`,
};
