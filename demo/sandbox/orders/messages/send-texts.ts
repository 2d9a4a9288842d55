import { sql } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import type { AlertKind } from '#contract/profile.ts';
import type { Database } from '../../ground/call.ts';

/** A text that comes later than this helps nobody. */
const freshMs = 60 * 60_000;

const alertOfMessage: Readonly<Record<MessageKind, AlertKind>> = {
  // As before it had a kind of its own.
  order: 'pay',
  pay: 'pay',
  ticket: 'order',
  refund: 'order',
  change: 'order',
  flight: 'flight',
  stay: 'order',
  approve: 'order',
  apply: 'order',
  bill: 'order',
  join: 'order',
  budget: 'order',
};
const alertOf = sql.raw(
  `case t.kind ${Object.entries(alertOfMessage)
    .map(([kind, alert]) => `when '${kind}' then '${alert}'`)
    .join(' ')} end`,
);

/** Sends the new messages about orders to the phones of their members who want them. Several processes may run it at once: each message is sent once. */
export async function sendTexts(db: Database, now: number): Promise<void> {
  // Most rounds find no message: to plan the statement takes longer than to look.
  const { rows } = await sql`select id from messages where not is_texted limit 1`.execute(db);
  if (!rows.length) return;
  await sql`with t as (
      update messages set is_texted = true where not is_texted returning id, member_id, kind, title, body, at
    )
    insert into sms_texts (mobile_phone, body, sent_at)
    select m.mobile_phone, t.title || '：' || t.body, ${now}::bigint
    from t join members m on m.id = t.member_id
    where m.mobile_phone is not null and t.at > ${now - freshMs}::bigint and not (${alertOf} = any(m.muted_alerts))
    order by t.id`.execute(db);
}
