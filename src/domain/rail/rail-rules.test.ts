import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { changeQuote, mayChange } from './change-rules.ts';
import { feeOf, refundQuote, roundFee } from './refund-fees.ts';
import { closedUntil, lastPresaleDay, saleState, saleTimes, timesAt } from './sale-times.ts';

const yuan = (amount: number): number => Math.round(amount * 100);
const departs = msOf('2026-12-10 09:00');

describe('fees by the time before departure', () => {
  it.each([
    ['2026-12-02 09:00', 0, 0],
    ['2026-12-02 09:01', 5, 5],
    ['2026-12-08 09:00', 5, 5],
    ['2026-12-08 09:01', 10, 10],
    ['2026-12-09 09:00', 10, 10],
    ['2026-12-09 09:01', 20, 20],
    ['2026-12-10 09:00', 20, 20],
  ])('at %s: %i %%', (at, percent, fee) => {
    expect(refundQuote(yuan(100), departs, msOf(at))).toMatchObject({
      percent,
      fee: yuan(fee),
      back: yuan(100 - fee),
    });
  });

  it('after the departure there is no refund', () => {
    expect(refundQuote(yuan(100), departs, departs + 1)).toBeUndefined();
  });

  it('a ticket that was changed to a day beyond eight days keeps 5 %', () => {
    const long = msOf('2026-11-28 09:00');
    expect(refundQuote(yuan(100), departs, long, { keepsFivePercent: true })?.percent).toBe(5);
    expect(refundQuote(yuan(100), departs, msOf('2026-12-09 12:00'), { keepsFivePercent: true })?.percent).toBe(20);
  });

  it('the next step is named with its moment and fee; the last has none', () => {
    expect(refundQuote(yuan(553), departs, msOf('2026-12-08 08:00'))).toEqual({
      percent: 5,
      fee: yuan(27.5),
      back: yuan(525.5),
      next: { atMs: msOf('2026-12-08 09:00') + 1, percent: 10, fee: yuan(55.5) },
    });
    expect(refundQuote(yuan(553), departs, msOf('2026-12-10 08:00'))?.next).toBeNull();
  });

  it.each([
    [0.24, 0],
    [0.25, 0.5],
    [0.74, 0.5],
    [0.75, 1],
    [10.5, 10.5],
  ])('%d is rounded to %d', (fee, rounded) => {
    expect(roundFee(yuan(fee))).toBe(yuan(rounded));
  });

  it('are two yuan at least, and never more than the price', () => {
    expect(feeOf(yuan(10), 5)).toBe(yuan(2));
    expect(feeOf(yuan(1), 20)).toBe(yuan(1));
    expect(feeOf(yuan(10), 0)).toBe(0);
  });
});

