import type { StopKind } from '#domain/intl/least-minutes.ts';
import { showDuration } from '#domain/spans.ts';

/** Flights that cross no border, by where the stop is. */
const within = (area: string, country: string): string =>
  area === 'schengen' ? '申根区内' : area === 'CN' ? '国内' : `${country}国内`;

/** `UTC+5:30` */
export function utcOf(offset: number): string {
  const hours = Math.floor(Math.abs(offset) / 60);
  const rest = Math.abs(offset) % 60;
  return `UTC${offset < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Words of itineraries of international flights, wherever they are shown. */
export const intlTexts = {
  cabins: { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' },
  direct: '直飞',
  via: (places: string) => `转 ${places}`,
  plus: (days: number) => `${days > 0 ? '+' : '−'}${Math.abs(days)}天`,
  operated: (carrier: string, flightNo: string) => `${carrier} ${flightNo} 实际承运`,
  stopFor: (minutes: number) => `停 ${showDuration(minutes)}`,
  stopAt: (place: string, minutes: number) => `${place} 转机 ${showDuration(minutes)}`,
  /** `area`: of the stop (domain/intl/border.ts). */
  kind: (kind: StopKind, area: string, country: string) =>
    [...kind].map((side) => (side === 'D' ? within(area, country) : '国际')).join('转'),
  through: '行李直挂',
  again: '行李重托',
  plusSign: ' ＋ ',
  inAll: (steps: number, least: number) => ` ＝ ${showDuration(steps)}，最短 ${showDuration(least)}，`,
  step: (name: string, minutes: number) => `${name} ${minutes}`,
  sum: (steps: number, least: number) =>
    `步骤相加 ${showDuration(steps)}，机场规定最短 ${showDuration(least)}，取大者，需 ${showDuration(Math.max(steps, least))}`,
  spare: (minutes: number) =>
    minutes < 0
      ? `差 ${showDuration(-minutes)}`
      : minutes
        ? `比所需多 ${showDuration(minutes)}`
        : '恰好够所需，没有富余',
  homeClock: (city: string) => `${city}时间`,
  localClock: '当地时间',
  utc: utcOf,
  /** `home`: "" where both have one clock. */
  landed: (city: string, local: string, home: string, homeTime: string) =>
    `落地${city} ${local}${home && `，${home}是 ${homeTime}`}`,
  clockChange: (cities: readonly string[], minutes: number) =>
    `途中${cities.join('、')}的时钟${minutes > 0 ? '拨快' : '拨慢'} ${Math.abs(minutes)} 分钟，以上时刻均已计入`,
  landsAt: (place: string) => `到 ${place}`,
  leavesFrom: (place: string) => `从 ${place} 出发`,
  otherAirport: (city: string, reached: string, left: string) =>
    `上一程到达${city}${reached}，本程从${left}出发：两座机场不同，请预留市内交通时间`,
  total: (minutes: number) => `全程 ${showDuration(minutes)}`,
  bags: '行李：每段 × 每人',
  bagsNote: '托运按一家航司的规则，写明是哪一家；手提按承运航司',
  bagSegment: '航段',
  bagRule: '以谁的规则为准',
  bagHand: '手提',
  bagOwn: '实际承运',
  bagOther: (carrier: string, flown: string) => `按 ${carrier} 的规则，不按承运的${flown}`,
  bag: (pieces: number, kg: number) => (pieces ? `${pieces} 件 ${kg} kg` : kg ? `${kg} kg` : '无'),
  /** Of a flight that not all of the order are on. */
  bagEach: (people: number, bag: string) => `${people} 人 · ${bag}`,
  bagNone: '不乘本段',
  bagMost: (checked: string, hand: string) => `全程每段都能带的：托运 ${checked}，手提 ${hand}`,
  unknown: '未公布',
  /** Of a stop within one airport. */
  atTerminal: (ends: string) => `同航站楼 ${ends}`,
  terms: {
    refundBefore: '退票 起飞前',
    refundAfter: '退票 起飞后',
    changeBefore: '改期 起飞前',
    changeAfter: '改期 起飞后',
  },
  waived: (isChange: boolean) => `航司变更，退票${isChange ? '、改签' : ''}免手续费`,
  notNow: '本次不适用',
  termsTitle: '退改规则（每程、每人）',
  slice: '航程',
  noRefund: '不可退',
  noChange: '不可改',
  free: '免费',
  firstFree: '首次免费',
};

export type IntlTexts = typeof intlTexts;
