import fs from 'node:fs';
import path from 'node:path';
import { partThere } from '#tests/support/given/part-there.ts';
import * as flightRules from '#widgets/flight/flight-booking/order/rules.ts';
import * as intlRules from '#widgets/flight/intl-order/order/rules.ts';
import * as railRules from '#widgets/train/train-order/order/rules.ts';
import * as stayRules from '#widgets/hotel/hotel-order/order/rules.ts';
import { expect, it } from 'vitest';
import type { Verified } from '#contract/flight.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import { givenFlight, givenFlightChoice } from '#tests/support/given/given-flight.ts';
import { givenAbroad, givenIntl, givenIntlChoice } from '#tests/support/given/given-intl.ts';
import { givenChoice, givenStay } from '#tests/support/given/given-stay.ts';
import { givenRide, givenRideChoice, givenWait } from '#tests/support/given/given-ride.ts';
import { bookingSuite } from '#tests/support/suites/booking-suite.ts';
import { createFlightBooking } from '#widgets/flight/flight-booking/model.ts';
import { createIntlOrder } from '#widgets/flight/intl-order/model.ts';
import { texts as intlTexts } from '#widgets/flight/intl-order/texts.ts';
import { createHotelOrder } from '#widgets/hotel/hotel-order/model.ts';
import { createWaitOrder } from '#widgets/train/train-order/wait/model.ts';
import * as waitRules from '#widgets/train/train-order/wait/rules.ts';
import { texts as waitTexts } from '#widgets/train/train-order/wait/texts.ts';
import { createTrainOrder } from '#widgets/train/train-order/model.ts';
import { texts as railTexts } from '#widgets/train/train-order/texts.ts';
import { texts as stayTexts } from '#widgets/hotel/hotel-order/texts.ts';

/** The rules of all bookings (tests/support/suites/booking-suite.ts), held over each of them. */
const contact = { name: '周砚清', mobilePhone: '13800000010', email: '' };
const editOf = (model: object) => (model as { form: { edit(change: object): void } }).form.edit;

const cards: Readonly<Record<string, string>> = { p1: '34052419800101001X', p2: '11010519491231002X' };
const traveller = (key: string) => ({
  ...blankTraveller(key),
  name: key === 'p1' ? '林知远' : '周砚清',
  papers: { 1: { certNo: cards[key] ?? '', certValidDate: '' } },
});

bookingSuite('an order of flights', {
  open: (services, at) =>
    createFlightBooking(
      services,
      {
        ...givenFlightChoice,
        seats: givenFlightChoice.seats.map((seat) => ({ ...seat, cabinCode: ['Y', 'M', 'B'][at] ?? seat.cabinCode })),
      },
      partThere(flightRules),
    ),
  fill: (model) =>
    editOf(model)({
      people: [traveller('p1')],
      contact,
      agreed: true,
      documentConsent: true,
    }),
  typed: '34052419800101001X',
  paths: { verify: '/airTicket/verifyPrice', create: '/airTicket/createOrder' },
  offer: givenFlight,
  changed: (verified) => ({ kind: 'priceChanged', changes: [], verified }),
  gone: { kind: 'soldOut', flightId: 'CA1501', cabinCode: 'Y', seatsLeft: 0 },
  forbidden(offer) {
    const { segments, ...rest } = offer as Verified;
    const standard = { verdict: 'forbidden' as const, overBy: '0', reason: '' };
    return { ...rest, segments: segments.map((one) => ({ ...one, seat: { ...one.seat, standard } })) };
  },
  others: (model) => editOf(model)({ people: ['p1', 'p2'].map(traveller) }),
  created: { orderId: 'A1', orderNo: '260916143207', payprice: '1070' },
  next: 'pay_order',
  page: 'ticket_order_details',
});

bookingSuite('an order of a stay', {
  open: (services, at) =>
    createHotelOrder(services, { ...givenChoice, rateId: `r${at + 1}-standard` }, stayTexts, partThere(stayRules)),
  fill: (model) => editOf(model)({ guests: [[{ name: '林知远', pinyin: '' }]], contact, agreed: true }),
  typed: '林知远',
  paths: { verify: '/hotel/verify', create: '/hotel/createOrder' },
  offer: givenStay,
  changed: (verified) => ({ kind: 'rate', from: '1', to: '1056', verified }),
  gone: { kind: 'inventory', roomsLeft: 0, full: ['2026-09-22'] },
  forbidden(offer) {
    const stay = offer as VerifiedStay;
    return { ...stay, rate: { ...stay.rate, standard: { verdict: 'forbidden', overBy: '0', reason: '' } } };
  },
  created: { orderNo: '260916143207', payprice: '1056', needsPayment: true },
  next: 'pay_hotel',
  page: 'hotel_order_details',
});

