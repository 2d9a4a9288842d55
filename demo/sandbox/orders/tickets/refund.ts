import type { Envelope } from '#contract/row.ts';
import type { TicketSaleConflict } from '#contract/ticket-sale.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import { quotedTwice } from '../billed/billed-back.ts';
import { advance } from '../life.ts';
import { arrivalOf, showShares } from '../money-back.ts';
import type { OrderState } from '../move.ts';
import { applyQuote } from '../sales/apply.ts';
import type { SalePort } from '../sales/apply.ts';
import { keepQuote, quoteMs } from '../sales/sale-rows.ts';
import type { AnySale, OfKind } from '../sales/sale-rows.ts';

type Refusal = { ok: false; answer: Envelope<never> };

/** The booker's own order in a status that allows a request; or the refusal. */
export async function orderForSale<Order extends OrderState, Sale extends AnySale, Whole, Shown>(
  port: SalePort<Order, Sale, Whole, Shown>,
  orderNo: string,
  call: Call,
): Promise<{ ok: true; order: Whole; now: number } | Refusal> {
  const now = call.now();
  const found = await port.read(call.db, memberOf(call), orderNo, now);
  if (!found.ok) return found;
  const refused = port.refused(found.order);
  return refused ? { ok: false, answer: refused } : { ...found, now };
}

interface HeldTicket {
  ticket: { state: string };
  name: string;
}

/** The chosen ones of an order's tickets; or the refusal: they are not of the order, or can be used no more. */
export function chooseTickets<Held extends HeldTicket>(
  all: readonly Held[],
  ticketIds: readonly string[],
  {
    idOf,
    isLive,
    words,
  }: {
    idOf(held: Held): string;
    /** An open ticket can still be used. */
    isLive(held: Held): boolean;
    /** `所选车票`, `的车票已退票或已改过`, `的列车已经开出` */
    words: { chosen: string; notOpen: string; left: string };
  },
): { ok: true; chosen: Held[] } | Refusal {
  const chosen = all.filter((one) => ticketIds.includes(idOf(one)));
  if (chosen.length < new Set(ticketIds).size)
    return { ok: false, answer: refuse(400, `${words.chosen}不在订单中，请重新选择`, { field: 'ticketIds' }) };
  const gone = chosen.filter((one) => one.ticket.state !== 'open' || !isLive(one));
  if (!gone.length) return { ok: true, chosen };
  const names = [...new Set(gone.map(({ name }) => name))].join('、');
  const why = gone.some(({ ticket }) => ticket.state !== 'open') ? words.notOpen : words.left;
  return {
    ok: false,
    answer: refuse(409, `${names} ${why}，不能办理`, {
      kind: 'ticketGone',
      ticketIds: gone.map(idOf),
    } satisfies TicketSaleConflict<never>),
  };
}

interface Priced<Content, Shown> {
  content: Content;
  /** Moments at which the sums end to be true, before the ten minutes of a quote. */
  ends: readonly number[];
  /** Lines and totals as the member reads them. */
  shown: Shown;
}

/** The money that tickets bring back now, by `priced`. The quote is held for ten minutes, or until the first of its ends. */
export async function quoteTickets<
  Order extends OrderState,
  Sale extends AnySale,
  Whole,
  Content extends { shares: Share[]; follows: string[] },
  Shown,
>(
  port: SalePort<Order, Sale, Whole, unknown>,
  orderNo: string,
  call: Call,
  priced: (whole: Whole, now: number) => ({ ok: true } & Priced<Content, Shown>) | Refusal,
) {
  const found = await orderForSale(port, orderNo, call);
  if (!found.ok) return found.answer;
  const read = priced(found.order, found.now);
  if (!read.ok) return read.answer;
  const { content, ends, shown } = read;
  const { shares, follows } = content;
  const billed = await quotedTwice(call.db, orderNo, shares);
  if (billed) return billed;
  const { quoteId, expiresMs, serverTimeMs } = await keepQuote(call, orderNo, {
    kind: 'refund',
    reason: 'plans',
    expiresAt: Math.min(found.now + quoteMs, ...ends),
    content,
    proofs: [],
  });
  const arrives = arrivalOf(shares);
  return ok({ quoteId, expiresMs, serverTimeMs, ...shown, shares: showShares(shares), arrives, follows });
}

interface Refund<Order extends OrderState, Sale extends AnySale> {
  begin(tx: Tx, order: Order, sale: OfKind<Sale, 'refund'>, at: number): Promise<Order>;
  quote(input: { orderNo: string; ticketIds: string[] }, call: Call): Promise<Envelope<unknown>>;
  /** Of the tickets that were quoted: those that were asked for, and those that follow them. */
  idsOf(sale: OfKind<Sale, 'refund'>): string[];
}

/** A refund as it was quoted: 2, 3 → 9, each ticket in a state of its own. */
export const refundTickets = async <
  Order extends OrderState,
  Sale extends AnySale & { content: { shares: readonly Share[] } },
  Whole,
  Shown,
>(
  port: SalePort<Order, Sale, Whole, Shown>,
  input: { quoteId: string; requestId: string },
  call: Call,
  { begin, quote, idsOf }: Refund<Order, Sale>,
): Promise<Envelope<Shown>> =>
  await applyQuote(port, input, call, {
    kind: 'refund',
    done: () => '退票成功',
    async begin(tx, { locked, sale, now }) {
      await advance(tx, port.life, await begin(tx, locked, sale, now), now);
      return undefined;
    },
    async requote(sale) {
      const { follows } = sale.content as (typeof sale)['content'] & { follows: string[] };
      const ticketIds = idsOf(sale).filter((id) => !follows.includes(id));
      return await quote({ orderNo: sale.order_id, ticketIds }, call);
    },
  });
