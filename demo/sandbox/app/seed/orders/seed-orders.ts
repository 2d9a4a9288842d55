import { sql } from 'kysely';
import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { Verified } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { overReasons } from '#domain/corporate/over-reason.ts';
import { yuanOf } from '#domain/money.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { openCalls } from '../people/seed-call.ts';
import { answerVerify } from '../../../products/flight/answers/answer-verify.ts';
import { releaseIncomes } from '../../../money/incomes/release.ts';
import { flightsOfDay } from '../../../products/flight/schedule/flights-of-day.ts';
import { offersOf } from '../../../products/flight/prices/offers.ts';
import { airLife, voidAirOrder } from '../../../products/flight/lifecycle/advance.ts';
import { airTicket, flightPurchase } from '../../../products/flight/lifecycle/air-ticket.ts';
import { createAirOrder } from '../../../products/flight/create/create.ts';
import { isAfterSale, payByCode, seedAfterSale } from './seed-after-sales.ts';
import { minuteMs, plansOf, routes } from './seed-plans.ts';
import type { Plan } from './seed-plans.ts';
import { balanceOf, walletOf } from '../../../money/ledger/ledger.ts';
import { plainPayment } from '../../../money/payments/open-payment.ts';
import { completePurchase, receive } from '../../../money/payments/receive.ts';
import { openWallets } from './seed-wallets.ts';
import { refusedName } from '../../../orders/refused.ts';
import type { Seeding } from '../people/seeding.ts';
import { tripFor } from '../trips/business-trips.ts';
import { lock } from '../../../orders/move.ts';
import { airOrders } from '../../../products/flight/rows/air-orders.ts';
import type { AirOrderState } from '../../../products/flight/rows/air-orders.ts';
import { advance } from '../../../orders/life.ts';
import type { LegNo } from '#domain/trip/legs.ts';

/** Share of the full fare that no employee's standard allows. */
const aboveStandard = 0.62;

type Passenger = z.output<typeof flightSchemas.createOrder>['passengers'][number];
type ChosenSeat = z.output<typeof flightSchemas.verify>['seats'][number];

/** Orders of two years for the seeded members, each made, paid and moved on by the code that serves members, at its own time. */
export async function seedOrders({ tx, now, onOrders }: Seeding): Promise<void> {
  const { db, callAt } = await openCalls(tx);
  const wallets = openWallets(tx, callAt, now);
  const people = await peopleByMember(tx);
  const plans = plansOf(now);
  for (const [made, plan] of plans.entries()) {
    onOrders?.(made, plans.length);
    const passengers = (people.get(plan.memberId) ?? []).slice(0, plan.people);
    if (!passengers.length) throw new Error(`no passengers of ${plan.memberId} to order for`);
    await wallets.until(plan.at);
    const call = callAt(plan.memberId, plan.at, '/airTicket/createOrder', plan.appId);
    await makeOrder(tx, call, plan, passengers);
  }
  onOrders?.(plans.length, plans.length);
  await wallets.until(now);
  await releaseIncomes(db, now);
  // A member has read the messages of the past.
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('at', '<', now - 3 * 1440 * minuteMs)
    .execute();
}

/** One further order of a seeded member, as those of `seedOrders`; its messages have been read. */
export async function seedOrder(tx: Tx, plan: Plan): Promise<void> {
  const { callAt } = await openCalls(tx);
  const passengers = ((await peopleByMember(tx)).get(plan.memberId) ?? []).slice(0, plan.people);
  await makeOrder(tx, callAt(plan.memberId, plan.at, '/airTicket/createOrder', plan.appId), plan, passengers);
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('member_id', '=', plan.memberId)
    .where('read_at', 'is', null)
    .where('at', '<', plan.at + 3 * 1440 * minuteMs)
    .execute();
}

/** Further orders of seeded members by time; incomes from trips that are over are released. */
export async function seedOrdersOf(tx: Tx, plans: readonly Plan[], now: number): Promise<void> {
  const { db, callAt } = await openCalls(tx);
  const people = await peopleByMember(tx);
  for (const plan of plans)
    await makeOrder(
      tx,
      callAt(plan.memberId, plan.at, '/airTicket/createOrder'),
      plan,
      (people.get(plan.memberId) ?? []).slice(0, plan.people),
    );
  await releaseIncomes(db, now);
}

/** Adults with an ID card, as the members' frequent passengers have them. */
export async function peopleByMember(tx: Tx): Promise<Map<string, Passenger[]>> {
  const rows = await tx
    .selectFrom('passengers as p')
    .innerJoin('passenger_documents as d', (join) =>
      join.onRef('d.passenger_id', '=', 'p.id').on('d.cert_type', '=', '1'),
    )
    .where('p.app_id', '=', 'default')
    .where('p.psg_type', '=', 'ADT')
    .orderBy('p.id')
    .select(['p.member_id', 'p.name', 'd.cert_no'])
    .execute();
  const people = new Map<string, Passenger[]>();
  for (const { member_id, name, cert_no } of rows)
    people.set(member_id, [...(people.get(member_id) ?? []), { name, psgType: 'ADT', certType: '1', certNo: cert_no }]);
  return people;
}

const refusedCard = '11010819860317004';
/** The passenger whom airlines and the railway refuse. */
export const refusedPassenger = {
  name: refusedName,
  psgType: 'ADT',
  certType: '1',
  certNo: refusedCard + idCheckCharacter(refusedCard),
} as const;

const named = (people: Passenger[], { fate }: Plan): Passenger[] =>
  ['rejected', 'refused'].includes(fate) ? [refusedPassenger] : people;

