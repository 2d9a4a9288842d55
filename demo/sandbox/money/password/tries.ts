import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { tryLeaseMs, whenFree } from '../../ground/member/turns.ts';
import { badInput, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';

const maxFailures = 5;
export const triesLockMs = 15 * 60_000;

/** `failures` of a member who has failed for good; five alone means that the fifth try is being looked at. */
const lockedOut = maxFailures + 1;

interface Row {
  failures: number;
  locked_until: number;
}

export const isLockedOut = (row: Row, now: number): boolean => row.failures === lockedOut && row.locked_until > now;

type Taken<Held> = { used: number; held: Held } | { refused: Envelope<never> };

interface Guessed {
  /** Table with a row of tries for each member. */
  table: 'pay_passwords' | 'pay_code_tries';
  /** In the words of a lock, which `kind` names. */
  name: string;
  kind: string;
}

/** Tries of a secret: five wrong guesses of a member lock it for a quarter of an hour. `Held`: the row of the table. */
export function createTries<Held extends Row>({ table, name, kind }: Guessed) {
  const rows = sql.table(table);

  /** 423 with the seconds that are left. */
  const locked = (untilMs: number, now: number): Envelope<never> => {
    const retryAfter = Math.max(1, Math.ceil((untilMs - now) / 1000));
    return refuse(423, `${name}已锁定，请于 ${momentAt(untilMs + 59_999).slice(11, 16)} 后再试`, { kind, retryAfter });
  };

  /** One of the five tries, if there is one now. The fifth holds all others up until its result is known. */
  async function takeOne({ db, now }: Call, memberId: string): Promise<Held | null> {
    const { rows: taken } = await sql<Held>`update ${rows} set
        failures = case when failures >= ${sql.lit(maxFailures)} then 1 else failures + 1 end,
        locked_until = case when failures = ${sql.lit(maxFailures - 1)} then ${now() + tryLeaseMs}::bigint else 0 end
      where member_id = ${memberId} and locked_until <= ${now()} returning *`.execute(db);
    return taken[0] ?? null;
  }

  async function set({ db }: Call, memberId: string, values: Row, only = sql`true`): Promise<boolean> {
    const changed = await sql`update ${rows} set failures = ${values.failures}, locked_until = ${values.locked_until}
      where member_id = ${memberId} and ${only} returning member_id`.execute(db);
    return changed.rows.length > 0;
  }

  return {
    locked,
    /**
     * Takes a try before the guess is looked at, so that a hundred guesses at once are five tries. Right ones sent
     * together wait for each other. A refusal: nothing to be had until then.
     */
    async take(call: Call, memberId: string): Promise<Taken<Held>> {
      return await whenFree(async () => {
        const taken = await takeOne(call, memberId);
        if (taken) return { used: taken.failures, held: taken };
        const { rows: found } =
          await sql<Row>`select failures, locked_until from ${rows} where member_id = ${memberId}`.execute(call.db);
        const row = found[0];
        return row && isLockedOut(row, call.now()) ? { refused: locked(row.locked_until, call.now()) } : null;
      });
    },
    /** It counts as no wrong guess. */
    async giveBack({ db }: Call, memberId: string): Promise<void> {
      await sql`update ${rows} set failures = failures - 1, locked_until = 0
        where member_id = ${memberId} and failures between 1 and ${sql.lit(maxFailures)}`.execute(db);
    },
    right: (call: Call, memberId: string): Promise<unknown> => set(call, memberId, { failures: 0, locked_until: 0 }),
    /** The refusal of a wrong guess, with the tries that are left. */
    async wrong(call: Call, memberId: string, used: number, field: string, words: string): Promise<Envelope<never>> {
      const left = maxFailures - used;
      if (left > 0) return badInput(field, `${words}，还可尝试 ${left} 次`);
      const until = call.now() + triesLockMs;
      // Not when a right one, sent together with it, has come through in the meantime.
      const isLocked = await set(
        call,
        memberId,
        { failures: lockedOut, locked_until: until },
        sql`failures = ${sql.lit(maxFailures)}`,
      );
      return isLocked ? locked(until, call.now()) : badInput(field, words);
    },
  };
}
