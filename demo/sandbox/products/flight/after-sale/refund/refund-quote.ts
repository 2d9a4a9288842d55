import type { z } from 'zod';
import type { RefundQuote } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import { nextRiseOf, refundOf } from '#domain/order/after-sale/amounts.ts';
import { isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { memberOf, ok, refuse } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import type { RefundContent, RefundItem } from '../../../../ground/database/tables/tables-after-sale.ts';
import type { WholeOrder } from '../../rows/read-order.ts';
import { isAirlineChanged, withFollowers } from '../../rows/held-tickets.ts';
import type { Held } from '../../rows/held-tickets.ts';
import { sharesOf } from '../shares-of.ts';
import { chosenTickets, ownOrder, refusedStatus } from '../own-order.ts';
import { ownProofs } from '../proofs.ts';
import { quotedTwice } from '../../../../orders/billed/billed-back.ts';
import { keepQuote, quoteMs } from '../../../../orders/sales/sale-rows.ts';
import { showLine, refundTotals, showRise, arrivesText } from '../../shown/show-refund.ts';
import { showShares } from '../../../../orders/money-back.ts';

type RefundWish = Omit<z.output<typeof orderAfterSaleSchemas.refundQuote>, 'orderId'> & { orderId: string };

const itemOf = (ticket: Held, voluntary: boolean, now: number): RefundItem => ({
  psgId: ticket.psgId,
  name: ticket.name,
  psgType: ticket.psgType,
  triptype: ticket.triptype,
  changeNo: ticket.changeNo,
  flightNo: ticket.flight.flightNo,
  fare: ticket.fareFen,
  consTax: ticket.consTaxFen,
  fuelTax: ticket.fuelFen,
  servFee: ticket.servFen,
  insurance: ticket.insuFen,
  ...refundOf(ticket, voluntary, now),
});

/** The amounts and shares of a refund at this moment, as they are stored and as they are shown. */
function quoteOf(
  order: WholeOrder,
  chosen: { tickets: readonly Held[]; live: readonly Held[] },
  reason: RefundWish['reason'],
  now: number,
): { content: RefundContent; expiresAt: number } {
  const voluntary = isVoluntary(reason);
  const { all, follows } = withFollowers(chosen.tickets, chosen.live);
  const items = all.map((ticket) => itemOf(ticket, voluntary, now));
  const nextRise = nextRiseOf(all, voluntary, now);
  const back = items.reduce((sum, item) => sum + item.back, 0);
  const landed = all.map(({ flight }) => msOf(flight.arrTime));
  return {
    content: {
      items,
      nextRise,
      follows,
      shares: sharesOf(order, items, back),
      airlineChanged: isAirlineChanged(all),
    },
    expiresAt: Math.min(now + quoteMs, nextRise?.atMs ?? Infinity, ...landed),
  };
}

/** The money that a refund of these tickets gives back now. The quote is held for ten minutes, or until the fee rises. */
export async function quoteRefund(input: RefundWish, call: Call): Promise<Envelope<RefundQuote>> {
  const member = memberOf(call);
  const now = call.now();
  if (!call.app.switches.showAirRefund) return refuse(403, '当前应用未开放在线退票，请致电客服');
  const found = await ownOrder(call.db, member, input.orderId, now);
  if (!found.ok) return found.answer;
  const { order } = found;
  const refused = refusedStatus(order);
  if (refused) return refused;
  const chosen = chosenTickets(order, input, now);
  if (!chosen.ok) return chosen.answer;
  const proofs = await ownProofs(call.db, member, order.order_id, input.proofs);
  if (!proofs.ok) return proofs.answer;
  const { content, expiresAt } = quoteOf(order, chosen, input.reason, now);
  const billed = await quotedTwice(call.db, order.order_id, content.shares);
  if (billed) return billed;
  const { reason } = input;
  const head = await keepQuote(call, order.order_id, {
    kind: 'refund',
    reason,
    expiresAt,
    content,
    proofs: proofs.list,
  });
  return ok({
    ...head,
    lines: content.items.map(showLine),
    totals: refundTotals(content.items),
    nextRise: showRise(content.nextRise),
    shares: showShares(content.shares),
    // The fees of an earlier change are in none of the sums.
    arrives: `${arrivesText(content.shares)}${content.items.some(({ changeNo }) => changeNo > 0) ? '；改签时已付的改签费与服务费不退' : ''}`,
    follows: content.follows,
  });
}
