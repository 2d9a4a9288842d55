import { within } from '@testing-library/dom';
import type { IntlList } from '#contract/intl.ts';
import type { HeldOrder } from '#contract/order.ts';
import type { VerifiedIntl } from '#contract/intl-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import { nextOffers } from '#domain/intl/offers.ts';
import type { IntlParty } from '#domain/intl/offers.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { partyOfTypes } from '#domain/intl/travellers/searched-types.ts';
import type { PsgType } from '#domain/passenger/psg-types.ts';
import { askedSlices } from '#domain/intl/search/trip-codec.ts';
import { writeIntlChoice } from '#parts/intl/offer-query.ts';
import type { IntlChoice } from '#parts/intl/offer-query.ts';
import { payPassword } from './book-order.ts';
import { asMember } from './order-train.ts';
import { callSandbox, fireEvent, mountWidget } from '../page/mount-widget.tsx';
import type { MountWidgetOptions } from '../page/mount-widget.tsx';
import { countInFile } from '../page/own-sandbox.ts';

const days = countInFile();
const people = countInFile();

/** A return trip to Paris that is sold to this party; each call takes other days. */
export async function findTrip(as: string, party: IntlParty = { ADT: 1 }): Promise<IntlChoice> {
  const call = await asMember(as);
  const first = addDays(dayAt(Date.now()), 40 + 3 * days());
  const legs = [
    { from: 'SHA', to: 'PAR', date: first },
    { from: 'PAR', to: 'SHA', date: addDays(first, 8) },
  ];
  const list = await call<IntlList>('/intl/query', { flightType: 2, slices: askedSlices(legs), party });
  const offer = nextOffers(list, [], party)
    .filter(({ brand, price }) => list.brands[brand]?.tickets === 1 && price.left > 8)
    .find(({ brand }) =>
      list.brands[brand]?.terms.every(
        ({ refundBefore, changeBefore }) => refundBefore !== null && changeBefore !== null,
      ),
    );
  if (!offer) throw new Error('no trip to Paris');
  const flights = offer.offer.itineraries.map((at, slice) =>
    flightIdsOf(list.segments, list.slices[slice]?.[at]?.segments ?? []),
  );
  const brandId = list.brands[offer.brand]?.brandId ?? '';
  return { flightType: 2, legs, flights, brandId, party, seen: String(offer.price.total) };
}

/** An adult with a passport that nobody else has. */
const someoneAbroad = () => ({
  name: 'LIN/ZHIYUAN',
  psgType: 'ADT',
  certType: '2',
  certNo: `E${String(20_000_000 + people())}`,
  certValidDate: '2036-01-01',
  bornDate: '1990-03-07',
  sex: 'M',
  nationality: 'CN',
});

/** The same with a daughter of eight. */
export const withChild = () => [
  someoneAbroad(),
  { ...someoneAbroad(), name: 'LIN/XIAOMAN', psgType: 'CHD', bornDate: '2018-05-06', sex: 'F', guardianConsent: true },
];

/** An unpaid order of a return trip. */
export async function bookIntl(as: string, passengers: ReturnType<typeof withChild> = [someoneAbroad()]) {
  const call = await asMember(as);
  const types = passengers.map(({ psgType }) => psgType as PsgType);
  const { flightType, legs, flights, brandId, party } = await findTrip(as, partyOfTypes(types));
  const { verifyKey } = await call<VerifiedIntl>('/intl/verify', {
    flightType,
    slices: askedSlices(legs).map((leg, at) => ({ ...leg, flights: flights[at] })),
    brandId,
    party,
  });
  const { orderNo, payprice } = await call<HeldOrder>('/intl/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    passengers,
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    agreed: true,
    documentConsent: true,
    acceptRisk: true,
  });
  return { orderNo, payprice, call };
}

/** The same, paid and ticketed. */
export async function ticketIntl(as: string, passengers?: ReturnType<typeof withChild>) {
  const booked = await bookIntl(as, passengers);
  await payIntl(booked, booked.orderNo, 'intlPay');
  await callSandbox('/sandbox/clock', { advance: '120' });
  return booked;
}

/** Pays an order, or the difference of a change, from the wallet. */
async function payIntl(
  { call }: Pick<Awaited<ReturnType<typeof bookIntl>>, 'call'>,
  orderId: string,
  businessType: string,
): Promise<void> {
  const { outTradeNo } = await call<{ outTradeNo: string }>('/pay/payInfo', { orderId, businessType });
  const requestId = crypto.randomUUID();
  await call('/pay/tianHangPay', {
    outTradeNo,
    businessType,
    body: 'x',
    requestId,
    payPassword: passwordHash(payPassword),
  });
}

interface OpenIntl extends Omit<MountWidgetOptions, 'address' | 'fetch'> {
  party?: IntlParty;
  isBusiness?: boolean;
  wire?: typeof fetch;
  /** Differences from the choice that is sold. */
  choice?: Partial<IntlChoice>;
}

/** Of the order form of a chosen trip. */
export function intlAddress(choice: IntlChoice, isBusiness = false): string {
  const path = isBusiness ? '/intl/international_order_info_business' : '/intl/international_order_info';
  return `${path}?${new URLSearchParams(Object.fromEntries(Object.entries(writeIntlChoice(choice))))}`;
}

/** Mounts the order form of a trip that the sandbox sells, logged in. */
export async function openIntl(options: OpenIntl = {}) {
  const { as = '13800000010', party, isBusiness, choice, wire = fetch, ...rest } = options;
  const found = await findTrip(as, party);
  const calls: { path: string; fields: URLSearchParams }[] = [];
  const widget = await mountWidget('intl-order', {
    ...rest,
    as,
    address: intlAddress({ ...found, ...choice }, isBusiness),
    async fetch(input, init) {
      calls.push({ path: new URL(String(input)).pathname, fields: new URLSearchParams(String(init?.body)) });
      return await wire(input, init);
    },
  });
  const { screen, root, events, type } = widget;
  return {
    ...widget,
    choice: found,
    sent: (of: string) => calls.filter((call) => call.path === of).map(({ fields }) => fields),
    press: (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0]!),
    passenger: (at: number) => within(screen.getByRole('group', { name: `乘机人 ${at}` })),
    enter(scope: ReturnType<typeof within>, label: string | RegExp, text: string) {
      const field = scope.getByLabelText(label);
      fireEvent.focusIn(field);
      type(field, text);
      fireEvent.focusOut(field);
    },
    agree() {
      for (const name of [/我已阅读并同意/, /同意将上述证件信息/])
        fireEvent.click(screen.getByRole('checkbox', { name }));
    },
    prices: () => root.querySelector('section[aria-label="费用明细"]')?.textContent ?? '',
    wentTo: () =>
      events.filter((event) => event.type === 'navigate').map((event) => (event.detail as { name: string }).name),
  };
}
