import { ticketSalesTexts } from '#parts/order/sale/words/ticket-texts.ts';
export const cancelIntlTexts = {
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即放回，不扣款。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
  withdrawQuestion: {
    title: '取消改签',
    text: '取消后新航班的座位放回，原机票继续有效，没有费用。确定取消吗？',
    yes: '取消改签',
    no: '再想想',
    kind: 'danger' as const,
  },
  withdrawn: '改签已取消，原机票继续有效',
};

/** Of requests about tickets. */
export const intlSalesTexts = { ...ticketSalesTexts, oldFlights: '原航班', newFlights: '新航班' };

/** Words of the tickets of an order, and of giving it up. */
export const intlOrderTexts = {
  ...cancelIntlTexts,
  tickets: '机票',
  ticketsSub: {
    1: '每位旅客一个票号，每一程的状态与退票各自独立',
    2: '每位旅客在每一程各有一张，状态与退票各自独立',
  },
  refund: '退票',
  change: '改签',
  /** `fee`: "" for none. */
  refundNow: (fee: string, back: string) => `现在退${fee ? `扣 ${fee}` : '免手续费'}，退回 ${back}`,
  noTicketNo: '待出票',
};

/** Of the cards with the flights of a slice. */
export const sliceTexts = {
  business: '因公',
  over: '超标',
  old: '原航班',
  fresh: '新航班',
  moved: (change: string) => `${change}（当地时间）`,
  accepted: (change: string) => `${change}（当地时间）。您已接受，起飞前仍可免费退票、改签`,
  freed: (change: string) => `${change}（当地时间）。航司原因，退票、改签免手续费`,
};
