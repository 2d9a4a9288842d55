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
  // After midnight the last night is still sold, as tonight's is.
  const ahead = Math.max(0, daysBetween(dayAt(nowMs), stay.checkIn));
  const standard = nights.map((date) => ({ date, price: nightPrice(hotel, room.factor, date) }));
  // Without any payment a room is kept until this hour: nobody who orders later can reach it.
  const isLate = nowMs >= lastMsOf(stay.checkIn);
  return plansOfRoom(hotel, room, companyId)
    .filter(
      ({ minNights, advanceDays, payKind }) =>
        nights.length >= minNights && ahead >= advanceDays && !(isLate && payKind === 'atHotel'),
    )
    .map((plan) => {
      const meals = plan.agreement ? 0 : plan.breakfasts * breakfastPrice(hotel.star);
      const priced = standard.map(({ date, price }) => ({
        date,
        price: Math.round((price * plan.factor) / 100) * 100 + meals,
        before: price + plan.breakfasts * breakfastPrice(hotel.star),
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
