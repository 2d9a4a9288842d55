import type { VerifiedIntl } from '#contract/intl-order.ts';
import { dayAt, dayOf } from '#domain/china-time.ts';
import { documentUntil, leavingDay } from '#domain/intl/travellers/document-until.ts';
import { fareOf } from '#domain/intl/fares.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { memberOf, ok } from '../../../ground/call.ts';
import type { Call, Handler } from '../../../ground/call.ts';
import { bookingApplications } from '../../../orders/applications/covering.ts';
import { bookingTerms, foretold, payerOf, personalPart } from '../../../orders/business/booking-terms.ts';
import { checkBusiness } from '../../../orders/business/business-terms.ts';
import { buyerOf } from '../../../orders/business/buyer.ts';
import { judgeBy, offerJudged, verdictView } from '../../../orders/business/check-standard.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { controlView } from '../../../orders/business/standard-words.ts';
import { feePaid } from '../../../orders/business/service-fees.ts';
import { holdMs, newVerifyKey } from '../../../orders/holds.ts';
import { airlineView, airportView } from '../answers/trip-list.ts';
import { typesOf } from '../fares/brands.ts';
import { longestOf, sliceOf, soldSlice } from '../shown/flights.ts';
import { minutesOf } from '../search/itinerary.ts';
import { conflict, readTrip } from '../answers/read-trip.ts';
import { factsOf, tripOf } from '../answers/trip-facts.ts';
import type { TripFacts } from '../answers/trip-facts.ts';
import type { ReadTrip, VerifyInput } from '../answers/read-trip.ts';
import { rulesOf } from './documents.ts';
import { intlHolds, isOfferOf } from './offer.ts';
import type { IntlOffer } from './offer.ts';
import { priceRecord, slicePrices, tripPrice, tripTaxes, typePrices } from './prices.ts';

/** The company's standard judges one adult by this. */
const judgedOf = ({ brand, slices }: ReadTrip, today: string): TripFacts =>
  factsOf(
    slices.map(({ itinerary }) => itinerary),
    brand,
    slices.map(({ itinerary, part, cheapest }) => ({
      haul: minutesOf(itinerary),
      cabin: part.brand.cabin,
      price: part.price * 100,
      cheapest: Object.fromEntries(Object.entries(cheapest).map(([cabin, price]) => [cabin, price * 100])),
    })),
    today,
  );

/** Above the company's part, of one passenger of each type, in fen. */
const excessOf = ({ brand }: ReadTrip, overBy: Fen): IntlOffer['excess'] =>
  Object.fromEntries(
    Object.entries(typesOf(brand)).map(([type, percent]) => [type, fareOf(Math.round(overBy / 100), percent) * 100]),
  );

/** The travellers are not named yet: most of them have the passport of China. */
const travellersOf = ({ CHD = 0, INF = 0 }: VerifyInput['party']) => ({
  nationalities: ['CN'],
  hasMinors: CHD + INF > 0,
});

/** The hold of the same trip, judged by the same standards, that the asker has already; undefined once its time is over. */
async function heldBefore(
  input: VerifyInput,
  call: Call,
  standard: AppliedStandard | null,
): Promise<VerifiedIntl | undefined> {
  if (!input.verifyKey) return undefined;
  const found = await intlHolds.read(call, input.verifyKey, memberOf(call), call.now());
  if (found.state !== 'held' || !isOfferOf(found.offer, input)) return undefined;
  const { verified, judged } = found.offer;
  return judged.by.join() === offerJudged(standard, []).by.join() ? verified : undefined;
}

