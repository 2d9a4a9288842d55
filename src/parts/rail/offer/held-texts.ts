/** Words of an unpaid order of the member's own that is in the way of this one. */
export const heldTexts = {
  held: (times: string, names: string) =>
    `您有一笔待支付的订单：${times}，乘车人 ${names}。与所选车次时间重叠，同一乘车人不能再订`,
  separator: '、',
  pay: '去支付',
  cancel: '取消那一单',
};
