import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import { ticketIntl } from '#tests/support/orders/order-intl.ts';
import { callSandbox, fireEvent, mountWidget } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';
const open = async (orderNo: string) =>
  await mountWidget('intl-order-detail', { as: wealthy, address: `/intl/OrderDetails/${orderNo}` });

it('a change offers itineraries in the line of the search: who flies, the minutes at each stop, the airport', async () => {
  const { orderNo } = await ticketIntl(wealthy);
  const { screen } = await open(orderNo);
  fireEvent.click(await screen.findByRole('button', { name: /^改签 LIN\/ZHIYUAN 上海 → 巴黎/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '改签' }));
  const presses = await dialog.findAllByRole('button', { name: /^选择 / });
  const rows = presses.map((press) => press.closest('tr')?.textContent ?? '');
  expect(rows.some((row) => /[A-Z\d]{2}\d+ 实际承运/.test(row))).toBe(true);
  const connections = rows.filter((row) => /充裕|够用|偏紧/.test(row));
  expect(connections.length).toBeGreaterThan(0);
  for (const row of connections) expect(row).toMatch(/停 \d+ .*步行 \d+.*＝ \d+ .*，最短 \d+ .*，(比所需多 \d|恰好够)/);
});

it('where the airline has changed a slice, its fees are struck, and a refund is said to be free', async () => {
  const { orderNo, call } = await ticketIntl(wealthy);
  const { slices } = await call<IntlOrder>('/intl/orderDetail', { orderNo });
  await callSandbox('/sandbox/schedule-change', { flightId: slices[0]!.flights[0]!.flightId, kind: 'cancelled' });
  const { screen } = await open(orderNo);
  const terms = within(await screen.findByRole('table', { name: '退改规则（每程、每人）' }));
  const [out, home] = terms.getAllByRole('row').slice(1);
  expect(out?.textContent).toContain('航司变更，退票、改签免手续费');
  expect(out?.querySelectorAll('s')).toHaveLength(2);
  expect(within(out!).getAllByText('本次不适用')).toHaveLength(2);
  // One fare is for the whole trip: the other way is given back free, yet changed at its own fee.
  expect(home?.textContent).toContain('航司变更，退票免手续费');
  expect(within(home!).getAllByText('本次不适用')).toHaveLength(1);
  expect(screen.getAllByText(/^现在退免手续费，退回 ¥/)).toHaveLength(2);
  expect(screen.queryByText(/退扣 ¥0/)).toBeNull();
});
