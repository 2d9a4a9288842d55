import type { Envelope } from '#contract/row.ts';
import type { z } from 'zod';
import type { IntlConflict } from '#contract/intl-order.ts';
import type { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { intlCabins } from '#domain/intl/cabins.ts';
import type { IntlCabin } from '#domain/intl/cabins.ts';
import { seatsOf } from '#domain/intl/offers.ts';
import { onLeg } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { badInput, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { countsFor, firstChanged, isOnSale } from './found-trip.ts';
import { checkTrip } from './places.ts';
import type { Ends } from './places.ts';
import { brandOfId, brandsOf, typesOf } from '../fares/brands.ts';
import type { Brand } from '../fares/brands.ts';
import { mayIssue, partOf } from '../fares/parts.ts';
import type { Part, Priced } from '../fares/parts.ts';
import { soldOfId } from '../network/sold-as.ts';
import { itineraryOf, stopBetween } from '../search/itinerary.ts';
import type { Itinerary } from '../search/itinerary.ts';

export type VerifyInput = z.output<typeof intlOrderSchemas.verify>;

export const conflict = (msg: string, data: IntlConflict): Envelope<never> => refuse(409, msg, data);

/** A slice of the trip as it is sold now. */
export interface ReadSlice {
  triptype: LegNo;
  ends: Ends;
  itinerary: Itinerary;
  part: Part;
  /** The cheapest price of each cabin, in whole yuan; none where the ticket is put together of two. */
  cheapest: Partial<Record<IntlCabin, number>>;
}

export interface ReadTrip {
  brand: Brand;
  slices: ReadSlice[];
}

type Chosen = VerifyInput['slices'][number];

/** The flights of a slice as an itinerary between its cities; or the refusal. */
function chosenItinerary(chosen: Chosen, ends: Ends, at: number, nowMs: number): Itinerary | Envelope<never> {
  const flown = [];
  for (const flightId of chosen.flights) {
    const sold = soldOfId(flightId);
    if (!sold) return conflict('所选航班已停售，请重新查询', { kind: 'product', flightId });
    flown.push(sold.flown);
  }
  const itinerary = itineraryOf(flown);
  const [first, last] = [flown[0]?.service.org ?? '', flown.at(-1)?.service.dst ?? ''];
  if (!itinerary || !ends.orgs.includes(first) || !ends.dsts.includes(last) || flown[0]?.day !== chosen.date)
    return badInput(`slices.${at}.flights`, '所选航班不能衔接，请重新选择');
  return isOnSale(itinerary, nowMs) ? itinerary : conflict('距起飞时间太近，已停止售票', { kind: 'over' });
}

/** The refusal of a slice that begins before the one before it has ended, or too soon after it. */
function orderProblem(itineraries: readonly Itinerary[]): Envelope<never> | undefined {
  for (const [at, { flights }] of itineraries.entries()) {
    const [begins, ended] = [flights[0]?.depMs ?? 0, itineraries[at - 1]?.flights.at(-1)];
    const leg = onLeg(at + 1);
    if (ended && leg && begins < ended.arrMs)
      return conflict(`第 ${at + 1} 程起飞时第 ${at} 程尚未到达，请改选航班`, {
        kind: 'order',
        triptype: leg.triptype,
        earliest: momentAt(ended.arrMs),
      });
    const first = flights[0];
    const stop = ended && first && stopBetween(ended, first, false);
    if (ended && leg && stop?.verdict === 'short')
      return conflict(
        `第 ${at} 程到达后仅 ${stop.minutes} 分钟就要搭乘第 ${at + 1} 程，至少需要 ${stop.minutes - stop.spare} 分钟，请改选航班`,
        {
          kind: 'order',
          triptype: leg.triptype,
          earliest: momentAt(ended.arrMs + (stop.minutes - stop.spare) * 60_000),
        },
      );
  }
  return undefined;
}

/** The cheapest price of each cabin of the carrier, none above the part's own: a standard that grants a cabin is a limit of that much. */
function cheapestOf(itinerary: Itinerary, brand: Brand, part: Part, priced: Priced): ReadSlice['cheapest'] {
  if (brand.tickets === 2) return {};
  return Object.fromEntries(
    intlCabins.flatMap((granted) => {
      const prices = brandsOf(brand.airline, granted)
        .filter(({ cabin }) => cabin === granted)
        .flatMap((one) => partOf(itinerary, one, priced)?.price ?? []);
      return prices.length ? [[granted, Math.min(part.price, ...prices)] as const] : [];
    }),
  );
}

/** A trip as it may be sold now; or the refusal. */
export async function readTrip(
  input: VerifyInput,
  call: Pick<Call, 'db' | 'now'>,
): Promise<ReadTrip | { refusal: Envelope<never> }> {
  const nowMs = call.now();
  const checked = checkTrip(input, nowMs);
  if ('refusal' in checked) return checked;
  const itineraries: Itinerary[] = [];
  for (const [at, chosen] of input.slices.entries()) {
    const ends = checked.ends[at];
    const read = ends && chosenItinerary(chosen, ends, at, nowMs);
    if (!read) return { refusal: badInput('slices', '请重新选择航班') };
    if ('ret' in read) return { refusal: read };
    itineraries.push(read);
  }
  const outOfOrder = orderProblem(itineraries);
  if (outOfOrder) return { refusal: outOfOrder };
  const brand = brandOfId(input.brandId);
  const changed = await firstChanged(call.db, itineraries);
  // By the number that it was chosen by, which may be another carrier's.
  const flightId = changed && (input.slices[changed.slice]?.flights[changed.flight] ?? '');
  if (flightId !== undefined)
    return { refusal: conflict('所选航班已被航司调整，请重新查询', { kind: 'product', flightId }) };
  if (!brand || !itineraries.every((one) => mayIssue(brand, one, input.flightType)))
    return { refusal: conflict('所选票价已停售，请重新查询', { kind: 'product', flightId: '' }) };
  const types = typesOf(brand);
  const unsold = (Object.keys(input.party) as PsgType[]).find((type) => input.party[type] && types[type] === undefined);
  if (unsold) return { refusal: badInput(`party.${unsold}`, '所选票价不向该类旅客出售，请更换票价或旅客类型') };
  const priced: Priced = {
    flightType: input.flightType,
    seats: seatsOf(input.party),
    nowMs,
    counts: await countsFor(call.db, itineraries),
  };
  const slices: ReadSlice[] = [];
  for (const [at, itinerary] of itineraries.entries()) {
    const part = partOf(itinerary, brand, priced);
    const [ends, leg] = [checked.ends[at], onLeg(at + 1)];
    if (!part || !ends || !leg) {
      const single = partOf(itinerary, brand, { ...priced, seats: 1 });
      return {
        refusal: conflict(
          single ? `该票价仅剩 ${single.left} 个座位，请减少乘机人或改选票价` : '该票价刚刚售完，请选择其他票价或航班',
          { kind: 'inventory', flightId: input.slices[at]?.flights[0] ?? '', left: single?.left ?? 0 },
        ),
      };
    }
    slices.push({
      triptype: leg.triptype,
      ends,
      itinerary,
      part,
      cheapest: cheapestOf(itinerary, brand, part, priced),
    });
  }
  return { brand, slices };
}
