/** Words of requests about tickets, on the page of their order. */
export const ticketSalesTexts = { withdraw: '撤回改签', payChange: '支付差价', payWithin: '剩余支付时间 ' };
