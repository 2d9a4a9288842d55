import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import { intlSchemas } from '#contract/intl.schema.ts';
import type { IntlList } from '#contract/intl.ts';
import { intlHandlers, intlOrderHandlers, intlSaleHandlers } from '#demo/sandbox/app/handlers/intl.ts';
import { paymentHandlers } from '#demo/sandbox/app/handlers/payment.ts';
import { settle } from '#demo/sandbox/money/payments/settle.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { good } from '../orders/booking.ts';
import type { Booker } from '../orders/booking.ts';

export type Query = z.input<typeof intlSchemas.query>;
type Create = z.input<typeof intlOrderSchemas.createOrder>;
export type Traveller = Create['passengers'][number];

/** Cities of a trip, each with the days until its slice begins. */
export interface TripWish {
  ways?: readonly (readonly [org: string, dst: string, days: number])[];
  party?: Query['party'];
  cabin?: Query['cabin'];
  travelType?: 'private' | 'business';
  /** Among the offers of the last slice; the cheapest of them is taken. */
  choose?: (offer: NextOffer, list: IntlList) => boolean;
}

const shanghaiParis: NonNullable<TripWish['ways']> = [
  ['SHA', 'PAR', 40],
  ['PAR', 'SHA', 52],
];

export function queryOf(who: Booker, { ways = shanghaiParis, party = { ADT: 1 }, ...more }: TripWish = {}): Query {
  const today = dayAt(who.call('').now());
  const [out, back] = ways;
  const isReturn = ways.length === 2 && out?.[0] === back?.[1] && out?.[1] === back?.[0];
  return {
    flightType: ways.length === 1 ? 1 : isReturn ? 2 : 3,
    slices: ways.map(([orgCity, dstCity, days]) => ({ orgCity, dstCity, date: addDays(today, days) })),
    party,
    ...(more.cabin && { cabin: more.cabin }),
    ...(more.travelType && { travelType: more.travelType }),
  };
}

export const search = async (who: Booker, query: Query): Promise<IntlList> =>
  good(await intlHandlers.query(intlSchemas.query.parse(query), who.call('/intl/query')));

/** A whole trip of a list: the cheapest way through all slices that the wish allows. */
function chooseTrip(list: IntlList, query: Query, choose: TripWish['choose'] = () => true): NextOffer {
  let chosen: number[] = [];
  for (;;) {
    const isLast = chosen.length === list.slices.length - 1;
    const offers = nextOffers(list, chosen, query.party).filter((one) => !isLast || choose(one, list));
    const [first, ...others] = offers;
    if (!first) throw new Error('no offer for this trip');
    const least = others.reduce((best, one) => (one.price.total < best.price.total ? one : best), first);
    if (isLast) return least;
    chosen = [...chosen, least.itinerary];
  }
}

type VerifyMore = Pick<z.input<typeof intlOrderSchemas.verify>, 'seenTotal' | 'travellers'>;

export function verifyInput(list: IntlList, query: Query, offer: NextOffer, more: VerifyMore = {}) {
  return intlOrderSchemas.verify.parse({
    ...query,
    brandId: list.brands[offer.brand]?.brandId ?? '',
    slices: query.slices.map((slice, at) => ({
      ...slice,
      flights: flightIdsOf(list.segments, list.slices[at]?.[offer.offer.itineraries[at] ?? -1]?.segments ?? []),
    })),
    ...more,
  });
}

export async function askVerify(who: Booker, wish: TripWish = {}, more: VerifyMore = {}) {
  const query = queryOf(who, wish);
  const list = await search(who, query);
  const offer = chooseTrip(list, query, wish.choose);
  const input = verifyInput(list, query, offer, more);
  return { list, query, offer, input, answer: await intlOrderHandlers.verify(input, who.call('/intl/verify')) };
}

export const verify = async (who: Booker, wish: TripWish = {}): Promise<VerifiedIntl> =>
  good((await askVerify(who, wish)).answer);

let people = 0;

const birthdays: Partial<Record<PsgType, string>> = {
  CHD: '2019-05-06',
  INF: '2026-02-03',
  ZZ: '2006-03-07',
  CD: '1960-03-07',
};

/** Another person each time, with a passport that lasts. */
export function traveller(psgType: PsgType = 'ADT', over: Partial<Traveller> = {}): Traveller {
  people += 1;
  const letters = String.fromCharCode(65 + (people % 26), 65 + (Math.floor(people / 26) % 26));
  return {
    name: `LIN/ZHIXIA ${letters}`,
    psgType,
    certType: '2',
    certNo: `E${String(20_000_000 + people)}`,
    certValidDate: '2034-03-11',
    bornDate: birthdays[psgType] ?? '1991-11-23',
    sex: 'F',
    nationality: 'CN',
    guardianConsent: true,
    ...(['SD', 'SC', 'DR', 'DL'].includes(psgType) && { proofNo: 'A20260001' }),
    ...over,
  };
}

