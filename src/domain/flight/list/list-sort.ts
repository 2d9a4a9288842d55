import { msOfIso } from '../../china-time.ts';
import { showDuration } from '../../spans.ts';
import { fenOf, showFen } from '../../money.ts';
import type { Sort, SortKey } from './list-choices.ts';
import type { ListFlight, Offer } from './list-flight.ts';

/** The next state of a sort button: the first press sorts upwards, the next turns round; 推荐 has one direction. */
export function nextSort(now: Sort, by: SortKey): Sort {
  if (by === 'recommended' || now.by !== by) return { by, down: false };
  return { by, down: !now.down };
}

/**
 * The cost of a flight for one adult in yuan, all in: fare, an hour at 60, a stop at 200, each percent of delay at 3,
 * departures before 7 and arrivals after 23 at 120, a suitcase that costs extra at 100, the amount above the travel standard once more.
 * Everything is in the list itself: the same list always gives the same order.
 */
function burdenOf(offer: Offer): number {
  const { flight, seat } = offer;
  const hour = Number(flight.depTime.slice(11, 13));
  const late = flight.arrivalDays > 0 || Number(flight.arrTime.slice(11, 13)) >= 23;
  const over = seat.standard && seat.standard.verdict !== 'ok' ? fenOf(seat.standard.overBy || '0') / 100 + 50 : 0;
  return (
    offer.adultFen / 100 +
    flight.durationMinutes +
    flight.stops.length * 200 +
    (100 - flight.punctuality) * 3 +
    (hour < 7 ? 120 : 0) +
    (late ? 120 : 0) +
    (offer.isBare ? 100 : 0) +
    over
  );
}

const keyOf: Record<SortKey, (offer: Offer) => number> = {
  recommended: burdenOf,
  dep: (offer) => Number(offer.flight.depTime.replace(/\D/g, '')),
  price: (offer) => offer.fen,
  duration: (offer) => offer.flight.durationMinutes,
};

/** A new list in order. Equal ones go by price, then departure, then name, in both directions. */
export function sortOffers<F extends ListFlight>(offers: readonly Offer<F>[], sort: Sort): Offer<F>[] {
  const turn = sort.down ? -1 : 1;
  return offers
    .map((offer) => ({ offer, key: keyOf[sort.by](offer) }))
    .sort((a, b) => turn * (a.key - b.key) || a.offer.fen - b.offer.fen || compare(a.offer.flight, b.offer.flight))
    .map((one) => one.offer);
}

const compare = (a: ListFlight, b: ListFlight): number => {
  const [left, right] = [`${a.depTime}${a.flightId}`, `${b.depTime}${b.flightId}`];
  return left < right ? -1 : Number(left > right);
};

/** One line that says why the first of the recommended ones is first; "" for an empty list. */
export function reasonOf(sorted: readonly Offer[]): string {
  const [first] = sorted;
  if (!first) return '';
  const facts: string[] = [];
  const lowest = Math.min(...sorted.map((one) => one.fen));
  const shortest = Math.min(...sorted.map((one) => one.flight.durationMinutes));
  const best = Math.max(...sorted.map((one) => one.flight.punctuality));
  facts.push(first.flight.stops.length ? '经停' : '直飞');
  facts.push(first.fen === lowest ? '价格最低' : `只比最低价贵 ¥${showFen(first.fen - lowest)}`);
  const extra = first.flight.durationMinutes - shortest;
  if (extra === 0) facts.push('耗时最短');
  else if (extra <= 30) facts.push(`比最快的多 ${showDuration(extra)}`);
  facts.push(first.flight.punctuality === best ? `准点率最高 ${best}%` : `准点率 ${first.flight.punctuality}%`);
  return `首推 ${first.flight.flightNo}：${facts.join('，')}`;
}

/**
 * The cheapest offer that leaves within so many hours of the chosen flight, when it is cheaper. Of several at one price
 * the chosen flight itself comes first, then the one with fewer stops, then the one that leaves nearest.
 */
export function cheaperNearby<F extends ListFlight>(
  offers: readonly Offer<F>[],
  chosen: { flightId: string; depTime: string; fen: number },
  withinHours: number,
): Offer<F> | undefined {
  const at = minuteOf(chosen.depTime);
  const apart = ({ flight }: Offer<F>) => Math.abs(minuteOf(flight.depTime) - at);
  const other = ({ flight }: Offer<F>) => Number(flight.flightId !== chosen.flightId);
  const near = offers.filter((one) => one.fen < chosen.fen && apart(one) <= withinHours * 60);
  return near.sort(
    (one, two) =>
      one.fen - two.fen ||
      other(one) - other(two) ||
      one.flight.stops.length - two.flight.stops.length ||
      apart(one) - apart(two),
  )[0];
}

const minuteOf = (moment: string): number => msOfIso(`${moment.replace(' ', 'T')}Z`) / 60_000;