/** Flights, prices and documents of a trip once more, and its price held: an earlier hold of it goes on. */
export const answerIntlVerify: Handler<VerifyInput, VerifiedIntl> = async (input, call) => {
  const refusal = checkBusiness(input.travelType, call.member);
  if (refusal) return refusal;
  const trip = await readTrip(input, call);
  if ('refusal' in trip) return trip.refusal;
  const { brand, slices } = trip;
  const member = memberOf(call);
  const buyer = await buyerOf(input.travelType, call, { product: 'intl', travellers: input.travellers });
  const serviceFee = feePaid(member.level, buyer.terms);
  const booking = await bookingTerms(input.travelType, call, 'intl');
  const payer = payerOf(booking, buyer.standard);
  const price = tripPrice(trip, input.party, serviceFee);
  const nowMs = call.now();
  const before = await heldBefore(input, call, buyer.standard);
  // The price that is kept for the member stays, whatever it has become since.
  if (before && before.total !== yuanOf(price.total * 100)) return ok({ ...before, serverTimeMs: nowMs });
  const facts = judgedOf(trip, dayAt(nowMs));
  const { standard } = buyer;
  const verdict = standard && judgeBy(standard, facts);
  const excess = verdict ? excessOf(trip, verdict.overBy) : {};
  const above = price.types.reduce((sum, { psgType, count }) => sum + count * (excess[psgType] ?? 0), 0);
  const personal = personalPart(payer, price.total * 100, above);
  const longest = longestOf(slices);
  const parts = slicePrices(trip, input.party);
  const sold = slices.map((slice, at) =>
    soldSlice(slice, brand, { party: input.party, longest, prices: parts[at] ?? {} }),
  );
  const all = sold.flatMap(({ flights }) => flights);
  const arrivals = sold.map(({ flights }, at) => {
    const last = flights.at(-1);
    const { country, countryName } = airportView(last?.dstAirport ?? '');
    const day = dayOf(last?.arrTime ?? '');
    const later = sold.slice(at + 1).flatMap((slice) => slice.flights);
    return { country, countryName, day, ...leavingDay({ country, day }, later, (code) => airportView(code).country) };
  });
  const until = documentUntil(arrivals, arrivals.at(-1)?.day ?? '');
  const codes = [...new Set(all.flatMap(({ orgAirport, dstAirport }) => [orgAirport, dstAirport]))];
  const airports = Object.fromEntries(codes.map((code) => [code, airportView(code)]));
  const carriersOf = all.flatMap(({ airline, carrier, bagRule }) => [airline, bagRule, carrier ?? airline]);
  const journey = { ...tripOf(sold), people: price.types.reduce((sum, { count }) => sum + count, 0) };
  const applications = await bookingApplications(call, buyer.travelType, {
    ...journey,
    product: 'intl',
    amount: price.total * 100 - personal,
  });
  const verified: VerifiedIntl = {
    verifyKey: newVerifyKey(),
    holdUntilMs: before?.holdUntilMs ?? nowMs + holdMs,
    serverTimeMs: nowMs,
    travelType: buyer.travelType,
    price: priceRecord(trip, all, { flightType: input.flightType, serviceFee }),
    slices: slices.map((slice) => sliceOf(slice, brand)),
    airports,
    airlines: Object.fromEntries([...new Set(carriersOf)].map((code) => [code, airlineView(code)])),
    brand: {
      brandId: brand.brandId,
      name: brand.name,
      cabin: brand.cabin,
      airline: brand.airline,
      tickets: brand.tickets,
    },
    types: typePrices(price),
    taxes: tripTaxes(trip),
    total: yuanOf(price.total * 100),
    documentUntil: until,
    visaCountries: [...new Set(Object.values(airports).map(({ country }) => country))].filter((code) => code !== 'CN'),
    rules: rulesOf({ slices: sold, airports }, travellersOf(input.party), nowMs),
    ...(standard &&
      verdict && {
        standard: controlView(standard, 'intl', call),
        verdict: verdictView(verdict),
      }),
    ...(buyer.travelType === 'business' && {
      split: { company: yuanOf(price.total * 100 - personal), personal: yuanOf(personal) },
    }),
    ...(await foretold(booking, call, 'intl', { ...journey, facts: [facts], standard, total: price.total * 100 })),
    ...applications,
    costCenters: buyer.costCenters,
  };
  const offer: IntlOffer = {
    verified,
    party: input.party as Partial<Record<PsgType, number>>,
    serviceFee: serviceFee * 100,
    excess,
    payer,
    facts,
    judged: offerJudged(standard, [facts]),
    slices: sold,
  };
  await intlHolds.keep(call, member, verified, offer);
  const seen = input.seenTotal;
  if (seen !== undefined && fenOf(seen) !== price.total * 100)
    return conflict(`票价已变动，由 ¥${seen} 变为 ¥${verified.total}`, {
      kind: 'rate',
      from: seen,
      to: verified.total,
      verified,
    });
  return ok(verified);
};
