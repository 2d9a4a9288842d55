import { sql } from 'kysely';
import type { Database, Tx } from '../../../ground/call.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import type { Inventory } from '../../../orders/inventory.ts';
import { keepForTheLine } from './returns.ts';
import type { SectionMask } from './section-mask.ts';

/** Seats of one train-day that an order needs, each with the sections of its way. */
export interface SeatWant {
  trainDay: number;
  seats: readonly { seat: number; sections: SectionMask }[];
}

/** The first seat of which a section is gone. */
interface SeatShortage {
  seat: number;
}

/** One statement sees and changes a seat; it lays the row for the first sale. No row comes back when a section is taken. */
const holdSections = fixed((tx, trainDay: number, seat: number, sections: number) =>
  sql<{ seat: number }>`
    insert into rail_seats as laid (train_day, seat, held, sold)
    values (${trainDay}::int, ${seat}::smallint, ${sections}::int, 0)
    on conflict (train_day, seat) do update set held = laid.held | excluded.held
    where (laid.held | laid.sold) & excluded.held = 0
    returning seat`.compile(tx),
);
const sellSections = fixed((tx, trainDay: number, seat: number, sections: number) =>
  sql<{ seat: number }>`
    update rail_seats set held = held & ~${sections}::int, sold = sold | ${sections}::int
    where train_day = ${trainDay}::int and seat = ${seat}::smallint and held & ${sections}::int = ${sections}::int
    returning seat`.compile(tx),
);
const releaseSections = fixed((tx, trainDay: number, seat: number, sections: number) =>
  sql<{ seat: number }>`
    update rail_seats set held = held & ~${sections}::int
    where train_day = ${trainDay}::int and seat = ${seat}::smallint and held & ${sections}::int = ${sections}::int
    returning seat`.compile(tx),
);
const returnSections = fixed((tx, trainDay: number, seat: number, sections: number) =>
  sql<{ seat: number }>`
    update rail_seats set sold = sold & ~${sections}::int
    where train_day = ${trainDay}::int and seat = ${seat}::smallint and sold & ${sections}::int = ${sections}::int
    returning seat`.compile(tx),
);

/** In an order that is the same for all: two orders of the same seats cannot wait for each other. */
const inOrder = ({ seats }: SeatWant): SeatWant['seats'] => seats.toSorted((a, b) => a.seat - b.seat);

async function moveAll(tx: Tx | Database, want: SeatWant, change: typeof sellSections): Promise<void> {
  for (const { seat, sections } of inOrder(want))
    if (!(await change(tx, want.trainDay, seat, sections)).length)
      throw new Error(`seat ${seat} of ${want.trainDay} has no sections ${sections.toString(2)} to change`);
}

/** Seats of trains, section by section: what is free from C to D is for sale while A to C is sold. */
export const railSeats: Inventory<SeatWant, SeatShortage> = {
  async hold(tx, want) {
    const held: { seat: number; sections: SectionMask }[] = [];
    for (const one of inOrder(want)) {
      if ((await holdSections(tx, want.trainDay, one.seat, one.sections)).length) held.push(one);
      else {
        await moveAll(tx, { ...want, seats: held }, releaseSections);
        return { seat: one.seat };
      }
    }
    return undefined;
  },
  sell: async (tx, want) => await moveAll(tx, want, sellSections),
  async release(tx, want) {
    await moveAll(tx, want, releaseSections);
    await keepForTheLine(tx, want);
  },
  async giveBack(tx, want) {
    await moveAll(tx, want, returnSections);
    await keepForTheLine(tx, want);
  },
};

/** One row a train-day, `seat sections,seat sections`: the embedded database takes long for many rows. */
const seatsOfDays = fixed((db, trainDays: readonly number[]) =>
  sql<{ train_day: number; seats: string }>`
    select train_day, string_agg(seat || ' ' || (held | sold), ',') as seats
    from rail_seats where train_day = any(${trainDays}::int[]) group by train_day`.compile(db),
);

/** Sections that our own orders have taken, by train-day and seat. */
export async function takenSections(
  db: Database | Tx,
  trainDays: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, SectionMask>>> {
  const byDay = new Map<number, Map<number, SectionMask>>();
  for (const { train_day, seats } of trainDays.length ? await seatsOfDays(db, trainDays) : []) {
    const taken = new Map<number, SectionMask>();
    for (const each of seats.split(',')) {
      const [seat = '', sections = ''] = each.split(' ');
      taken.set(Number(seat), Number(sections));
    }
    byDay.set(train_day, taken);
  }
  return byDay;
}
