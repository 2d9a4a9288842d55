import type { z } from 'zod';
import type { flightSchemas } from '#contract/flight.schema.ts';
import type { FlightConflict, TypePrice, Verified } from '#contract/flight.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { dayAt } from '#domain/china-time.ts';
import { childFareOf, infantFareOf, salesCloseMinutes } from '#domain/flight/fares.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { companyCap } from '#domain/payment/split.ts';
import type { NearbyFare } from '#domain/policy/facts.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { chosenSegments } from './chosen-segments.ts';
import type { ChosenSegment } from './chosen-segments.ts';
import { fareRuleOf } from '../prices/fare-rules.ts';
import { flightInsurances } from '../prices/insurances.ts';
import { classFullFareOf } from '../prices/offers.ts';
import { serviceFeeOf } from '../../../orders/business/service-fees.ts';
import type { ServiceFee } from '../../../orders/business/service-fees.ts';
import { taxesOf } from '../prices/taxes.ts';
import type { FareType } from '../prices/taxes.ts';
import { checkCounts } from './trip-checks.ts';
import { bindsToLowest, factsOf, journeysOf, standardView } from './flight-facts.ts';
import { missedBy, nearbyFares } from './missed-saving.ts';
import { flightHolds } from './flight-holds.ts';
import type { Verification } from './flight-holds.ts';
import { flightView, seatView } from './views.ts';
import { bookingApplications } from '../../../orders/applications/covering.ts';
import { bookingTerms, foretold } from '../../../orders/business/booking-terms.ts';
import { businessTermsOf, checkBusiness } from '../../../orders/business/business-terms.ts';
import { hasNoTolerance } from '../../../orders/business/standard-words.ts';
import { offerJudged } from '../../../orders/business/judge-by.ts';
import { partyStandard } from '../../../orders/business/party-standard.ts';
import type { BusinessTerms } from '../../../orders/business/business-terms.ts';
import { nearestCheaper } from '../../../orders/judged/keep-facts.ts';
import { holdMs, newVerifyKey } from '../../../orders/holds.ts';

type VerifyInput = z.output<typeof flightSchemas.verify>;
type Counts = Record<FareType, number>;

const fareTypes: readonly FareType[] = ['ADT', 'CHD', 'INF'];

/** Ticket price of a passenger type when an adult pays `adultFare`. */
export function ticketFare(
  type: FareType,
  { flight, offer }: Pick<ChosenSegment, 'flight' | 'offer'>,
  adultFare: Fen,
): Fen {
  if (type === 'ADT') return adultFare;
  return type === 'CHD'
    ? childFareOf(adultFare)
    : infantFareOf(classFullFareOf(flight.service, offer.cabin.cabinClass));
}

function pricesOf(segment: ChosenSegment, counts: Counts, fee: ServiceFee, nowMs: number): TypePrice[] {
  return fareTypes
    .filter((type) => counts[type] > 0)
    .map((psgType) => {
      const taxes = taxesOf(psgType, segment.flight.service.km, dayAt(nowMs));
      return {
        psgType,
        tktPrice: yuanOf(ticketFare(psgType, segment, segment.offer.fare)),
        consTax: yuanOf(taxes.fund),
        fuelTax: yuanOf(taxes.fuel),
        serviceFee: yuanOf(psgType === 'INF' ? 0 : fee.fee - fee.discount),
      };
    });
}

/** The company's highest payment for one adult, and its parts; undefined without a limit. */
function companyLimitOf(
  segments: readonly ChosenSegment[],
  seats: Verified['segments'],
  terms: BusinessTerms,
  nowMs: number,
): Verified['companyLimit'] {
  const limitsFen = seats.map(({ seat: { limitPrice } }) => (limitPrice === '' ? null : fenOf(limitPrice)));
  const taxesFen = segments.reduce((sum, { flight }) => {
    const { fund, fuel } = taxesOf('ADT', flight.service.km, dayAt(nowMs));
    return sum + fund + fuel;
  }, 0);
  const { standard } = terms;
  const toleranceFen = standard && !hasNoTolerance(standard) ? standard.content.tolerance : 0;
  const cap = companyCap({ limitsFen, taxesFen, toleranceFen });
  if (cap === null) return undefined;
  const tolerance = toleranceFen * segments.length;
  return {
    limitPrice: yuanOf(cap - taxesFen - tolerance),
    tolerance: yuanOf(tolerance),
    taxes: yuanOf(taxesFen),
    perPassenger: yuanOf(cap),
  };
}

