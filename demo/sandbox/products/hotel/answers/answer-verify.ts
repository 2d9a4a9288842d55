import type { z } from 'zod';
import type { HotelConflict, VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import type { Hotel } from '../catalogue/hotel.ts';
import { hotelOfId } from '../catalogue/hotels-of-city.ts';
import { countsOf, roomsLeft } from '../inventory/room-nights.ts';
import { rateIdOf } from '../rates/plans.ts';
import { askedStay, limitIn, standardIn, tripOf } from '../rates/asked-stay.ts';
import { judgeBy, offerJudged } from '../../../orders/business/check-standard.ts';
import type { AskedStay } from '../rates/asked-stay.ts';
import { deskTimes } from './answer-detail.ts';
import { arrivalTimes } from './arrival-times.ts';
import { openRates, rateFacts } from '../list/open-rates.ts';
import type { OpenRate } from '../list/open-rates.ts';
import { stayHolds } from './stay-holds.ts';
import { cardView, rateView, roomView } from './views.ts';
import { bookingApplications } from '../../../orders/applications/covering.ts';
import { bookingTerms, foretold, payerOf, personalPart } from '../../../orders/business/booking-terms.ts';
import { holdMs, newVerifyKey } from '../../../orders/holds.ts';

const conflict = (msg: string, data: HotelConflict) => refuse(409, msg, data);

/** Checks rooms and price of a rate once more, and holds the price: OK, or how the product, the rooms or the price have changed. */
export const answerHotelVerify: Handler<z.output<typeof hotelOrderSchemas.verify>, VerifiedStay> = async (
  input,
  call,
) => {
  const hotel = hotelOfId(input.hotelId);
  if (!hotel) return conflict('该酒店已下线，请选择其他酒店', { kind: 'product' });
  const read = await askedStay(input, call);
  if (!read.ok) return read.refusal;
  const { asked } = read;
  const { stay, nowMs } = asked;
  const counts = await countsOf(call.db, hotel.city, stay.checkIn, stay.checkOut, hotel.hotelId);
  const room = hotel.rooms.find(({ roomId }) => input.rateId.startsWith(`${roomId}-`));
  if (!room) return conflict('该房型已下线，请选择其他房型', { kind: 'product' });
  const left = nightsOf(stay.checkIn, stay.checkOut).map((night) => ({
    night,
    rooms: roomsLeft(hotel, room, night, counts, nowMs),
  }));
  const fewest = Math.min(...left.map(({ rooms }) => rooms));
  if (fewest < stay.rooms)
    return conflict(fewest ? `该房型仅剩 ${fewest} 间，请减少房间数或换一个房型` : '该房型刚刚订满，请换一个房型', {
      kind: 'inventory',
      roomsLeft: fewest,
      full: left.filter(({ rooms }) => rooms < stay.rooms).map(({ night }) => night),
    });
  const rate = openRates(hotel, asked, counts).find((each) => rateIdOf(each.room, each.plan) === input.rateId);
  if (!rate) return conflict('该报价已失效，请重新选择', { kind: 'product' });
  const verified = await verifiedOf(hotel, rate, asked, call);
  await stayHolds.keep(call, memberOf(call), verified, {
    verified,
    steps: [...rate.steps],
    facts: rateFacts(hotel, rate, asked),
    judged: offerJudged(asked.buyer.standard, [rateFacts(hotel, rate, asked)]),
  });
  const seen = input.seenTotal;
  if (seen !== undefined && fenOf(seen) !== rate.total)
    return conflict(`房价已变动，由 ¥${seen} 变为 ¥${yuanOf(rate.total)}`, {
      kind: 'rate',
      from: seen,
      to: yuanOf(rate.total),
      verified,
    });
  return ok(verified);
};

async function verifiedOf(hotel: Hotel, rate: OpenRate, asked: AskedStay, call: Call): Promise<VerifiedStay> {
  const { stay, nights, buyer, nowMs } = asked;
  const { checkIn, checkOut, rooms, adults, childAges } = stay;
  const booking = await bookingTerms(buyer.travelType, call, 'hotel');
  const split = splitOf(hotel, rate, asked, booking);
  const journey = { ...tripOf(hotel, stay), people: adults + childAges.length };
  const applications = await bookingApplications(call, buyer.travelType, {
    ...journey,
    product: 'hotel',
    amount: fenOf(split.company),
  });
  const offered = { ...journey, facts: [rateFacts(hotel, rate, asked)], standard: buyer.standard, total: rate.total };
  return {
    verifyKey: newVerifyKey(),
    holdUntilMs: nowMs + holdMs,
    serverTimeMs: nowMs,
    hotel: cardView(hotel, layoutOf(hotel.city).centre, buyer.companyId, rate, { rooms, nights }),
    room: roomView(rate.room),
    rate: rateView(hotel, rate),
    checkIn,
    checkOut,
    nights,
    rooms,
    adults,
    childAges: [...childAges],
    travelType: buyer.travelType,
    arrivalTimes: arrivalTimes(
      { checkIn, payKind: rate.plan.payKind, checkInFrom: deskTimes(hotel).checkInFrom },
      nowMs,
    ),
    guaranteeAfter: rate.plan.payKind === 'guarantee' ? '18:00' : '',
    ...withNightLimits(standardIn(asked, hotel.city), hotel.city, rate, asked),
    ...(buyer.travelType === 'business' && { split }),
    ...applications,
    ...(await foretold(booking, call, 'hotel', offered)),
    costCenters: buyer.costCenters,
  };
}

/** Nights of one stay may have limits of their own: a season, an event. */
function withNightLimits(
  { standard }: ReturnType<typeof standardIn>,
  city: string,
  { nights }: OpenRate,
  asked: AskedStay,
): Pick<VerifiedStay, 'standard'> {
  const { standard: own } = asked.buyer;
  if (!standard || !own) return {};
  const limits = nights.flatMap(({ date }) => {
    const limit = limitIn(own, city, date, asked);
    return limit === undefined ? [] : [[date, yuanOf(limit)] as const];
  });
  return { standard: { ...standard, nightLimits: Object.fromEntries(limits) } };
}

/** Of each night the company pays all, nothing, or up to the limit. */
function splitOf(
  hotel: Hotel,
  rate: OpenRate,
  asked: AskedStay,
  booking: BookingTerms | null,
): { company: string; personal: string } {
  const { standard } = asked.buyer;
  const facts = rateFacts(hotel, rate, asked);
  const nights = rate.plan.payKind === 'guarantee' ? facts.nights.slice(0, 1) : facts.nights;
  const pays = standard && rate.due ? judgeBy(standard, { ...facts, nights }).companyPays : undefined;
  const personal = personalPart(payerOf(booking, standard), rate.due, pays === undefined ? 0 : rate.due - pays);
  return { company: yuanOf(rate.due - personal), personal: yuanOf(personal) };
}
