import { cancelIntlTexts } from './cancel-intl.ts';

/** Words of the tickets of an order, and of giving it up. */
export const intlOrderTexts = {
  ...cancelIntlTexts,
  tickets: '机票',
  ticketsSub: '每位旅客在每一程各有一张，状态与退票各自独立',
  refund: '退票',
  change: '改签',
  refundNow: (fee: string, back: string) => `现在退扣 ${fee}，退回 ${back}`,
  noTicketNo: '待出票',
};
