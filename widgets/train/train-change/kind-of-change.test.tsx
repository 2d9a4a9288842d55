import { expect, it } from 'vitest';
import { momentAt } from '#domain/china-time.ts';
import { someAdult, ticketTrain } from '#tests/support/orders/order-train.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';

it.each([
  [47, true],
  [60, false],
])('with %i hours to the departure another station is refused before it is asked for: %s', async (hours, isLate) => {
  const { orderNo } = await ticketTrain({ as });
  const wire: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/train/orderDetail')) return response;
    const answer = (await response.json()) as { data: { rides: { from: { at: string } }[] } };
    answer.data.rides.forEach(({ from }) => (from.at = momentAt(Date.now() + hours * 3_600_000)));
    return Response.json(answer);
  };
  const address = `/train/train_ab_query_list?orderNo=${orderNo}`;
  const { screen } = await mountWidget('train-change', { as, fetch: wire, address });
  const other = await screen.findByRole<HTMLButtonElement>('radio', { name: '变更到站' });
  expect([other.disabled, !!screen.queryByText(/^距开车不足 48 小时，不能变更到站/)]).toEqual([isLate, isLate]);
});

it('of a train of which the railway frees one passenger alone begins with this one, and is no free one for others', async () => {
  const { orderNo } = await ticketTrain({ as, passengers: [someAdult('周砚清'), someAdult('林知夏')] });
  const wire: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/train/orderDetail')) return response;
    const answer = (await response.json()) as { data: { tickets: { freedBy?: string }[] } };
    Object.assign(answer.data.tickets[1] ?? {}, { freedBy: 'moved' });
    return Response.json(answer);
  };
  const address = `/train/train_ab_query_list?orderNo=${orderNo}`;
  const { screen } = await mountWidget('train-change', { as, fetch: wire, address });
  await screen.findByText(/免手续费，不计入改签次数/);
  const ticketOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([ticketOf(/^周砚清/).checked, ticketOf(/^林知夏/).checked]).toEqual([false, true]);
  fireEvent.click(ticketOf(/^周砚清/));
  await waitFor(() => expect(screen.queryByText(/免手续费，不计入改签次数/)).toBeNull());
  expect(screen.getByRole('radio', { name: '变更到站' })).toBeTruthy();
});

it('of a cancelled train says why it is free and by which rule, and offers no other station', async () => {
  const { orderNo, ride, call } = await ticketTrain({ as });
  const { stops } = await call<{ stops: { departs: string }[] }>('/train/stops', ride);
  const date = stops[0]?.departs.slice(0, 10) ?? '';
  await callSandbox('/sandbox/schedule-change', { trainNumber: ride.trainNumber, date, kind: 'cancelled' });
  const address = `/train/train_ab_query_list?orderNo=${orderNo}`;
  const { screen, root } = await mountWidget('train-change', { as, address });
  await screen.findByText(new RegExp(`^${ride.trainNumber} 原定 .* 开车的列车已停运$`));
  screen.getByText(/免手续费，不计入改签次数.*高于原票只补票价差额/);
  expect(screen.queryByRole('radio', { name: '变更到站' })).toBeNull();
  expect(root.textContent).not.toContain('只能改 1 次');
});
