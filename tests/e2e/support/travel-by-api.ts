import type { IntlList } from '#contract/intl.ts';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import { askedSlices } from '#domain/intl/search/trip-codec.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { writeIntlChoice } from '#parts/intl/offer-query.ts';
import { call } from './by-api.ts';
import type { SignedIn } from './by-api.ts';
import { keepFormDays } from './form-days.ts';
import { chinaDay } from './steps.ts';

interface Held {
  orderNo: string;
  /** Of the form of the order, as its address has it. */
  form: string;
}

/** Another number each time. */
const fresh = (): string => String(Date.now()).slice(-7);
const contact = { name: '周砚清', mobilePhone: '13800000010' };

/** An unpaid order of one adult from Beijing to Shanghai by train. */
export async function bookTrainByApi({ appId, token }: SignedIn, days: number): Promise<Held> {
  keepFormDays(days);
  const date = chinaDay(days);
  const { rides } = await call<{
    rides: {
      trainNumber: string;
      from: { telecode: string };
      to: { telecode: string };
      seats: { seatClass: string; left: number; price: string }[];
    }[];
  }>('/train/query', { token, fromStation: '北京', toStation: '上海', date }, appId);
  const isOpen = ({ seatClass, left }: { seatClass: string; left: number }) => seatClass === 'second' && left > 10;
  const found = rides.find(({ seats }) => seats.some(isOpen));
  if (!found) throw new Error('no train with seats');
  const { trainNumber, from, to, seats } = found;
  const ride = { trainNumber, date, fromStation: from.telecode, toStation: to.telecode, seatClass: 'second' };
  const { verifyKey } = await call<VerifiedTrain>('/train/verify', { token, rides: [ride], passengers: 1 }, appId);
  const digits = `11010119900307${100 + (Number(fresh()) % 900)}`;
  const { orderNo } = await call<{ orderNo: string }>(
    '/train/createOrder',
    {
      token,
      requestId: crypto.randomUUID(),
      verifyKey,
      passengers: [{ name: '林知远', certType: '1', certNo: digits + idCheckCharacter(digits), ticketType: 'adult' }],
      contact,
      agreed: true,
    },
    appId,
  );
  return {
    orderNo,
    form: new URLSearchParams({
      rides: [trainNumber, date, from.telecode, to.telecode, 'second'].join('.'),
      travelType: 'private',
      seen: seats.find(isOpen)?.price ?? '',
    }).toString(),
  };
}

/** An unpaid order of one adult from Shanghai to Paris and back. */
export async function bookIntlByApi({ appId, token }: SignedIn, days: number): Promise<Held> {
  keepFormDays(days);
  const legs = [
    { from: 'SHA', to: 'PAR', date: chinaDay(days) },
    { from: 'PAR', to: 'SHA', date: chinaDay(days + 9) },
  ];
  const party = { ADT: 1 };
  const list = await call<IntlList>('/intl/query', { token, flightType: 2, slices: askedSlices(legs), party }, appId);
  const found = nextOffers(list, [], party).find(
    ({ brand, price, offer }) =>
      list.brands[brand]?.tickets === 1 &&
      price.left > 8 &&
      // With a stop each way, whose connection is shown.
      offer.itineraries.every((at, slice) => list.slices[slice]?.[at]?.stops.length === 1),
  );
  if (!found) throw new Error('no trip to Paris');
  const flights = found.offer.itineraries.map((at, slice) =>
    flightIdsOf(list.segments, list.slices[slice]?.[at]?.segments ?? []),
  );
  const brandId = list.brands[found.brand]?.brandId ?? '';
  const { verifyKey } = await call<VerifiedIntl>(
    '/intl/verify',
    {
      token,
      flightType: 2,
      slices: askedSlices(legs).map((leg, at) => ({ ...leg, flights: flights[at] })),
      brandId,
      party,
    },
    appId,
  );
  const { orderNo } = await call<{ orderNo: string }>(
    '/intl/createOrder',
    {
      token,
      requestId: crypto.randomUUID(),
      verifyKey,
      passengers: [
        {
          name: 'LIN/ZHIYUAN',
          psgType: 'ADT',
          certType: '2',
          certNo: `E2${fresh()}`,
          certValidDate: '2036-01-01',
          bornDate: '1990-03-07',
          sex: 'M',
          nationality: 'CN',
        },
      ],
      contact,
      agreed: true,
      documentConsent: true,
      acceptRisk: true,
    },
    appId,
  );
  const choice = writeIntlChoice({ flightType: 2, legs, flights, brandId, party, seen: String(found.price.total) });
  return { orderNo, form: new URLSearchParams(Object.entries(choice)).toString() };
}
