import type { ChangedTrip, StandardWhatIf, TripVerdict } from '#contract/travel-standard.ts';
import { dayAt } from '#domain/china-time.ts';
import { judge, weightOf } from '#domain/policy/judge/judge.ts';
import { hitBy, tripDay } from '#domain/policy/replay.ts';
import type { TripChange } from '#domain/policy/replay.ts';
import type { Database } from '../../ground/call.ts';
import type { Compared, Judges } from './compare.ts';
import type { PastYear } from './load-trips.ts';

/** Rows of an answer: the rest is counted. */
const most = { people: 20, trips: 100 };

const states = { ok: 0, over: 1, forbidden: 2 };
/** Above 0: the trip is harder to book than before. */
const direction = ({ before, after }: TripChange): number =>
  states[after.state] - states[before.state] ||
  weightOf(after.effect) - weightOf(before.effect) ||
  after.overBy - before.overBy;

const verdictOf = ({ state, effect, overBy }: TripChange['before']): TripVerdict => ({
  verdict: state,
  effect: effect ?? '',
  overBy,
});

async function titlesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const of = (table: 'orders' | 'car_rides') =>
    db.selectFrom(table).where('order_id', 'in', ids).select(['order_id', 'title']).execute();
  return new Map([...(await of('orders')), ...(await of('car_rides'))].map(({ order_id, title }) => [order_id, title]));
}

/** Figures of both, the employees who are hit, and the trips whose verdict changes. */
export async function answerWhatIf(
  db: Database,
  { fromMs, toMs, people }: PastYear,
  { trips, before, after, changes }: Compared,
  judges: ReadonlyMap<number, Judges>,
): Promise<StandardWhatIf> {
  const hit = hitBy(changes, trips);
  const turns = changes.map(direction);
  // The heaviest hundred: hit before eased, then by the amount.
  const places = turns.map((turn, at) => ({ at, turn: Math.sign(turn), overBy: changes[at]?.after.overBy ?? 0 }));
  const listed = places
    .toSorted((a, b) => b.turn - a.turn || b.overBy - a.overBy)
    .slice(0, most.trips)
    .flatMap(({ at }) => changes[at] ?? []);
  const nameOf = new Map(people.map(({ employeeId, name }) => [String(employeeId), name]));
  const titles = await titlesOf(
    db,
    listed.flatMap(({ at }) => trips[at]?.id ?? []),
  );
  const changedTrips = listed.flatMap((change): ChangedTrip[] => {
    const trip = trips[change.at];
    if (!trip) return [];
    const { facts, flags, employee } = trip;
    const content = judges.get(Number(employee))?.after;
    return [
      {
        orderNo: trip.id,
        product: facts.product,
        title: titles.get(trip.id) ?? '',
        day: tripDay(facts),
        name: nameOf.get(employee) ?? '',
        before: verdictOf(change.before),
        after: verdictOf(change.after),
        // Sums of a day or month are known in the replay alone.
        reason: content && !('used' in facts) ? judge(facts, content, flags).message : '',
      },
    ];
  });
  return {
    from: dayAt(fromMs),
    to: dayAt(toMs),
    people: judges.size,
    before,
    after,
    changed: changes.length,
    harder: turns.filter((turn) => turn > 0).length,
    eased: turns.filter((turn) => turn < 0).length,
    compliant: changes.filter((change) => change.before.state !== 'ok' && change.after.state === 'ok').length,
    hitCount: hit.length,
    hit: hit.slice(0, most.people).map(({ employee, trips: count, overBy }) => ({
      employeeId: Number(employee),
      name: nameOf.get(employee) ?? '',
      trips: count,
      overBy,
    })),
    trips: changedTrips,
  };
}
