import { expect, test } from 'vitest';
import { matchRoute } from 'wouter';
import { allRoutes } from '#routes/all.ts';
import { pathOf } from '#routes/path.ts';
import { rowParser } from './row-parser.ts';

const routeAt = (path: string) => allRoutes.find((row) => matchRoute(rowParser, row.path, path)[0])?.name;

test('the router finds every row at its own path, with and without optional parameters, and no row at an unknown path', () => {
  // Rows that share a path: the first is meant, as everywhere in the product.
  const first = (path: string) => allRoutes.find((row) => row.path === path)?.name;
  for (const { path } of allRoutes) {
    const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => [name, '7'] as const);
    expect([path, routeAt(pathOf({ path }, Object.fromEntries(names)).split('?')[0] ?? '')]).toEqual([
      path,
      first(path),
    ]);
  }
  expect([
    routeAt('/ticket/OrderDetails'),
    routeAt('/ticket/OrderDetails/8/'),
    routeAt('/pay/order/8/9'),
    routeAt('/no/such'),
  ]).toEqual(['ticket_order_details', 'ticket_order_details', undefined, undefined]);
});

test('a parameter reaches the router decoded; one that its row forbids is no match', () => {
  expect(matchRoute(rowParser, '/agreement_frame/:type', '/agreement_frame/%E5%8D%8F')).toEqual([true, { type: '协' }]);
  expect(matchRoute(rowParser, '/order/:id(\\d+)', '/order/x')[0]).toBe(false);
});
