import { sql } from 'kysely';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Call, Database } from './call.ts';
import { randomInt } from './random/random.ts';
import { fixed } from './database/statements/fixed.ts';

/** Numbers that a process takes from the sequence at once; those of a process that ends stay unused. */
const blockSize = 20;

interface Block {
  version: number;
  numbers: Promise<number[]>;
  given: number;
}

const blocks = new WeakMap<Database, Block>();

const takeNumbers = fixed((db) =>
  sql<{
    number: number;
  }>`select nextval('air_order_numbers') as number from generate_series(1, ${sql.lit(blockSize)})`.compile(db),
);

function newBlock(db: Database, version: number): Block {
  const block = { version, numbers: takeNumbers(db).then((rows) => rows.map(({ number }) => number)), given: 0 };
  block.numbers.catch(() => blocks.delete(db));
  blocks.set(db, block);
  return block;
}

/** The number of an order that may be made. The database counts, so it is unique over all processes. */
export async function nextOrderNumber({ db, version }: Pick<Call, 'db' | 'version'>): Promise<number> {
  const known = blocks.get(db);
  const block = known?.version === version && known.given < blockSize ? known : newBlock(db, version);
  const at = block.given;
  block.given += 1;
  return (await block.numbers)[at] ?? Number.NaN;
}

/**
 * 12 digits: the day (261122), then a number of that day that does not count up by one. 481,637 and a million have no
 * common factor: every number of a million comes once.
 */
export const orderIdOf = (number: number, now: number): string =>
  dayAt(now).replaceAll('-', '').slice(2) + String((number * 481_637) % 1_000_000).padStart(6, '0');

/** Digits that nobody can foretell. */
export const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** `261122213001`: a moment at the head of a number. */
export const stampOf = (now: number): string => momentAt(now).replace(/\D/g, '').slice(2);
