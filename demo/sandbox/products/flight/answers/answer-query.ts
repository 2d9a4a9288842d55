import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FlightList } from '#contract/flight.ts';
import type { Envelope } from '#contract/row.ts';
import { ok } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { bytesOf, written } from '../../../ground/wire/reply.ts';
import { bounded } from '../../../ground/bounded.ts';
import { listOf, writeList } from './flight-list.ts';
import type { Asked } from './flight-list.ts';
import { newsOnPair } from '../seats/inventory.ts';
import { serviceFeeOf } from '../../../orders/business/service-fees.ts';
import { checkCounts, checkDay, checkEnds } from './trip-checks.ts';
import type { Checked } from './trip-checks.ts';
import { bookingTermsOf } from '../../../ground/member/preferences-of.ts';
import { businessTermsOf, checkBusiness } from '../../../orders/business/business-terms.ts';
import { partyStandard } from '../../../orders/business/party-standard.ts';

/** About a thousand lists of busy city pairs. */
const keptBytes = 100_000_000;

/**
 * Lists of private travel, for as long as they are exact: departures, closing times and steps of the market fall on
 * whole minutes, and the sandbox's own sales and changes of the day are part of the key.
 */
const kept = bounded<Envelope<FlightList>>(keptBytes, bytesOf);

function keyOf({ input, ends, fee, news }: Asked, nowMs: number): string {
  const { org, dst, orgAirports, dstAirports } = ends;
  const sold = Array.from(news.counts, ([seat, { capacity, taken }]) => `${seat} ${capacity} ${taken}`).sort();
  return [
    org,
    dst,
    ...orgAirports,
    '>',
    ...dstAirports,
    input.date,
    input.adults,
    input.children,
    input.infants,
    JSON.stringify(fee),
    Math.floor(nowMs / 60_000),
    ...sold,
    ...Array.from(news.changes, ([flightId, { kind, minutes }]) => `${flightId} ${kind} ${minutes}`).sort(),
  ].join('|');
}

type Input = z.output<typeof flightSchemas.query>;

/** The question with all that the list depends on, or the refusal. */
export async function askedFlights(input: Input, call: Call): Promise<Checked<Asked>> {
  const checked = checkEnds(input, call);
  if (!checked.ok) return checked;
  const nowMs = call.now();
  const refusal =
    checkDay('date', input.date, nowMs) ?? checkCounts(input, call) ?? checkBusiness(input.travelType, call.member);
  if (refusal) return { ok: false, refusal };
  const ends = checked.value;
  const terms =
    input.travelType === 'business' && call.member
      ? await businessTermsOf(
          call.db,
          call.member,
          call.now(),
          await partyStandard(call, { product: 'flight', employeeIds: input.forWhom }),
        )
      : undefined;
  const isShared =
    terms?.standard !== undefined &&
    (await bookingTermsOf(call.db, call.member?.creditMemberId ?? 0, 'flight')).payer === 'split';
  const news = await newsOnPair(call.db, ends.org, ends.dst, input.date, input.date);
  return {
    ok: true,
    value: { isShared, input, ends, terms, fee: serviceFeeOf(call.member?.level, terms), app: call.app, news },
  };
}

/** Flights of a day with their classes; a pair without flights is an empty list, not an error. */
export const answerQuery: Handler<Input, FlightList> = async (input, call) => {
  const read = await askedFlights(input, call);
  if (!read.ok) return read.refusal;
  const asked = read.value;
  const nowMs = call.now();
  return asked.terms
    ? ok(listOf(asked, nowMs))
    : kept(keyOf(asked, nowMs), () => written<FlightList>(writeList(asked, nowMs)));
};
