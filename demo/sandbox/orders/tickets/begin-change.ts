import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import { note } from '../move.ts';
import type { OrderKind, OrderState } from '../move.ts';
import { scheduleOrder, updateSale } from '../sales/sale-rows.ts';
import type { SaleWith } from '../sales/sale-rows.ts';

interface BegunChange<Sale extends SaleWith<'change', object>> {
  /** With what is known once the new seats are held. */
  content: Sale['content'];
  due: Fen;
  /** For the payment of what is due. */
  deadline: number;
  now: number;
  /** `G1 次 12-05 08:00` */
  words: string;
  confirm(begun: Sale): Promise<unknown>;
}

/** The new seats of a change are held: its difference is to be paid, or, with nothing due, the tickets are changed at once. */
export async function beginChange<Order extends OrderState, Sale extends SaleWith<'change', object>>(
  tx: Tx,
  kind: OrderKind<Order>,
  sale: Sale,
  { content, due, deadline, now, words, confirm }: BegunChange<Sale>,
): Promise<void> {
  const isDue = due > 0;
  const until = isDue ? deadline : null;
  const begun = await updateSale(tx, sale, {
    state: isDue ? 'unpaid' : 'confirming',
    applied_at: now,
    pay_deadline: until,
    step_at: until,
    content,
    due,
  });
  if (!isDue) return void (await confirm(begun));
  const detail = `${words}，待支付差价 ¥${showFen(due, true)}`;
  await note(tx, kind, sale.order_id, { at: now, title: '新座位已占', detail });
  await scheduleOrder(tx, kind, sale.order_id);
}
