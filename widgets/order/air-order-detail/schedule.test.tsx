import { beforeAll, expect, test } from 'vitest';
import type { AirOrder, FlightSchedule } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { mountWidget } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';
let orderId = '';
beforeAll(async () => {
  orderId = (await bookOrder({ as, inDays: 83 })).orderId;
});

/** The order's page, with a ticket for a flight that the airline has changed. */
async function open(kind: FlightSchedule['kind'], times: { depTime: string; arrTime: string }) {
  const { screen, root } = await mountWidget('air-order-detail', {
    as,
    address: `/ticket/OrderDetails/${orderId}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/order/airOrderDetail')) return response;
      const answer = (await response.json()) as { data: AirOrder };
      const sold = { depTime: '2026-11-20 10:30:00', arrTime: '2026-11-20 13:00:00' };
      Object.assign(answer.data, { status: 2, actions: ['refund', 'change'] });
      Object.assign(answer.data.flightList[0] ?? {}, times, {
        schedule: { kind, ...sold, at: '2026-09-16 10:00:00' },
      });
      answer.data.timeline.unshift({ time: '2026-09-16 10:00:00', title: '航班延误', detail: '' });
      return Response.json(answer);
    },
  });
  await screen.findByText(/可免费退票或改签/);
  return { screen, times: [...root.querySelectorAll('.od-it__d')].map(({ textContent }) => textContent) };
}

test('a delayed flight shows its new times beside those as sold, and the free refund or change', async () => {
  const { screen, times } = await open('delayed', { depTime: '2026-11-20 12:00:00', arrTime: '2026-11-21 00:30:00' });
  expect(screen.getByText('原定 11-20 10:30 起飞，现改为 12:00，可免费退票或改签')).toBeTruthy();
  expect(screen.getByText('延误')).toBeTruthy();
  const step = (await screen.findByText('航班延误', { selector: 'li *' })).closest('li');
  expect(step?.className).toBe('is-warn');
  expect(times[0]).toMatch(/^11-20 周五12:00原定 10:30/);
  expect(times[1]).toMatch(/原定 11-20 13:00/);
});

test('a cancelled flight has its times struck through', async () => {
  const { screen, times } = await open('cancelled', { depTime: '2026-11-20 10:30:00', arrTime: '2026-11-20 13:00:00' });
  expect(screen.getByText('原定 11-20 10:30 起飞的航班已取消，可免费退票或改签')).toBeTruthy();
  expect(screen.getByText('10:30').closest('s')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '航班取消' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '免费退票' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '免费改签' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull();
  expect(times[0]).not.toContain('原定');
});

test('while check-in is open the page says where, and has the telephone of the airline that flies', async () => {
  const { screen } = await mountWidget('air-order-detail', {
    as,
    address: `/ticket/OrderDetails/${orderId}`,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/order/airOrderDetail')) return response;
      const answer = (await response.json()) as { data: AirOrder };
      const inHours = (hours: number) => momentAt(Date.now() + hours * 3_600_000);
      Object.assign(answer.data, { status: 2 });
      answer.data.flightList = answer.data.flightList.slice(0, 1);
      Object.assign(answer.data.flightList[0] ?? {}, {
        depTime: inHours(5),
        arrTime: inHours(8),
        airline: 'FM',
        carrierFlightNo: '9C8801',
      });
      return Response.json(answer);
    },
  });
  await screen.findByText(/值机已开放/);
  expect((await screen.findByRole('link', { name: '95524' })).getAttribute('href')).toBe('tel:95524');
  expect(screen.getByText(/可在春秋航空官网、App 或机场柜台办理/)).toBeTruthy();
});
