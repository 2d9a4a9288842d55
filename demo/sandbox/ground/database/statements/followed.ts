import type { CompiledQuery } from 'kysely';
import type { Tx } from '../tables/database.ts';

/** Sent with a statement, in the same question to the embedded database: the statement that follows it. */
interface Follower {
  query: CompiledQuery | 'commit';
  /** Set by a database that ran it. */
  rows?: unknown[];
}

const followers = new WeakMap<CompiledQuery, Follower>();

export const followerOf = (query: CompiledQuery): Follower | undefined => followers.get(query);

const shared = new WeakSet<Tx>();

/** Several calls write in this transaction: the last statement of one does not end it. */
export function shareTransaction(tx: Tx): void {
  shared.add(tx);
}

/** Marks a statement as the last one of a call's transaction: `commit` goes with it. Every later query fails. */
export function asLast<Row>(tx: Tx, query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!shared.has(tx)) followers.set(query, { query: 'commit' });
  return query;
}

/** Runs two statements, one after the other: PostgreSQL is asked twice, the embedded database once. */
export async function inTurn<First, Second>(
  tx: Tx,
  first: CompiledQuery<First>,
  second: CompiledQuery<Second>,
): Promise<[First[], Second[]]> {
  const follower: Follower = { query: second };
  followers.set(first, follower);
  const { rows } = await tx.executeQuery(first);
  const followed = follower.rows as Second[] | undefined;
  return [rows, followed ?? (await tx.executeQuery(second)).rows];
}
