import type { Fen } from '../money.ts';
import { showFen } from '../money.ts';
import { policyProductNames, policyProducts } from '../policy/schema.ts';
import { tripTypeNames } from './schema.ts';
import type { TripContent, TripLeg, TripTraveller } from './schema.ts';
import { totalOf } from './standing.ts';
import { legWords, moneyWords } from './words.ts';
import type { NameOf } from './words.ts';

/** A line of the difference of two versions. */
export interface Difference {
  label: string;
  before: string;
  after: string;
  /** `+¥1,200.00` of amounts, added and gone people; "" else. */
  by: string;
}

export interface Names {
  city: NameOf;
  employee(id: number): string;
  costCenter(code: string): string;
  file(id: string): string;
}

const signed = (fen: Fen): string => `${fen < 0 ? '−' : '+'}¥${showFen(Math.abs(fen), true)}`;

const nothing = '无';

function moved<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  wordOf: (item: Item) => string,
): string {
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return [
    ...after.filter((one) => !old.has(keyOf(one))).map((one) => `+${wordOf(one)}`),
    ...before.filter((one) => !fresh.has(keyOf(one))).map((one) => `−${wordOf(one)}`),
  ].join(' ');
}

const keyOfTraveller = (one: TripTraveller): string =>
  one.kind === 'employee' ? `employee ${one.employeeId}` : `external ${one.name} ${one.mobilePhone}`;

/** The lines in which two versions differ; none where they ask for the same. */
export function differencesOf(before: TripContent, after: TripContent, names: Names): Difference[] {
  const lines: Difference[] = [];
  const add = (label: string, old: string, fresh: string, by = ''): void => {
    if (old !== fresh || by) lines.push({ label, before: old || nothing, after: fresh || nothing, by });
  };
  const typeOf = ({ tripType }: TripContent): string => (tripType ? tripTypeNames[tripType] : '');
  const daysOf = ({ from, to }: TripContent): string => (from || to ? `${from} 至 ${to}` : '');
  add('出差事由', before.reason, after.reason);
  add('出差类型', typeOf(before), typeOf(after));
  add('出差日期', daysOf(before), daysOf(after));
  const travellerName = (one: TripTraveller): string =>
    one.kind === 'employee' ? names.employee(one.employeeId) : one.name;
  add(
    '出行人',
    `${before.travellers.length} 人`,
    `${after.travellers.length} 人`,
    moved(before.travellers, after.travellers, keyOfTraveller, travellerName),
  );
  const modeOf = ({ mode }: TripContent): string => (mode === 'legs' ? '按顺序' : '城市集合');
  add('行程方式', modeOf(before), modeOf(after));
  addLegs(before, after, names.city, add);
  const cityNames = ({ mode, cities }: TripContent): string =>
    mode === 'cities' ? cities.filter(Boolean).map(names.city).join('、') : '';
  add('城市', cityNames(before), cityNames(after));
  const productNames = ({ mode, products }: TripContent): string =>
    mode === 'cities' ? products.map((product) => policyProductNames[product]).join('、') : '';
  add('可订产品', productNames(before), productNames(after));
  for (const product of policyProducts) {
    const [old, fresh] = [before.budgets[product] ?? 0, after.budgets[product] ?? 0];
    if (old !== fresh)
      add(`${policyProductNames[product]}预算`, moneyWords(old), moneyWords(fresh), signed(fresh - old));
  }
  add(
    '成本中心',
    before.costCenter && names.costCenter(before.costCenter),
    after.costCenter && names.costCenter(after.costCenter),
  );
  add('项目', before.project, after.project);
  add('放宽差标', before.overReason, after.overReason);
  const files = ({ attachments }: TripContent): string => attachments.map(names.file).join('、');
  add('附件', files(before), files(after));
  return lines;
}

/** Legs by their id: changed, new and gone. */
function addLegs(
  before: TripContent,
  after: TripContent,
  nameOf: NameOf,
  add: (label: string, old: string, fresh: string) => void,
): void {
  const legsOf = ({ mode, legs }: TripContent): readonly TripLeg[] => (mode === 'legs' ? legs : []);
  const [old, fresh] = [legsOf(before), legsOf(after)];
  const find = (legs: readonly TripLeg[], id: string): TripLeg | undefined => legs.find(({ legId }) => legId === id);
  const wordOf = (leg: TripLeg | undefined): string => (leg ? legWords(leg, nameOf) : '');
  fresh.forEach((leg, at) => add(`第 ${at + 1} 段`, wordOf(find(old, leg.legId)), wordOf(leg)));
  for (const leg of old) if (!find(fresh, leg.legId)) add('取消的行程', wordOf(leg), '');
}

/** Sum that the second version asks for above the first. */
export const increaseOf = (before: TripContent, after: TripContent): Fen =>
  totalOf(after.budgets) - totalOf(before.budgets);

export const signedMoney = signed;
