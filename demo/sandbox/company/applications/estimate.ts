import type { z } from 'zod';
import type { applicationSchemas } from '#contract/application.schema.ts';
import { flightSchemas } from '#contract/flight.schema.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { intlSchemas } from '#contract/intl.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import type { ApplicationEstimate, LegEstimate } from '#contract/application-views.ts';
import type { Envelope } from '#contract/row.ts';
import { productsOf, unitsOf } from '#domain/application/standing.ts';
import type { TripLeg, TripProduct } from '#domain/application/schema.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { cheapest } from '#domain/flight/list/list-flight.ts';
import { isReachable, nextOffers } from '#domain/intl/offers.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { lastPresaleDay } from '#domain/rail/sale-times.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { standardFor } from '../../orders/business/standard-for.ts';
import type { AppliedStandard } from '../../orders/business/standard-for.ts';
import { hasRules, standardInWords } from '../../orders/business/standard-words.ts';
import { answerQuery } from '../../products/flight/answers/answer-query.ts';
import { answerHotelQuery } from '../../products/hotel/answers/answer-query.ts';
import { answerIntlQuery } from '../../products/intl/answers/answer-query.ts';
import { answerTrainQuery } from '../../products/train/answers/answer-query.ts';
import { onSaleOf } from './booking.ts';
import { cityName, employeesIn, soldIn } from './content.ts';
import { overlapsOf } from './overlap.ts';
import { noApplication, readVisible } from './visible.ts';

type In = z.output<typeof applicationSchemas.estimate>;

/** A choice of a day: its price for one person or one room and night. */
interface Choice {
  price: Fen;
  title: string;
  isOver: boolean;
}

interface Found {
  choices: Choice[];
  /** Highest price within the standard, where it is one sum. */
  limit: Fen | null;
}

const nothing: Found = { choices: [], limit: null };
const business = { travelType: 'business' as const };

/** Fares of the flights of a day, taxes and fees included. */
async function flightsOn(leg: TripLeg, call: Call): Promise<Found> {
  const input = flightSchemas.query.safeParse({ orgCity: leg.from, dstCity: leg.to, date: leg.day, ...business });
  if (!input.success) return nothing;
  const answer = await answerQuery(input.data, call);
  if (answer.ret !== 0) return nothing;
  return {
    limit: null,
    choices: answer.data.flights.flatMap((flight) => {
      const within = flight.seats.filter(({ standard }) => (standard?.verdict ?? 'ok') === 'ok');
      const offer = cheapest({ ...flight, seats: within.length ? within : flight.seats }, { cabin: '', people: 1 });
      return offer ? [{ price: offer.adultFen, title: flight.flightNo, isOver: !within.length }] : [];
    }),
  };
}

/** Trains are not sold that early: the prices of the last day on sale are those of the same trains later. */
async function trainsOn(leg: TripLeg, call: Call): Promise<Found> {
  const date = [leg.day, lastPresaleDay(call.now())].toSorted()[0];
  const input = trainSchemas.query.safeParse({
    fromStation: cityName(leg.from),
    toStation: cityName(leg.to),
    date,
    ...business,
  });
  if (!input.success) return nothing;
  const answer = await answerTrainQuery(input.data, call);
  if (answer.ret !== 0) return nothing;
  return {
    limit: null,
    choices: answer.data.rides.flatMap(({ trainNumber, seats }) => {
      const within = seats.filter(({ standard }) => (standard?.verdict ?? 'ok') === 'ok');
      const prices = (within.length ? within : seats).map(({ price }) => fenOf(price)).filter((price) => price > 0);
      return prices.length ? [{ price: Math.min(...prices), title: trainNumber, isOver: !within.length }] : [];
    }),
  };
}

/** Hotels of the city, each with its lowest price of a room and night. */
async function hotelsOn(leg: TripLeg, call: Call): Promise<Found> {
  const input = hotelSchemas.query.safeParse({
    city: leg.to,
    checkIn: leg.day,
    checkOut: leg.toDay,
    rooms: Math.max(1, leg.units),
    size: 100,
    ...business,
  });
  if (!input.success) return nothing;
  const answer = await answerHotelQuery(input.data, call);
  if (answer.ret !== 0) return nothing;
  const limit = answer.data.standard?.limit;
  return {
    limit: limit ? fenOf(limit) : null,
    choices: answer.data.rows.flatMap(({ name, lowest }) =>
      lowest
        ? [{ price: fenOf(lowest.perNight), title: name, isOver: (lowest.standard?.verdict ?? 'ok') !== 'ok' }]
        : [],
    ),
  };
}

