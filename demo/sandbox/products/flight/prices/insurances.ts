import type { InsuranceProduct } from '#contract/flight.ts';

/** Sold with flights, never chosen in advance; the price is per passenger and flight. */
export const flightInsurances: readonly InsuranceProduct[] = [
  {
    insuType: 'ACCIDENT',
    name: '航空意外险',
    summary: '单次航班，意外身故 / 伤残最高 ¥2,000,000。0–80 周岁可投，起飞前可退。',
    price: '30',
    minAge: 0,
    maxAge: 80,
  },
  {
    insuType: 'DELAY',
    name: '航班延误险',
    summary: '到达延误 2 小时及以上或取消，每人赔付 ¥200，自动理赔。',
    price: '20',
    minAge: 0,
    maxAge: 80,
  },
];
