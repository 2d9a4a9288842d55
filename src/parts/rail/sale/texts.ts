import { saleTexts } from '#parts/order/sale/texts.ts';

/** Words of a refund of train tickets. */
export const refundTexts = {
  ...saleTexts,
  refund: '退票',
  tickets: '退哪几张',
  chooseTicket: '请选择要退的车票',
  choose: '选择车票后显示可退金额',
  think: '再想想',
  confirm: (tickets: number) => `确认退票 ${tickets} 张`,
  quote: '退款试算',
  paid: '票款',
  fee: (percent: number) => `退票费 ${percent}%`,
  back: '预计退回',
  rise: (moment: string, charge: string) => `${moment} 起退票费升至 ¥${charge}`,
  refundDone: '退票已受理',
};

export type RefundTexts = typeof refundTexts;
