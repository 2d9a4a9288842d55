import { describe, expect, it } from 'vitest';
import { businessTypeOf, orderPlace, paymentNamed, placeAfterPayment } from './business-types.ts';
import type { BusinessType } from './business-types.ts';

const paid = { orderId: 'o-1', orderNo: '260916143207' };

describe('after payment success (specification 2, section 4)', () => {
  const sentences: [string, BusinessType, ReturnType<typeof placeAfterPayment>][] = [
    [
      'recharge calls back success, on its finish page',
      'recharge',
      { route: 'recharge_finish', params: { orderId: 'o-1' }, message: '' },
    ],
    [
      'buffetCard goes to the pay-finish page',
      'buffetCard',
      { route: 'pay_finish', params: { orderId: 'o-1', businessType: 'buffetCard' }, message: '' },
    ],
    [
      'dometicketOrderPay goes to the order-finished page',
      'dometicketOrderPay',
      { route: 'pay_finish', params: { orderId: 'o-1' }, message: '' },
    ],
    [
      'changeTicket goes to the air order list',
      'changeTicket',
      {
        route: 'my_order_list',
        params: { type: 'airTicket', paid: 'changeTicket.o-1' },
        message: '改签差价已支付，等待航司确认',
      },
    ],
    [
      'trainPay goes to the train order list',
      'trainPay',
      { route: 'my_order_list', params: { type: 'train', orderNo: '260916143207' }, message: '订单支付成功' },
    ],
    [
      'trainChangeTicket goes to the train order list',
      'trainChangeTicket',
      {
        route: 'my_order_list',
        params: { type: 'train', paid: 'trainChangeTicket.o-1' },
        message: '差价支付成功',
      },
    ],
    [
      'hotelPay shows 订单支付成功, then opens the hotel order detail',
      'hotelPay',
      {
        route: 'hotel_order_details',
        params: { orderNo: '260916143207', paid: 'hotelPay.o-1' },
        message: '订单支付成功',
      },
    ],
    ['upgrade does nothing further', 'upgrade', null],
    ['payAnnualFee does nothing further', 'payAnnualFee', null],
    ['buyTicket does nothing further', 'buyTicket', null],
  ];
  it.each(sentences)('%s', (_sentence, type, expected) => {
    expect(placeAfterPayment(type, paid)).toEqual(expected);
  });
});

describe('a business type on the wire', () => {
  it.each([
    ['1', 'recharge'],
    ['2', 'buffetCard'],
    ['3', 'upgrade'],
    ['4', 'payAnnualFee'],
    ['5', 'dometicketOrderPay'],
    ['6', 'changeTicket'],
    ['7', 'buyTicket'],
    ['8', 'trainPay'],
  ] as const)('%s is %s', (number, name) => {
    expect(businessTypeOf(number)).toBe(name);
  });

  it('is also accepted by its name', () => {
    expect(businessTypeOf('hotelPay')).toBe('hotelPay');
    expect(businessTypeOf('trainChangeTicket')).toBe('trainChangeTicket');
  });

  it.each(['', '0', '9', 'toString', 'hotelpay'])('is unknown when it says %j', (text) => {
    expect(businessTypeOf(text)).toBeUndefined();
  });
});

it.each([
  ['dometicketOrderPay', 'ticket_order_details', { id: 'o-1' }],
  ['changeTicket', 'ticket_order_details', { id: '260916143207' }],
  ['hotelPay', 'hotel_order_details', { orderNo: '260916143207' }],
  ['trainPay', 'train_order_details', { orderId: 'o-1' }],
  // The number of a change is its own.
  ['trainChangeTicket', 'train_order_details', { orderId: '260916143207' }],
  ['upgrade', 'my_center_index', { view: 'benefits' }],
  ['buffetCard', 'my_center_index', { view: 'benefits' }],
] as const)('the order behind %s is at %s', (type, route, params) => {
  expect(orderPlace(type, paid)).toEqual({ route, params });
});

it.each([
  ['hotelPay.o-1', { type: 'hotelPay', orderId: 'o-1', message: '订单支付成功' }],
  ['hotelPay', null],
  ['toString.o-1', null],
  ['', null],
])('an address names the payment %j', (paid, named) => {
  expect(paymentNamed(paid)).toEqual(named);
});

it('a recharge is looked at in the wallet', () => {
  expect(orderPlace('recharge', paid)).toEqual({ route: 'my_wallet', params: {} });
});
