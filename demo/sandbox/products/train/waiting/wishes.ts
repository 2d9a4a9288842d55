import { sql } from 'kysely';
import type { TrainWish } from '#contract/train-wait.ts';
import { yuanOf } from '#domain/money.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { partyPrice } from '#domain/rail/wait.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
import { showPrices } from '../shown/show-sale.ts';
import { wayOfRide } from '../seats/way-of-ride.ts';

/** People who wait for a section of each wish, before a place in the line. */
export async function aheadOf(
  db: Database | Tx,
  wishes: readonly Pick<PricedRide, 'trainNumber' | 'firstDay' | 'fromStop' | 'toStop' | 'seatClass'>[],
  { place, orderId = '' }: { place: number; orderId?: string },
): Promise<number[]> {
  const ways = wishes.map(wayOfRide);
  const { rows } = await sql<{ n: number; ahead: number }>`
    select n::int, coalesce(sum(w.passengers), 0)::int as ahead
    from unnest(
      ${ways.map(({ trainDay }) => trainDay)}::int[], ${wishes.map(({ seatClass }) => seatClass)}::text[],
      ${ways.map(({ sections }) => sections)}::int[]
    ) with ordinality as own (train_day, seat_class, sections, n)
    left join rail_wishes w on w.train_day = own.train_day and w.seat_class = own.seat_class
      and w.sections & own.sections <> 0 and (w.place, w.order_id) < (${place}::bigint, ${orderId}::text)
    group by n order by n`.execute(db);
  return rows.map(({ ahead }) => ahead);
}

export const showWish = (
  { trainNumber, letter, from, to, minutes, nights, seatClass, prices, schedule }: PricedRide,
  types: readonly TicketType[],
  { left, ahead }: { left: number; ahead: number },
): TrainWish => ({
  trainNumber,
  letter,
  from,
  to,
  minutes,
  nights,
  seatClass,
  prices: showPrices(prices),
  price: yuanOf(partyPrice(prices, types) ?? 0),
  left,
  ahead,
  ...(schedule?.kind === 'cancelled' && { isOff: true }),
});
