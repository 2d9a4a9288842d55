import { expect, test } from 'vitest';
import type { OrderRow } from '#contract/order-list.ts';
import { orderTypes } from '#domain/product/names.ts';
import { isOpened } from '#routes/opened.ts';
import { ordersTabSuite } from '#tests/support/suites/orders-tab-suite.ts';
import { laterTabs, productTabs } from './product-tabs.ts';
import { texts } from './texts.ts';

const row = {
  orderId: '260916143207',
  orderNo: '260916143207',
  created: '1970-01-01 08:00:00',
  travelDay: '1970-01-03',
  status: 0,
  payDeadline: '1970-01-01 09:00:00',
  bookedBy: '',
  flightList: [{ depTime: '1970-01-03 08:00:00', arrTime: '1970-01-03 10:00:00' }],
  psgNames: ['林知远'],
} as unknown as OrderRow;

const tabs = new Map(
  await Promise.all(orderTypes.map(async (type) => [type, productTabs[type] ?? (await laterTabs[type]?.())] as const)),
);

for (const [type, spec] of tabs) {
  if (spec) ordersTabSuite(spec, texts, { ...row, type });
}

test('each product has a tab, and its orders have a page', () => {
  expect(orderTypes.filter((type) => tabs.get(type))).toEqual(orderTypes);
  expect(orderTypes.filter((type) => !isOpened('order_list', { type }))).toEqual([]);
});