describe('a change to another train', () => {
  const ticket = { departsMs: departs, isChanged: false, price: yuan(100) };
  const target = (at: string, isOtherStation = false) => ({ departsMs: msOf(at), price: yuan(100), isOtherStation });
  it.each([
    ['two days before, to any day', '2026-12-08 09:00', '2026-12-20 09:00', false, 'ok'],
    ['later than that, on the same day', '2026-12-08 09:01', '2026-12-10 23:59', false, 'ok'],
    ['later than that, to an earlier day', '2026-12-08 12:00', '2026-12-09 08:00', false, 'ok'],
    ['later than that, to the next day', '2026-12-08 09:01', '2026-12-11 00:00', false, 'beyondWindow'],
    ['after the departure, on the same day', '2026-12-10 12:00', '2026-12-10 18:00', false, 'ok'],
    ['after the day', '2026-12-11 00:00', '2026-12-11 08:00', false, 'tooLate'],
    ['to a train that has left', '2026-12-10 08:00', '2026-12-10 07:00', false, 'tooLate'],
    ['other station, two days before', '2026-12-08 09:00', '2026-12-12 09:00', true, 'ok'],
    ['other station, later', '2026-12-08 09:01', '2026-12-10 12:00', true, 'stationTooLate'],
  ] as const)('%s', (_, now, to, isOtherStation, verdict) => {
    expect(mayChange(ticket, target(to, isOtherStation), msOf(now))).toBe(verdict);
  });

  it('is possible once', () => {
    const changed = { ...ticket, isChanged: true };
    expect(mayChange(changed, target('2026-12-12 09:00'), msOf('2026-12-01 09:00'))).toBe('changedBefore');
  });

  it('to a dearer train costs the difference; from a cheaper one the difference less its fee comes back', () => {
    const now = msOf('2026-12-09 12:00');
    expect(changeQuote(ticket, { ...target('2026-12-10 12:00'), price: yuan(130) }, now)).toMatchObject({
      pay: yuan(30),
      fee: 0,
      back: 0,
    });
    expect(changeQuote(ticket, { ...target('2026-12-10 12:00'), price: yuan(40) }, now)).toMatchObject({
      pay: 0,
      fee: yuan(12),
      back: yuan(48),
    });
  });

  it('to a day beyond eight days keeps 5 % of a ticket that had a fee', () => {
    expect(changeQuote(ticket, target('2026-12-20 09:00'), msOf('2026-12-05 09:00')).keepsFivePercent).toBe(true);
    expect(changeQuote(ticket, target('2026-12-20 09:00'), msOf('2026-12-01 09:00')).keepsFivePercent).toBe(false);
    expect(changeQuote(ticket, target('2026-12-11 09:00'), msOf('2026-12-05 09:00')).keepsFivePercent).toBe(false);
  });
});

describe('the sale of tickets', () => {
  it.each([
    ['2026-12-10 09:00', '2026-11-26 07:59', { state: 'notYet', from: '2026-11-26 08:00:00' }],
    ['2026-12-10 09:00', '2026-11-26 08:00', { state: 'open' }],
    ['2026-12-10 09:00', '2026-12-01 00:59', { state: 'open' }],
    ['2026-12-10 09:00', '2026-12-01 01:00', { state: 'closed', until: '2026-12-01 05:00:00' }],
    ['2026-12-10 09:00', '2026-12-01 05:00', { state: 'open' }],
    ['2026-12-10 09:00', '2026-12-10 08:35', { state: 'open' }],
    ['2026-12-10 09:00', '2026-12-10 08:36', { state: 'over' }],
  ])('of a train at %s, asked at %s', (departsAt, now, state) => {
    expect(saleState(departsAt, msOf(now))).toEqual(state);
  });

  it('begins at the hour of the station, and never in the hours of rest', () => {
    const hours = { onSaleFrom: '09:00', closedFrom: '12:00', closedUntil: '13:30', stations: { 北京南: '12:30' } };
    const [departs, now] = ['2026-12-10 09:00', msOf('2026-11-26 08:00')];
    const from = (station: string) => saleState(departs, now, timesAt(station, hours));
    expect(from('天津')).toEqual({ state: 'notYet', from: '2026-11-26 09:00:00' });
    expect(from('北京南')).toEqual({ state: 'notYet', from: '2026-11-26 13:30:00' });
    expect(saleState(departs, now, timesAt('天津'))).toEqual({ state: 'open' });
  });

  it('has 15 days, today among them', () => {
    expect(lastPresaleDay(msOf('2026-11-26 12:00'))).toBe('2026-12-10');
  });

  it('closes over midnight where the provider says so, and never where both times are one', () => {
    const late = { ...saleTimes, closedFrom: '23:00', closedUntil: '06:00' };
    expect(closedUntil(msOf('2026-11-26 23:30'), late)).toBe('2026-11-27 06:00:00');
    expect(closedUntil(msOf('2026-11-26 05:59'), late)).toBe('2026-11-26 06:00:00');
    expect(closedUntil(msOf('2026-11-26 12:00'), late)).toBeUndefined();
    const always = { ...saleTimes, closedFrom: '00:00', closedUntil: '00:00' };
    expect(closedUntil(msOf('2026-11-26 00:00'), always)).toBeUndefined();
  });
});
