import type { z } from 'zod';
import type { CreatedOrder, Flight, FlightList, Seat, Verified } from '#contract/flight.ts';
import type { PastedOrder, QuickPrice, QuickSegment } from '#contract/quick-order.ts';
import type { quickOrderSchemas } from '#contract/quick-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, isDay } from '#domain/china-time.ts';
import { readOrder } from '#domain/flight/pasted/read-order.ts';
import { placeOfCode } from '#domain/intl/places/places.ts';
import { writeLegs } from '#domain/intl/search/trip-codec.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import type { FareType, PsgType } from '#domain/passenger/psg-types.ts';
import { rowOf } from '../../ground/member/tokens.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { answerQuery } from '../../products/flight/answers/answer-query.ts';
import { answerVerify } from '../../products/flight/answers/answer-verify.ts';
import { createAirOrder } from '../../products/flight/create/create.ts';
import { findDuplicate, journeysOf, spanOf } from '../../products/flight/create/find-duplicate.ts';
import { maxLegs } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';

type In<K extends keyof typeof quickOrderSchemas> = z.output<(typeof quickOrderSchemas)[K]>;
type Wanted = In<'price'>['segments'][number];
type Person = In<'price'>['passengers'][number];

/** Refusal for a member without PNR import; null for one who has it. */
const notOpen = (call: Call): Envelope<never> | null =>
  rowOf(memberOf(call)).pnr_import ? null : refuse(403, '您尚未开通 PNR 导入，暂不能使用快捷下单');

export async function parseQuickOrder({ text }: In<'parse'>, call: Call): Promise<Envelope<PastedOrder>> {
  const closed = notOpen(call);
  if (closed) return closed;
  const order = readOrder(text, dayAt(call.now()));
  const segments = order.segments.map((one) => ({ ...one, from: withCountry(one.from), to: withCountry(one.to) }));
  const legs = segments.map(({ from, to, date }) => ({
    from: from.value,
    to: to.value,
    date: isDay(date.value) ? date.value : ('' as const),
  }));
  const isAbroad = legs.some(({ from, to }) =>
    [from, to].some((code) => (placeOfCode(code)?.country ?? 'CN') !== 'CN'),
  );
  return ok({ ...order, segments, ...(isAbroad && { abroad: writeLegs(legs.slice(0, maxLegs)) }) });
}

/** A segment abroad is read, and ends here: such trips have one fare for all their flights, and passports. */
function withCountry<Place extends { value: string; doubt: string }>(place: Place): Place {
  const abroad = place.doubt ? placeOfCode(place.value) : undefined;
  return abroad
    ? { ...place, doubt: `${abroad.name}（${place.value}）在境外：快捷下单仅限国内航班，请在国际机票中预订` }
    : place;
}

const countsOf = (people: readonly { psgType: PsgType }[]): Record<FareType, number> => {
  const counts = { ADT: 0, CHD: 0, INF: 0 };
  for (const { psgType } of people) counts[fareTypeOf(psgType)] += 1;
  return counts;
};

const partyOf = (people: readonly Person[]) => {
  const { ADT: adults, CHD: children, INF: infants } = countsOf(people);
  return { adults, children, infants, travelType: 'private' as const };
};

/** The wanted flight among those of the day, with the seat and the other cabins that this party can buy. */
async function find(wanted: Wanted, people: readonly Person[], call: Call): Promise<QuickSegment | Envelope<never>> {
  const { from: orgCity, to: dstCity, date, flightNo, cabin } = wanted;
  const answer: Envelope<FlightList> = await answerQuery({ orgCity, dstCity, date, ...partyOf(people) }, call);
  if (answer.ret !== 0) return answer as Envelope<never>;
  const found = answer.data.flights.find((one) => one.flightNo === flightNo);
  if (!found)
    return { flight: null, seat: null, others: [], fault: `${date} 没有 ${flightNo} 航班，请核对航班号、日期与城市` };
  const { seats, ...flight } = found;
  const sold = seats.toSorted((a, b) => fenOf(a.parPrice) - fenOf(b.parPrice));
  const seat = (cabin ? sold.find(({ cabinCode }) => cabinCode === cabin) : sold[0]) ?? null;
  return {
    flight,
    seat,
    others: sold.map(({ cabinCode, productName, parPrice, seatNum }) => ({
      cabinCode,
      productName,
      parPrice,
      seatNum,
    })),
    fault: seat ? '' : sold.length ? `${cabin} 舱已无可售座位，请改选其他舱位` : '该航班已无可售座位',
  };
}

const seatOf = (flight: Pick<Flight, 'flightId'>, seat: Seat, triptype: LegNo) => ({
  triptype,
  flightId: flight.flightId,
  cabinCode: seat.cabinCode,
  parPrice: seat.parPrice,
});

const totalOf = ({ segments }: Verified, counts: Record<FareType, number>): string =>
  yuanOf(
    segments
      .flatMap(({ prices }) => prices)
      .reduce(
        (sum, { psgType, tktPrice, consTax, fuelTax, serviceFee }) =>
          sum + counts[psgType] * [tktPrice, consTax, fuelTax, serviceFee].reduce((all, part) => all + fenOf(part), 0),
        0,
      ),
  );

/** Price of the wanted flights now, held for some minutes, and a journey that a passenger has already at that time. */
export async function priceQuickOrder(
  { segments, passengers: people }: In<'price'>,
  call: Call,
): Promise<Envelope<QuickPrice>> {
  const closed = notOpen(call);
  if (closed) return closed;
  const found: QuickSegment[] = [];
  for (const wanted of segments) {
    const segment = await find(wanted, people, call);
    if ('ret' in segment) return segment;
    found.push(segment);
  }
  const seats = found.flatMap(({ flight, seat }, at) => (flight && seat ? [seatOf(flight, seat, at ? 2 : 1)] : []));
  const duplicate = (await duplicateOf(found, people, call)) ?? null;
  if (seats.length < found.length) return ok({ segments: found, verified: null, total: '', duplicate });
  const verified = await answerVerify({ seats, ...partyOf(people) }, call);
  if (verified.ret !== 0) return verified as Envelope<never>;
  return ok({
    segments: found,
    verified: verified.data,
    total: totalOf(verified.data, countsOf(people)),
    duplicate,
  });
}

async function duplicateOf(found: readonly QuickSegment[], people: readonly Person[], call: Call) {
  const known = people.filter(({ certNo }) => certNo).map((one) => ({ name: one.name, certKey: certKey(one) }));
  const travels = found.flatMap(({ flight }) => (flight ? [flight] : []));
  if (!known.length || !travels.length) return undefined;
  const now = call.now();
  const { fromMs, beforeMs } = spanOf(travels);
  const journeys = await journeysOf(
    call.db,
    known.map((one) => one.certKey),
    fromMs,
    beforeMs,
    now,
  ).execute();
  return findDuplicate(memberOf(call), known, travels, journeys, now);
}

/** The order itself is one like any other: priced, checked and held by the code that makes all of them. */
export async function createQuickOrder(input: In<'create'>, call: Call): Promise<Envelope<CreatedOrder>> {
  return (
    notOpen(call) ??
    (await createAirOrder({ ...input, travelType: 'private', gpFlag: 0, insurances: [], voucher: 'electronic' }, call))
  );
}
