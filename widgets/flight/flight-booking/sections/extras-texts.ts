import { useWords } from '../use-words.ts';

/** Words of the parts that are asked for beside the price: insurance, voucher, refund, and seats that are gone. */
export const extrasTexts = {
  insurance: '保险',
  insuranceSub: '自愿购买，默认不选',
  insuranceFirst: '请先选择乘机人',
  insuranceAgeOff: '超出投保年龄',
  perPerson: ' / 人',
  perPersonFlight: ' / 人 / 程',
  unnamed: (at: number) => `乘机人 ${at}`,
  voucher: '报销凭证',
  voucherElectronic: '电子行程单',
  voucherElectronicSub: '行程结束后由航司开具，180 天内可申请，发送至邮箱',
  voucherNone: '暂不需要',
  voucherNoneSub: '如需补开，行程结束后 180 天内在“报销凭证”申请',
  refundTitle: '现在退票能退多少',
  today: '今天',
  departure: '起飞',
  back: '退',
  refundNow: (lost: string) => `（扣 ¥${lost}）`,
  refundNowHead: '现在取消，每张成人票退回 ',
  refundNowBoth: '现在取消，每位成人往返退回 ',
  refundLabel: (parts: string) => `可退金额：${parts}`,
  refundStep: (until: string, amount: string) => `${until} 前 ${amount} 元`,
  soldOutTitle: '该舱位已售完',
  adultsOnlyTitle: '该舱位不售儿童票',
} as const;

/** With the page's words over them, a partner's own wording among these. */
export const useExtrasWords = () => ({ ...extrasTexts, ...useWords() });
