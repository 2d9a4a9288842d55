import { expect, it } from 'vitest';
import { dayAt } from '#domain/china-time.ts';
import { ticketTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';

it('a change of a missed train without another one that day leads to a new ticket, with nothing to confirm', async () => {
  const { orderNo } = await ticketTrain({ as: personal });
  const today = dayAt(Date.now());
  const wire: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const isOrder = String(input).endsWith('/train/orderDetail');
    if (!isOrder && !String(input).endsWith('/train/changeQuery')) return response;
    const answer = (await response.json()) as {
      data: { rides: { from: { at: string } }[]; dates?: { from: string; to: string } };
    };
    const { data } = answer;
    if (isOrder) data.rides.forEach(({ from }) => (from.at = `${today} 00:00:00`));
    else Object.assign(data, { rides: [], dates: { from: today, to: today } });
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
  const { screen } = await mountWidget('train-change', {
    as: personal,
    fetch: wire,
    address: `/train/train_ab_query_list?orderNo=${orderNo}`,
  });
  await screen.findByText(/列车已开出，当日没有可改签的车次/);
  expect(screen.queryByRole('button', { name: /确认改签/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: '变更到站' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '查询并购买新票' }));
  await waitFor(() => expect(location.pathname + location.search).toMatch(/train_query_list\?.*date=/));
});

it('a missed train has no change while the railway rests, which is not the end of it', async () => {
  const { orderNo } = await ticketTrain({ as: personal });
  const today = dayAt(Date.now());
  let isNight = true;
  const wire: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!isNight || !String(input).endsWith('/train/changeQuery')) return response;
    const answer = (await response.json()) as { data: object };
    const refusal = '铁路系统维护中，暂停改签，12-01 05:00 恢复';
    Object.assign(answer.data, { rides: [], dates: { from: today, to: today }, refusal, opens: `${today} 05:00:00` });
    return new Response(JSON.stringify(answer), { headers: response.headers });
  };
  const { screen } = await mountWidget('train-change', {
    as: personal,
    fetch: wire,
    address: `/train/train_ab_query_list?orderNo=${orderNo}`,
  });
  await screen.findByText(/铁路系统维护中，暂停改签/);
  expect(screen.queryByRole('button', { name: '查询并购买新票' })).toBeNull();
  isNight = false;
  fireEvent.click(screen.getByRole('button', { name: '重新获取' }));
  await screen.findByRole('radiogroup', { name: '可选的车次' });
});
