import { sql } from 'kysely';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { addDays, dayAt, dayMs } from '#domain/china-time.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { answerTo, openCalls } from '../people/seed-call.ts';
import { latinNameFor } from '../../../orders/passengers/suggest-latin.ts';
import { payByCode } from './seed-after-sales.ts';
import { answerHotelRates } from '../../../products/hotel/answers/answer-detail.ts';
import { answerHotelVerify } from '../../../products/hotel/answers/answer-verify.ts';
import { hotelsOfCity } from '../../../products/hotel/catalogue/hotels-of-city.ts';
import { stayLife } from '../../../products/hotel/orders/advance.ts';
import { cancelHotelOrder } from '../../../products/hotel/orders/cancel.ts';
import { createHotelOrder } from '../../../products/hotel/orders/create.ts';
import { hotelPay } from '../../../products/hotel/orders/hotel-pay.ts';
import { recentTravellers, tripFor } from '../trips/business-trips.ts';
import { cities, pastStays, plans, recentStays } from './stay-plans.ts';
import type { StayPlan } from './stay-plans.ts';
import type { Seeding } from '../people/seeding.ts';
import { lock } from '../../../orders/move.ts';
import { advance } from '../../../orders/life.ts';
import { stayOrders } from '../../../products/hotel/orders/stay-orders.ts';

const must = answerTo('stay');

const minuteMs = 60_000;

/** Hotel orders of the seeded members, each made, paid and moved on by the code that serves members, at its own time. */
export async function seedStays({ tx, now }: Seeding): Promise<void> {
  const { callAt } = await openCalls(tx);
  for (const [number, plan] of [...plans, ...pastStays, ...recentStays].entries()) {
    const at = now - plan.daysAgo * dayMs - (plan.daysAgo ? 3 * 60 : 4) * minuteMs;
    await makeStay(tx, callAt(plan.memberId, at, '/hotel/createOrder'), plan, number, at, now);
  }
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('read_at', 'is', null)
    .where('at', '<', now - 3 * dayMs)
    .execute();
}

/** A business stay of the history, `n` of `count` in the order of their days, which is over; its messages have been read. */
export async function seedPastStay(tx: Tx, n: number, count: number, now: number): Promise<void> {
  const plan: StayPlan = {
    memberId: recentTravellers[n % recentTravellers.length] ?? '',
    city: cities[(n * 7) % cities.length] ?? '',
    daysAgo: 730 - Math.floor((n * 690) / count),
    daysAhead: 3 + ((n * 5) % 17),
    nights: 1 + (n % 3),
    payKind: 'prepaid',
    fate: n % 9 === 4 ? 'cancelled' : 'kept',
    isBusiness: true,
  };
  await seedStay(tx, plan, 1000 + n, now);
}

/** One stay, whose messages have been read. */
export async function seedStay(tx: Tx, plan: StayPlan, n: number, now: number): Promise<void> {
  const at = now - plan.daysAgo * dayMs - ((n * 37) % 600) * minuteMs;
  const { callAt } = await openCalls(tx);
  const orderNo = await makeStay(tx, callAt(plan.memberId, at, '/hotel/createOrder'), plan, n, at, now);
  await tx
    .updateTable('messages')
    .set({ read_at: sql`at` })
    .where('order_id', '=', orderNo)
    .execute();
}

async function makeStay(tx: Tx, call: Call, plan: StayPlan, number: number, at: number, now: number): Promise<string> {
  const verified = await rateOf(call, plan);
  const { realName, mobilePhone } = memberOf(call);
  const { orderNo } = must(
    await createHotelOrder(
      hotelOrderSchemas.createOrder.parse({
        requestId: `seed-stay-${number}-${at}`,
        verifyKey: verified.verifyKey,
        guests: [[{ name: realName, pinyin: await latinNameFor(realName) }]],
        contact: { name: realName, mobilePhone },
        arrival: verified.arrivalTimes[0] ?? '',
        agreed: true,
        ...(plan.fate === 'refused' && { remark: '拒绝临街房间，请安排安静楼层' }),
        ...(plan.isBusiness && { ...tripFor(plan.memberId, number), costCenter: verified.costCenters[0] ?? '' }),
      }),
      call,
    ),
  );
  if (plan.fate === 'unpaid') return orderNo;
  const purchase = await hotelPay.lock(tx, orderNo, at + minuteMs);
  if (purchase?.state === 'open') await payByCode(tx, hotelPay, purchase, 'alipay', at + minuteMs);
  if (plan.fate === 'cancelled') {
    const later = { ...call, now: () => at + 60 * minuteMs };
    const requestId = `seed-cancel-${number}-${at}`;
    must(await cancelHotelOrder({ requestId, orderNo, seenPenalty: verified.rate.total, reason: '行程变更' }, later));
  }
  const order = await lock(tx, stayOrders, orderNo);
  if (order) await advance(tx, stayLife, order, now);
  return orderNo;
}

/** A rate of this kind, within the standard, in one of the city's hotels. */
async function rateOf(call: Call, plan: StayPlan): Promise<VerifiedStay> {
  const checkIn = addDays(dayAt(call.now()), plan.daysAhead);
  const days = { checkIn, checkOut: addDays(checkIn, plan.nights) };
  const stay = {
    ...days,
    rooms: 1,
    adults: 1,
    travelType: plan.isBusiness ? ('business' as const) : ('private' as const),
  };
  for (const { hotelId } of hotelsOfCity(plan.city).slice(plan.skip ?? 0)) {
    const answer = await answerHotelRates(hotelSchemas.rates.parse({ hotelId, ...stay }), call);
    const rates = answer.ret === 0 ? answer.data.rooms.flatMap((room) => room.rates) : [];
    const rate = rates.find(
      ({ payKind, standard, cancel }) =>
        payKind === plan.payKind &&
        (!standard || standard.verdict === 'ok') &&
        (!plan.keeps || cancel.kind === 'partial'),
    );
    if (rate)
      return must(
        await answerHotelVerify(hotelOrderSchemas.verify.parse({ hotelId, rateId: rate.rateId, ...stay }), call),
      );
  }
  throw new Error(`no rate in ${plan.city} for a stay of the seed`);
}
