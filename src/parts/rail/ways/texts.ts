import type { WaySort } from '#domain/rail/search/ways.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { showDuration } from '#domain/spans.ts';
import { gapTexts } from './gap-texts.ts';

const sorts: Readonly<Record<WaySort, string>> = { score: '综合', price: '价格', minutes: '时间', risk: '风险' };
const kinds = {
  direct: '直达',
  seat: '同车换座',
  part: '上车补票',
  transfer: '中转',
  air: '飞机',
  wait: '候补',
} as const;

export const wayTexts = {
  classes: seatClassNames,
  /** A station, a city or an airport. */
  nameOf: (name: string) => name,
  /** `06车 12F号` */
  seatOf: (seat: string) => seat,
  lasts: showDuration,
  title: '怎么去最合适',
  best: (way: string, amount: string, lasts: string) => `最合适 ${way} · ¥${amount} · ${lasts}`,
  comparing: '正在比较怎么去最合适…',
  compare: '比较方案',
  lead: (ways: number) => `${ways} 个方案，价格按 1 位成人`,
  student: (ways: number) => `${ways} 个方案，价格按 1 位学生`,
  sortLabel: '方案排序',
  sorts,
  ...gapTexts,
  kinds,
  fromElsewhere: (station: string) => `从${station}站上车`,
  toElsewhere: (station: string) => `到${station}站下车`,
  cheapest: '最省',
  quickest: '最快',
  score: (amount: string) => `综合 ${amount}`,
  plus: ' ＋ ',
  left: (seat: string, left: number) => `${seat}余 ${left} 张`,
  plenty: (seat: string) => `${seat}有票`,
  oneTicket: '一票到底',
  noChange: '一张票坐到终点，不用换乘',
  seatChanges: (changes: number) => `换座 ${changes} 次`,
  soldOut: '全程已售完，分段都有空座，座位已按最少换座排好',
  seats: (first: string, second: string) => (first === second ? `两程均${first}` : `${first} ＋ ${second}`),
  takes: { direct: '选这个', seat: '选这个', part: '选这个', transfer: '选这个', air: '看航班', wait: '去候补' },
  takeWay: (take: string, trains: string) => `${take}：${trains}`,
  suffixes: { direct: '', seat: '', part: '约', transfer: '', air: '起', wait: '预付' },
  partSeat: (until: string) => `到 ${until} 有座，之后留在车上补票`,
  partPrice: (ticket: string, rest: string) => `车票 ¥${ticket} ＋ 补票约 ¥${rest}，以列车上为准`,
  partRisk: (canStand: boolean) => (canStand ? '后段站票' : '后段无座'),
  flight: (number: string) => `航班 ${number}`,
  airport: (city: string, name: string) => `${name ? `${city}${name}` : city}机场`,
  flies: (from: string, departs: string, to: string, arrives: string) => `${from} ${departs} 起飞，${to} ${arrives} 到`,
  apart: '机票与火车票分开预订，误了前一程不能免费改后一程',
  withAirports: (time: string) => `含机场 ${time}`,
  byTrain: '火车接驳',
  bookTrain: (train: string) => `订 ${train}`,
  waitAhead: (people: number) => (people ? `前面 ${people} 人候补` : '还没有人候补'),
  chances: { good: '兑现机会较大', fair: '兑现机会一般', small: '兑现机会较小' },
  waitRisk: '兑现后才出票',
  later: (count: number) => `又找到 ${count} 个方案，重新排序`,
  more: (count: number) => `展开其余 ${count} 个方案`,
  less: '收起',
  rule: '综合 ＝ 票价 ＋ 每小时 ¥60 ＋ 风险折算（低 ¥20，中 ¥80，高 ¥200）',
  dropped: (count: number) => `另有 ${count} 个方案在价格、时间、风险上都不占优，未列出`,
  transfers: '全部中转方案',
  seatPicture: '看换座图',
  daysOn: (nights: number) => `+${nights}天`,
};

export type WayTexts = typeof wayTexts;
