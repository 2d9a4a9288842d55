import { beforeAll, describe, expect, test } from 'vitest';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const as = '13800000040';
const open = (options: MountWidgetOptions = {}) =>
  mountWidget('order-list', { as, address: '/order/list', ...options });
const namesIn = (tabs: HTMLElement[]) => tabs.map(({ textContent }) => textContent?.replace(/\d+$/, ''));
beforeAll(async () => void (await bookOrder({ as })));

describe('the tabs of the products', () => {
  test('chips of groups that hold something come after the first', async () => {
    const { screen, root } = await open({
      async fetch(input, init) {
        const response = await fetch(input, init);
        if (!String(input).endsWith('/order/counts')) return response;
        const answer = (await response.json()) as { data: { groups: Record<string, number> } };
        Object.assign(answer.data.groups, { unpaid: 0, ticketing: 0, travel: 2, after: 1 });
        return new Response(JSON.stringify(answer), { headers: response.headers });
      },
    });
    await screen.findByRole('button', { name: '待出行 2' });
    const chips = [...root.querySelectorAll('.t-lst__grp > *')].map(({ textContent }) => textContent);
    expect(chips.slice(0, 4)).toEqual(['全部', '待出行 2', '退改中 1', '待支付']);
  });

  test('the type of the address chooses the tab and leaves the address', async () => {
    const { screen } = await open({ address: '/order/list?type=train' });
    await screen.findByText('还没有火车票订单');
    expect(await screen.findByRole('tab', { name: /^机票 ?\d+$/ })).toBeTruthy();
    expect(location.pathname + location.search).toBe('/order/list');
    expect(history.state).toMatchObject({ 'travel-embed': { type: 'train' } });
    fireEvent.click(screen.getByRole('tab', { name: /^机票/ }));
    await screen.findAllByRole('article');
    expect(screen.getByRole('tab', { name: /^机票/ }).getAttribute('aria-selected')).toBe('true');
  });

  test.each([
    ['x', undefined, '机票'],
    ['AIRTICKET', undefined, '机票'],
    ['x', { airTicket: false }, '酒店'],
  ])('any other type, %s with the switches %o, selects the first tab: %s', async (type, switches, name) => {
    const { screen } = await open({
      address: `/order/list?type=${type}`,
      ...(switches && { theme: { appId: 'default', switches } }),
    });
    await waitFor(() => expect(namesIn(screen.getAllByRole('tab'))[0]).toBe(name));
    await waitFor(() => expect(namesIn(screen.getAllByRole('tab', { selected: true }))).toEqual([name]));
    expect(location.pathname + location.search).toBe('/order/list');
  });

  test('the type airTicket of the address is stronger than the tab that the history entry holds', async () => {
    const { screen } = await open({ address: '/order/list?type=train' });
    await screen.findByText('还没有火车票订单');
    history.pushState(history.state, '', '/order/list?type=airTicket');
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(namesIn(screen.getAllByRole('tab', { selected: true }))).toEqual(['机票']));
    expect([location.search, history.state]).toEqual(['', { 'travel-embed': { type: 'airTicket' } }]);
  });

  test('a product that the application has switched off has no tab', async () => {
    const { screen } = await open({ theme: { appId: 'default', switches: { hotel: false } } });
    await screen.findByRole('tab', { name: '公务票' });
    expect(screen.queryByRole('tab', { name: '酒店' })).toBeNull();
  });

  test('in the account centre the tab is part of the path', async () => {
    const { screen } = await open({ address: '/myCenter/order_list/airTicket' });
    await screen.findAllByRole('article');
    fireEvent.click(await screen.findByRole('tab', { name: '公务票' }));
    await waitFor(() => expect(location.pathname).toBe('/myCenter/order_list/gp'));
  });

  test('a partner’s user has the tabs of the ids that the partner lists', async () => {
    const { screen } = await open({
      user: { isThirdParty: true },
      theme: { appId: 'default', permissionsIds: [2, 12, 14, 15, 23] },
    });
    await waitFor(() => expect(namesIn(screen.getAllByRole('tab'))).toEqual(['机票', '酒店', '火车票', '国际机票']));
  });
});

test('without a network a chip says that its orders were not read, and they are read by themselves once it is back', async () => {
  const network = losableNetwork();
  const { screen } = await open({ fetch: network.fetch });
  const [card] = await screen.findAllByRole('article');
  network.lose();
  fireEvent.click(screen.getByRole('button', { name: /^待支付/ }));
  await screen.findByText(/^网络连接失败/);
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  network.find();
  await screen.findByRole('article', { name: card?.getAttribute('aria-label') ?? '' });
});
