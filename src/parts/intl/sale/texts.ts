import { saleTexts } from '#parts/order/sale/texts.ts';

/** Words of a refund of international flights. */
export const intlRefundTexts = {
  ...saleTexts,
  refund: '退票',
  tickets: '退哪几程、哪几位',
  chooseTicket: '请选择要退的机票',
  choose: '选择机票后显示可退金额',
  follows: '随同行成人一起退',
  think: '再想想',
  confirm: (tickets: number) => `确认退票 ${tickets} 张`,
  quote: '退款试算',
  paid: '票款与税费',
  by: { before: '起飞前', after: '起飞后', involuntary: '航司变更，免手续费' },
  charge: (name: string, way: string, by: string) => `${name} ${way} 退票费（${by}）`,
  kept: (name: string, way: string) => `${name} ${way} 不退税费与服务费`,
  back: '预计退回',
  refundDone: '退票已受理',
};

export type IntlRefundTexts = typeof intlRefundTexts;
