import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok } from '../ground/call.ts';
import type { Call, Tx } from '../ground/call.ts';
import { advanceOrder } from './life.ts';
import type { Life } from './life.ts';
import { mayRead, maySee, noOrder } from './may-see.ts';
import type { OrderState } from './move.ts';

interface Shows<Order, Shown> {
  show(tx: Tx, order: Order): Promise<Shown>;
  /** For a superior: documents, phones and e-mail are masked. */
  hide(shown: Shown): Shown;
}

/** An order in full, with its due steps taken. Another member's order is not found; a superior reads subordinates' orders. */
export async function orderInFull<Order extends OrderState & { company_id: string | null }, Shown>(
  life: Life<Order>,
  orderId: string,
  call: Call,
  { show, hide }: Shows<Order, Shown>,
): Promise<Envelope<Shown>> {
  await advanceOrder(call.db, life, orderId, call.now());
  const { rows } = await sql<Order>`select * from ${sql.table(life.kind.table)} where order_id = ${orderId}`.execute(
    call.db,
  );
  const [order] = rows;
  const member = memberOf(call);
  const isHidden = order !== undefined && !maySee(member, order);
  if (!order || (isHidden && !(await mayRead(call.db, member, order)))) return noOrder();
  const shown = await call.db.transaction().execute((tx) => show(tx, order));
  return ok(isHidden ? hide(shown) : shown);
}
