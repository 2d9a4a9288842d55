import type { Fen } from '../money.ts';
import { showFen } from '../money.ts';
import { policyProductNames, policyProducts } from '../policy/schema.ts';
import { tripTypeNames } from './schema.ts';
import type { TripContent, TripLeg, TripTraveller } from './schema.ts';
import { totalOf } from './standing.ts';
import { inChinese, legWords, moneyWords } from './words.ts';
import type { DifferenceSay, NameOf } from './words.ts';

/** A line of the difference of two versions. */
interface Difference {
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
export function differencesOf(
  before: TripContent,
  after: TripContent,
  names: Names,
  said: DifferenceSay = inChinese,
): Difference[] {
  const { words, say } = said;
  const lines: Difference[] = [];
  const add = (label: string, old: string, fresh: string, by = ''): void => {
    if (old !== fresh || by) lines.push({ label, before: old || words.nothing, after: fresh || words.nothing, by });
  };
  const typeOf = ({ tripType }: TripContent): string => (tripType ? say(tripTypeNames[tripType]) : '');
  const daysOf = ({ from, to }: TripContent): string => (from || to ? words.span(from, to) : '');
  add(words.reason, before.reason, after.reason);
  add(words.tripType, typeOf(before), typeOf(after));
  add(words.days, daysOf(before), daysOf(after));
  const travellerName = (one: TripTraveller): string =>
    one.kind === 'employee' ? names.employee(one.employeeId) : one.name;
  add(
    words.travellers,
    words.people(before.travellers.length),
    words.people(after.travellers.length),
    moved(before.travellers, after.travellers, keyOfTraveller, travellerName),
  );
  const modeOf = ({ mode }: TripContent): string => words.modes[mode];
  add(words.mode, modeOf(before), modeOf(after));
  addLegs(before, after, { nameOf: names.city, add, said });
  const cityNames = ({ mode, cities }: TripContent): string =>
    mode === 'cities' ? cities.filter(Boolean).map(names.city).join(words.and) : '';
  add(words.cities, cityNames(before), cityNames(after));
  const productNames = ({ mode, products }: TripContent): string =>
    mode === 'cities' ? products.map((product) => say(policyProductNames[product])).join(words.and) : '';
  add(words.products, productNames(before), productNames(after));
  for (const product of policyProducts) {
    const [old, fresh] = [before.budgets[product] ?? 0, after.budgets[product] ?? 0];
    if (old !== fresh)
      add(words.budget(say(policyProductNames[product])), moneyWords(old), moneyWords(fresh), signed(fresh - old));
  }
  add(
    words.costCenter,
    before.costCenter && names.costCenter(before.costCenter),
    after.costCenter && names.costCenter(after.costCenter),
  );
  add(words.project, before.project, after.project);
  add(words.overReason, before.overReason, after.overReason);
  const files = ({ attachments }: TripContent): string => attachments.map(names.file).join(words.and);
  add(words.files, files(before), files(after));
  return lines;
}

/** Legs by their id: changed, new and gone. */
function addLegs(
  before: TripContent,
  after: TripContent,
  { nameOf, add, said }: { nameOf: NameOf; add(label: string, old: string, fresh: string): void; said: DifferenceSay },
): void {
  const legsOf = ({ mode, legs }: TripContent): readonly TripLeg[] => (mode === 'legs' ? legs : []);
  const [old, fresh] = [legsOf(before), legsOf(after)];
  const find = (legs: readonly TripLeg[], id: string): TripLeg | undefined => legs.find(({ legId }) => legId === id);
  const wordOf = (leg: TripLeg | undefined): string => (leg ? legWords(leg, nameOf, said) : '');
  fresh.forEach((leg, at) => add(said.words.leg(at + 1), wordOf(find(old, leg.legId)), wordOf(leg)));
  for (const leg of old) if (!find(fresh, leg.legId)) add(said.words.gone, wordOf(leg), '');
}

/** Sum that the second version asks for above the first. */
export const increaseOf = (before: TripContent, after: TripContent): Fen =>
  totalOf(after.budgets) - totalOf(before.budgets);

export const signedMoney = signed;
