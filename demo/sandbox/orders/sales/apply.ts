import type { Envelope } from '#contract/row.ts';
import { isUnderWay, mayWithdraw } from '#domain/order/after-sale/sale-states.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import type { Payment } from '../../money/payments/give-back.ts';
import type { ChangeOver, Share } from '../../ground/database/tables/tables-after-sale.ts';
import { askFirst } from '../approval/requests.ts';
import { lockDue } from '../life.ts';
import type { Life } from '../life.ts';
import { canGiveBack } from '../money-back.ts';
import type { OrderState } from '../move.ts';
import { refusedTwice } from '../billed/billed-back.ts';
import { missesReason } from './over-change.ts';
import { readSale } from './sale-rows.ts';
import type { AnySale, OfKind } from './sale-rows.ts';

/** Orders of a product as requests see them. */
export interface SalePort<Order extends OrderState, Sale extends AnySale, Whole, Shown> {
  life: Life<Order>;
  /** The booker's own order with all that belongs to it; or the refusal. */
  read(
    db: Database | Tx,
    member: Member,
    orderId: string,
    now: number,
  ): Promise<{ ok: true; order: Whole } | { ok: false; answer: Envelope<never> }>;
  /** The refusal of an order in a status that allows no request. */
  refused(order: Whole): Envelope<never> | undefined;
  /** The tickets are still those that were quoted. */
  isCurrent(order: Whole, sale: Sale, now: number): boolean;
  payments(order: Whole): readonly Payment[];
  /** The order as its page shows it, after the request. */
  show(tx: Tx, orderId: string, call: Call): Promise<Shown | undefined>;
}

/** Everything that a request does beyond what all have in common. */
interface Begin<Order extends OrderState, Sale extends AnySale, Whole, Kind extends Sale['kind']> {
  kind: Kind;
  /** Takes what the request needs and moves the order; or refuses. */
  begin(
    tx: Tx,
    at: { locked: Order; order: Whole; sale: OfKind<Sale, Kind>; now: number },
  ): Promise<Envelope<never> | undefined>;
  /** The same wish at its price of now. */
  requote(sale: OfKind<Sale, Kind>): Promise<Envelope<unknown>>;
  done(sale: OfKind<Sale, Kind>): string;
}

const noQuote = (): Envelope<never> => refuse(404, '没有找到这次试算，请重新试算');
const conflict = (msg: string, data: { kind: string } & Record<string, unknown>): Envelope<never> =>
  refuse(409, msg, data);

/** A request for what was quoted: the order's lock lets one of any number begin. An expired quote is answered with a fresh one. */
export async function applyQuote<
  Order extends OrderState,
  Sale extends AnySale & { content: { shares: readonly Share[] } },
  Whole,
  Shown,
  Kind extends Sale['kind'],
>(
  port: SalePort<Order, Sale, Whole, Shown>,
  input: { quoteId: string; remark?: string; overReason?: string; requestId: string },
  call: Call,
  { kind, begin, requote, done }: Begin<Order, Sale, Whole, Kind>,
): Promise<Envelope<Shown>> {
  const member = memberOf(call);
  const quote = await readSale<Sale>(call.db, input.quoteId);
  if (quote?.kind !== kind || quote.member_id !== member.memberId || quote.app_id !== member.appId) return noQuote();
  const answer = await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const locked = await lockDue(tx, port.life, quote.order_id, now);
    if (!locked) return noQuote();
    const sale = await readSale<Sale>(tx, input.quoteId);
    const found = await port.read(tx, member, quote.order_id, now);
    if (!found.ok) return found.answer;
    if (!sale) return noQuote();
    if (sale.state !== 'quoted')
      return conflict(isUnderWay(sale.state) ? '申请已提交，请勿重复提交' : '这次试算已提交过申请，请重新试算', {
        kind: 'underWay',
        saleId: sale.sale_id,
      });
    const refused = port.refused(found.order);
    if (refused) return refused;
    if (
      sale.expires_at <= now ||
      !port.isCurrent(found.order, sale, now) ||
      !canGiveBack(port.payments(found.order), sale.content.shares)
    )
      return conflict('试算已过期，请按最新金额确认', { kind: 'quoteExpired', quote: null });
    const twice = kind === 'refund' && (await refusedTwice(tx, quote.order_id, sale.content.shares));
    if (twice) return twice;
    const { over, ...content } = sale.content as { over?: ChangeOver };
    const { overReason: reason = '' } = input;
    const unexplained = missesReason(over, reason);
    if (unexplained) return unexplained;
    const asked = over ? { ...content, over: { ...over, reason } } : content;
    const first = await askFirst(tx, call, { kind, orderId: quote.order_id, input, content: asked }, now);
    if (first === 'asked') {
      const waiting = await port.show(tx, quote.order_id, call);
      return waiting ? ok(waiting, '已提交审批，通过后自动办理') : noQuote();
    }
    if (first !== 'begin') return first;
    const refusal = await begin(tx, {
      locked,
      order: found.order,
      sale: { ...sale, content: asked, remark: input.remark ?? '' } as unknown as OfKind<Sale, Kind>,
      now,
    });
    if (refusal) return refusal;
    const order = await port.show(tx, quote.order_id, call);
    return order ? ok(order, done(sale as OfKind<Sale, Kind>)) : noQuote();
  });
  if (answer.ret === 409 && (answer.data as unknown as { kind: string }).kind === 'quoteExpired') {
    const fresh = await requote(quote as OfKind<Sale, Kind>);
    return fresh.ret === 0
      ? conflict(answer.msg, { kind: 'quoteExpired', quote: fresh.data })
      : (fresh as Envelope<never>);
  }
  return answer;
}

/** Takes a request back, as far as its state allows; once. */
export async function withdrawSale<
  Order extends OrderState,
  Sale extends AnySale,
  Whole,
  Shown,
  Kind extends Sale['kind'],
>(
  port: SalePort<Order, Sale, Whole, Shown>,
  input: { saleId: string; requestId: string },
  call: Call,
  {
    kind,
    withdraw,
    tooLate,
  }: {
    kind: Kind;
    withdraw(tx: Tx, locked: Order, sale: OfKind<Sale, Kind>, now: number): Promise<void>;
    tooLate(sale: OfKind<Sale, Kind>): string;
  },
): Promise<Envelope<Shown>> {
  const member = memberOf(call);
  const missing = (): Envelope<never> => refuse(404, '没有找到这项申请');
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const known = await readSale<Sale>(tx, input.saleId);
    const locked =
      known && known.kind === kind && known.state !== 'quoted'
        ? await lockDue(tx, port.life, known.order_id, now)
        : undefined;
    if (!locked) return missing();
    const found = await port.read(tx, member, locked.order_id, now);
    if (!found.ok) return found.answer.ret === 404 ? missing() : found.answer;
    const sale = await readSale<Sale>(tx, input.saleId);
    if (!sale || sale.state === 'quoted') return missing();
    if (!mayWithdraw(sale.state))
      return sale.state === 'withdrawn'
        ? refuse(409, '申请已撤回')
        : conflict(tooLate(sale as OfKind<Sale, Kind>), {
            kind: 'wrongStatus',
            orderId: locked.order_id,
            status: locked.status,
          });
    await withdraw(tx, locked, sale as OfKind<Sale, Kind>, now);
    const order = await port.show(tx, locked.order_id, call);
    return order ? ok(order, '申请已撤回') : missing();
  });
}