/** One adult in economy class; the cheapest brand of each itinerary, taxes and fees included. */
const party = { ADT: 1 };
async function flightsAbroadOn({ from, to, day }: TripLeg, call: Call): Promise<Found> {
  const input = intlSchemas.query.safeParse({
    flightType: 1,
    slices: [{ orgCity: from, dstCity: to, date: day }],
    party,
    ...business,
  });
  if (!input.success) return nothing;
  const answer = await answerIntlQuery(input.data, call);
  if (answer.ret !== 0) return nothing;
  const { data: list } = answer;
  const best = new Map<number, Choice>();
  for (const { itinerary, brand, price, offer } of nextOffers(list, [], party)) {
    if (!isReachable(list, offer, 0)) continue;
    const isOver = list.standard?.above[0]?.[`${itinerary}.${brand}`] !== undefined;
    const known = best.get(itinerary);
    const total = fenOf(String(price.total));
    if (known && (known.isOver === isOver ? known.price <= total : isOver)) continue;
    const flights = list.slices[0]?.[itinerary]?.segments.flatMap((at) => list.segments[at]?.flightNo ?? []) ?? [];
    best.set(itinerary, { price: total, title: flights.join(' + '), isOver });
  }
  return { limit: null, choices: [...best.values()] };
}

const searches: Readonly<Partial<Record<TripProduct, (leg: TripLeg, call: Call) => Promise<Found>>>> = {
  flight: flightsOn,
  intl: flightsAbroadOn,
  train: trainsOn,
  hotel: hotelsOn,
};

const medianOf = (prices: readonly Fen[]): Fen | null =>
  prices.length ? (prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? null) : null;

const isWhole = ({ product, from, to, day, toDay }: TripLeg, today: string): boolean =>
  to !== '' && day >= today && (product in searches ? (from !== '' && from !== to) || toDay > day : true);

async function estimateLeg(
  leg: TripLeg,
  { call, standard }: { call: Call; standard: AppliedStandard | null },
): Promise<LegEstimate> {
  const today = dayAt(call.now());
  const words = standard && hasRules(standard, leg.product) ? standardInWords(standard, leg.product) : '';
  const bare: LegEstimate = {
    legId: leg.legId,
    state: 'none',
    cheapest: '',
    cheapestTitle: '',
    median: '',
    offers: 0,
    units: unitsOf(leg),
    subtotal: '',
    verdict: 'none',
    standard: words,
    limit: '',
    onSale: onSaleOf(leg, call),
  };
  if (!soldIn(call.app.switches).includes(leg.product)) return { ...bare, state: 'unsold' };
  if (!isWhole(leg, today)) return { ...bare, state: 'open' };
  const search = searches[leg.product];
  const { choices, limit } = search ? await search(leg, call) : nothing;
  if (!choices.length) return bare;
  const within = choices.filter(({ isOver }) => !isOver);
  const [best] = (within.length ? within : choices).toSorted((a, b) => a.price - b.price);
  const median = medianOf((within.length ? within : choices).map(({ price }) => price));
  return {
    ...bare,
    state: 'priced',
    cheapest: within.length && best ? yuanOf(best.price) : '',
    cheapestTitle: best?.title ?? '',
    median: median === null ? '' : yuanOf(median),
    offers: choices.length,
    subtotal: median === null ? '' : yuanOf(median * bare.units),
    verdict: within.length ? 'ok' : 'over',
    limit: limit === null ? '' : yuanOf(limit),
  };
}

/** Legs of cars have no estimate; of a trip over cities there are none. */
export async function estimateLegs(legs: readonly TripLeg[], call: Call): Promise<LegEstimate[]> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId } = memberOf(call);
  const standard = await standardFor(call.db, { companyId, employeeId, day: dayAt(call.now()) });
  const found: LegEstimate[] = [];
  // One after the other: each search is work of its own for the database and the only core.
  for (const leg of legs) found.push(await estimateLeg(leg, { call, standard }));
  return found;
}

export async function estimateApplication(
  { mode, legs, tripProducts, applicationId, from, to, travellers }: In,
  call: Call,
): Promise<Envelope<ApplicationEstimate>> {
  if (applicationId && !(await readVisible(applicationId, call))) return noApplication();
  const asked = mode === 'legs' ? legs : [];
  const found = await estimateLegs(asked, call);
  const sum = (parts: readonly string[]): Fen => parts.reduce((all, yuan) => all + (yuan ? fenOf(yuan) : 0), 0);
  const products: ApplicationEstimate['products'] = {};
  for (const product of productsOf({ mode, legs, products: tripProducts })) {
    const own = found.filter(({ legId }) => asked.find((leg) => leg.legId === legId)?.product === product);
    const limits = own.map(({ limit, units }) => (limit ? yuanOf(fenOf(limit) * units) : ''));
    products[product] = {
      estimate: yuanOf(sum(own.map(({ subtotal }) => subtotal))),
      limit: own.length && limits.every(Boolean) ? yuanOf(sum(limits)) : '',
      standard: own[0]?.standard ?? '',
    };
  }
  return ok({
    legs: found,
    products,
    total: yuanOf(sum(found.map(({ subtotal }) => subtotal))),
    overlaps: await overlapsOf(
      call.db,
      { companyId: memberOf(call).creditMemberId, from, to, employeeIds: employeesIn({ travellers }) },
      { exceptId: Number(applicationId ?? 0), reader: memberOf(call).creditEmployeeId },
    ),
    asOf: momentAt(call.now()),
  });
}
