import { legOf, onLeg } from '#domain/trip/legs.ts';
import type { z } from 'zod';
import type { DayPrice } from '#contract/flight.ts';
import type { intlSchemas } from '#contract/intl.schema.ts';
import { addDays, dayAt, daysBetween } from '#domain/china-time.ts';
import { seatsOf } from '#domain/intl/offers.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { yuanOf } from '#domain/money.ts';
import { badInput, ok } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { businessTermsOf, checkBusiness } from '../../../orders/business/business-terms.ts';
import { feePaid } from '../../../orders/business/service-fees.ts';
import { findTrip } from './found-trip.ts';
import { checkTrip } from './places.ts';
import { cheapestWays, leastPrice } from './least-price.ts';
import type { FoundSlice } from './trip-list.ts';

/** Days of one answer. */
const mostDays = 31;

/** The lowest price of one adult for each day of one slice, with the days of the others, the flights chosen before it and the brand kept; days without an offer whose flights can all be reached are left out. */
export const answerIntlLowPrices: Handler<z.output<typeof intlSchemas.lowPrices>, { prices: DayPrice[] }> = async (
  input,
  call,
) => {
  const nowMs = call.now();
  const checked = checkTrip(input, nowMs);
  if ('refusal' in checked) return checked.refusal;
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const { ends } = checked;
  const leg = onLeg(input.triptype);
  const at = leg ? legOf(leg) - 1 : -1;
  const moved = ends[at];
  if (!moved) return badInput('triptype', '没有这一程，请重新选择');
  const [before, after] = [ends[at - 1]?.date ?? '', ends[at + 1]?.date ?? '9999-12-31'];
  const today = dayAt(nowMs);
  const from = [input.from, today, before].toSorted().at(-1) ?? today;
  const to = [input.to, addDays(today, intlDaysAhead), after].toSorted()[0] ?? today;
  if (daysBetween(from, to) >= mostDays) return badInput('to', `一次最多查询 ${mostDays} 天`);
  const terms =
    input.travelType === 'business' && call.member
      ? await businessTermsOf(call.db, call.member, call.now())
      : undefined;
  const serviceFee = feePaid(call.member?.level, terms);
  const wanted = { flightType: input.flightType, cabin: input.cabin, seats: seatsOf(input.party) };
  const dates = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
  const others = ends.filter((_, slice) => slice !== at);
  const found = await findTrip(
    call.db,
    { ...wanted, ends: [...dates.map((date) => ({ ...moved, date })), ...others] },
    nowMs,
  );
  // The slices before it as they were chosen; without a choice, the cheapest trip of the day.
  const isKept = input.chosen.length > 0 && input.chosen.length === at;
  const ways = (slice: FoundSlice, no: number) =>
    cheapestWays(slice, input.party, isKept && no < at ? input.chosen[no] : undefined);
  const rest = found.slice(dates.length).map((slice, no) => ways(slice, no < at ? no : no + 1));
  const prices = dates.flatMap((date, day): DayPrice[] => {
    const slice = found[day];
    const whole = slice ? [...rest.slice(0, at), ways(slice, at), ...rest.slice(at)] : [];
    const least = leastPrice(whole, { from: isKept ? at : 0, party: input.party, brandId: input.brandId });
    if (!least) return [];
    const { fare, tax } = least;
    return [{ date, price: yuanOf((fare + tax + serviceFee) * 100), parPrice: yuanOf(fare * 100) }];
  });
  return ok({ prices });
};