/** The verified trip, and the facts that the standards of its travellers judge. */
function verifiedOf(
  segments: readonly ChosenSegment[],
  {
    counts,
    fee,
    terms,
    booking,
    nearby,
    app,
  }: {
    counts: Counts;
    fee: ServiceFee;
    terms: BusinessTerms | undefined;
    booking: BookingTerms | null;
    nearby: Nearby;
    app: Call['app'];
  },
  nowMs: number,
): { verified: Verified; facts: Verification['facts'] } {
  const saleDay = dayAt(nowMs);
  const facts = segments.map(({ flight, offer }, at) => factsOf(flight, offer, { saleDay, nearby: nearby?.[at] }));
  const lastMoment = Math.min(...segments.map(({ flight }) => flight.depMs - salesCloseMinutes * 60_000));
  const verified: Verified = {
    verifyKey: newVerifyKey(),
    holdUntilMs: Math.min(nowMs + holdMs, lastMoment),
    serverTimeMs: nowMs,
    segments: segments.map((segment, at) => {
      const seat = seatView(segment.flight, segment.offer, {
        saleDay,
        fee,
        standard: terms?.standard,
        nearby: nearby?.[at],
      });
      return {
        triptype: segment.triptype,
        flight: { ...flightView(segment.flight), seats: [seat] },
        seat,
        rule: fareRuleOf(segment.flight.service.airline, segment.offer.cabin),
        prices: pricesOf(segment, counts, fee, nowMs),
      };
    }),
    insurances: booking?.insurance === 'none' ? [] : [...flightInsurances],
    costCenters: terms?.costCenters ?? [],
  };
  if (terms?.standard) verified.standard = standardView(terms.standard, facts[0], { app });
  const companyLimit = terms && booking?.payer === 'split' && companyLimitOf(segments, verified.segments, terms, nowMs);
  if (companyLimit) verified.companyLimit = companyLimit;
  return { verified, facts };
}

type Nearby = readonly (readonly NearbyFare[])[] | undefined;

type Change = Extract<FlightConflict, { kind: 'priceChanged' }>['changes'][number];

/** Price of the whole party. */
const fareSum = ({ segments }: Verified, counts: Counts): Fen =>
  segments
    .flatMap(({ prices }) => prices)
    .reduce((sum, { psgType, tktPrice, consTax, fuelTax, serviceFee }) => {
      const type = fareTypes.find((one) => one === psgType);
      return (
        sum +
        (type ? counts[type] : 0) * [tktPrice, consTax, fuelTax, serviceFee].reduce((all, yuan) => all + fenOf(yuan), 0)
      );
    }, 0);

/** Fares that differ from what the traveller saw; funds and fees are fixed for the day of sale. */
function changesOf(segments: readonly ChosenSegment[], counts: Counts): Change[] {
  return segments.flatMap((segment) =>
    fareTypes
      .filter((type) => counts[type] > 0)
      .map((psgType): Change => ({
        component: 'tktPrice',
        psgType,
        triptype: segment.triptype,
        from: yuanOf(ticketFare(psgType, segment, segment.seenFare)),
        to: yuanOf(ticketFare(psgType, segment, segment.offer.fare)),
      }))
      .filter((change) => change.from !== change.to),
  );
}

/** Are the seats still there, at what price, under which rules; keeps the price for a quarter of an hour. */
export const answerVerify: Handler<VerifyInput, Verified> = async (input, call) => {
  const member = memberOf(call);
  const nowMs = call.now();
  const refusal = checkCounts(input, call) ?? checkBusiness(input.travelType, member);
  if (refusal) return refusal;
  const { travelType, travellers } = input;
  const terms =
    travelType === 'business'
      ? await businessTermsOf(call.db, member, nowMs, await partyStandard(call, { product: 'flight', travellers }))
      : undefined;
  const booking = await bookingTerms(input.travelType, call, 'flight');
  const needs = {
    seats: input.adults + input.children,
    hasMinors: input.children + input.infants > 0,
    hasContract: terms !== undefined,
  };
  const chosen = await chosenSegments(call.db, input, needs, nowMs);
  if (!chosen.ok) return chosen.refusal;
  const counts: Counts = { ADT: input.adults, CHD: input.children, INF: input.infants };
  const fares = await nearbyFares(call.db, chosen.value, terms, needs, nowMs);
  const { verified, facts } = verifiedOf(
    chosen.value,
    // A reminder stands in the list alone.
    {
      counts,
      fee: serviceFeeOf(member.level, terms),
      terms,
      booking,
      nearby: bindsToLowest(terms?.standard) ? fares : undefined,
      app: call.app,
    },
    nowMs,
  );
  const forbidden = verified.segments.find(({ seat }) => seat.standard?.verdict === 'forbidden');
  if (forbidden)
    return refuse(
      403,
      `${forbidden.flight.flightNo} 超出差旅标准，公司不允许预订：${forbidden.seat.standard?.reason ?? ''}`,
    );
  const total = fareSum(verified, counts);
  const journey = { ...journeysOf(facts), people: input.adults + input.children + input.infants };
  Object.assign(
    verified,
    await foretold(booking, call, 'flight', { ...journey, facts, standard: terms?.standard, total }),
    await bookingApplications(call, input.travelType, { ...journey, product: 'flight', amount: total }),
  );
  await flightHolds.keep(call, { memberId: member.memberId, appId: call.appId }, verified, {
    verified,
    travelType: input.travelType,
    counts,
    facts,
    ...(fares && {
      nearby: chosen.value.map(({ flight, offer }, at) => nearestCheaper(fares[at] ?? [], flight.depMs, offer.fare)),
    }),
    judged: offerJudged(terms?.standard, facts),
    ...missedBy(chosen.value, fares, terms, dayAt(nowMs)),
  });
  const changes = changesOf(chosen.value, counts);
  if (!changes.length) return ok(verified);
  const conflict: FlightConflict = { kind: 'priceChanged', changes, verified };
  return refuse(409, '票价有变动，请确认最新价格', conflict);
};
