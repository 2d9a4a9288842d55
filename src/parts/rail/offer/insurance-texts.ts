/** Words of the insurance of an order of trains. */
export const insuranceTexts = {
  title: '保险',
  sub: '自愿选购，每人每程一份',
  of: (name: string, price: string) => `${name} ¥${price} / 人 / 程`,
};
