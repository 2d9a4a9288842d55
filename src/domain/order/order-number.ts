/** `260916143207` → `2609 1614 3207`, as people read it; anything else unchanged. */
export const showOrderNo = (orderNo: string): string =>
  /^\d{12}$/.test(orderNo) ? orderNo.replace(/(\d{4})(?=\d)/g, '$1 ') : orderNo;
