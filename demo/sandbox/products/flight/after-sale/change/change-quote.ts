import type { z } from 'zod';
import type { ChangeQuote, SaleConflict } from '#contract/order-after-sale.ts';
import type { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, msOf } from '#domain/china-time.ts';
import { salesCloseMinutes } from '#domain/flight/fares.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import type { ChangeContent } from '../../../../ground/database/tables/tables-after-sale.ts';
import { isOnSale } from '../../answers/trip-checks.ts';
import { flightView, seatView } from '../../answers/views.ts';
import { fareRuleOf } from '../../prices/fare-rules.ts';
import { isAdultsOnly, offerOf } from '../../prices/offers.ts';
import { flightOfId } from '../../schedule/flights-of-day.ts';
import { newsOf } from '../../seats/inventory.ts';
import { shownFlight } from '../../create/insert-order.ts';
import { judgeChange, showOver } from '../../../../orders/sales/over-change.ts';
import { factsOf } from '../../answers/flight-facts.ts';
import { cabinClassOf, changeItems, findChanging, mayChangeTo } from './change-prices.ts';
import { sharesOf } from '../shares-of.ts';
import { ownProofs } from '../proofs.ts';
import { keepQuote, quoteMs } from '../../../../orders/sales/sale-rows.ts';
import { changeSumOf, changeTotals, showChangeLine } from '../../shown/show-change.ts';
import { showShares } from '../../../../orders/money-back.ts';

type QuoteInput = z.output<typeof orderAfterSaleSchemas.changeQuote>;

export const soldOut = (flightId: string, cabinCode: string, seatsLeft: number): Envelope<never> =>
  refuse(409, seatsLeft ? `所选舱位仅剩 ${seatsLeft} 张，请换一个舱位或航班` : '所选舱位已售完，请换一个舱位或航班', {
    kind: 'soldOut',
    flightId,
    cabinCode,
    seatsLeft,
  } satisfies SaleConflict);

const hourMs = 3_600_000;

/** The next moment at which the airline's fee for the flight that is given up changes. */
const nextEdge = (depTime: string, bands: readonly { toHours: number | null }[], now: number): number =>
  Math.min(
    ...bands
      .flatMap(({ toHours }) => (toHours === null ? [] : [msOf(depTime) - toHours * hourMs]))
      .filter((at) => at > now),
  );

/** The cost of the change to this seat now, ticket by ticket. Held for ten minutes or until the fee rises; no seat is taken. */
export async function quoteChange(input: QuoteInput, call: Call): Promise<Envelope<ChangeQuote>> {
  const member = memberOf(call);
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { order, old, needs, now, fee, terms } = changing;
  const { counts, changes } = await newsOf(call.db, [input.flightId]);
  const flight = flightOfId(input.flightId, changes);
  if (!flight) return refuse(404, '没有找到所选航班，请重新查询');
  if (!isOnSale(flight, now)) return soldOut(flight.flightId, input.cabinCode, 0);
  if (!mayChangeTo(changing, flight, input.cabinCode))
    return refuse(400, '所选航班不能改签：须为同一航线、原航司的其他航班或舱位，且不与另一程冲突', {
      field: 'flightId',
    });
  const offer = offerOf(flight, input.cabinCode, now, counts, needs);
  if (!offer) return refuse(404, '没有所选舱位，请重新选择');
  if (needs.hasMinors && isAdultsOnly(flight.service, offer.cabin))
    return refuse(400, '所选舱位仅限成人，请换一个舱位', { field: 'cabinCode' });
  if (offer.seatsLeft < needs.seats) return soldOut(flight.flightId, input.cabinCode, offer.seatsLeft);
  const items = changeItems(changing, flight, offer);
  if (!items) return refuse(403, '按票价规则，所选客票已不能改签');
  const proofs = await ownProofs(call.db, member, order.order_id, input.proofs);
  if (!proofs.ok) return proofs.answer;
  const seat = seatView(flight, offer, { saleDay: dayAt(now), fee, standard: terms?.standard });
  const facts = factsOf(flight, offer, { saleDay: dayAt(now) });
  const was = { ...facts, cabin: cabinClassOf(old) ?? facts.cabin, price: old.fareFen };
  const judged = changing.airlineChanged ? {} : judgeChange(terms?.standard, facts, was, changing.tickets.length);
  if (judged.refusal) return judged.refusal;
  const shown = { flight: flightView(flight), seat, rule: fareRuleOf(flight.service.airline, offer.cabin) };
  const { due } = changeSumOf(items);
  const content: ChangeContent = {
    triptype: old.triptype,
    items,
    old: old.flight,
    oldNo: old.changeNo,
    fresh: {
      ...shownFlight(shown),
      changeServiceFee: yuanOf(fee.fee),
      discountChangeServiceFee: yuanOf(fee.discount),
    },
    freshNo: 0,
    follows: changing.follows,
    shares: sharesOf(
      order,
      items.map(({ psgId }) => ({ psgId, triptype: old.triptype })),
      Math.max(0, -due),
    ),
    airlineChanged: changing.airlineChanged,
    ...(judged.over && { over: judged.over }),
  };
  const expiresAt = Math.min(
    now + quoteMs,
    nextEdge(old.depTime, old.rule.change, now),
    flight.depMs - salesCloseMinutes * 60_000,
  );
  const { reason } = input;
  const head = await keepQuote(call, order.order_id, {
    kind: 'change',
    reason,
    expiresAt,
    content,
    proofs: proofs.list,
  });
  return ok({
    ...head,
    old: { triptype: old.triptype, changeNo: old.changeNo, ...old.flight },
    new: { triptype: old.triptype, changeNo: 0, ...content.fresh },
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
    ...showOver(content.over),
    shares: showShares(content.shares),
    follows: changing.follows,
  });
}
