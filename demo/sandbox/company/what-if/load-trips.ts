import { sql } from 'kysely';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { monthsOf } from '#domain/policy/replay.ts';
import type { Months, PastTrip } from '#domain/policy/replay.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import { bounded } from '../../ground/bounded.ts';
import type { Call, Database } from '../../ground/call.ts';
import { unpackFacts } from '../../orders/judged/pack-facts.ts';
import { peopleOf } from '../../orders/business/standard-for.ts';
import type { JudgedPerson } from '../../orders/business/standard-for.ts';
import { createReplays } from './replays.ts';
import type { Replays } from './replays.ts';

/** Trips of one product, those of an employee side by side and in their order. */
export interface ProductTrips {
  product: PolicyProduct;
  trips: readonly PastTrip[];
  /** Places of an employee's trips: from the first up to one that is not among them. */
  ranges: ReadonlyMap<number, readonly [from: number, end: number]>;
  months: Months;
  replays: Replays;
}

/** The year of a company. */
export interface PastYear {
  products: readonly ProductTrips[];
  people: readonly JudgedPerson[];
  fromMs: number;
  toMs: number;
}

type Line = readonly [employeeId: number, orderId: string, flags: number, facts: never];

/** Rows come as one text: the driver makes no object of each. By the index, which has them in this order. */
async function readLines(db: Database, companyId: number, product: PolicyProduct, fromMs: number): Promise<Line[]> {
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(line, ',') as lines from (
      select '[' || employee_id || ',"' || order_id || '",' || flags || ',' || facts || ']' as line
      from order_facts where company_id = ${companyId} and product = ${product} and at >= ${fromMs}
      order by employee_id, at, order_id, no
    ) as found`.execute(db);
  return JSON.parse(`[${rows[0]?.lines ?? ''}]`) as Line[];
}

const flagsOf = [0, 1, 2, 3].map((bits) => ({ overproof: (bits & 1) > 0, overApprove: (bits & 2) > 0 }));

function tripsOf(product: PolicyProduct, lines: readonly Line[]): ProductTrips {
  const ranges = new Map<number, readonly [number, number]>();
  let first = 0;
  const trips = lines.map(([employeeId, id, flags, facts], at): PastTrip => {
    if (lines[at + 1]?.[0] !== employeeId) {
      ranges.set(employeeId, [first, at + 1]);
      first = at + 1;
    }
    const allowed = flagsOf[flags] ?? { overproof: false, overApprove: false };
    return { id, employee: String(employeeId), facts: unpackFacts(product, facts), flags: allowed };
  });
  return { product, trips, ranges, months: monthsOf(trips), replays: createReplays(trips) };
}

async function readYear(db: Database, companyId: number, nowMs: number): Promise<PastYear> {
  const fromMs = msOf(`${addDays(dayAt(nowMs), -365)} 00:00:00`);
  // The database collects one product while another is read: the smallest answers come first.
  const products = await Promise.all(
    policyProducts.map(async (product) => tripsOf(product, await readLines(db, companyId, product, fromMs))),
  );
  const ids = new Set(products.flatMap(({ ranges }) => [...ranges.keys()]));
  return { products, people: await peopleOf(db, companyId, [...ids]), fromMs, toMs: nowMs };
}

/** Companies whose year is kept between two changes of a draft. */
const companies = 3;
/** Until it is read again: levels and departments of people move, unpaid orders go. */
const keptMs = 60_000;

interface Kept {
  key?: string;
  untilMs?: number;
  year?: Promise<PastYear>;
}
const kept = new WeakMap<Database, (key: string, make: () => Kept) => Kept>();

/** The last year of a company; it is read again after a new order, and once a minute. */
export async function pastYear(
  { db, version, now }: Pick<Call, 'db' | 'version' | 'now'>,
  companyId: number,
): Promise<PastYear> {
  const nowMs = now();
  let known = kept.get(db);
  if (!known) kept.set(db, (known = bounded<Kept>(companies)));
  const holder = known(String(companyId), () => ({}));
  const { newest } = await db
    .selectFrom('order_facts')
    .where('company_id', '=', companyId)
    .select(({ fn }) => fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const key = `${version} ${newest}`;
  if (holder.key === key && holder.year && (holder.untilMs ?? 0) > nowMs) return await holder.year;
  const year = readYear(db, companyId, nowMs);
  Object.assign(holder, { key, untilMs: nowMs + keptMs, year });
  year.catch(() => Object.assign(holder, { year: undefined }));
  return await year;
}
