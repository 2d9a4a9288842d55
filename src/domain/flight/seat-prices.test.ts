import { expect, test } from 'vitest';
import { fenOf } from '../money.ts';
import { adultPrice, childPrice, fareFigures, infantPrice, ownPart, partyPrice } from './seat-prices.ts';

const seat = {
  parPrice: '930',
  childCabinPrice: '470',
  infantCabinPrice: '200',
  adtTaxeCn: '50',
  adtTaxeYq: '20',
  chdTaxeCn: '0',
  chdTaxeYq: '10',
  serviceFee: '10',
  discountServiceFee: '5',
};

test('each person pays ticket, fund, fuel surcharge and what is left of the service fee; an infant the ticket alone', () => {
  expect([adultPrice(seat), childPrice(seat), infantPrice(seat)].map((fen) => fen / 100)).toEqual([1005, 485, 200]);
});

test.each([
  [{ adults: 1, children: 0, infants: 0 }, '1005'],
  [{ adults: 2, children: 1, infants: 1 }, '2695'],
])('%o pay %s together', (party, total) => {
  expect(partyPrice(seat, party)).toBe(fenOf(total));
});

test('an opened fare says the sum of both flights, and what each one pays of it', () => {
  expect(fareFigures([seat, seat], { adults: 1, children: 1, infants: 0 })).toEqual({
    heads: 2,
    sumFen: fenOf('2980'),
    singles: [
      { who: 'adults', fen: fenOf('2010') },
      { who: 'children', fen: fenOf('970') },
    ],
  });
});

test.each([
  ['600', '133'],
  ['900', '0'],
  ['', '0'],
])('an adult pays personally what is above a limit of %s and the tolerance, taxes apart: %s', (limitPrice, own) => {
  expect(ownPart({ ...seat, limitPrice }, fenOf('202'))).toBe(fenOf(own));
});
