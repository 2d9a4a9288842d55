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

const offeredAt = (moment: string): string[] => {
  const services = {
    clock: { now: () => msOf(moment) },
    config: { peek: () => defaultConfig },
  } as unknown as Services;
  return actionsOf(order, services, () => undefined).map(({ id }) => id);
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
