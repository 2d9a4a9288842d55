/** From the list to the ticket: booking, cashier and result show the same line. */
export const bookingSteps: readonly string[] = ['选择航班', '填写信息', '确认支付', '出票'];
