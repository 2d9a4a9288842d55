import { within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import type { AirOrder, FlightSchedule } from '#contract/order.ts';
import { momentAt } from '#domain/china-time.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';
let orderId = '';
beforeAll(async () => {
  orderId = (await bookOrder({ as, inDays: 83 })).orderId;
});

/** The order's page, with a ticket for a flight that the airline has changed. */
async function open(kind: FlightSchedule['kind'], times: { depTime: string; arrTime: string }) {
  const asked: URLSearchParams[] = [];
  let acceptedAt = '';
  const { screen, root } = await mountWidget('air-order-detail', {
    as,
    address: `/ticket/OrderDetails/${orderId}`,
    fetch: async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.endsWith('/order/acceptSchedule')) {
        asked.push(new URLSearchParams(String(init?.body)));
        acceptedAt = '2026-09-16 11:00:00';
        return Response.json({ ret: 0, msg: '', data: { orderId, acceptedAt } });
      }
      const response = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).endsWith('/order/airOrderDetail')) return response;
      const answer = (await response.json()) as { data: AirOrder };
      const sold = { depTime: '2026-11-20 10:30:00', arrTime: '2026-11-20 13:00:00' };
      const isOpen = kind !== 'cancelled' && !acceptedAt;
      Object.assign(answer.data, { status: 2, actions: [...(isOpen ? ['accept'] : []), 'refund', 'change'] });
      Object.assign(answer.data.flightList[0] ?? {}, times, {
        schedule: { kind, ...sold, at: '2026-09-16 10:00:00', ...(acceptedAt && { acceptedAt }) },
      });
      answer.data.timeline.unshift({ time: '2026-09-16 10:00:00', title: '航班延误', detail: '' });
      return Response.json(answer);
    },
  });
  await screen.findByText(/可免费退票或改签/);
  return { screen, asked, times: [...root.querySelectorAll('.od-it__d')].map(({ textContent }) => textContent) };
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

test('a new time is accepted after its question, and the order waits for nothing then', async () => {
  const { screen, asked } = await open('delayed', { depTime: '2026-11-20 12:00:00', arrTime: '2026-11-20 14:30:00' });
  expect(screen.getByRole('button', { name: '免费改签' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '接受新时刻' }));
  const dialog = await screen.findByRole('dialog', { name: '接受新时刻' });
  expect(dialog.textContent).toContain(
    '原定 11-20 10:30 起飞，现改为 12:00。接受后按新时刻出行，出发前仍可免费退票或改签',
  );
  fireEvent.click(within(dialog).getByRole('button', { name: '接受新时刻' }));
  await screen.findByRole('heading', { name: '已出票' });
  expect(JSON.parse(asked[0]?.get('seen') ?? '')).toEqual(['2026-11-20 12:00:00']);
  expect(screen.queryByRole('button', { name: '接受新时刻' })).toBeNull();
  expect(screen.getByRole('button', { name: '免费退票' })).toBeTruthy();
});

test('a cancelled flight has its times struck through', async () => {
  const { screen, times } = await open('cancelled', { depTime: '2026-11-20 10:30:00', arrTime: '2026-11-20 13:00:00' });
  expect(screen.getByText('原定 11-20 10:30 起飞的航班已取消，可免费退票或改签')).toBeTruthy();
  expect(screen.getByText('10:30').closest('s')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '航班取消' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '免费退票' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '免费改签' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '接受新时刻' })).toBeNull();
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
  expect(screen.getByText(/春秋航空官网、App、柜台办理/)).toBeTruthy();
});
