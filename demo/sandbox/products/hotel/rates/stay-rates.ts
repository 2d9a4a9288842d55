import type { HotelStar } from '#contract/hotel.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { cancelSteps, freeSteps, lastMsOf } from '#domain/hotel/cancel-rule.ts';
import type { PenaltyStep } from '#domain/hotel/cancel-rule.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { Fen } from '#domain/money.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { nightPrice } from './night-price.ts';
import { breakfastPrice, plansOfRoom } from './plans.ts';
import type { Plan } from './plans.ts';

/** Days, rooms and party of a search. Ages of the children of a room. */
export interface Stay {
  checkIn: Day;
  checkOut: Day;
  rooms: number;
  adults: number;
  childAges: readonly number[];
}

/** A plan of a room with its prices for a stay, without its rooms. */
export interface StayRate {
  room: RoomKind;
  plan: Plan;
  /** Of one room. */
  nights: { date: Day; price: Fen; before: Fen }[];
  /** All nights and rooms. */
  total: Fen;
  before: Fen;
  /** Paid online: everything, the first night as a guarantee, or nothing. */
  due: Fen;
  steps: readonly PenaltyStep[];
}

/** Children below this age sleep in their parents' bed. */
const smallChildAge = 6;

/** Does a room take the party of each room. */
export const fits = ({ maxGuests }: Pick<RoomKind, 'maxGuests'>, { adults, childAges }: Stay): boolean =>
  adults + childAges.filter((age) => age >= smallChildAge).length <= maxGuests &&
  adults + childAges.length <= maxGuests + 1;

/** Whether a plan may be had for a stay: nights and days ahead are as it asks. */
export function soldFor(stay: Stay, nowMs: number): (plan: Plan) => boolean {
  const nights = daysBetween(stay.checkIn, stay.checkOut);
  // After midnight the last night is still sold, as tonight's is.
  const ahead = Math.max(0, daysBetween(dayAt(nowMs), stay.checkIn));
  // Without any payment a room is kept until this hour: nobody who orders later can reach it.
  const isLate = nowMs >= lastMsOf(stay.checkIn);
  return ({ minNights, advanceDays, payKind }) =>
    nights >= minNights && ahead >= advanceDays && !(isLate && payKind === 'atHotel');
}

/** Price of a room and night by a plan, of its standard price. */
export const planPrice = (plan: Plan, star: HotelStar, standard: Fen): Fen =>
  Math.round((standard * plan.factor) / 100) * 100 + (plan.agreement ? 0 : plan.breakfasts * breakfastPrice(star));

/** The standard price with the plan's meals. */
export const priceBefore = (plan: Plan, star: HotelStar, standard: Fen): Fen =>
  standard + plan.breakfasts * breakfastPrice(star);

/** Rates of a room that a stay may have: nights, days ahead and party are as the plan asks. */
export function ratesOfRoom(
  hotel: Hotel,
  room: RoomKind,
  stay: Stay,
  companyId: string | null,
  nowMs: number,
): StayRate[] {
  if (!fits(room, stay)) return [];
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const standard = nights.map((date) => ({ date, price: nightPrice(hotel, room.factor, date) }));
  return plansOfRoom(hotel, room, companyId)
    .filter(soldFor(stay, nowMs))
    .map((plan) => {
      const priced = standard.map(({ date, price }) => ({
        date,
        price: planPrice(plan, hotel.star, price),
        before: priceBefore(plan, hotel.star, price),
      }));
      const sum = (of: 'price' | 'before'): Fen => priced.reduce((all, night) => all + night[of], 0) * stay.rooms;
      const total = sum('price');
      const firstNight = (priced[0]?.price ?? 0) * stay.rooms;
      const due = { prepaid: total, guarantee: firstNight, atHotel: 0 }[plan.payKind];
      return {
        room,
        plan,
        nights: priced,
        total,
        before: Math.max(total, sum('before')),
        due,
        steps: due ? cancelSteps(plan.cancel, stay.checkIn, firstNight, due, nowMs) : freeSteps,
      };
    });
}
