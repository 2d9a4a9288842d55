import { addDays, isDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { policyProductNames } from '../policy/schema.ts';
import { checkContactName, checkPhone } from '../passenger/contact.ts';
import { legKinds } from './schema.ts';
import type { TripContent, TripLeg, TripProduct } from './schema.ts';
import { productsOf } from './standing.ts';

/** The company's and the application's side of a check. */
export interface CheckTerms {
  today: Day;
  sold: readonly TripProduct[];
  /** True where the product goes to, or from, this city. */
  serves(product: TripProduct, city: string): boolean;
  /** The version in force, of a change: days that stay as they were may be past. */
  before?: TripContent | undefined;
}

type Fault = readonly [field: string, message: string];

const mostDaysAhead = 365;

/** Faults of a submitted application, by field: the first of each part. */
export function faultsOf(content: TripContent, terms: CheckTerms): Fault[] {
  const faults: Fault[] = [];
  const add = (field: string, message: string): void => void faults.push([field, message]);
  if (!content.reason) add('reason', '请填写出差事由');
  if (!content.tripType) add('tripType', '请选择出差类型');
  faults.push(...faultsOfDays(content, terms), ...faultsOfTravellers(content));
  if (content.mode === 'legs') {
    if (!content.legs.length) add('legs', '请至少添加一段行程');
    content.legs.forEach((leg, at) => {
      const [field, message] = faultOfLeg(content, leg, at, terms) ?? [];
      if (field && message) add(`legs.${at}.${field}`, message);
    });
  } else faults.push(...faultsOfCities(content, terms));
  for (const product of productsOf(content)) {
    const name = policyProductNames[product];
    if (!terms.sold.includes(product)) add(content.mode === 'legs' ? 'legs' : 'tripProducts', `${name}暂不提供预订`);
    else if (content.budgets[product] === undefined) add(`budgets.${product}`, `请填写${name}预算`);
  }
  return faults;
}

const isSameLeg = (one: TripLeg, other: TripLeg): boolean =>
  one.legId === other.legId && one.day === other.day && one.toDay === other.toDay;

function* faultsOfDays({ from, to }: TripContent, { today, before }: CheckTerms): Generated {
  if (!isDay(from)) yield ['from', '请选择出发日期'];
  else if (from < today && before?.from !== from) yield ['from', '出发日期不能早于今天'];
  if (!isDay(to)) yield ['to', '请选择结束日期'];
  else if (to < from) yield ['to', '结束日期不能早于出发日期'];
  else if (to < today) yield ['to', '结束日期不能早于今天'];
  else if (to > addDays(today, mostDaysAhead)) yield ['to', '结束日期不能晚于一年后'];
}
type Generated = Generator<Fault>;

/** Faults of somebody from outside, by field; messages name him once he has a name. */
export function faultsOfExternal({ name, mobilePhone }: { name: string; mobilePhone: string }): {
  name?: string;
  mobilePhone?: string;
} {
  if (!name) return { name: '请填写外部人员的姓名' };
  if (checkContactName(name)) return { name: '外部人员的姓名请用 2 至 40 个汉字或字母' };
  return checkPhone(mobilePhone, false) ? { mobilePhone: `请正确输入${name}的手机号码，或留空` } : {};
}

function* faultsOfTravellers({ travellers }: TripContent): Generated {
  if (!travellers.length) yield ['travellers', '请至少选择一位出行人'];
  const seen = new Set<string>();
  let at = -1;
  for (const one of travellers) {
    at += 1;
    const key = one.kind === 'employee' ? String(one.employeeId) : `${one.name} ${one.mobilePhone}`;
    if (seen.has(key)) yield [`travellers.${at}`, '出行人重复，请删除一位'];
    seen.add(key);
    if (one.kind === 'employee') continue;
    for (const [field, message] of Object.entries(faultsOfExternal(one))) yield [`travellers.${at}.${field}`, message];
  }
}

export const hasLeft = (name: string): string => `${name}已离职或停用，请从出行人中移除`;

/** Days of a trip that are over: of the trip itself, and of its legs by their position. */
export function pastDays(
  { from, to, mode, legs }: Pick<TripContent, 'from' | 'to' | 'mode' | 'legs'>,
  today: Day,
): { trip: boolean; legs: number[] } {
  const isPast = (day: Day | '') => day !== '' && day < today;
  return {
    trip: isPast(from) || isPast(to),
    legs: mode === 'legs' ? legs.flatMap(({ day, toDay }, at) => (isPast(day) || isPast(toDay) ? [at] : [])) : [],
  };
}

function faultOfLeg(
  { from: first, to: last, legs, travellers }: TripContent,
  leg: TripLeg,
  at: number,
  { today, serves, before: old }: CheckTerms,
): Fault | undefined {
  const kind = legKinds[leg.product];
  const name = `第 ${at + 1} 段`;
  if (legs.findIndex(({ legId }) => legId === leg.legId) !== at) return ['legId', `${name}与前面的行程编号重复`];
  if (kind === 'journey' && !leg.from) return ['from', `${name}请选择出发城市`];
  if (!leg.to) return ['to', kind === 'journey' ? `${name}请选择到达城市` : `${name}请选择城市`];
  if (kind === 'journey' && leg.from === leg.to) return ['to', `${name}出发与到达不能是同一城市`];
  const product = policyProductNames[leg.product];
  if (kind === 'journey' && !serves(leg.product, leg.from)) return ['from', `${name}的出发城市没有${product}`];
  if (!serves(leg.product, leg.to)) return ['to', `${name}的${kind === 'journey' ? '到达' : ''}城市没有${product}`];
  if (!isDay(leg.day)) return ['day', `${name}请选择日期`];
  if (leg.day < today && old?.legs.some((one) => isSameLeg(one, leg)) !== true) return ['day', `${name}的日期已过`];
  const end = kind === 'journey' ? leg.day : leg.toDay;
  if (!isDay(end)) return ['toDay', kind === 'stay' ? `${name}请选择离店日期` : `${name}请选择结束日期`];
  if (kind === 'stay' && end <= leg.day) return ['toDay', `${name}离店须晚于入住`];
  if (end < leg.day) return ['toDay', `${name}结束日期不能早于开始日期`];
  if ((first && leg.day < first) || (last && end > last)) return ['day', `${name}不在出差日期之内`];
  if (kind === 'journey' && leg.travellers > travellers.length) return ['travellers', `${name}的人数多于出行人`];
  if (kind !== 'journey' && leg.units < 1)
    return ['units', kind === 'stay' ? `${name}请填写间数` : `${name}请填写用车次数`];
  return undefined;
}

function* faultsOfCities({ cities, products }: TripContent, { serves }: CheckTerms): Generated {
  const isTravelling = products.some((product) => legKinds[product] === 'journey');
  const chosen = cities.filter(Boolean);
  if (chosen.length < (isTravelling ? 2 : 1)) yield ['cities', isTravelling ? '请选择出发与到达的城市' : '请选择城市'];
  if (!products.length) yield ['tripProducts', '请选择可预订的产品'];
  let at = -1;
  for (const city of cities) {
    at += 1;
    if (!city) continue;
    if (cities.indexOf(city) !== at) yield [`cities.${at}`, '城市重复，请删除一个'];
    if (products.length && !products.some((product) => serves(product, city)))
      yield [`cities.${at}`, '该城市没有所选的产品'];
  }
}
