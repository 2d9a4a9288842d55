import { expect, test } from 'vitest';
import type { OrderRow } from '#contract/order-list.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000030';
const asked: string[] = [];

/** The wire, on which the list of orders has these rows. */
const rowsAre =
  (rows: Partial<OrderRow>[]): typeof fetch =>
  async (input, init) => {
    if (!String(input instanceof Request ? input.url : input).endsWith('/order/list')) return fetch(input, init);
    const body = String(init?.body ?? '');
    asked.push(body);
    const its = rows.filter(({ type }) => type === new URLSearchParams(body).get('type'));
    const data = { rows: its, total: its.length, next: null, asOf: '2026-09-16 14:30:00' };
    return Response.json({ ret: 0, msg: '', data });
  };
const flight = (orgcityname: string, dstcityname: string, depTime: string, arrTime: string) => ({
  triptype: 1 as const,
  orgcityname,
  dstcityname,
  airline: 'CA',
  flightNo: `CA${depTime.slice(11, 13)}00`,
  depTime,
  arrTime,
});
const order = (orderId: string, one: ReturnType<typeof flight>): Partial<OrderRow> => ({
  type: 'airTicket',
  orderId,
  status: 2,
  psgNames: ['周砚清'],
  flightList: [one],
});

test('the trip view puts orders of the same days together, names a clash and leads to the orders', async () => {
  const rows = [
    order('1', flight('北京', '上海', '2026-11-24 08:00:00', '2026-11-24 10:10:00')),
    order('2', flight('上海', '广州', '2026-11-24 09:00:00', '2026-11-24 11:30:00')),
    order('3', flight('北京', '成都', '2026-12-20 09:00:00', '2026-12-20 12:00:00')),
  ];
  const { screen, events } = await mountWidget('order-list', {
    as,
    address: '/order/list?view=trips',
    fetch: rowsAre(rows),
  });
  const trip = await screen.findByRole('region', { name: '北京 → 上海 → 广州' });
  expect(trip.textContent).toContain('11-24 周二 · 周砚清');
  expect(trip.textContent).toContain('与 CA0900 时间冲突去改签');
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  expect(screen.getByRole('region', { name: '北京 → 成都' })).toBeTruthy();
  expect(new URLSearchParams(asked.at(-1)).get('sort')).toBe('travel');
  fireEvent.click(trip.querySelector('a') as HTMLElement);
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ path: '/ticket/OrderDetails/1' }));
});

test('a train ride stands in the trip of the flight that it leads to, by the city of its station', async () => {
  const call = (station: string, city: string, at: string) => ({ station, telecode: 'VNP', city, at });
  const ride = {
    trainNumber: 'G7',
    from: call('北京南', '北京', '2026-11-24 08:00:00'),
    to: call('上海虹桥', '上海', '2026-11-24 12:30:00'),
    seatClass: 'second' as const,
    seats: [],
    schedule: 'delayed' as const,
  };
  const train: Partial<OrderRow> = {
    ...order('4', flight('', '', '', '')),
    type: 'train',
    flightList: [],
    train: { rides: [ride], ticketTypes: ['adult'] },
  };
  const rows = [train, order('5', flight('上海', '广州', '2026-11-25 09:00:00', '2026-11-25 11:30:00'))];
  const { screen, events } = await mountWidget('order-list', {
    as,
    address: '/order/list?view=trips',
    fetch: rowsAre(rows),
  });
  const trip = await screen.findByRole('region', { name: '北京 → 上海 → 广州' });
  expect(trip.textContent).toContain('G7 北京南 → 上海虹桥晚点');
  expect(trip.textContent).toContain('上海停留 1 晚');
  fireEvent.click(trip.querySelector('a') as HTMLElement);
  await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ path: '/train/OrderDetails/4' }));
});

test('the list leads to the trip view and back; without a trip to come it says so', async () => {
  const { screen } = await mountWidget('order-list', { as, address: '/order/list', fetch: rowsAre([]) });
  fireEvent.click(await screen.findByText('行程视图'));
  expect(await screen.findByText('没有待出行的行程')).toBeTruthy();
  expect(location.search).toBe('?view=trips');
  fireEvent.click(screen.getByText('订单列表'));
  expect(await screen.findByText('还没有机票订单')).toBeTruthy();
});

test('trips that cannot be read say so and are asked for again: by the button, and by themselves when the network is back', async () => {
  const network = losableNetwork(
    rowsAre([order('1', flight('北京', '上海', '2026-11-24 08:00:00', '2026-11-24 10:10:00'))]),
  );
  network.lose();
  const { screen } = await mountWidget('order-list', { as, address: '/order/list?view=trips', fetch: network.fetch });
  await screen.findByText('没有读取成功');
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  network.find();
  await screen.findByRole('region', { name: '北京 → 上海' });
});
