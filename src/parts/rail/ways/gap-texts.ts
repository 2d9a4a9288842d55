import type { Risk } from '#domain/rail/search/ways.ts';

export const riskDots = { none: 'ok', low: 'ok', medium: 'warn', high: 'bad' } as const;
const riskNames: Readonly<Record<Risk, string>> = { none: '无风险', low: '低风险', medium: '中风险', high: '高风险' };

/** Words of the time between two trains. */
export const gapTexts = {
  riskNames,
  changeAt: (station: string, arrives: string, departs: string) => `${station} ${arrives} 到，${departs} 开`,
  changeBetween: (from: string, to: string, arrives: string, departs: string) =>
    `${from} ${arrives} 到，${to} ${departs} 开，两站之间自行前往`,
  wait: {
    same: (time: string) => `同站换乘 ${time}`,
    other: (time: string) => `换站 ${time}`,
    seat: (time: string) => `同车换座 ${time}`,
  },
};
