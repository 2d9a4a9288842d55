import type { Same } from '#base/wording.ts';

/** Words of the list to choose people from. */
export const rosterTexts = {
  retry: '重试',
  frequent: '常旅客',
  frequentBusiness: '为谁预订',
  frequentFailed: '常旅客读取失败',
  frequentSearch: '姓名、拼音或证件后几位',
  frequentSearchBusiness: '姓名、拼音、部门或证件后几位',
  frequentNone: '没有符合的常旅客',
  frequentMore: (count: number) => `全部 ${count} 人`,
  frequentLess: '收起',
} as const;

export type RosterWords = Same<typeof rosterTexts>;
