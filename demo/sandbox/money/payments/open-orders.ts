import { sql } from 'kysely';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { closePayments } from './give-back.ts';

/** Time to pay, as for a flight. */
export const payMs = 30 * 60_000;
/** Orders that one round of the sweep ends. */
const round = 100;

interface OpenOrder {
  order_id: string;
  member_id: string;
  state: 'open' | 'paid' | 'voided';
  pay_deadline: number;
  note: string;
}

/** Orders that are paid or given up, and nothing else: how an unpaid one ends. */
export function openOrders<Order extends OpenOrder>(name: 'benefit_orders' | 'recharge_orders') {
  const table = sql.table(name);

  async function end(tx: Tx, orderId: string, note: string, at: number, isOverdue = false): Promise<Order> {
    await closePayments(tx, orderId, isOverdue ? 'overdue' : 'orderClosed', at);
    const { rows } =
      await sql<Order>`update ${table} set state = 'voided', note = ${note} where order_id = ${orderId} returning *`.execute(
        tx,
      );
    const [order] = rows;
    if (!order) throw new Error(`no order ${orderId}`);
    return order;
  }

  /** The order with its row locked until the transaction ends, ended where its deadline has passed. */
  async function lock(tx: Tx, orderId: string, now: number): Promise<Order | undefined> {
    const { rows } = await sql<Order>`select * from ${table} where order_id = ${orderId} for update`.execute(tx);
    const [order] = rows;
    return order?.state === 'open' && order.pay_deadline <= now
      ? await end(tx, orderId, '超过支付时限未支付', order.pay_deadline, true)
      : order;
  }

  return {
    end,
    lock,
    /** Ends the open orders of a member who closes the account: money that comes for them later goes back to its payer. */
    async endAll(tx: Tx, memberId: string, note: string, now: number): Promise<void> {
      const { rows } =
        await sql<Order>`select * from ${table} where member_id = ${memberId} and state = 'open' order by order_id for update`.execute(
          tx,
        );
      for (const { order_id } of rows) await end(tx, order_id, note, now);
    },
    /** Ends unpaid orders whose deadline has passed. Several processes may run it at once. */
    async expire(db: Database, now: number, owner?: ClockOwner): Promise<void> {
      const { rows } =
        await sql<Order>`select order_id from ${table} where state = 'open' and pay_deadline <= ${now} and ${ofMembers(owner)} limit ${round}`.execute(
          db,
        );
      for (const { order_id } of rows) await db.transaction().execute((tx) => lock(tx, order_id, now));
    },
  };
}
