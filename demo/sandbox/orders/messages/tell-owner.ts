import { sql } from 'kysely';
import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../../ground/call.ts';

/** A message to the member who made the order, and to colleagues who travel by it. `isSeen`: it counts as read, as the owner caused it. A change of status sends its own (move.ts). */
export async function tellOwner(
  tx: Tx,
  orderId: string,
  {
    kind,
    at,
    title,
    detail,
    isSeen = false,
  }: { kind: MessageKind; at: number; title: string; detail: string; isSeen?: boolean },
): Promise<void> {
  await sql`insert into messages (member_id, app_id, order_id, kind, title, body, at, read_at)
    select member_id, app_id, order_id, ${kind}::text, ${title}::text, ${detail}::text, ${at}::bigint, ${isSeen ? at : null}::bigint from orders where order_id = ${orderId}`.execute(
    tx,
  );
  await sql`insert into messages (member_id, app_id, order_id, kind, title, body, at, is_texted)
    select member_id, app_id, order_id, ${kind}::text, ${title}::text, ${detail}::text, ${at}::bigint, notice <> 'both'
    from order_travellers where order_id = ${orderId} and notice <> 'none'`.execute(tx);
}
