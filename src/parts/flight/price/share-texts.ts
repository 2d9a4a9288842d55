/** Words of business travel on the booking page. */
export const businessTexts = {
  cap: (sum: string) => `每人最多 ¥${sum}`,
  capParts: (limit: string, tolerance: string, taxes: string) =>
    [`差标 ¥${limit}`, tolerance !== '0' && `容差 ¥${tolerance}`, `机建燃油 ¥${taxes}`].filter(Boolean).join(' ＋ '),
  paidBy: {
    company: '公司设置全额支付',
    split: '差标未设价格上限，全额由公司支付',
    personal: '公司设置由出行人支付',
  },
  personalNote: (extras: string) => `个人部分${extras && `含${extras}，`}在支付时结清`,
} as const;
