import { setImmediate } from 'node:timers/promises';
import { addTotals, changedPlaces, emptyReplay, totalsIn } from '#domain/policy/replay.ts';
import type { Difference, PastTrip, Replay, ReplayTotals } from '#domain/policy/replay.ts';
import type { PolicyProduct, StandardContent } from '#domain/policy/schema.ts';
import type { PastYear, ProductTrips } from './load-trips.ts';

/** The standards that apply to an employee before and after the change; null: none. */
export interface Judges {
  before: StandardContent | null;
  after: StandardContent | null;
}

/** Figures of all trips before and after, and those whose verdict changes. */
export interface Compared {
  before: ReplayTotals;
  after: ReplayTotals;
  differences: readonly Difference[];
}

/** Trips that are judged before other calls of the process have their turn. */
const atOnce = 10_000;

/** One range of trips as the two contents judge it. */
interface Part {
  from: number;
  end: number;
  before: Replay;
  after: Replay;
}

const allowed = new WeakMap<ProductTrips, Replay>();

/** Without a standard every trip is allowed, and the company pays it. */
function allowedIn(own: ProductTrips): Replay {
  const known = allowed.get(own);
  if (known) return known;
  const found = emptyReplay(own.trips);
  found.effects.fill(-1);
  for (const [at, { facts }] of own.trips.entries()) found.companyPays[at] = priceOf(facts);
  allowed.set(own, found);
  return found;
}

function priceOf(facts: PastTrip['facts']): number {
  if ('nights' in facts) return facts.rooms * facts.nights.reduce((sum, { price }) => sum + price, 0);
  return 'slices' in facts ? facts.slices.reduce((sum, { price }) => sum + price, 0) : facts.price;
}

async function judgeParts(own: ProductTrips, judges: ReadonlyMap<number, Judges>): Promise<Part[]> {
  const { product, ranges, replays } = own;
  const parts: Part[] = [];
  const opened = new Map<StandardContent, ReturnType<typeof replays.of>>();
  const open = (content: StandardContent) => {
    const known = opened.get(content) ?? replays.of(content, product);
    opened.set(content, known);
    return known;
  };
  let judged = 0;
  for (const [employeeId, [from, end]] of ranges) {
    const judge = judges.get(employeeId);
    if (!judge) continue;
    const [was, is] = [judge.before && open(judge.before), judge.after && open(judge.after)];
    judged += (was?.fill(employeeId, from, end) ?? 0) + (is?.fill(employeeId, from, end) ?? 0);
    const last = parts.at(-1);
    const [before, after] = [was?.found ?? allowedIn(own), is?.found ?? allowedIn(own)];
    // Employees side by side under the same contents are one part: most often all of them.
    if (last && last.end === from && last.before === before && last.after === after) last.end = end;
    else parts.push({ from, end, before, after });
    if (judged < atOnce) continue;
    judged = 0;
    await setImmediate();
  }
  return parts;
}

const kept = new WeakMap<Replay, ReplayTotals>();

/** Figures of parts by one of their contents; those of all trips of a product are kept with its verdicts. */
function totalsBy(own: ProductTrips, parts: readonly Part[], side: 'before' | 'after'): ReplayTotals {
  const [first] = parts;
  const isWhole = parts.length === 1 && first?.from === 0 && first.end === own.trips.length;
  const known = isWhole ? kept.get(first[side]) : undefined;
  if (known) return known;
  const replays = new Map<Replay, Part[]>();
  for (const part of parts) {
    const same = replays.get(part[side]);
    if (same) same.push(part);
    else replays.set(part[side], [part]);
  }
  const totals = addTotals([...replays].map(([found, ranges]) => totalsIn(found, own.months, ranges)));
  if (isWhole) kept.set(first[side], totals);
  return totals;
}

/** The trips of these employees as the two contents of each judge them. */
export async function compare(
  { products }: PastYear,
  judges: ReadonlyMap<number, Judges>,
  only?: PolicyProduct,
): Promise<Compared> {
  const before: ReplayTotals[] = [];
  const after: ReplayTotals[] = [];
  const differences: Difference[] = [];
  for (const own of products) {
    if (only && own.product !== only) continue;
    const parts = await judgeParts(own, judges);
    before.push(totalsBy(own, parts, 'before'));
    after.push(totalsBy(own, parts, 'after'));
    for (const part of parts) {
      if (part.before === part.after) continue;
      const places = changedPlaces(part.before, part.after, part.from, part.end);
      if (places.length) differences.push({ trips: own.trips, before: part.before, after: part.after, places });
    }
  }
  return { differences, before: addTotals(before), after: addTotals(after) };
}
