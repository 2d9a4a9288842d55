export const transferSorts = ['minutes', 'departure', 'price', 'risk'] as const;
export type TransferSort = (typeof transferSorts)[number];

export const transferTexts = {
  found: (plans: number) => `${plans} 个中转方案`,
  lead: '两张票一个订单，一起占座，占不到都不收费',
  sortLabel: '排序',
  sorts: { departure: '出发早', minutes: '耗时短', price: '价格低', risk: '风险低' },
  choose: '选席别',
  close: '收起',
  ride: (at: number) => `第 ${at} 程`,
  seatOf: (train: string) => `${train} 席别`,
  failedTitle: '中转方案加载失败',
  retry: '重试',
  modify: '修改',
  noneTitle: '没有可预订的中转方案',
  noneText: '换个日期，或改查直达车次',
  direct: '看直达车次',
};
