import { fenOf, showFen } from '#domain/money.ts';

/** Words of the verdicts on each traveller. */
export const verdictTexts = {
  title: '每位出行人的差标',
  one: '出行人的差标',
  higher: (name: string) => `本单就高，以${name}的标准为准`,
  lower: (name: string) => `本单就低，以${name}的标准为准`,
  over: (yuan: string) => `超标 ¥${showFen(fenOf(yuan))}`,
  overPlain: '超标',
  split: '按各自差标分开下单',
  splitHint: (names: string) => `${names} 移出本单，支付本单后接着为其另下一单`,
  waiting: (names: string) => `${names} 已移出本单，支付本单后接着为其另下一单。`,
  drop: '不再分单',
};
