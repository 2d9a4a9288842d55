/** Words of business travel on the booking page. */
export const businessTexts = {
  forbiddenText: '该舱位超出差旅标准，公司规定不可预订。请重新选择航班，或改为因私出行。',
  cap: (sum: string) => `每人最多 ¥${sum}`,
  capParts: (limit: string, tolerance: string, taxes: string) =>
    `差标 ¥${limit} ＋ 容差 ¥${tolerance} ＋ 机建燃油 ¥${taxes}`,
  noCap: '差标未设价格上限，全额由公司支付',
  personalNote: (extras: string) => `个人部分${extras && `含${extras}，`}在支付时结清`,
} as const;
