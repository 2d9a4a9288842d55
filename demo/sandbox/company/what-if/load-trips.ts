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
  /** A product is there twice where orders came after it was read. */
  products: readonly ProductTrips[];
  people: readonly JudgedPerson[];
  fromMs: number;
  toMs: number;
}

type Line = readonly [rowId: number, flags: number, facts: never];
type Lines = readonly { employeeId: number; lines: readonly Line[] }[];

/** All rows of a year, or those that came after one of them. */
interface Wanted {
  companyId: number;
  fromMs: number;
  after?: number;
}

/**
 * Rows come as one text an employee: the driver makes no object of each, and what a parse leaves behind is small. By the
 * index, which has them in this order.
 */
async function readLines(db: Database, { companyId, fromMs, after }: Wanted, product: PolicyProduct): Promise<Lines> {
  const { rows } = await sql<{ id: number; lines: string }>`
    select employee_id as id, string_agg('[' || id || ',' || flags || ',' || facts || ']', ',' order by at, id) as lines
    from order_facts where company_id = ${companyId} and product = ${product} and at >= ${fromMs}
      ${after === undefined ? sql`` : sql`and id > ${after}`}
    group by employee_id order by employee_id`.execute(db);
  return rows.map(({ id, lines }) => ({ employeeId: id, lines: JSON.parse(`[${lines}]`) as Line[] }));
}

const flagsOf = [0, 1, 2, 3].map((bits) => ({ overproof: (bits & 1) > 0, overApprove: (bits & 2) > 0 }));
const noFlags = { overproof: false, overApprove: false };

function tripsOf(product: PolicyProduct, found: Lines): ProductTrips {
  const ranges = new Map<number, readonly [number, number]>();
  const trips: PastTrip[] = [];
  for (const { employeeId, lines } of found) {
    const employee = String(employeeId);
    const first = trips.length;
    for (const [id, flags, facts] of lines)
      trips.push({ id, employee, facts: unpackFacts(product, facts), flags: flagsOf[flags] ?? noFlags });
    ranges.set(employeeId, [first, trips.length]);
  }
  return { product, trips, ranges, months: monthsOf(trips), replays: createReplays(trips) };
}

/** A year, and the rows of the database that it was made from. */
interface Kept extends PastYear {
  version: number;
  /** Rows of a smaller number have been read. */
  newest: number;
  rows: number;
  /** Orders of each product that came after the year was read; their trips are read anew with each further one. */
  late: ReadonlyMap<PolicyProduct, ProductTrips>;
  main: readonly ProductTrips[];
  /** `newest` as the year was read first. */
  since: number;
  /** Levels and departments of people, and orders that were cancelled, are looked at again then. */
  untilMs: number;
}

/** Companies whose year is kept between two changes of a draft. */
const companies = 3;
const keptMs = 60_000;
/** Orders that come after the year was read before it is read as a whole again. */
const mostLate = 2000;

const employeesIn = (products: readonly ProductTrips[]): number[] => [
  ...new Set(products.flatMap(({ ranges }) => [...ranges.keys()])),
];
const countOf = (products: readonly ProductTrips[]): number =>
  products.reduce((sum, { trips }) => sum + trips.length, 0);

interface Asked extends Pick<Call, 'db' | 'version'> {
  companyId: number;
  nowMs: number;
}

const newestOf = async ({ db, companyId }: Pick<Asked, 'db' | 'companyId'>): Promise<number> =>
  (
    await db
      .selectFrom('order_facts')
      .where('company_id', '=', companyId)
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow()
  ).newest ?? 0;

async function readYear({ db, version, companyId, nowMs }: Asked): Promise<Kept> {
  const fromMs = msOf(`${addDays(dayAt(nowMs), -365)} 00:00:00`);
  const since = await newestOf({ db, companyId });
  // The database collects one product while another is read: the smallest answers come first.
  const products = await Promise.all(
    policyProducts.map(async (product) => tripsOf(product, await readLines(db, { companyId, fromMs }, product))),
  );
  return {
    products,
    main: products,
    late: new Map(),
    people: await peopleOf(db, companyId, employeesIn(products)),
    fromMs,
    toMs: nowMs,
    version,
    newest: since,
    since,
    rows: countOf(products),
    untilMs: nowMs + keptMs,
  };
}

/**
 * The year with the orders that have come since it was read: they stand beside it, so that no verdict of before is lost.
 * Rides are counted by day and month: theirs are read as a whole.
 */
async function withLate(known: Kept, { db, companyId, nowMs }: Asked, newest: number): Promise<Kept> {
  const wanted = { companyId, fromMs: known.fromMs, after: known.since };
  const late = new Map<PolicyProduct, ProductTrips>();
  let { main } = known;
  for (const product of policyProducts) {
    const found = tripsOf(product, await readLines(db, wanted, product));
    if (!found.trips.length) continue;
    if (!found.trips.some(({ facts }) => 'used' in facts)) late.set(product, found);
    else {
      const whole = tripsOf(product, await readLines(db, { companyId, fromMs: known.fromMs }, product));
      main = main.map((own) => (own.product === product ? whole : own));
    }
  }
  const products = [...main, ...late.values()];
  const ids = employeesIn(products);
  const people = ids.length === known.people.length ? known.people : await peopleOf(db, companyId, ids);
  return { ...known, main, late, products, people, newest, rows: countOf(products), toMs: nowMs };
}

/** Rows that are there now: fewer, where orders were cancelled; more, where one was written late. */
async function rowsNow({ db, companyId }: Asked, fromMs: number): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from order_facts where company_id = ${companyId} and at >= ${fromMs}`.execute(db);
  return rows[0]?.rows ?? 0;
}

async function nextYear(known: Kept | undefined, asked: Asked): Promise<Kept> {
  const { db, version, companyId, nowMs } = asked;
  if (!known || known.version !== version || dayAt(known.toMs) !== dayAt(nowMs)) return await readYear(asked);
  const newest = await newestOf(asked);
  if (newest < known.newest || newest > known.since + mostLate * 10) return await readYear(asked);
  const next = newest === known.newest ? known : await withLate(known, asked, newest);
  if (countOf([...next.late.values()]) > mostLate) return await readYear(asked);
  if (next.untilMs > nowMs) return next;
  if ((await rowsNow(asked, next.fromMs)) !== next.rows) return await readYear(asked);
  return { ...next, people: await peopleOf(db, companyId, employeesIn(next.products)), untilMs: nowMs + keptMs };
}

const kept = new WeakMap<Database, (key: string, make: () => { year?: Promise<Kept> }) => { year?: Promise<Kept> }>();

/** The last year of a company, kept in the process: an order that has come since is read alone. */
export async function pastYear(
  { db, version, now }: Pick<Call, 'db' | 'version' | 'now'>,
  companyId: number,
): Promise<PastYear> {
  const nowMs = now();
  let known = kept.get(db);
  if (!known) kept.set(db, (known = bounded<{ year?: Promise<Kept> }>(companies)));
  const holder = known(String(companyId), () => ({}));
  // One after the other: two questions at once read it once.
  const before = (holder.year ?? Promise.resolve(undefined)).catch(() => undefined);
  const year = before.then((found) => nextYear(found, { db, version, companyId, nowMs }));
  holder.year = year;
  return await year;
}
