import { awaitsSeats, isUnpaid } from '#domain/product/status-table.ts';
import type { z } from 'zod';
import type { OrderCounts, OrderPage, OrderRow } from '#contract/order-list.ts';
import type { orderListSchemas } from '#contract/order-list.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { latinNameFor } from '../passengers/suggest-latin.ts';
import { countOrders } from './count-orders.ts';
import { id, ordersOf, seesOthers, sorts, viewerOf } from './list-query.ts';
import type { OrderHead } from './list-query.ts';

/** Orders that are due are moved by the sweep, not by reading: `asOf` is the time at which the answer was true. */
export async function listOrders(
  input: z.output<typeof orderListSchemas.list>,
  call: Call,
): Promise<Envelope<OrderPage>> {
  const member = memberOf(call);
  const now = call.now();
  const answer = await paged(
    { db: call.db, query: ordersOf(call.db, viewerOf(member), input, now), sorts, id },
    input,
    async (heads: OrderHead[]) => {
      const held = await heldShares(call.db, heads);
      return await Promise.all(heads.map(async (head) => await viewOrder(head, member, held, input.latin)));
    },
  );
  return answer.ret === 0 ? ok({ ...answer.data, asOf: momentAt(now) }) : (answer as Envelope<never>);
}

/** Orders of the members below the caller, without the caller's own. */
export const listOrdersOfOthers = (
  input: Pick<z.output<typeof orderListSchemas.list>, 'size' | 'skip' | 'sort' | 'after' | 'type' | 'bookerId'>,
  call: Call,
): Promise<Envelope<OrderPage>> =>
  listOrders(
    {
      group: 'all',
      words: '',
      dateBy: 'created',
      travelType: 'all',
      tags: [],
      latin: false,
      ...input,
      owner: 'others',
    },
    call,
  );

export async function orderCounts(
  input: z.output<typeof orderListSchemas.counts>,
  call: Call,
): Promise<Envelope<OrderCounts>> {
  return ok(await countOrders(call.db, memberOf(call), input, call.now()));
}

/** Shares of companies that are held for unpaid orders and changes of a page, by number. */
async function heldShares(db: Database, heads: readonly OrderHead[]): Promise<Map<string, Fen>> {
  const unpaid = heads.flatMap(({ order_id: orderId, status, card: { dueChange } }) =>
    dueChange ? [dueChange] : isUnpaid(status) ? [orderId] : [],
  );
  if (!unpaid.length) return new Map();
  const rows = await db
    .selectFrom('payments')
    .where('order_id', 'in', unpaid)
    .where('state', '=', 'reserved')
    .select(['order_id', 'amount'])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.amount]));
}

/** Asked by the payment of an order or of its change, where that is not the whole order. */
function dueOf(
  { order_id: orderId, amount, card: { dueChange, changeDue } }: OrderHead,
  held: ReadonlyMap<string, Fen>,
) {
  const share = held.get(dueChange ?? orderId) ?? 0;
  if (dueChange) return changeDue === undefined ? {} : { due: yuanOf(changeDue - share) };
  return share > 0 ? { due: yuanOf(amount - share) } : {};
}

const viewOrder = async (
  head: OrderHead,
  member: Member,
  held: ReadonlyMap<string, Fen>,
  isLatin: boolean,
): Promise<OrderRow> => {
  const name = head.member_name ?? '';
  const isOfOther = head.member_id !== member.memberId;
  const {
    flightList,
    psgNames,
    isExchange,
    taxes,
    insurance,
    serviceFee,
    returned = 0,
    exchange = 0,
    kept = 0,
    ticketTexts: _files,
    changeDue: _due,
    ...parts
  } = head.card;
  const latinNames = isLatin ? await Promise.all(psgNames.map(latinNameFor)) : [];
  return {
    type: head.kind,
    orderId: head.order_id,
    orderNo: head.order_id,
    created: momentAt(head.created_at),
    travelDay: dayAt(head.travel_at),
    status: head.status,
    payDeadline:
      (isUnpaid(head.status) && head.status !== awaitsSeats) || parts.dueChange ? momentAt(head.pay_deadline) : null,
    payprice: yuanOf(head.amount - exchange),
    total: yuanOf(head.amount),
    taxes: yuanOf(taxes),
    insuPayPrice: yuanOf(insurance),
    totalServFee: yuanOf(serviceFee),
    returned: yuanOf(returned),
    kept: yuanOf(kept),
    totalExchangePrice: yuanOf(exchange),
    travelType: head.travel_type,
    isExchange,
    bookedBy: isOfOther ? name : '',
    // Rows of others name their member; a superior's own rows need no name.
    memberName: member.level === '70' || (seesOthers(member) && isOfOther) ? name : '',
    ...(isOfOther && member.level !== '70' && { isSubordinates: true }),
    flightList,
    ...parts,
    ...dueOf(head, held),
    psgNames,
    ...(latinNames.some(Boolean) && { latinNames }),
  };
};
