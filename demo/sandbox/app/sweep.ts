import { dayMs } from '#domain/china-time.ts';
import type { Database } from '../ground/call.ts';
import { analyzeGrown } from '../ground/database/analyze-grown.ts';
import { keptMs } from '../ground/events/deal.ts';
import { idleMs } from '../ground/member/tokens.ts';
import { downloadLifeMs } from '../ground/lists/downloads.ts';

const minuteMs = 60_000;
/** Keys are stored far longer than any client repeats a call. */
const keyLifeMs = 30 * dayMs;

const lastSweep = new WeakMap<Database, number>();

/** Every ten minutes: deletes ended rows that no call can read any more, and has the database analyse grown tables. */
export async function sweep(db: Database, now: number): Promise<void> {
  const last = lastSweep.get(db);
  if (last !== undefined && now >= last && now < last + 10 * minuteMs) return;
  lastSweep.set(db, now);
  await db
    .deleteFrom('sessions')
    .where('last_seen', '<', now - idleMs)
    .execute();
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute();
  // The limits of a day look back a day.
  await db
    .deleteFrom('sms_codes')
    .where('sent_at', '<', now - 2 * dayMs)
    .execute();
  await db
    .deleteFrom('sms_texts')
    .where('sent_at', '<', now - 30 * dayMs)
    .execute();
  await db
    .deleteFrom('login_failures')
    .where('last_at', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('login_addresses')
    .where('last_at', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('login_turns')
    .where('held_until', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('partner_questions')
    .where('asked_at', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('holds')
    .where('hold_until', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('after_sales')
    .where('state', '=', 'quoted')
    .where('expires_at', '<', now - dayMs)
    .execute();
  await db
    .deleteFrom('once_keys')
    .where('created_at', '<', now - keyLifeMs)
    .execute();
  await db
    .deleteFrom('downloads')
    .where('made_at', '<', now - downloadLifeMs)
    .execute();
  // Their deliveries and attempts go with them; programs that fetched events and are gone as well.
  await db
    .deleteFrom('server_events')
    .where('at', '<', now - keptMs)
    .execute();
  await db
    .deleteFrom('event_subscriptions')
    .where('address', '=', '')
    .where('pulled_at', '<', now - dayMs)
    .execute();
  await analyzeGrown(db);
}
