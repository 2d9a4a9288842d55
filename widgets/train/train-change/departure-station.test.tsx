import { expect, it } from 'vitest';
import { ticketTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const as = '13800000010';

async function open(trainDepartureChange: boolean) {
  const { orderNo } = await ticketTrain({ as });
  const asked: URLSearchParams[] = [];
  const wire: typeof fetch = (input, init) => {
    if (String(input).endsWith('/train/changeQuery')) asked.push(new URLSearchParams(String(init?.body)));
    return fetch(input, init);
  };
  const theme = { appId: 'default', switches: { trainDepartureChange } };
  const address = `/train/train_ab_query_list?orderNo=${orderNo}`;
  const { screen } = await mountWidget('train-change', { as, theme, address, fetch: wire });
  await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额|手续费/ });
  return { screen, asked: () => asked.map((fields) => fields.get('fromStation')) };
}

it('an application that lets another departure be chosen offers the stations of its city, and asks for the trains of the chosen ones', async () => {
  const { screen, asked } = await open(true);
  const station = await screen.findByRole('combobox', { name: '出发站' });
  expect(station.textContent).toMatch(/（原出发站）$/);
  await screen.findByText(/^改签：出发站可换同城车站，到达站不变。/);
  fireEvent.click(station);
  const all = await screen.findByRole('option', { name: '北京所有车站' });
  expect(screen.getAllByRole('option').length).toBeGreaterThan(3);
  fireEvent.click(all);
  await waitFor(() => expect(asked().at(-1)).toBe('北京'));
  expect(asked()[0]).toBeNull();
  // Back to the station of the ticket.
  fireEvent.click(station);
  fireEvent.click(await screen.findByRole('option', { name: /（原出发站）$/ }));
  await waitFor(() => expect(asked().at(-1)).toBeNull());
});

it('elsewhere a change keeps its departure station', async () => {
  const { screen, asked } = await open(false);
  await screen.findByText(/^改签：出发站、到达站不变。/);
  expect(screen.queryByRole('combobox', { name: '出发站' })).toBeNull();
  expect(asked()).toEqual([null]);
});