bookingSuite('an order of train tickets', {
  open: (services, at) =>
    createTrainOrder(
      services,
      { ...givenRideChoice, rides: givenRideChoice.rides.map((ride) => ({ ...ride, trainNumber: `G${at + 1}` })) },
      railTexts,
      partThere(railRules),
    ),
  fill: (model) => editOf(model)({ people: [traveller('p1')], contact, agreed: true }),
  typed: '34052419800101001X',
  paths: { verify: '/train/verify', create: '/train/createOrder' },
  offer: givenRide,
  changed: (verified) => ({ kind: 'rate', from: '1', to: '662', verified }),
  gone: { kind: 'inventory', trainNumber: 'G1', seatClass: 'second', left: 0 },
  forbidden(offer) {
    const { rides, ...rest } = offer as VerifiedTrain;
    const standard = { verdict: 'forbidden' as const, overBy: '0', reason: '' };
    return { ...rest, rides: rides.map((ride) => ({ ...ride, standard })) };
  },
  others: (model) => editOf(model)({ people: ['p1', 'p2'].map(traveller) }),
  created: { orderNo: '260916143207', payprice: '662', payDeadline: '', payDeadlineMs: 0 },
  next: 'train_order_pay',
  page: 'train_order_details',
});

bookingSuite('an order of international flights', {
  open: (services, at) =>
    createIntlOrder(services, { ...givenIntlChoice, brandId: `CA-Y${at + 1}` }, intlTexts, partThere(intlRules)),
  fill: (model) =>
    editOf(model)({
      people: [{ ...blankTraveller('p1'), ...givenAbroad() }],
      contact,
      agreed: true,
      documentConsent: true,
    }),
  typed: 'E12345678',
  paths: { verify: '/intl/verify', create: '/intl/createOrder' },
  offer: givenIntl,
  changed: (verified) => ({ kind: 'rate', from: '1', to: '6980', verified }),
  gone: { kind: 'inventory', flightId: 'CA833-20261212-PVGCDG', left: 0 },
  forbidden: (offer) => ({
    ...offer,
    travelType: 'business',
    standard: { control: 'forbid', summary: '' },
    verdict: { verdict: 'forbidden', overBy: '0', reason: '' },
  }),
  others: (model) =>
    editOf(model)({
      people: ['E12345678', 'E87654321'].map((certNo, at) => ({
        ...blankTraveller(`p${at + 1}`),
        ...givenAbroad(certNo),
      })),
    }),
  created: { orderNo: '260916143207', payprice: '6980', payDeadline: '', payDeadlineMs: 0 },
  next: 'intl_order_pay',
  page: 'intl_order_details',
});

bookingSuite('an order that waits for train tickets', {
  open: (services, at) =>
    createWaitOrder(
      services,
      {
        wishes: givenRideChoice.rides.map((ride) => ({ ...ride, date: `2026-12-0${at + 1}` })),
        isStudent: false,
        travelType: 'private',
      },
      waitTexts,
      partThere(waitRules),
    ),
  fill: (model) => editOf(model)({ people: [traveller('p1')], contact, agreed: true }),
  typed: '34052419800101001X',
  paths: { verify: '/train/waitQuote', create: '/train/createWait' },
  offer: givenWait,
  gone: { kind: 'product' },
  created: { orderNo: '260916143207', payprice: '662', payDeadline: '', payDeadlineMs: 0 },
  next: 'train_order_pay',
  page: 'train_order_details',
});

/** Files that make a booking. A new one gets a `bookingSuite` above. */
const covered = [
  'widgets/flight/flight-booking/model.ts',
  'widgets/flight/intl-order/model.ts',
  'widgets/hotel/hotel-order/model.ts',
  'widgets/train/train-order/model.ts',
  'widgets/train/train-order/wait/model.ts',
];

it('holds every booking of the sources', () => {
  const makers = fs
    .readdirSync('widgets', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('widgets', name.replaceAll(path.sep, '/')))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        /from '#parts\/booking\/booking\.ts'/.test(fs.readFileSync(file, 'utf8')) &&
        /\bcreateBooking[<(]/.test(fs.readFileSync(file, 'utf8')),
    );
  expect(makers.toSorted()).toEqual(covered);
});
