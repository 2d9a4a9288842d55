import { kindOfSteps } from '#domain/hotel/cancel-rule.ts';
import type { CancelKind } from '#domain/hotel/cancel-rule.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { Fen } from '#domain/money.ts';
import type { Hotel } from '../catalogue/hotel.ts';
import { roomsLeft } from '../inventory/room-nights.ts';
import type { NightCount } from '../inventory/room-nights.ts';
import { ratesOfRoom } from '../rates/stay-rates.ts';
import type { StayRate } from '../rates/stay-rates.ts';
import { judgeBy } from '../../../orders/business/check-standard.ts';
import type { JudgedVerdict } from '../../../orders/business/check-standard.ts';
import { factsOf } from '../rates/asked-stay.ts';
import type { AskedStay } from '../rates/asked-stay.ts';

/** A rate with room for the whole stay, as far as a list shows it. */
export interface ListedRate extends Pick<StayRate, 'plan' | 'total' | 'before'> {
  /** The fewest rooms of all nights. */
  roomsLeft: number;
  /** Average of a room and night, in whole yuan. */
  perNight: Fen;
  cancel: CancelKind;
  standard: JudgedVerdict | null;
}

export interface OpenRate extends StayRate, ListedRate {}

/** Whole yuan of a room and night. */
export const averageNight = (total: Fen, rooms: number, nights: number): Fen =>
  Math.round(total / rooms / nights / 100) * 100;

export const rateFacts = (hotel: Hotel, { plan, nights }: Pick<StayRate, 'plan' | 'nights'>, asked: AskedStay) =>
  factsOf(
    hotel,
    plan.agreement,
    nights.map(({ date: day, price }) => ({ day, price })),
    asked,
  );

/** Rates of a hotel that a stay can have now. */
export function openRates(hotel: Hotel, asked: AskedStay, counts: ReadonlyMap<string, NightCount>): OpenRate[] {
  const { stay, nights, buyer, nowMs } = asked;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  return hotel.rooms.flatMap((room) => {
    let left = room.capacity;
    for (const day of days) {
      left = Math.min(left, roomsLeft(hotel, room, day, counts, nowMs));
      if (left < stay.rooms) return [];
    }
    return ratesOfRoom(hotel, room, stay, buyer.companyId, nowMs).map((rate) => ({
      ...rate,
      roomsLeft: left,
      perNight: averageNight(rate.total, stay.rooms, nights),
      cancel: kindOfSteps(rate.steps),
      standard: buyer.standard && judgeBy(buyer.standard, rateFacts(hotel, rate, asked)),
    }));
  });
}

/** The cheapest of some rates; of equal ones the one with the better terms, which comes first in the table of plans. */
export const cheapest = <Rate extends Pick<ListedRate, 'total'>>(rates: readonly Rate[]): Rate | null =>
  rates.reduce<Rate | null>((best, rate) => (best && best.total <= rate.total ? best : rate), null);
