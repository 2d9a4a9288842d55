import { sql } from 'kysely';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import type { Times } from '#domain/process/simulate/path.ts';
import { usualHours } from '#domain/process/working-time.ts';
import type { Database, Tx } from '../../ground/call.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Of people and companies that have not answered anything yet. */
const usualReplyMs = 2 * 3_600_000;
/** A median of fewer says nothing. */
const fewestReplies = 5;
/** Replies of a person that are looked at. */
const mostReplies = 100;
/** Times hold for so long: a reply counts from the next of these moments on, in each process of the server. */
const heldMs = 5 * minuteMs;
/** Companies whose times are held. */
const mostHeld = 1000;

/** Working time between two moments, in milliseconds. */
export function workedMs(fromMs: number, toMs: number): number {
  let sum = 0;
  for (let day = dayAt(fromMs); msOf(day) < toMs; day = addDays(day, 1)) {
    if (!usualHours.isWorkday(day)) continue;
    const opens = Math.max(fromMs, msOf(day) + usualHours.from * minuteMs);
    const closes = Math.min(toMs, msOf(day) + usualHours.to * minuteMs);
    sum += Math.max(0, closes - opens);
  }
  return sum;
}

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

export interface ReplyTimes extends Times {
  /** Median reply time of a person; undefined: too few replies. */
  own(actor: number): number | undefined;
}

async function readTimes(db: Database | Tx, companyId: number, untilMs: number): Promise<ReplyTimes> {
  const { rows } = await sql<{ actor: number; opened_at: number; closed_at: number }>`
    select actor, opened_at, closed_at from (
      select actor, opened_at, closed_at, row_number() over (partition by actor order by closed_at desc) as n from case_tasks
      where company_id = ${companyId} and state in ('agreed', 'refused')
        and closed_at > ${untilMs - 30 * dayMs}::bigint and closed_at <= ${untilMs}::bigint
    ) as t where n <= ${sql.lit(mostReplies)}`.execute(db);
  const replies = new Map<number, number[]>();
  for (const { actor, opened_at, closed_at } of rows) {
    const own = replies.get(actor);
    const ms = workedMs(opened_at, closed_at);
    if (own) own.push(ms);
    else replies.set(actor, [ms]);
  }
  const usual = (times: readonly number[]) => (times.length < fewestReplies ? undefined : medianOf(times));
  const medians = new Map([...replies].map(([actor, times]) => [actor, usual(times)]));
  const all = usual([...replies.values()].flat()) ?? usualReplyMs;
  return {
    workingHours: usualHours,
    own: (actor) => medians.get(actor),
    medianMs: (actor) => Math.max(minuteMs, medians.get(actor) ?? all),
  };
}

interface Held {
  untilMs: number;
  times: Promise<ReplyTimes>;
}
const heldOf = new WeakMap<Database | Tx, Map<number, Held>>();

/**
 * Usual reply times: the median of the last 30 days of each person, else that of the company, from five replies on. They
 * are those of the last full five minutes: read once in that time, and the same in all processes of the server.
 */
export function replyTimes(db: Database | Tx, companyId: number, now: number): Promise<ReplyTimes> {
  const untilMs = Math.floor(now / heldMs) * heldMs;
  const held = heldOf.get(db) ?? new Map<number, Held>();
  heldOf.set(db, held);
  const known = held.get(companyId);
  if (known?.untilMs === untilMs) return known.times;
  const times = readTimes(db, companyId, untilMs);
  const one = { untilMs, times };
  if (held.size >= mostHeld) held.clear();
  held.set(companyId, one);
  // A failed read is not held.
  times.catch(() => held.get(companyId) === one && held.delete(companyId));
  return times;
}
