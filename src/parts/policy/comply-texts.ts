/** Words of the nearest choices that comply. */
export const complyTexts = {
  ok: '合规',
  take: '改订',
  list: '如何合规',
  none: (hours: number) => `已加载的结果中，前后 ${hours} 小时、同城其他地点和其他席别都没有合规的选择`,
  saves: (amount: string) => `少 ¥${amount}`,
  costs: (amount: string) => `多 ¥${amount}`,
  same: '同价',
};
