import { signal } from '@preact/signals-core';
import type { TrainOrder } from '#contract/train-order.ts';
import type { Services } from '#kit/services.ts';
import type { IntlOrder } from '#contract/intl-order.ts';
import { createIntlChange } from '#parts/intl/sale/change/change-model.ts';
import { intlRefund } from '#parts/intl/sale/kinds.ts';
import { intlChangeTexts, intlRefundTexts } from '#parts/intl/sale/texts.ts';
import { createTicketRefund } from '#parts/order/sale/tickets/ticket-refund.ts';
import { railRefund } from '#parts/rail/sale/kinds.ts';
import { refundTexts } from '#parts/rail/sale/texts.ts';
import { createTrainChange } from '#widgets/train/train-change/model.ts';
import { texts as trainChangeTexts } from '#widgets/train/train-change/texts.ts';
import { usualBillSettings } from '#domain/bill/settings.ts';
import { createLinkForm } from '#parts/rail/account/model.ts';
import type { LinkValues } from '#parts/rail/account/model.ts';
import { texts as railTexts } from '#parts/rail/account/texts.ts';
import { blankTraveller } from '#parts/traveller/draft.ts';
import { createWaitForm } from '#widgets/train/train-order/wait/form.ts';
import * as waitRules from '#widgets/train/train-order/wait/rules.ts';
import { texts as waitTexts } from '#widgets/train/train-order/wait/texts.ts';
import { givenRideChoice, givenWait } from './support/given/given-ride.ts';
import { partThere } from './support/given/part-there.ts';
import { createSettingsForm } from '#widgets/report/report/bill-settings/model.ts';
import { amountWords } from '#domain/wallet/amount.ts';
import { createRecharge } from '#parts/account/recharge/create-recharge.ts';
import { formSuite } from './support/suites/form-suite.ts';

formSuite('the settings of the transaction bill', {
  open: (services) => createSettingsForm(services, { ...usualBillSettings, period: '' as 'all' }, () => undefined),
  filled: { period: 'month', balance: false },
  wrong: { change: { period: '' as 'all' }, path: 'period' },
  data: usualBillSettings,
});
formSuite('a recharge', {
  open: (services) => createRecharge(services, { min: '1', max: '50000' }, amountWords),
  filled: { amount: '500' },
  wrong: { change: { amount: '0' }, path: 'amount' },
  data: { orderId: 'CZ1' },
});
formSuite<LinkValues>('linking an account of 12306', {
  open: (services) => createLinkForm(services, railTexts, () => undefined),
  filled: { account: 'linzhixia', railPassword: 'a password' },
  secrets: { railPassword: 'a password' },
  wrong: { change: { account: '林知夏' }, path: 'account' },
  data: { isLogin: true, account: 'li***a', since: '2026-11-20 10:00:00', historyList: [] },
});

const withPage = (services: Services): Services => ({ ...services, visible: signal(true) });
const railTicket = { passengerNo: 0, rideNo: 0, refund: { percent: 5, fee: '2', back: '98', next: null } };
formSuite('a refund of train tickets', {
  open: (services) => {
    const order = {
      orderNo: 'T1',
      tickets: ['1', '2'].map((ticketId) => ({ ...railTicket, ticketId })),
    } as unknown as TrainOrder;
    const page = { settle: () => undefined, load: () => undefined, closeSale: () => undefined };
    return createTicketRefund(withPage(services), railRefund, order, '', refundTexts, page).form;
  },
  filled: { ticketIds: ['1'] },
  wrong: { change: { ticketIds: [] }, path: 'ticketIds' },
  data: { orderNo: 'T1', status: 9 },
});

formSuite('a refund of international flights', {
  open: (services) => {
    const ticket = { passengerNo: 0, sliceNo: 1, refund: { fee: '900', back: '6080' } };
    const order = {
      orderNo: 'I1',
      tickets: ['1', '2'].map((ticketId) => ({ ...ticket, ticketId })),
    } as unknown as IntlOrder;
    const page = { settle: () => undefined, load: () => undefined, closeSale: () => undefined };
    return createTicketRefund(withPage(services), intlRefund, order, '', intlRefundTexts, page).form;
  },
  filled: { ticketIds: ['1'] },
  wrong: { change: { ticketIds: [] }, path: 'ticketIds' },
  data: { orderNo: 'I1', status: 9 },
});

formSuite('a change of international flights', {
  open: (services) => {
    const flights = [{ depTime: '2027-03-03 10:50', arrTime: '2027-03-03 21:45' }];
    const order = {
      orderNo: 'I1',
      slices: [{ sliceNo: 0, flights }],
      passengers: [],
      tickets: ['1', '2'].map((ticketId) => ({ ticketId, passengerNo: 0, sliceNo: 0, mayChange: true })),
    } as unknown as IntlOrder;
    const page = {
      settle: () => undefined,
      load: () => undefined,
      closeSale: () => undefined,
      payChange: () => undefined,
    };
    return createIntlChange(withPage(services), order, '', intlChangeTexts, page).form;
  },
  filled: { ticketIds: ['1'], flights: ['MU1-20270303-PVGCDG'] },
  wrong: { change: { ticketIds: [] }, path: 'ticketIds' },
  data: { orderNo: 'I1', status: 3, afterSales: [] },
});

formSuite('a change of train tickets', {
  open: (services) => {
    const order = {
      orderNo: 'T1',
      rides: [{ rideNo: 0, from: { at: '2026-12-01 07:00:00' }, seatClass: 'second' }],
      tickets: ['1', '2'].map((ticketId) => ({ ...railTicket, ticketId, mayChange: true })),
      actions: ['change'],
      afterSales: [],
    } as unknown as TrainOrder;
    return createTrainChange(
      withPage(services),
      order,
      { isOther: false, ticket: '', isChosen: false },
      trainChangeTexts,
      () => undefined,
    ).form;
  },
  filled: { ticketIds: ['1'], trainNumber: 'G3' },
  wrong: { change: { ticketIds: [] }, path: 'ticketIds' },
  data: { orderNo: 'T1', status: 2, afterSales: [] },
});
formSuite('an order that waits for train tickets', {
  open: (services) =>
    createWaitForm(
      services,
      { wishes: givenRideChoice.rides, isStudent: false, travelType: 'private' },
      signal(givenRideChoice.rides),
      signal(givenWait()),
      waitTexts,
      partThere(waitRules),
      { ready: () => true, done: () => undefined, refused: () => false },
    ),
  filled: {
    people: [
      { ...blankTraveller('p1'), name: '林知远', papers: { 1: { certNo: '34052419800101001X', certValidDate: '' } } },
    ],
    contact: { name: '周砚清', mobilePhone: '13800000010', email: '' },
    agreed: true,
  },
  wrong: { change: { contact: { name: '周砚清', mobilePhone: '1380', email: '' } }, path: 'contact.mobilePhone' },
  data: { orderNo: '260916143207', payprice: '662', payDeadline: '', payDeadlineMs: 0 },
});
