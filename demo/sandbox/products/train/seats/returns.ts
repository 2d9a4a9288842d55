import { sql } from 'kysely';
import type { Database, Tx } from '../../../ground/call.ts';
import type { SectionMask } from './section-mask.ts';

interface ReturnedSeats {
  trainDay: number;
  seats: readonly { seat: number; sections: SectionMask }[];
}

/**
 * Seats that have just come back are held for those who wait for a section of them, until the line was looked at
 * (waitlist/serve.ts). Without anybody in the line they are for sale.
 */
export async function keepForTheLine(tx: Tx | Database, { trainDay, seats }: ReturnedSeats): Promise<void> {
  const own = seats.map(({ seat }) => seat);
  const sections = seats.map((one) => one.sections);
  await sql`
    with back as (
      select seat, sections from unnest(${own}::smallint[], ${sections}::int[]) as back (seat, sections)
      where exists (
        select 1 from rail_wishes w where w.train_day = ${trainDay}::int and w.sections & back.sections <> 0
      )
    ), kept as (
      insert into rail_returns (train_day, seat, sections) select ${trainDay}::int, seat, sections from back
    )
    update rail_seats set held = held | back.sections from back
    where rail_seats.train_day = ${trainDay}::int and rail_seats.seat = back.seat`.execute(tx);
}
