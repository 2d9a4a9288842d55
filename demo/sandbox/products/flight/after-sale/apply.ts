import type { AirOrder } from '#contract/order.ts';
import type { ChangeQuote, RefundQuote, SaleConflict } from '#contract/order-after-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { isUnderWay, mayWithdraw } from '#domain/order/after-sale/sale-states.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { airLife } from '../lifecycle/advance.ts';
import { readOrder } from '../rows/read-order.ts';
import type { WholeOrder } from '../rows/read-order.ts';
import { heldTickets, isLive } from '../rows/held-tickets.ts';
import { canGiveBack } from '../../../orders/money-back.ts';
import { ownOrder, refusedStatus } from './own-order.ts';
import { readSale, saleOf } from '../rows/sale-rows.ts';
import type { SaleRow } from '../rows/sale-rows.ts';
import { showOrder } from '../shown/show-order.ts';
import { lock } from '../../../orders/move.ts';
import { advance } from '../../../orders/life.ts';
import { airOrders } from '../rows/air-orders.ts';
import type { AirOrderState } from '../rows/air-orders.ts';
import { sameSegment } from '#domain/trip/legs.ts';
import type { OnLeg } from '#domain/trip/legs.ts';

type OfKind<Kind extends SaleRow['kind']> = Extract<SaleRow, { kind: Kind }>;

/** Everything that a request does beyond what both kinds have in common. */
interface Begin<Kind extends SaleRow['kind']> {
  kind: Kind;
  /** Takes what the request needs and moves the order; or refuses. */
  begin(
    tx: Tx,
    at: { locked: AirOrderState; order: WholeOrder; sale: OfKind<Kind>; now: number },
  ): Promise<Envelope<never> | undefined>;
  /** The same wish at its price of now. */
  requote(sale: OfKind<Kind>): Promise<Envelope<RefundQuote | ChangeQuote>>;
  done: string;
}

interface ApplyInput {
  quoteId: string;
  remark: string;
  requestId: string;
}

const noQuote = (): Envelope<never> => refuse(404, '没有找到这次试算，请重新试算');
const conflict = (msg: string, data: SaleConflict): Envelope<never> => refuse(409, msg, data);

/** The tickets are still those that were quoted. */
function isCurrent(order: WholeOrder, sale: SaleRow, now: number): boolean {
  const held = heldTickets(order);
  const items: readonly (Partial<OnLeg> & { psgId: string; changeNo: number })[] = sale.content.items;
  return items.every((item) => {
    const { triptype = sale.kind === 'change' ? sale.content.triptype : 1 } = item;
    const ticket = held.find((one) => one.psgId === item.psgId && sameSegment(one, { triptype }));
    return ticket !== undefined && ticket.changeNo === item.changeNo && isLive(ticket, now);
  });
}

/** A request for what was quoted: the order's lock lets one of any number begin. An expired quote is answered with a fresh one. */
export async function applyQuote<Kind extends SaleRow['kind']>(
  input: ApplyInput,
  call: Call,
  { kind, begin, requote, done }: Begin<Kind>,
): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  const quote = await readSale(call.db, input.quoteId);
  if (quote?.kind !== kind || quote.member_id !== member.memberId || quote.app_id !== member.appId) return noQuote();
  const answer = await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const first = await lock(tx, airOrders, quote.order_id);
    if (!first) return noQuote();
    const locked = await advance(tx, airLife, first, now);
    const sale = await readSale(tx, input.quoteId);
    const found = await ownOrder(tx, member, quote.order_id, now);
    if (!found.ok) return found.answer;
    if (!sale) return noQuote();
    if (sale.state !== 'quoted')
      return conflict(isUnderWay(sale.state) ? '申请已提交，请勿重复提交' : '这次试算已提交过申请，请重新试算', {
        kind: 'underWay',
        saleId: sale.sale_id,
      });
    const refused = refusedStatus(found.order);
    if (refused) return refused;
    if (
      sale.expires_at <= now ||
      !isCurrent(found.order, sale, now) ||
      !canGiveBack(found.order.payments, sale.content.shares)
    )
      return conflict('试算已过期，请按最新金额确认', { kind: 'quoteExpired', quote: null });
    const refusal = await begin(tx, {
      locked,
      order: found.order,
      sale: { ...sale, remark: input.remark } as OfKind<Kind>,
      now,
    });
    if (refusal) return refusal;
    const order = await readOrder(tx, quote.order_id);
    return order ? ok(showOrder(order, call, now), done) : noQuote();
  });
  if (answer.ret === 409 && (answer.data as unknown as SaleConflict).kind === 'quoteExpired') {
    const fresh = await requote(quote as OfKind<Kind>);
    return fresh.ret === 0
      ? conflict(answer.msg, { kind: 'quoteExpired', quote: fresh.data })
      : (fresh as Envelope<never>);
  }
  return answer;
}

/** Takes a request back, as far as its state allows; once. */
export async function withdrawSale<Kind extends SaleRow['kind']>(
  input: { saleId: string; requestId: string },
  call: Call,
  {
    kind,
    withdraw,
    tooLate,
  }: {
    kind: Kind;
    withdraw(tx: Tx, locked: AirOrderState, sale: OfKind<Kind>, now: number): Promise<void>;
    tooLate: string;
  },
): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  const missing = (): Envelope<never> => refuse(404, '没有找到这项申请');
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const known = await readSale(tx, input.saleId);
    const first =
      known && known.kind === kind && known.state !== 'quoted' && (await lock(tx, airOrders, known.order_id));
    if (!first) return missing();
    const locked = await advance(tx, airLife, first, now);
    const found = await ownOrder(tx, member, locked.order_id, now);
    if (!found.ok) return found.answer.ret === 404 ? missing() : found.answer;
    const row = found.order.sales.find((one) => one.sale_id === input.saleId);
    if (!row || row.state === 'quoted') return missing();
    if (!mayWithdraw(row.state))
      return row.state === 'withdrawn'
        ? refuse(409, '申请已撤回')
        : refuse(409, tooLate, { kind: 'wrongStatus', orderId: locked.order_id, status: locked.status });
    await withdraw(tx, locked, saleOf(row) as OfKind<Kind>, now);
    const order = await readOrder(tx, locked.order_id);
    return order ? ok(showOrder(order, call, now), '申请已撤回') : missing();
  });
}
