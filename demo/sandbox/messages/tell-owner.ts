import type { MessageKind } from '#contract/message.ts';
import type { Tx } from '../call.ts';

/** A message to the member who made the order. A change of status sends its own (orders/lifecycle/transition.ts, moveOrder). */
export async function tellOwner(
  tx: Tx,
  { order_id, member_id, app_id }: { order_id: string; member_id: string; app_id: string },
  { kind, at, title, detail }: { kind: MessageKind; at: number; title: string; detail: string },
): Promise<void> {
  await tx
    .insertInto('messages')
    .values({ order_id, member_id, app_id, kind, at, title, body: detail, read_at: null })
    .execute();
}