async function makeOrder(tx: Tx, call: Call, plan: Plan, people: Passenger[]): Promise<void> {
  const order = await lock(tx, airOrders, await placeOrder(call, plan, named(people, plan)));
  if (order) await meetFate(tx, call, order, plan);
}

/** The number of a new order. */
export async function placeOrder(call: Call, plan: Plan, passengers: readonly Passenger[]): Promise<string> {
  const verified = await priceOf(call, plan, passengers.length);
  const { realName, mobilePhone, creditEmployeeId } = memberOf(call);
  const created = await createAirOrder(
    {
      requestId: `seed-${plan.number}-${plan.at}`,
      verifyKey: verified.verifyKey,
      travelType: plan.travelType,
      gpFlag: 0,
      passengers: [...passengers],
      contact: { name: realName, mobilePhone },
      insurances:
        plan.number % 4 === 0
          ? verified.insurances.slice(0, 1).map(({ insuType }) => ({ insuType, passengers: [0] }))
          : [],
      voucher: 'electronic',
      acceptDuplicate: true,
      agreed: true,
      documentConsent: true,
      ...(plan.travelType === 'business' && {
        overReason: overReasons[plan.number % 4] ?? '',
        ...tripFor(plan.memberId, plan.number),
        // An employee's department pays; the company account books for all of them.
        costCenter: verified.costCenters[creditEmployeeId ? 0 : plan.number % verified.costCenters.length] ?? '',
      }),
    },
    call,
  );
  if (created.ret !== 0) throw new Error(`order ${plan.number} of the seed: ${created.msg}`);
  return created.data.orderId;
}

/** A price on the plan's day, outbound and, where the plan has one, back; on a later day where that one is sold out. */
async function priceOf(call: Call, plan: Plan, adults: number): Promise<Verified> {
  const [from = '', to = ''] = routes[plan.route % routes.length] ?? [];
  let msg = '没有航班';
  for (let late = 0; late < 10; late += 1) {
    const day = addDays(dayAt(plan.at), plan.daysAhead + late);
    const seats = [
      seatOn(from, to, day, 1, plan, adults),
      ...(plan.backAfterDays ? [seatOn(to, from, addDays(day, plan.backAfterDays), 2, plan, adults)] : []),
    ];
    if (!seats.every((seat) => seat !== undefined)) continue;
    const answer = (await answerVerify(
      { seats, adults, children: 0, infants: 0, travelType: plan.travelType },
      call,
    )) as Envelope<Verified>;
    if (answer.ret === 0) return answer.data;
    msg = answer.msg;
  }
  throw new Error(`order ${plan.number} of the seed, ${from} to ${to}: ${msg}`);
}

/** One of the cheapest economy seats of the day, within what companies allow; or one above the employee's standard. */
function seatOn(
  from: string,
  to: string,
  day: string,
  triptype: LegNo,
  plan: Plan,
  adults: number,
): ChosenSeat | undefined {
  const needs = { seats: adults + 2, hasMinors: false, hasContract: false };
  const offers = flightsOfDay(from, to, day).flatMap((flight) =>
    offersOf(flight, plan.at, new Map(), needs)
      .filter(
        ({ cabin, fare }) =>
          cabin.cabinClass === 'Y' && (plan.choice !== 'over' || fare > aboveStandard * flight.service.fullFare),
      )
      .slice(0, 1)
      .map((offer) => ({ flight, offer })),
  );
  const chosen = offers.toSorted((a, b) => a.offer.fare - b.offer.fare)[
    plan.travelType === 'business' && plan.choice !== 'dearer' ? 0 : plan.number % Math.min(4, offers.length)
  ];
  return (
    chosen && {
      triptype,
      flightId: chosen.flight.flightId,
      cabinCode: chosen.offer.cabin.code,
      parPrice: yuanOf(chosen.offer.fare),
    }
  );
}

/** By code, or every third private order from the wallet where that has the money. */
export async function pay(tx: Tx, order: AirOrderState, { number }: Plan, at: number): Promise<AirOrderState> {
  const purchase = flightPurchase(order);
  const wallet = walletOf(order.member_id);
  if (number % 3 === 0 && !purchase.company_id && (await balanceOf(tx, wallet)) >= purchase.amount) {
    await receive(tx, await plainPayment(tx, purchase, purchase.amount, at), 'tianHangPay', wallet, at);
    await completePurchase(tx, airTicket, purchase, at);
  } else await payByCode(tx, airTicket, purchase, order.created_at % 2 ? 'alipay' : 'weChatPay', at);
  return (await lock(tx, airOrders, order.order_id)) ?? order;
}

async function meetFate(tx: Tx, call: Call, order: AirOrderState, plan: Plan): Promise<void> {
  const { fate, at } = plan;
  if (fate === 'unpaid') return;
  if (fate === 'cancelled')
    return void (await voidAirOrder(tx, order, {
      at: at + 4 * minuteMs,
      title: '订单已取消',
      detail: '由您取消，座位已释放',
    }));
  if (fate === 'expired') return void (await advance(tx, airLife, order, order.pay_deadline));
  const paid = await pay(tx, order, plan, at + minuteMs);
  if (fate === 'ticketing') return;
  // The airline's refusal is seen while the money is on its way back; of an older order it has come back.
  await advance(tx, airLife, paid, fate === 'refused' ? (paid.step_at ?? at) : at + 10 * minuteMs);
  if (isAfterSale(fate)) await seedAfterSale(tx, { ...call, now: () => at + 60 * minuteMs }, order.order_id, fate);
}
