import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { TrainTag } from '#domain/rail/train-tags.ts';
import { showDuration } from '#domain/spans.ts';
import { kindNames } from './kind-names.ts';

const tags: Readonly<Record<TrainTag, readonly [mark: string, title: string]>> = {
  revival: ['复', '复兴号'],
  smart: ['智', '智能动车组'],
  quiet: ['静', '有静音车厢'],
  sleeper: ['铺', '有卧铺的动车'],
  idCard: ['证', '可刷身份证进站'],
};

/** On narrow cards; the others keep their whole name: 无 and 硬 alone would be marks. */
const shortNames: Readonly<Partial<Record<SeatClass, string>>> = {
  business: '商务',
  premium: '优选',
  first: '一等',
  second: '二等',
};

/** Words of a list of trains. */
export const trainTexts = {
  kinds: kindNames,
  shortNames,
  /** Its words are longer than the cards are made for. */
  isLong: false as boolean,
  lasts: showDuration,
  table: '车次',
  number: '车次',
  stations: '出发站 / 到达站',
  times: '出发 / 到达',
  minutes: '历时',
  action: '操作',
  begins: '始',
  passes: '过',
  ends: '终',
  beginsTitle: '始发站',
  passesTitle: '途经站',
  endsTitle: '终到站',
  plenty: '有',
  full: '无',
  absent: '--',
  tickets: (left: number) => `${left} 张`,
  book: '预订',
  bookSeat: (train: string, seat: string) => `预订 ${train} ${seat}`,
  bookTrain: (train: string) => `预订 ${train}`,
  stops: (train: string) => `${train} 经停站`,
  tiers: (seat: string) => `${seat}铺位`,
  openTiers: (train: string, said: string) => `${train} 铺位与票价 ${said}`,
  from: '起',
  arrives: ['当日到达', '次日到达', '第三日到达', '第四日到达'] as readonly string[],
  daysOn: (nights: number) => `+${nights}天`,
  rest: (time: string) => `停 ${time}`,
  start: '始发',
  end: '终到',
  /** A mark and its title. */
  tags,
  /** A train that is not sold now. */
  notYet: (day: string, clock: string) => `${day} ${clock} 起售`,
  closed: (clock: string) => `${clock} 恢复售票`,
  over: '已停售',
  off: '当日停运',
  soldOut: '无票',
  compliant: '合规',
  overBy: (yuan: string) => `超标 ¥${yuan}`,
  forbidden: '不可订',
  onlyForbidden: '超标不可订',
  wait: '候补',
  waitSeat: (train: string, seat: string) => `候补 ${train} ${seat}`,
  seatChange: '换座',
  seatChangeOf: (train: string) => `换座 ${train}`,
  shown: (shown: number, all: number) => `已显示 ${shown} / ${all}`,
  more: '加载更多',
  stopsFailed: '经停站加载失败',
  retry: '重试',
  legend: { plenty: '20 张及以上', few: '剩余张数', full: '已售完', wait: '已售完，可候补', absent: '无此席别' },
};

export type TrainTexts = typeof trainTexts;
