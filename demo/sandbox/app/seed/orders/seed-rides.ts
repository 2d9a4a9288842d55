import { sql } from 'kysely';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { trainOrderSchemas } from '#contract/train-order.schema.ts';
import { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import { addDays, dayAt, dayMs, msOf } from '#domain/china-time.ts';
import { isMultipleUnit } from '#domain/rail/fares.ts';
import { closedUntil } from '#domain/rail/sale-times.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { advance } from '../../../orders/life.ts';
import { lock } from '../../../orders/move.ts';
import { applyRailChange, quoteRailChange } from '../../../products/train/after-sale/change.ts';
import { trainChangeTicket } from '../../../products/train/after-sale/change-pay.ts';
import { applyRailRefund, quoteRailRefund } from '../../../products/train/after-sale/refund.ts';
import { callOf } from '../../../products/train/answers/ride-view.ts';
import { stationsOfCity } from '../../../products/train/network/stations.ts';
import { railLife } from '../../../products/train/orders/advance.ts';
import { answerTrainVerify } from '../../../products/train/orders/answer-verify.ts';
import { cancelRailOrder } from '../../../products/train/orders/cancel.ts';
import { createRailOrder } from '../../../products/train/orders/create.ts';
import { trainPay } from '../../../products/train/orders/train-pay.ts';
import { railOrders } from '../../../products/train/rows/rail-orders.ts';
import { directRides } from '../../../products/train/search/direct.ts';
import { readyTimetable, timetable } from '../../../products/train/timetable/trains-of-day.ts';
import { answerTo, openCalls } from '../people/seed-call.ts';
import type { Seeding } from '../people/seeding.ts';
import { tripFor } from '../trips/business-trips.ts';
import { ridePlans } from './ride-plans.ts';
import type { RidePlan } from './ride-plans.ts';
import { payByCode } from './seed-after-sales.ts';
import { runPoints } from './run-points.ts';
import { peopleByMember, refusedPassenger } from './seed-orders.ts';

const must = answerTo('train order');

const minuteMs = 60_000;
/** Trains of a way that are tried for one order. */
const mostTried = 12;

type Passengers = Parameters<typeof createRailOrder>[0]['passengers'];

/** Train orders of two years for the seeded members, each made, paid and moved on by the code that serves members, at its own time. */
export async function seedRides({ tx, now }: Seeding): Promise<void> {
  await readyTimetable();
  const { callAt } = await openCalls(tx);
  const people = await peopleByMember(tx);
  const since = new Map(
    (await tx.selectFrom('members').select(['id', 'created_at']).execute()).map((one) => [one.id, one.created_at]),
  );
  for (const [number, plan] of ridePlans(now).entries()) {
    const party = (people.get(plan.memberId) ?? []).slice(0, plan.people);
    const isSold = party.length > 0 && plan.at > (since.get(plan.memberId) ?? now) && !closedUntil(plan.at);
    if (isSold) await makeOrder(tx, callAt(plan.memberId, plan.at, '/train/createOrder'), plan, party, number);
  }
  for (const { order_id } of await tx.selectFrom('rail_orders').select('order_id').execute()) {
    const order = await lock(tx, railOrders, order_id);
    if (order) await advance(tx, railLife, order, now);
  }
  for (const memberId of people.keys()) await runPoints(tx, memberId);
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('read_at', 'is', null)
    .where('at', '<', now - 3 * dayMs)
    .execute();
}

async function makeOrder(
  tx: Tx,
  call: Call,
  plan: RidePlan,
  party: readonly { name: string; certNo: string }[],
  number: number,
): Promise<void> {
  const { at, fate } = plan;
  const verified = await rideOf(call, plan, number);
  const { realName, mobilePhone } = memberOf(call);
  const passengers: Passengers = (fate === 'rejected' ? [refusedPassenger] : party).map(({ name, certNo }) => ({
    name,
    certType: '1',
    certNo,
    ticketType: 'adult',
  }));
  const { orderNo } = must(
    await createRailOrder(
      trainOrderSchemas.createOrder.parse({
        requestId: `seed-ride-${number}-${at}`,
        verifyKey: verified.verifyKey,
        passengers,
        contact: { name: realName, mobilePhone },
        agreed: true,
        ...(plan.isBusiness && { ...tripFor(plan.memberId, number), costCenter: verified.costCenters[0] ?? '' }),
      }),
      call,
    ),
  );
  if (fate === 'unpaid') return;
  if (fate === 'cancelled')
    return void must(
      await cancelRailOrder(
        { requestId: `seed-cancel-${number}-${at}`, orderNo, unseated: false, reason: '行程变更' },
        { ...call, now: () => at + 5 * minuteMs },
      ),
    );
  if (fate === 'expired') return;
  const purchase = await trainPay.lock(tx, orderNo, at + minuteMs);
  if (purchase?.state === 'open')
    await payByCode(tx, trainPay, purchase, number % 2 ? 'alipay' : 'weChatPay', at + minuteMs);
  await until(tx, orderNo, at + 10 * minuteMs);
  const later = { ...call, now: () => at + 60 * minuteMs };
  if (fate === 'refunded' || fate === 'partly') await refund(later, orderNo, party.length, number);
  if (fate === 'changed' || fate === 'destination') await change(tx, later, orderNo, plan, verified, number);
}

async function until(tx: Tx, orderNo: string, at: number): Promise<void> {
  const order = await lock(tx, railOrders, orderNo);
  if (order) await advance(tx, railLife, order, at);
}

async function refund(call: Call, orderNo: string, people: number, number: number): Promise<void> {
  const { quoteId } = must(await quoteRailRefund({ orderNo, ticketIds: [`0-${people - 1}`] }, call));
  must(await applyRailRefund({ quoteId, requestId: `seed-refund-${number}-${orderNo}` }, call));
}

/** To a train of the next day, or to another town, paid at once where something is due. */
async function change(
  tx: Tx,
  call: Call,
  orderNo: string,
  plan: RidePlan,
  { rides: [ride] }: VerifiedTrain,
  number: number,
): Promise<void> {
  const date = addDays(ride?.from.at.slice(0, 10) ?? '', plan.fate === 'changed' && plan.daysAhead < 14 ? 1 : 0);
  const to = plan.fate === 'destination' ? '郑州' : plan.to;
  for (const wish of wishesOf({ ...plan, to }, date, number + 1)) {
    const input = { ...wish, fromStation: ride?.from.telecode ?? '', orderNo, ticketIds: ['0-0'] };
    if (wish.fromStation !== input.fromStation) continue;
    const quoted = await quoteRailChange(trainSaleSchemas.changeQuote.parse(input), call);
    if (quoted.ret !== 0) continue;
    const { quoteId } = quoted.data;
    must(await applyRailChange({ quoteId, requestId: `seed-change-${number}-${orderNo}` }, call));
    const purchase = await trainChangeTicket.lock(tx, quoteId, call.now());
    if (purchase?.state === 'open') await payByCode(tx, trainChangeTicket, purchase, 'alipay', call.now() + 10_000);
    return;
  }
}

/** Fast trains of a way, beginning with another one for each order. */
function wishesOf({ from, to, seatClass }: RidePlan, date: string, number: number) {
  const table = timetable();
  const indexes = (city: string) => stationsOfCity(city).map(({ index }) => index);
  const rides = directRides(table, indexes(from), indexes(to)).filter(({ train }) =>
    isMultipleUnit(table.kinds[train] ?? ''),
  );
  const first = (number * 13) % Math.max(1, rides.length);
  return [...rides.slice(first), ...rides.slice(0, first)].map(({ train, board, alight }) => ({
    trainNumber: table.numbers[train] ?? '',
    date,
    fromStation: callOf(table, date, board, 0).telecode,
    toStation: callOf(table, date, alight, 0).telecode,
    seatClass,
  }));
}

/** Prices of a train on the plan's day that has seats. */
async function rideOf(call: Call, plan: RidePlan, number: number): Promise<VerifiedTrain> {
  const date = addDays(dayAt(call.now()), plan.daysAhead);
  let msg = '没有车次';
  for (const wish of wishesOf(plan, date, number).slice(0, mostTried)) {
    const answer = await answerTrainVerify(
      trainOrderSchemas.verify.parse({
        rides: [wish],
        passengers: plan.people,
        travelType: plan.isBusiness ? 'business' : 'private',
      }),
      call,
    );
    if (answer.ret === 0 && msOf(answer.data.rides[0]?.from.at ?? '') > call.now()) return answer.data;
    msg = answer.msg;
  }
  throw new Error(`train order ${number} of the seed, ${plan.from} to ${plan.to}: ${msg}`);
}