/** A traveller for each person of a party. */
export const travellersOf = (party: Query['party'] = { ADT: 1 }): Traveller[] =>
  (Object.keys(party) as PsgType[]).flatMap((type) => Array.from({ length: party[type] ?? 0 }, () => traveller(type)));

export const inputOf = (verified: Pick<VerifiedIntl, 'verifyKey'>, more: Partial<Create> = {}) =>
  intlOrderSchemas.createOrder.parse({
    requestId: randomUUID(),
    verifyKey: verified.verifyKey,
    passengers: [traveller()],
    contact: { name: '林知远', mobilePhone: '13800000010' },
    agreed: true,
    documentConsent: true,
    ...more,
  });

export const create = async (who: Booker, verified: Pick<VerifiedIntl, 'verifyKey'>, more: Partial<Create> = {}) =>
  await intlOrderHandlers.createOrder(inputOf(verified, more), who.call('/intl/createOrder'));

export const detail = async (who: Booker, orderNo: string) =>
  good(await intlOrderHandlers.orderDetail({ orderNo }, who.call('/intl/orderDetail')));

export const cancel = async (who: Booker, orderNo: string) =>
  await intlOrderHandlers.cancel({ requestId: randomUUID(), orderNo, reason: '' }, who.call('/intl/cancel'));

type Business = 'intlPay' | 'intlChangeTicket';
export const info = async (who: Booker, orderId: string, businessType: Business = 'intlPay') =>
  good(await paymentHandlers.info({ orderId, businessType }, who.call('/pay/payInfo')));

/** Pays by a code, as another device would. */
export async function pay(who: Booker, orderId: string, businessType: Business = 'intlPay'): Promise<void> {
  const { outTradeNo } = await info(who, orderId, businessType);
  good(await paymentHandlers.alipay({ outTradeNo, businessType, body: '国际机票' }, who.call('/pay/alipayPrecreate')));
  const state = await settle(who.call('').db, outTradeNo, who.call('').now());
  if (state !== 'paid') throw new Error(`the payment is ${state}`);
}

/** An order that is made and paid; the airline has not answered yet. */
export async function bookPaid(who: Booker, wish: TripWish = {}, more: Partial<Create> = {}): Promise<string> {
  const verified = await verify(who, wish);
  const { orderNo } = good(await create(who, verified, { passengers: travellersOf(wish.party), ...more }));
  await pay(who, orderNo);
  return orderNo;
}

export const refundQuote = async (who: Booker, orderNo: string, ticketIds: string[]) =>
  await intlSaleHandlers.refundQuote({ orderNo, ticketIds }, who.call('/intl/refundQuote'));
export const refundApply = async (who: Booker, quoteId: string, requestId: string = randomUUID()) =>
  await intlSaleHandlers.refundApply({ quoteId, requestId }, who.call('/intl/refundApply'));

/** Calls for a change of some tickets of an order. */
export const changeQuery = async (who: Booker, orderNo: string, ticketIds: string[], date: string) =>
  good(await intlSaleHandlers.changeQuery({ orderNo, ticketIds, date }, who.call('/intl/changeQuery')));
export const changeQuote = async (who: Booker, orderNo: string, ticketIds: string[], flights: string[]) =>
  await intlSaleHandlers.changeQuote({ orderNo, ticketIds, flights }, who.call('/intl/changeQuote'));
export const changeApply = async (who: Booker, quoteId: string, requestId: string = randomUUID()) =>
  await intlSaleHandlers.changeApply({ quoteId, requestId }, who.call('/intl/changeApply'));
export const changeWithdraw = async (who: Booker, saleId: string) =>
  await intlSaleHandlers.changeWithdraw({ saleId, requestId: randomUUID() }, who.call('/intl/changeWithdraw'));

/** The quote of a change to an itinerary of another day, the dearest that is offered, so that a difference is due. */
export async function quotedChange(who: Booker, orderNo: string, ticketIds: string[], date: string) {
  const { itineraries, segments } = await changeQuery(who, orderNo, ticketIds, date);
  const [first, ...others] = itineraries;
  if (!first) throw new Error(`nothing to change to on ${date}`);
  const dearest = others.reduce((best, one) => (Number(one.change.due) > Number(best.change.due) ? one : best), first);
  const flights = flightIdsOf(segments, dearest.segments);
  return { change: dearest.change, quote: good(await changeQuote(who, orderNo, ticketIds, flights)) };
}
