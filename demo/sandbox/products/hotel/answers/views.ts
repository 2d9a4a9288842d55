import type { HotelCard, HotelRate, HotelRoom, HotelVerdict, LowestRate } from '#contract/hotel.ts';
import { momentAt } from '#domain/china-time.ts';
import { cancelSentence, kindOfSteps } from '#domain/hotel/cancel-rule.ts';
import { yuanOf } from '#domain/money.ts';
import type { JudgedVerdict } from '../../../orders/business/check-standard.ts';
import type { Spot } from '../catalogue/city-facts.ts';
import { kmApart } from '../catalogue/city-layout.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { hasAgreement, rateIdOf } from '../rates/plans.ts';
import { averageNight } from '../list/open-rates.ts';
import type { ListedRate, OpenRate } from '../list/open-rates.ts';

const scoreWord = (score: number): string =>
  score >= 4.7 ? '超棒' : score >= 4.4 ? '很好' : score >= 4 ? '好' : '一般';

const verdictView = ({ state, overBy, overByNight = 0, message, each }: JudgedVerdict): HotelVerdict => ({
  verdict: state,
  overBy: yuanOf(overBy),
  overByNight: yuanOf(overByNight),
  reason: message,
  ...(each !== undefined && { each }),
});
const withStandard = (standard: JudgedVerdict | null): { standard?: HotelVerdict } =>
  standard ? { standard: verdictView(standard) } : {};

/** `rooms` and `nights` are of the stay. */
interface Size {
  rooms: number;
  nights: number;
}

function lowestView(rate: ListedRate, { rooms, nights }: Size): LowestRate {
  const { plan, total, before, cancel, roomsLeft, perNight, standard } = rate;
  return {
    perNight: yuanOf(perNight),
    total: yuanOf(total),
    before: before > total ? yuanOf(averageNight(before, rooms, nights)) : '',
    breakfasts: plan.breakfasts,
    cancel,
    payKind: plan.payKind,
    instant: plan.instant,
    agreement: plan.agreement,
    roomsLeft,
    ...withStandard(standard),
  };
}

/** A hotel in a list. `from`: the place that distances are measured to. */
export function cardView(
  hotel: Hotel,
  from: Spot,
  companyId: string | null,
  lowest: ListedRate | null,
  size: Size,
): HotelCard {
  const { hotelId, name, star, brand, score, reviews, district, area, address, metro, stop, lat, lng } = hotel;
  return {
    hotelId,
    name,
    star,
    brand,
    score,
    scoreWord: scoreWord(score),
    reviews,
    district,
    area,
    address,
    metro,
    ...(stop && { stop }),
    lat,
    lng,
    distanceKm: Math.round(kmApart(from, hotel) * 10) / 10,
    distanceTo: from.name,
    facilities: hotel.facilities,
    scene: hotel.scene,
    photos: hotel.photos,
    agreement: hasAgreement(companyId, hotel),
    lowest: lowest && lowestView(lowest, size),
  };
}

export const roomView = ({ factor: _factor, capacity: _capacity, ...room }: RoomKind): HotelRoom => room;

/** A rate of a hotel. The best hotels ask for names in Latin letters. */
export function rateView(hotel: Pick<Hotel, 'star'>, rate: OpenRate): HotelRate {
  const { room, plan, nights, total, before, due, steps, roomsLeft, perNight, standard } = rate;
  return {
    rateId: rateIdOf(room, plan),
    roomId: room.roomId,
    name: plan.name,
    breakfasts: plan.breakfasts,
    payKind: plan.payKind,
    cancel: {
      kind: kindOfSteps(steps),
      sentence: cancelSentence(steps, total, plan.payKind === 'guarantee'),
      steps: steps.map(({ fromMs, toMs, penalty }) => ({
        from: fromMs === null ? null : momentAt(fromMs),
        to: toMs === null ? null : momentAt(toMs),
        penalty: yuanOf(penalty),
      })),
    },
    instant: plan.instant,
    invoice: plan.invoice,
    specialInvoice: plan.specialInvoice,
    agreement: plan.agreement,
    minNights: plan.minNights,
    advanceDays: plan.advanceDays,
    nights: nights.map(({ date, price, before: listed }) => ({
      date,
      price: yuanOf(price),
      before: listed > price ? yuanOf(listed) : '',
    })),
    perNight: yuanOf(perNight),
    total: yuanOf(total),
    before: before > total ? yuanOf(before) : '',
    roomsLeft,
    due: yuanOf(due),
    needsPinyin: hotel.star === 5,
    ...withStandard(standard),
  };
}
