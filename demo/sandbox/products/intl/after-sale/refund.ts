import type { z } from 'zod';
import type { IntlOrder } from '#contract/intl-order.ts';
import type { IntlRefundQuote } from '#contract/intl-sale.ts';
import type { intlSaleSchemas } from '#contract/intl-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { IntlRefundContent, IntlRefundItem } from '../../../ground/database/tables/tables-intl.ts';
import { advance } from '../../../orders/life.ts';
import { arrivalOf, showShares } from '../../../orders/money-back.ts';
import { applyQuote } from '../../../orders/sales/apply.ts';
import { quotedTwice } from '../../../orders/billed/billed-back.ts';
import { keepQuote, quoteMs } from '../../../orders/sales/sale-rows.ts';
import { intlLife } from '../orders/advance.ts';
import { bookedTickets, sharesOf } from '../rows/whole-order.ts';
import type { WholeIntlOrder } from '../rows/whole-order.ts';
import { itemIdOf, ticketIdOf } from '../shown/ids.ts';
import { refundTotals, showRefundLine } from '../shown/show-sale.ts';
import { isFreed, phaseOf, refundOf } from '../rows/refund-fees.ts';
import { chosenTickets, intlSalePort, leftAlone } from './intl-sales.ts';
import type { Held } from './intl-sales.ts';
import { beginRefund } from './steps/refund-steps.ts';

function itemOf({ ticket, slice, name, way }: Held, whole: WholeIntlOrder, now: number): IntlRefundItem {
  const isFree = isFreed(whole.order.content.slices, whole.tickets, ticket, now);
  const by = isFree ? 'involuntary' : phaseOf(ticket, whole.tickets, now);
  const { price, tax, service_fee, slice_no, passenger_no, psg_type } = ticket;
  return {
    sliceNo: slice_no,
    passengerNo: passenger_no,
    name,
    psgType: psg_type,
    way,
    fare: price,
    tax,
    servFee: service_fee,
    insuranceKept: 0,
    booked: bookedTickets(whole, [{ sliceNo: slice_no, passengerNo: passenger_no }])[0]?.price ?? 0,
    by,
    ...refundOf(ticket, slice, by),
  };
}

/** The money that these tickets bring back now. The quote is held for ten minutes, or until the next departure. */
export async function quoteIntlRefund(
  input: z.output<typeof intlSaleSchemas.refundQuote>,
  call: Call,
): Promise<Envelope<IntlRefundQuote>> {
  const now = call.now();
  const found = await intlSalePort.read(call.db, memberOf(call), input.orderNo, now);
  if (!found.ok) return found.answer;
  const whole = found.order;
  const refused = intlSalePort.refused(whole);
  if (refused) return refused;
  const read = chosenTickets(whole, input.ticketIds, now);
  if (!read.ok) return read.answer;
  const follows = leftAlone(whole, read.chosen);
  const items = [...read.chosen, ...follows].map((one) => itemOf(one, whole, now));
  const back = items.reduce((sum, item) => sum + item.back, 0);
  const shares = sharesOf(whole, items, back);
  const content: IntlRefundContent = { items, follows: follows.map(({ ticket }) => ticketIdOf(ticket)), shares };
  const departures = whole.tickets.flatMap(({ state, departs_at }) =>
    state === 'open' && departs_at > now ? [departs_at] : [],
  );
  const billed = await quotedTwice(call.db, input.orderNo, shares);
  if (billed) return billed;
  const { quoteId, expiresMs, serverTimeMs } = await keepQuote(call, input.orderNo, {
    kind: 'refund',
    reason: 'plans',
    expiresAt: Math.min(now + quoteMs, ...departures),
    content,
    proofs: [],
  });
  return ok({
    quoteId,
    expiresMs,
    serverTimeMs,
    lines: items.map(showRefundLine),
    totals: refundTotals(items),
    shares: showShares(shares),
    arrives: arrivalOf(shares),
    follows: content.follows,
  });
}

/** A refund as it was quoted: 2, 3 → 9, each ticket in a state of its own. */
export const applyIntlRefund = async (
  input: z.output<typeof intlSaleSchemas.refundApply>,
  call: Call,
): Promise<Envelope<IntlOrder>> =>
  await applyQuote(intlSalePort, input, call, {
    kind: 'refund',
    done: () => '退票成功',
    async begin(tx, { locked, sale, now }) {
      await advance(tx, intlLife, await beginRefund(tx, locked, sale, now), now);
      return undefined;
    },
    requote: async ({ order_id: orderNo, content: { items, follows } }) =>
      await quoteIntlRefund({ orderNo, ticketIds: items.map(itemIdOf).filter((id) => !follows.includes(id)) }, call),
  });
