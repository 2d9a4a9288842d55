import { setImmediate } from 'node:timers/promises';
import { changesOf, emptyReplay } from '#domain/policy/replay.ts';
import type { PastTrip, Replay, TripChange } from '#domain/policy/replay.ts';
import type { PolicyProduct, StandardContent } from '#domain/policy/schema.ts';
import type { PastYear, ProductTrips } from './load-trips.ts';

/** The contents that judge an employee, before and after; null: he has no standard. */
export interface Judges {
  before: StandardContent | null;
  after: StandardContent | null;
}

export interface Compared {
  trips: readonly PastTrip[];
  before: Replay;
  after: Replay;
  changes: readonly TripChange[];
}

/** Trips that are judged before other calls of the process have their turn. */
const atOnce = 10_000;

/** One range of trips as the two contents judge it. */
interface Part {
  from: number;
  end: number;
  before: Replay | null;
  after: Replay | null;
}

async function judgeParts({ product, ranges, replays }: ProductTrips, judges: ReadonlyMap<number, Judges>) {
  const parts: Part[] = [];
  const opened = new Map<StandardContent, ReturnType<typeof replays.of>>();
  const open = (content: StandardContent) => {
    const known = opened.get(content) ?? replays.of(content, product);
    opened.set(content, known);
    return known;
  };
  let judged = 0;
  for (const [employeeId, { before, after }] of judges) {
    const range = ranges.get(employeeId);
    if (!range) continue;
    const [from, end] = range;
    const [was, is] = [before && open(before), after && open(after)];
    judged += (was?.fill(employeeId, from, end) ?? 0) + (is?.fill(employeeId, from, end) ?? 0);
    parts.push({ from, end, before: was?.found ?? null, after: is?.found ?? null });
    if (judged < atOnce) continue;
    judged = 0;
    await setImmediate();
  }
  return parts;
}

/** Without a standard every trip is allowed, and the company pays it. */
function copyPart(
  to: Replay,
  at: number,
  from: Replay | null,
  { from: first, end }: Part,
  paid: readonly PastTrip[],
): void {
  if (!from) {
    for (let place = 0; place < paid.length; place++) {
      const facts = paid[place]?.facts;
      to.effects[at + place] = -1;
      to.companyPays[at + place] = facts ? priceOf(facts) : 0;
    }
    return;
  }
  to.states.set(from.states.subarray(first, end), at);
  to.effects.set(from.effects.subarray(first, end), at);
  to.overBy.set(from.overBy.subarray(first, end), at);
  to.companyPays.set(from.companyPays.subarray(first, end), at);
}

function priceOf(facts: PastTrip['facts']): number {
  if ('nights' in facts) return facts.rooms * facts.nights.reduce((sum, { price }) => sum + price, 0);
  return 'slices' in facts ? facts.slices.reduce((sum, { price }) => sum + price, 0) : facts.price;
}

/** The trips of these employees as the two contents of each judge them. */
export async function compare(
  { products }: PastYear,
  judges: ReadonlyMap<number, Judges>,
  only?: PolicyProduct,
): Promise<Compared> {
  const judged: { own: ProductTrips; parts: Part[] }[] = [];
  for (const own of products)
    if (!only || own.product === only) judged.push({ own, parts: await judgeParts(own, judges) });
  const trips = judged.flatMap(({ own, parts }) => parts.flatMap(({ from, end }) => own.trips.slice(from, end)));
  const [before, after] = [emptyReplay(trips), emptyReplay(trips)];
  let at = 0;
  for (const { own, parts } of judged)
    for (const part of parts) {
      const paid = part.before && part.after ? [] : own.trips.slice(part.from, part.end);
      copyPart(before, at, part.before, part, paid);
      copyPart(after, at, part.after, part, paid);
      at += part.end - part.from;
    }
  return { trips, before, after, changes: changesOf(before, after) };
}
