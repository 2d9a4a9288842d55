/** Words of the tickets of an order, and of giving it up. */
export const intlOrderTexts = {
  tickets: '机票',
  ticketsSub: '每位旅客在每一程各有一张，状态与退票各自独立',
  refund: '退票',
  refundNow: (fee: string, back: string) => `现在退扣 ¥${fee}，退回 ¥${back}`,
  noTicketNo: '待出票',
  cancelQuestion: {
    title: '取消订单',
    text: '取消后座位立即放回，不扣款。确定取消吗？',
    yes: '取消订单',
    no: '再想想',
    kind: 'danger' as const,
  },
  cancelled: '订单已取消',
};
