import type { ChangedTrip, StandardWhatIf, TripVerdict } from '#contract/travel-standard.ts';
import { dayAt } from '#domain/china-time.ts';
import { judge } from '#domain/policy/judge/judge.ts';
import { directionAt, hitBy, tripDay, verdictAt } from '#domain/policy/replay.ts';
import type { Difference, TripChange } from '#domain/policy/replay.ts';
import { sql } from 'kysely';
import type { Database } from '../../ground/call.ts';
import type { Compared, Judges } from './compare.ts';
import type { PastYear } from './load-trips.ts';

/** Rows of an answer: the rest is counted. */
const most = { people: 20, trips: 100 };

const verdictOf = ({ state, effect, overBy }: TripChange['before']): TripVerdict => ({
  verdict: state,
  effect: effect ?? '',
  overBy,
});

/** Title and number of the order of each row of facts. */
async function ordersOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { orderNo: string; title: string }>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<{ id: number; orderNo: string; title: string }>`
    select f.id, f.order_id as "orderNo", coalesce(o.title, r.title, '') as title from order_facts f
    left join orders o on o.order_id = f.order_id left join car_rides r on r.order_id = f.order_id
    where f.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...order }) => [id, order]));
}

interface Place {
  of: Difference;
  at: number;
  /** 1: harder to book than before, -1: easier. */
  turn: number;
  overBy: number;
}

/** Numbers of the changes, and the heaviest of them: hit before eased, then by the amount. */
function weighChanges(differences: readonly Difference[]) {
  let heaviest: Place[] = [];
  const counts = { changed: 0, harder: 0, eased: 0, compliant: 0 };
  const byWeight = (a: Place, b: Place) => b.turn - a.turn || b.overBy - a.overBy;
  let least: Place | undefined;
  const cut = () => {
    heaviest = heaviest.toSorted(byWeight).slice(0, most.trips);
    least = heaviest.length === most.trips ? heaviest.at(-1) : undefined;
  };
  for (const of of differences) {
    const { before, after, places } = of;
    counts.changed += places.length;
    for (const at of places) {
      const turn = Math.sign(directionAt(before, after, at));
      if (turn > 0) counts.harder += 1;
      else if (turn < 0) counts.eased += 1;
      if (before.states[at] !== 0 && after.states[at] === 0) counts.compliant += 1;
      const overBy = after.overBy[at] ?? 0;
      if (least && (turn < least.turn || (turn === least.turn && overBy <= least.overBy))) continue;
      heaviest.push({ of, at, turn, overBy });
      if (heaviest.length >= most.trips * 10) cut();
    }
  }
  cut();
  return { counts, heaviest };
}

/** Figures of both, the employees who are hit, and the trips whose verdict changes. */
export async function answerWhatIf(
  db: Database,
  { fromMs, toMs, people }: PastYear,
  { differences, before, after }: Compared,
  judges: ReadonlyMap<number, Judges>,
): Promise<StandardWhatIf> {
  const hit = hitBy(differences);
  const { counts, heaviest } = weighChanges(differences);
  const nameOf = new Map(people.map(({ employeeId, name }) => [String(employeeId), name]));
  const orders = await ordersOf(
    db,
    heaviest.map(({ of, at }) => Number(of.trips[at]?.id)),
  );
  const changedTrips = heaviest.flatMap(({ of, at }): ChangedTrip[] => {
    const trip = of.trips[at];
    if (!trip) return [];
    const { facts, flags, employee, id } = trip;
    const content = judges.get(Number(employee))?.after;
    const order = orders.get(Number(id));
    // Sums of a day or month are known in the replay alone.
    const verdict = content && !('used' in facts) ? judge(facts, content, flags) : undefined;
    return [
      {
        orderNo: order?.orderNo ?? '',
        product: facts.product,
        title: order?.title ?? '',
        day: tripDay(facts),
        name: nameOf.get(employee) ?? '',
        before: verdictOf(verdictAt(of.before, at)),
        after: verdictOf(verdictAt(of.after, at)),
        reason: verdict?.message ?? '',
        rules: [...(verdict?.rules ?? [])],
      },
    ];
  });
  return {
    from: dayAt(fromMs),
    to: dayAt(toMs),
    people: judges.size,
    before,
    after,
    ...counts,
    hitCount: hit.length,
    paysLess: hit.reduce((sum, one) => sum + one.paysLess, 0),
    hit: hit.slice(0, most.people).map(({ employee, trips: count, paysLess }) => ({
      employeeId: Number(employee),
      name: nameOf.get(employee) ?? '',
      trips: count,
      paysLess,
    })),
    trips: changedTrips,
  };
}
