import { expect, it } from 'vitest';
import type { OrderRow } from '#contract/order-list.ts';
import { msOf } from '#domain/china-time.ts';
import type { Services } from '#kit/services.ts';
import { defaultConfig } from '#theme/default-config.ts';
import { actionsOf } from './rail-actions.ts';

const order = {
  orderNo: 'T1',
  status: 2,
  train: { rides: [{ from: { at: '2026-12-03 09:00:00' }, to: {} }], ticketTypes: [] },
} as unknown as OrderRow;

const offeredAt = (moment: string, of = order): string[] => actionsAt(moment, of).map(({ id }) => id);

const actionsAt = (moment: string, of: OrderRow) => {
  const services = {
    clock: { now: () => msOf(moment) },
    config: { peek: () => defaultConfig },
  } as unknown as Services;
  return actionsOf(of, services, () => undefined);
};

it.each([
  ['2026-12-03 08:59:00', ['change', 'refund']],
  // Missed: it may be changed to a train that still leaves today.
  ['2026-12-03 09:01:00', ['change', 'again']],
  ['2026-12-03 23:59:00', ['change', 'again']],
  ['2026-12-04 00:00:00', ['again']],
])('a train of 3 December at nine offers at %s: %s', (moment, offered) => {
  expect(offeredAt(moment)).toEqual(offered);
});

it('a train that is missed since the one before it left late is given back and changed for nothing, until it leaves', () => {
  const late = { from: { at: '2026-12-03 09:00:00' }, to: {}, schedule: 'delayed', isFree: true };
  const missed = { from: { at: '2026-12-03 12:00:00' }, to: {}, isFree: true };
  const of = (...rides: object[]) => ({ ...order, train: { rides, ticketTypes: [] } }) as unknown as OrderRow;
  const labelsAt = (moment: string, row: OrderRow) => actionsAt(moment, row).map(({ label }) => label);
  expect(labelsAt('2026-12-03 09:30:00', of(late, missed))).toEqual(['免费改签', '免费退票']);
  // The second ticket of a journey without a late train is given back at its fee.
  const own = { from: missed.from, to: {} };
  expect(labelsAt('2026-12-03 09:30:00', of(order.train!.rides[0]!, own))).toEqual(['改签', '退票']);
  expect(labelsAt('2026-12-03 08:30:00', of(late, own))).toEqual(['改签', '退票']);
  expect(offeredAt('2026-12-03 12:01:00', of(late, missed))).toEqual(['change', 'again']);
});

it('books the same cities again as private or business travel, on the day while it is ahead', () => {
  const call = (city: string, at = '') => ({ city, telecode: 'XXX', at });
  const rides = [{ from: call('北京', '2026-12-03 09:00:00'), to: call('上海') }];
  const of = { ...order, status: 5, travelType: 'private', train: { rides, ticketTypes: [] } } as unknown as OrderRow;
  const opened: unknown[] = [];
  const open = (today: string) => {
    const services = {
      clock: { now: () => msOf('2026-12-01 00:00:00'), today: () => today },
      config: { peek: () => defaultConfig },
      navigate: (...place: unknown[]) => opened.push(place),
    } as unknown as Services;
    actionsOf(of, services, () => undefined)
      .find(({ id }) => id === 'again')
      ?.onPick();
  };
  open('2026-12-02');
  open('2026-12-04');
  const cities = { from: '北京', to: '上海', travelType: 'private' };
  expect(opened).toEqual([
    ['train_query_list', { ...cities, date: '2026-12-03' }],
    ['train_query_list', cities],
  ]);
});
