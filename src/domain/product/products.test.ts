import { describe, expect, it } from 'vitest';
import { codeFamilies, families, orderTypes, productNames } from './names.ts';
import { isClosedArea } from './closed-areas.ts';
import { orderTypeAt } from './order-type-at.ts';
import { billUnitOf, orderPlaceOf, productOf, productsOf, rowOf } from './products.ts';

describe('the table of products', () => {
  it('gives every family its products, and every product one family', () => {
    expect(families.flatMap(productsOf).sort()).toEqual(productNames.toSorted());
    expect(productsOf('air')).toEqual(['airTicket', 'gp']);
  });

  it('finds a row by the word of orders or of reports, and none by another text', () => {
    expect([productOf('gp')?.name, productOf('air')?.name]).toEqual(['公务票', '机票']);
    expect(['', 'AIRTICKET', 'toString', 'benefit'].filter((text) => productOf(text))).toEqual([]);
  });

  it('has an order page for each product of the order list, and a payment for each that a code pays', () => {
    expect(orderTypes.filter((type) => !orderPlaceOf(type, '1'))).toEqual([]);
    expect(codeFamilies.filter((family) => !Object.keys(rowOf(family).business).length)).toEqual([]);
  });

  it.each([
    ['airTicket', 'ticket_order_details', { id: '7' }],
    ['gp', 'ticket_order_details', { id: '7' }],
    ['hotel', 'hotel_order_details', { orderNo: '7' }],
  ])('leads from an order of %s to %s', (type, route, params) => {
    expect(orderPlaceOf(type, '7')).toEqual({ route, params });
  });

  it.each([
    [['intl_order_details', '', 'flight_query_list'], 'intl'],
    [['pay_finish', 'intlPay', 'flight_query_list'], 'intl'],
    [['train_order_details', '', 'hotel_index'], 'train'],
    [['th_business_index', '', 'hotel_index'], 'hotel'],
    [['ticket_order_details', '', ''], 'airTicket'],
  ])('has the orders of %j in the tab %s', (words, type) => {
    expect(orderTypeAt(...words)).toBe(type);
  });

  it('leads nowhere from an order of a product without a page', () => {
    expect([orderPlaceOf('car', '7'), orderPlaceOf('benefit', '7')]).toEqual([null, null]);
  });

  it('names each number and each name of a payment once', () => {
    const rows = productNames
      .filter((name) => name !== 'gp')
      .flatMap((name) => Object.entries(productOf(name)?.business ?? {}));
    const names = rows.map(([name]) => name);
    const numbers = rows.flatMap(([, { no }]) => (no ? [no] : []));
    expect([new Set(names).size, new Set(numbers).size]).toEqual([names.length, numbers.length]);
  });

  it('counts nights in the bill of stays alone', () => {
    expect(['airSum', 'hotelSum', 'trainSum', 'transaction'].map(billUnitOf)).toEqual([
      'ticket',
      'night',
      'ticket',
      'ticket',
    ]);
  });

  it('closes the pages of hotels, and no others, where their switch is off', () => {
    expect(['hotel', 'flight', 'train', 'order'].filter((area) => isClosedArea(area, {}))).toEqual(['hotel']);
    expect(isClosedArea('hotel', { hotel: true })).toBe(false);
  });
});
