/** Times the order list, its filters, counters and the workbench of one company that has all the orders, on PostgreSQL. */
import { addCopies } from '../lib/many-orders.mjs';
import { measureAtSizes, showAtSizes } from './at-sizes.mjs';
import { logInTraveller } from './travellers.mjs';

const employee = '13800000071';
const company = '13800000070';

/** name → [path, fields]. */
const calls = (now) => {
  const day = (days) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const list = (fields) => ['/order/list', fields];
  return {
    'first page': list({}),
    'page 400': list({ skip: '7980' }),
    unpaid: list({ group: 'unpaid' }),
    'trips to come': list({ group: 'travel' }),
    'after-sales': list({ group: 'after' }),
    over: list({ group: 'done' }),
    'booked in 30 days': list({ days: JSON.stringify({ from: day(-30), to: '' }) }),
    'travel in 30 days': list({ dateBy: 'travel', days: JSON.stringify({ from: day(-30), to: day(0) }) }),
    'by travel day': list({ sort: '-travel' }),
    'by amount': list({ sort: '-amount' }),
    'an order number': list({ words: '261122000000' }),
    'a name': list({ words: '旅客42' }),
    'a name that nobody has': list({ words: '王五' }),
    'product without orders': list({ type: 'train' }),
    counters: ['/order/counts', {}],
    'workbench summary': ['/workbench/summary', {}],
    'workbench, last orders': ['/workbench/orders', { limit: '10' }],
  };
};

/** name → milliseconds at each size: the median of some calls in turn. Null without PostgreSQL. */
export const measureOrderLists = (startServer, { upTo } = {}) =>
  measureAtSizes(startServer, {
    upTo,
    turns: 9,
    async begin(server, query) {
      const booker = await logInTraveller(server.url, { mobilePhone: employee });
      const orderId = await booker.order((await booker.orderBodies(1))[0]);
      // The company sees its employees' business orders.
      await query(`update air_orders set travel_type = 'business', company_id = '700070' where order_id = $1`, [
        orderId,
      ]);
      await query(`update orders set travel_type = 'business', company_id = '700070' where order_id = $1`, [orderId]);
      const copies = { ahead: 200, statuses: [2, 2, 2, 5, 4, 6, 2, 5], details: 1000 };
      return {
        reader: await logInTraveller(server.url, { mobilePhone: company }),
        calls: () => calls(Date.now()),
        grow: (have, size) => addCopies(query, orderId, have, size, copies),
      };
    },
  });

export const showOrderLists = (figures) =>
  showAtSizes(figures, {
    subject: 'the order lists were',
    title: 'one company with so many orders on PostgreSQL, milliseconds a call',
  });
