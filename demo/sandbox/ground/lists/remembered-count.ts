import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../call.ts';
import { remembered } from '../database/statements/remembered.ts';

export type Counted = Record<string, number>;

/** Tables whose triggers write the claims of vouchers. */
export const claimSources = [
  'orders',
  'air_order_tickets',
  'after_sales',
  'hotel_orders',
  'rail_tickets',
  'vouchers',
] as const;

/** Tables that a count may be remembered of, with those whose writes write them by a trigger. */
const sources: Readonly<Record<string, readonly string[]>> = {
  orders: [],
  members: [],
  vouchers: [],
  air_orders: [],
  air_order_flights: [],
  air_order_passengers: [],
  air_order_tickets: [],
  after_sales: [],
  hotel_orders: [],
  rail_orders: [],
  rail_tickets: [],
  benefit_orders: [],
  payments: [],
  messages: [],
  incomes: [],
  withdrawals: [],
  bank_cards: [],
  ledger_movements: [],
  ledger_entries: [],
  voucher_claims: claimSources,
};

/** The tables of a statement with their sources; undefined where it names anything else: a function may read any table. */
function tablesOf(text: string): string[] | undefined {
  const named = new Set(Array.from(text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)/g), ([, name = '']) => name));
  named.delete('lateral');
  const known = [...named].flatMap((name) => (sources[name] ? [name, ...sources[name]] : []));
  return [...named].every((name) => sources[name]) ? [...new Set(known)].toSorted() : undefined;
}

type Count = (db: Database | Tx, text: string, parameters: string) => Promise<Counted[]>;

/** Statements by number: short keys of what is remembered. */
const texts: string[] = [];
const known = new Map<string, { count: Count; at: string } | null>();
const maxTexts = 1000;

/** One memory for all statements of the same tables. */
const memories = new Map<string, Count>();

function memoryOf(tables: readonly string[]): Count {
  const key = tables.join();
  const before = memories.get(key);
  if (before) return before;
  const made = remembered(tables, async (db, at: string, parameters: string): Promise<Counted[]> => {
    const query = CompiledQuery.raw(texts[Number(at)] ?? '', JSON.parse(parameters) as unknown[]);
    return (await db.executeQuery<Counted>(query as CompiledQuery<Counted>)).rows;
  });
  memories.set(key, made);
  return made;
}

function countFor(text: string): { count: Count; at: string } | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tables = known.size < maxTexts ? tablesOf(text) : undefined;
  const made = tables ? { count: memoryOf(tables), at: String(texts.push(text) - 1) } : null;
  if (known.size < maxTexts) known.set(text, made);
  return made;
}

/**
 * Counts and sums of a list. Counting costs as much as the list is long: on the embedded database the answer is
 * remembered until one of the list's tables is written.
 */
export async function countOnce(db: Database | Tx, query: CompiledQuery<Counted>): Promise<Counted[]> {
  const counting = countFor(query.sql);
  return counting
    ? await counting.count(db, counting.at, JSON.stringify(query.parameters))
    : (await db.executeQuery<Counted>(query)).rows;
}
