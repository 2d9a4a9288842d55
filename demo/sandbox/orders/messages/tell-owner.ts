import { sql } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../../ground/call.ts';
import { subjectIn } from './subject.ts';

/** A message to the member who made the order, and to colleagues who travel by it. `isSeen`: it counts as read, as the owner caused it. A change of status sends its own (move.ts). */
export async function tellOwner(
  tx: Tx,
  orderId: string,
  {
    kind,
    at,
    title,
    detail,
    subject,
    isSeen = false,
  }: { kind: MessageKind; at: number; title: string; detail: string; subject?: string; isSeen?: boolean },
): Promise<void> {
  const about = subjectIn(subject);
  await sql`insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, read_at)
    select o.member_id, o.app_id, o.order_id, ${about}, ${kind}::text, ${title}::text, ${detail}::text, ${at}::bigint, ${isSeen ? at : null}::bigint from orders o where o.order_id = ${orderId}`.execute(
    tx,
  );
  await sql`insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, is_texted)
    select t.member_id, t.app_id, t.order_id, ${about}, ${kind}::text, ${title}::text, ${detail}::text, ${at}::bigint, t.notice <> 'both'
    from order_travellers t join orders o on o.order_id = t.order_id where t.order_id = ${orderId} and t.notice <> 'none'`.execute(
    tx,
  );
}
