import { expect, test } from 'vitest';
import { allRoutes } from './all.ts';
import { pathOf, placeOf } from './path.ts';

const rows: [path: string, values: Record<string, string | number | undefined>, address: string][] = [
  ['/ticket/OrderDetails/:id?', { id: 8 }, '/ticket/OrderDetails/8'],
  ['/ticket/OrderDetails/:id?', {}, '/ticket/OrderDetails'],
  ['/travel/editProcessSettings/:id(\\d+)', { id: 12, tab: 'a b' }, '/travel/editProcessSettings/12?tab=a%20b'],
  ['/airTicket/query', { from: 'PEK', to: undefined, seats: 'a~b,c' }, '/airTicket/query?from=PEK&seats=a~b,c'],
];
test.each(rows)('%s with %j is %s', (path, values, address) => {
  expect(pathOf({ path }, values)).toBe(address);
});

test('every path of the table leads back to its own name', () => {
  const samples: Record<string, string> = {
    id: '7',
    orderId: 'A7',
    orderNo: 'N7',
    type: 'airTicket',
    queryType: '1',
    isFirst: '1',
  };
  for (const route of allRoutes) {
    const values = Object.fromEntries(
      [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, samples[name] ?? 'x']),
    );
    expect(placeOf(allRoutes, pathOf(route, values))).toMatchObject({ name: route.name, params: values });
  }
});

test('an unknown path and a wrong parameter have no place', () => {
  expect(placeOf(allRoutes, '/nowhere')).toBeNull();
  expect(placeOf(allRoutes, '/travel/editProcessSettings/abc')).toBeNull();
});
