import type { TrainRide, WaitWay } from '#contract/train.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { waitChance, waitDeadlines } from '#domain/rail/wait.ts';
import type { Call } from '../../../ground/call.ts';
import type { DatedRide } from '../answers/ride-view.ts';
import { stopsOfRide } from '../answers/ride-view.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { aheadOf } from '../waiting/wishes.ts';

/** The cheapest class of each train that is sold out in it, with those who wait for it already. */
export async function waitWays(
  { db }: Pick<Call, 'db'>,
  table: Timetable,
  found: readonly { ride: DatedRide; view: TrainRide }[],
  nowMs: number,
): Promise<WaitWay[]> {
  const full = found.flatMap(({ ride, view }) => {
    const [cheapest] = view.seats
      .filter(({ seatClass, standard }) => seatClass !== 'standing' && standard?.verdict !== 'forbidden')
      .sort((a, b) => fenOf(a.price) - fenOf(b.price));
    const canWait = waitDeadlines([msOf(view.from.at)], nowMs).length > 0;
    return cheapest?.left === 0 && canWait ? [{ ride, view, seatClass: cheapest.seatClass }] : [];
  });
  const ahead = await aheadOf(
    db,
    full.map(({ ride, view, seatClass }) => {
      const [fromStop, toStop] = stopsOfRide(table, ride);
      return { trainNumber: view.trainNumber, firstDay: ride.firstDay, fromStop, toStop, seatClass };
    }),
    { place: nowMs },
  );
  return full.map(({ view, seatClass }, at) => ({
    trainNumber: view.trainNumber,
    fromStation: view.from.telecode,
    toStation: view.to.telecode,
    seatClass,
    ahead: ahead[at] ?? 0,
    chance: waitChance(ahead[at] ?? 0, (msOf(view.from.at) - nowMs) / 3_600_000),
  }));
}
