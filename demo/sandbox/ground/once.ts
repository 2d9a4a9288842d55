import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { Call, Database, Tx } from './call.ts';
import { memberOf, requestIdReused, sessionEnded } from './call.ts';
import { fixed } from './database/statements/fixed.ts';
import { inTurn } from './database/statements/followed.ts';
import { retryTransaction } from './database/retry.ts';

/** Carries a refusal out of a transaction, so that everything the work has done is undone. */
class RefusedError extends Error {
  constructor(readonly answer: Envelope<never>) {
    super('refused');
  }
}

/** Waits for a call with the same key that is still at work; `locks` are taken with it. */
const takeKey = fixed(
  (
    db,
    memberId: string,
    requestId: string,
    fingerprint: string,
    answer: string | null,
    at: number,
    locks: readonly string[],
  ) =>
    sql<{ first: boolean; closed: boolean }>`
    with taken as (
      insert into once_keys (member_id, request_id, fingerprint, answer, created_at)
      values (${memberId}, ${requestId}, ${fingerprint}, ${answer}, ${at}) on conflict do nothing returning 1
    ), locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(key, 7)) as lock from unnest(${locks}::text[]) with ordinality as keys (key, n)
    )
    select exists (select 1 from taken) as first, (select count(lock) from locked) as locks, account_is_closed(${memberId}) as closed`.compile(
      db,
    ),
);
const keepAnswer = fixed((db, memberId: string, requestId: string, answer: string) =>
  db
    .updateTable('once_keys')
    .set({ answer })
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .compile(),
);

/** Waits for the locks of these names, as `locks` does; they are free when the transaction ends. */
export const takeLocks = async (tx: Tx, names: Iterable<string>): Promise<unknown> =>
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 7)) from unnest(${[...new Set(names)].sort()}::text[]) as keys (key)`.execute(
    tx,
  );

/** Values known before the work begins go with the key: each saves a question to the database. */
interface Ahead<Out, Read> {
  /** The answer of `work` unless it refuses. */
  answer?: Envelope<Out> | undefined;
  /** Names of locks, in an order that is the same for all calls. */
  locks?: readonly string[];
  /** A read under these locks; `work` gets its rows. */
  read?: ((tx: Tx) => CompiledQuery<Read>) | undefined;
}

/**
 * One effect per member and key, in one transaction with the key: `work` runs for the first of any number of
 * equal calls, all of them get its answer. The same key with other parameters is refused (409).
 * A refusal of `work` (ret other than 0) undoes what it did and leaves the key free: nothing has happened.
 * A call that waited for the closing of the member's account is refused: no work for the member begins after it.
 * Inside `work` use `tx` only; an answer known ahead leaves `work` the last statement. Data that must outlive a refusal
 * (a counter of wrong passwords) is written before.
 */
export async function once<Out, Read = never>(
  call: Call,
  requestId: string,
  input: unknown,
  work: (tx: Tx, read: readonly Read[]) => Promise<Envelope<Out>>,
  ahead: Ahead<Out, Read> = {},
): Promise<Envelope<Out>> {
  const key = { member_id: memberOf(call).memberId, request_id: requestId };
  const fingerprint = fingerprintOf([call.path, call.appId, input]);
  const run = (): Promise<Envelope<Out>> =>
    call.db.transaction().execute(async (tx) => {
      const keyTaken = takeKey.with(
        tx,
        key.member_id,
        requestId,
        fingerprint,
        ahead.answer ? JSON.stringify(ahead.answer) : null,
        call.now(),
        ahead.locks ?? [],
      );
      const [[taken], read] = ahead.read
        ? await inTurn(tx, keyTaken, ahead.read(tx))
        : [(await tx.executeQuery(keyTaken)).rows, []];
      if (!taken?.first) return await answerOfBefore<Out>(tx, key, fingerprint);
      // The account was closed after the call's token had been read.
      if (taken.closed) throw new RefusedError(sessionEnded());
      const answer = await work(tx, read);
      if (answer.ret !== 0) throw new RefusedError(answer as Envelope<never>);
      if (!ahead.answer) await keepAnswer(tx, key.member_id, requestId, JSON.stringify(answer));
      return answer;
    });
  try {
    return await retryTransaction(run, (error) => error instanceof KeyFreedError);
  } catch (error) {
    if (error instanceof RefusedError) return error.answer;
    throw error;
  }
}

/**
 * The answer of an equal call that is done; undefined for the first one. For calls whose checks use something up (a
 * code, a try): they look here before they check.
 */
export async function answeredBefore<Out>(
  call: Call,
  requestId: string,
  input: unknown,
): Promise<Envelope<Out> | undefined> {
  const key = { member_id: memberOf(call).memberId, request_id: requestId };
  try {
    return await answerOfBefore<Out>(call.db, key, fingerprintOf([call.path, call.appId, input]));
  } catch (error) {
    if (error instanceof KeyFreedError) return undefined;
    throw error;
  }
}

async function answerOfBefore<Out>(
  tx: Database,
  key: { member_id: string; request_id: string },
  fingerprint: string,
): Promise<Envelope<Out>> {
  const before = await tx
    .selectFrom('once_keys')
    .where('member_id', '=', key.member_id)
    .where('request_id', '=', key.request_id)
    .select(['fingerprint', 'answer'])
    .executeTakeFirst();
  // The call that held the key was refused in the meantime.
  if (!before) throw new KeyFreedError('the key is free again');
  if (before.fingerprint !== fingerprint) return requestIdReused();
  return JSON.parse(before.answer ?? 'null') as Envelope<Out>;
}

class KeyFreedError extends Error {}

/** The same for equal parameters in any order of their names. */
function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex');
}

const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
