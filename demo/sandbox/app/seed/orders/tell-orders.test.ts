import { expect, it } from 'vitest';
import { tellOrders } from './tell-orders.ts';

it('a first start says that it makes orders, and tells each quarter of them once', () => {
  const said: string[] = [];
  const tell = tellOrders((line) => said.push(line));
  for (let made = 0; made <= 300; made += 1) tell(made, 300);
  expect(said).toEqual([
    'making the demo orders, once for a data folder, a minute or two …',
    '  75 of 300 orders',
    '  150 of 300 orders',
    '  225 of 300 orders',
    '  300 of 300 orders',
  ]);
});
