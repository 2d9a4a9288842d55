import type { z } from 'zod';
import type { TrainOrder } from '#contract/train-order.ts';
import type { TrainChangeQuote } from '#contract/train-sale.ts';
import type { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { msOf } from '#domain/china-time.ts';
import type { Fen } from '#domain/money.ts';
import { changeName, changeRefusals } from '#domain/rail/change-rules.ts';
import { refundQuote } from '#domain/rail/refund-fees.ts';
import { saleTimes } from '#domain/rail/sale-times.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { wishProblem } from '#domain/rail/seat-wish.ts';
import { badInput, ok } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { takeLocks } from '../../../ground/once.ts';
import type { RailChangeContent } from '../../../ground/database/tables/tables-rail.ts';
import { arrivalOf, showShares } from '../../../orders/money-back.ts';
import { applyQuote, withdrawSale } from '../../../orders/sales/apply.ts';
import { judgeChange, showOver } from '../../../orders/sales/over-change.ts';
import { keepQuote, quoteMs } from '../../../orders/sales/sale-rows.ts';
import { beginChange } from '../../../orders/tickets/begin-change.ts';
import { dueOfItems } from '../../../orders/tickets/change-steps.ts';
import { offeredRide, restProblem } from '../orders/offer.ts';
import { takeForRide } from '../orders/order-rows.ts';
import { personLocks } from '../orders/other-tickets.ts';
import { railOrders } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import type { RailChange } from '../rows/sale-rows.ts';
import { sharesOf } from '../rows/whole-order.ts';
import type { WholeRailOrder } from '../rows/whole-order.ts';
import { arrangementIn } from '../seats/arrange.ts';
import { railSeats } from '../seats/inventory.ts';
import { priceOfBerth } from '../seats/seat-price.ts';
import { wayOfRide } from '../seats/way-of-ride.ts';
import { itemIdOf } from '../shown/ids.ts';
import { changeTotals, rideView, showChangeLine, showRide, showTiers } from '../shown/show-sale.ts';
import { readyTimetable } from '../timetable/trains-of-day.ts';
import {
  changeClosed,
  alreadyElsewhere,
  changeItems,
  findChanging,
  isHeld,
  isOtherStation,
  itemsAt,
  keepsDeparture,
  missesRest,
  peopleOn,
  verdictOf,
} from './changing.ts';
import type { Changing } from './changing.ts';
import { conflict, heldOf, railSalePort } from './rail-sales.ts';
import { confirmChange, withdrawChange, ofRide } from './steps/change-steps.ts';

type QuoteInput = z.output<typeof trainSaleSchemas.changeQuote>;

const soldOut = (trainNumber: string, left: number, what = '席别'): Envelope<never> =>
  conflict(left ? `所选${what}仅剩 ${left} 张，请改选${what}或车次` : `所选${what}已售完，请改选${what}或车次`, {
    kind: 'soldOut',
    trainNumber,
    left,
  });

/** When the quote is over: in ten minutes, when the fee of the old ticket rises, or when the new train is sold no more. */
const expiryOf = ({ chosen, now }: Changing, departsMs: number): number =>
  Math.min(
    now + quoteMs,
    ...chosen.flatMap(
      ({ ticket, departsMs: at, terms }) => refundQuote(ticket.price, at, now, terms)?.next?.atMs ?? [],
    ),
    departsMs - saleTimes.endsBefore * 60_000,
  );

/** The cost of the change to this train now, ticket by ticket. No seat is taken by it. */
export async function quoteRailChange(input: QuoteInput, call: Call): Promise<Envelope<TrainChangeQuote>> {
  const found = await findChanging(input, call);
  if (!found.ok) return found.answer;
  const { changing } = found;
  const { old, rideNo, whole, chosen } = changing;
  if (!keepsDeparture(changing, input.fromStation, call)) return badInput('fromStation', '改签不能变更出发站');
  const read = await offeredRide(input, call);
  if ('refusal' in read) return read.refusal;
  const { prices, limits: _limits, ...fresh } = read.ride;
  const bad = input.seats && wishProblem(input.seats, fresh.seatClass, chosen.length);
  if (bad) return badInput(bad.field, bad.message);
  const [first] = chosen;
  const was = { ...read.facts, seat: old.seatClass, price: first?.ticket.price ?? 0 };
  const judged = judgeChange(changing.standard, read.facts, was, chosen.length);
  if (judged.refusal) return judged.refusal;
  const isOther = isOtherStation(changing, input.toStation);
  if (!isOther && isHeld(changing, fresh)) return badInput('trainNumber', '请选择其他车次或席别');
  const departsMs = msOf(fresh.from.at);
  const verdict = missesRest(changing, fresh, isOther)
    ? 'missesRest'
    : verdictOf(changing, { departsMs, isOtherStation: isOther });
  if (verdict !== 'ok') return conflict(changeRefusals[verdict], { kind: 'notChangeable', verdict });
  const travelling = peopleOn(
    fresh,
    whole.order,
    chosen.map(({ ticket }) => ticket),
  );
  const elsewhere = await alreadyElsewhere(call.db, travelling, whole.order);
  if (elsewhere) return elsewhere;
  if (read.left < chosen.length) return soldOut(fresh.trainNumber, read.left);
  const items = changeItems(changing, departsMs, { prices, tiers: fresh.tiers }, input.seats);
  if (!items) return badInput('seatClass', `${seatClassNames[fresh.seatClass]}不发售所选票种，请改选席别`);
  const back = Math.max(0, -dueOfItems(items));
  const content: RailChangeContent = {
    items,
    rideNo,
    fresh,
    freshNo: -1,
    isOtherStation: isOther,
    shares: sharesOf(whole, items, back),
    ...(judged.over && { over: judged.over }),
  };
  const { quoteId, expiresMs, serverTimeMs } = await keepQuote(call, input.orderNo, {
    kind: 'change',
    reason: 'plans',
    expiresAt: expiryOf(changing, departsMs),
    content,
    proofs: [],
  });
  return ok({
    quoteId,
    expiresMs,
    serverTimeMs,
    isOtherStation: isOther,
    old: rideView(old, rideNo),
    new: showRide(fresh),
    ...(fresh.tiers && { tiers: showTiers(fresh.tiers, read.berths) }),
    arrangement: arrangementIn(read.day, fresh, chosen.length),
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
    ...showOver(content.over),
    keepsFivePercent: items.some(({ keepsFive }) => keepsFive),
    shares: showShares(content.shares),
    arrives: arrivalOf(content.shares),
  });
}

/** New seats are held so long; shortly before the train leaves a little shorter. */
const holdMsOf = (departsMs: number, now: number): number => (departsMs - now < 2 * 3_600_000 ? 8 : 25) * 60_000;

const faresOf = (items: RailChangeContent['items']): Fen => items.reduce((sum, { fare }) => sum + fare, 0);

/** The change by the berths that its tickets have got: none costs more than was quoted for all of them. */
function settled(
  whole: WholeRailOrder,
  { content }: RailChange,
  seats: readonly number[],
  now: number,
): RailChangeContent {
  const { items, fresh } = content;
  const held = heldOf(whole).filter(({ ticket }) =>
    items.some((one) => one.rideNo === ticket.ride_no && one.passengerNo === ticket.passenger_no),
  );
  const changed =
    fresh.tiers &&
    itemsAt(held, { departsMs: msOf(fresh.from.at), now }, ({ ticket }, at) =>
      priceOfBerth(fresh, ticket.ticket_type, seats[at] ?? -1),
    );
  if (!changed) return content;
  const back = Math.max(0, -dueOfItems(changed));
  return { ...content, items: changed, shares: sharesOf(whole, changed, back) };
}

/** The new tickets with their seats, held, and the change at their prices; or the refusal. The order knows the new ride then. */
async function takeFresh(
  tx: Tx,
  { locked: order, order: whole, sale }: { locked: RailOrderState; order: WholeRailOrder; sale: RailChange },
  wish: z.output<typeof trainSaleSchemas.changeApply>['seats'],
  now: number,
): Promise<{ content: RailChangeContent; order: RailOrderState } | { refusal: Envelope<never> }> {
  const { fresh, rideNo } = sale.content;
  const old = ofRide(whole.tickets, sale, rideNo);
  const freshNo = order.content.rides.length;
  const { trainDay, sections } = wayOfRide(fresh);
  const rows = old.map((one) => ({ ...one, ride_no: freshNo, train_day: trainDay, sections }));
  const travelling = peopleOn(fresh, order, old);
  await takeLocks(tx, personLocks(travelling));
  const elsewhere = await alreadyElsewhere(tx, travelling, order);
  if (elsewhere) return { refusal: elsewhere };
  const ask = { ride: fresh, count: old.length, wish: wish ?? null, acceptNoSeat: false, orderId: order.order_id };
  const want = await takeForRide(tx, ask, now);
  if (!want) return { refusal: soldOut(fresh.trainNumber, 0) };
  const content = settled(
    whole,
    sale,
    want.seats.map(({ seat }) => seat),
    now,
  );
  const { items } = content;
  if (faresOf(items) > faresOf(sale.content.items)) {
    await railSeats.release(tx, want);
    return { refusal: soldOut(fresh.trainNumber, 0, '铺位') };
  }
  const { tiers: _tiers, ...ride } = fresh;
  const { isOtherStation } = sale.content;
  const changed = { ...ride, changedFrom: rideNo, ...(isOtherStation && { isOtherStation }), ...(wish && { wish }) };
  const rides = [...order.content.rides, changed];
  const known = { ...order.content, rides };
  await tx
    .updateTable('rail_orders')
    .set({ content: JSON.stringify(known) })
    .where('order_id', '=', order.order_id)
    .execute();
  await tx
    .insertInto('rail_tickets')
    .values(
      rows.map((one, at) => ({
        ...one,
        seat: want.seats[at]?.seat ?? -1,
        price: items.find(({ passengerNo }) => passengerNo === one.passenger_no)?.fare ?? one.price,
        state: 'held' as const,
        is_open: true,
        keeps_five: false,
      })),
    )
    .execute();
  return { content: { ...content, freshNo }, order: { ...order, content: known } };
}

/** A change as it was quoted: the new seats are held; with nothing due the tickets are changed at once. */
export async function applyRailChange(
  input: z.output<typeof trainSaleSchemas.changeApply>,
  call: Call,
): Promise<Envelope<TrainOrder>> {
  const closed = changeClosed(call);
  if (closed) return closed;
  await readyTimetable();
  return await applyQuote(railSalePort, input, call, {
    kind: 'change',
    done: ({ content }) => `${changeName(content.isOtherStation)}申请已提交`,
    async begin(tx, { locked, order, sale, now }) {
      const rests = restProblem(call.settings, now);
      if (rests) return rests;
      const { fresh: asked, items } = sale.content;
      const bad = input.seats && wishProblem(input.seats, asked.seatClass, items.length);
      if (bad) return badInput(bad.field, bad.message);
      const taken = await takeFresh(tx, { locked, order, sale }, input.seats, now);
      if ('refusal' in taken) return taken.refusal;
      const { fresh } = sale.content;
      const due = dueOfItems(taken.content.items);
      const departsMs = msOf(fresh.from.at);
      await beginChange(tx, railOrders, sale, {
        content: taken.content,
        due,
        deadline: Math.min(now + holdMsOf(departsMs, now), departsMs),
        now,
        words: `${fresh.trainNumber} 次 ${fresh.from.at.slice(5, 16)}`,
        confirm: async (begun) => await confirmChange(tx, taken.order, begun, now),
      });
      return undefined;
    },
    requote: async ({ order_id: orderNo, content: { items, fresh } }) =>
      await quoteRailChange(
        {
          orderNo,
          ticketIds: items.map(itemIdOf),
          trainNumber: fresh.trainNumber,
          date: fresh.from.at.slice(0, 10),
          fromStation: fresh.from.telecode,
          toStation: fresh.to.telecode,
          seatClass: fresh.seatClass,
          ...(input.seats && { seats: input.seats }),
        },
        call,
      ),
  });
}

/** The new seats are given up before the difference is paid. */
export const withdrawRailChange = async (
  input: z.output<typeof trainSaleSchemas.changeWithdraw>,
  call: Call,
): Promise<Envelope<TrainOrder>> =>
  await withdrawSale(railSalePort, input, call, {
    kind: 'change',
    tooLate: ({ content }) => `${changeName(content.isOtherStation)}已完成，不能撤回`,
    withdraw: withdrawChange,
  });
