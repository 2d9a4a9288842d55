export const popularTexts = {
  popular: '热门路线',
  popularFrom: '出发城市',
  saleTitle: '购票须知',
  /** `last`: the last day on sale. */
  saleDays: (last: string, days: number) => `今天起可买到 ${last} 的车票，预售期 ${days} 天（含当天）`,
  /** `next`: the first day that is not on sale, and the day its sale begins on. */
  saleNext: (next: string, day: string, clock: string) => `${next} 的车票 ${day} ${clock} 起售，部分车站另有起售时间`,
  /** Hours of rest; equal ones are none. */
  saleHours: (from: string, until: string, endsBefore: number) =>
    `${from === until ? '全天' : `每天 ${until} 至${from > until ? '' : '次日'} ${from} `}售票；开车前 ${endsBefore} 分钟停售`,
};
