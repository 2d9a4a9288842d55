import { createHash } from 'node:crypto';
import type { Day } from '#domain/china-time.ts';
import { cancelSteps, kindOfSteps } from '#domain/hotel/cancel-rule.ts';
import type { CancelKind } from '#domain/hotel/cancel-rule.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import type { Fen } from '#domain/money.ts';
import { bounded } from '../../../ground/bounded.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import { judgeBy } from '../../../orders/business/check-standard.ts';
import { factsOf } from '../rates/asked-stay.ts';
import type { AskedStay } from '../rates/asked-stay.ts';
import { averageNight } from './open-rates.ts';
import type { ListedRate } from './open-rates.ts';
import type { Hotel } from '../catalogue/hotel.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { guestsBy } from '../inventory/outside-guests.ts';
import type { GuestsOfNight } from '../inventory/outside-guests.ts';
import { leftOf } from '../inventory/room-nights.ts';
import type { NightCount } from '../inventory/room-nights.ts';
import { roomPrice } from '../rates/night-price.ts';
import { plansOfRoom } from '../rates/plans.ts';
import type { Plan } from '../rates/plans.ts';
import { fits, planPrice, priceBefore, soldFor } from '../rates/stay-rates.ts';
import { hotelsPerTurn, nightOfCity } from './night-of-city.ts';
import type { NightOfCity } from './night-of-city.ts';

/** A hotel with the rates that a stay can have. */
export interface HotelOffer {
  hotel: Hotel;
  rates: readonly ListedRate[];
}

/** Everything about rates and terms that time changes, it changes on the hour. */
const stepMs = 3_600_000;
/** Hotels with their rates that are kept: about 2 kB each. */
const maxHotels = 20_000;

const kept = bounded<{ hotels: number; offers: Promise<HotelOffer[]> }>(maxHotels, ({ hotels }) => hotels);

/** Verdicts are those of the content, and of the level that its rules name. */
const keyOfOne = ({ content, person, flags }: NonNullable<AskedStay['buyer']['standard']>) => [
  createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  person.level,
  flags,
];

/** Key of the standards that judge a search: one per traveller, whose name is in the words of the verdict. */
const standardKey = ({ standard }: AskedStay['buyer']) =>
  standard && (standard.party?.map((one) => [one.name, ...keyOfOne(one.standard)]) ?? keyOfOne(standard));

/**
 * Names everything that the offers of a stay depend on: the stay, the hour, the buyer's terms, and every room that we
 * have sold. Offers and answers are kept under it, so that a sale or a changed standard of any process makes new ones.
 */
export const offersKey = (
  city: string,
  { stay, buyer, nowMs }: AskedStay,
  counts: ReadonlyMap<string, NightCount>,
): string => JSON.stringify([city, stay, Math.floor(nowMs / stepMs), buyer.companyId, standardKey(buyer), [...counts]]);

/** All hotels of a city, each with its rates for a stay, in the order of the catalogue: as `openRates` has them, without its details. */
export const offersOf = (
  key: string,
  city: string,
  asked: AskedStay,
  counts: ReadonlyMap<string, NightCount>,
): Promise<readonly HotelOffer[]> =>
  kept(key, () => ({ hotels: hotelsOfCity(city).length, offers: makeOffers(city, asked, counts) })).offers;

async function makeOffers(
  city: string,
  asked: AskedStay,
  counts: ReadonlyMap<string, NightCount>,
): Promise<HotelOffer[]> {
  const { stay, nights, buyer, nowMs } = asked;
  const days = nightsOf(stay.checkIn, stay.checkOut);
  const known: (NightOfCity & { day: Day; guests: GuestsOfNight })[] = [];
  for (const day of days) known.push({ day, guests: guestsBy(day, nowMs), ...(await nightOfCity(city, day)) });
  const isSold = soldFor(stay, nowMs);
  const kindOf = cancelKinds(stay.checkIn, nowMs);
  const offers: HotelOffer[] = [];
  let [hotelAt, roomAt] = [0, 0];

  const rateOf = (hotel: Hotel, plan: Plan, standard: readonly Fen[], roomsLeft: number): ListedRate => {
    // Some ten thousand times a stay: nothing is made but the rate itself.
    let total = 0;
    let before = 0;
    for (const price of standard) {
      total += planPrice(plan, hotel.star, price) * stay.rooms;
      before += priceBefore(plan, hotel.star, price) * stay.rooms;
    }
    const priced = () => known.map(({ day }, at) => ({ day, price: planPrice(plan, hotel.star, standard[at] ?? 0) }));
    return {
      plan,
      total,
      before: Math.max(total, before),
      perNight: averageNight(total, stay.rooms, nights),
      roomsLeft,
      cancel: kindOf(plan, plan.payKind === 'prepaid' && standard.length > 1),
      standard: buyer.standard && judgeBy(buyer.standard, factsOf(hotel, plan.agreement, priced(), asked)),
    };
  };

  await inTurns(hotelsOfCity(city), hotelsPerTurn, (hotel) => {
    const rates: ListedRate[] = [];
    for (const room of hotel.rooms) {
      let left = room.capacity;
      for (const { day, guests, demands } of known)
        left = Math.min(left, leftOf(hotel, room, day, counts, guests(room.capacity, demands[roomAt] ?? 0)));
      roomAt += 1;
      if (left < stay.rooms || !fits(room, stay)) continue;
      const standard = known.map(({ factors }) => roomPrice(hotel, room.factor, factors[hotelAt] ?? 1));
      for (const plan of plansOfRoom(hotel, room, buyer.companyId))
        if (isSold(plan)) rates.push(rateOf(hotel, plan, standard, left));
    }
    hotelAt += 1;
    offers.push({ hotel, rates });
  });
  return offers;
}

/** The kind of a plan's cancellation by now: it depends on the terms, and on whether more than the first night is due. */
function cancelKinds(checkIn: string, nowMs: number): (plan: Plan, isMoreDue: boolean) => CancelKind {
  const kinds = [new Map<Plan, CancelKind>(), new Map<Plan, CancelKind>()] as const;
  return (plan, isMoreDue) => {
    if (plan.payKind === 'atHotel') return 'free';
    const ofPlans = kinds[isMoreDue ? 1 : 0];
    const kind = ofPlans.get(plan) ?? kindOfSteps(cancelSteps(plan.cancel, checkIn, 1, isMoreDue ? 2 : 1, nowMs));
    ofPlans.set(plan, kind);
    return kind;
  };
}
