export const cancelTexts = {
  label: '取消规则时间轴',
  now: '现在',
  moment: (moment: string) => moment.slice(5, 16),
  free: '免费取消',
  back: (amount: string) => `，退 ¥${amount}`,
  part: (kept: string) => `扣 ¥${kept}`,
  none: (kept: string) => `扣 ¥${kept}，不退款`,
};
