import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';
import { isOpened } from '#routes/opened.ts';
import type { RouteName } from '#routes/names.ts';
import { homeTabs } from './tabs.ts';

async function open(address = '/th_business_index', options: MountWidgetOptions = {}) {
  const widget = await mountWidget('home', { address, ...options });
  await widget.screen.findByRole('heading', { level: 1 });
  return widget;
}

test.each([
  ['/th_official_index', '想去的地方，这就出发', '下单之前，三件事先看清'],
  ['/th_business_index', '把路上的事，一次办好', '企业差旅，三件事先做好'],
  ['/wl/index', '员工差旅，按标准轻松订', '企业差旅，三件事先做好'],
  ['/gy/index', '公务出行，规范又省心', '公务出行的三件事'],
])('%s has its headline and its three things', async (address, headline, title) => {
  const { screen } = await open(address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  const features = screen.getByRole('region', { name: title });
  // Their figures are no offers.
  for (const card of features.querySelectorAll('article')) within(card).getByRole('list', { name: '示例' });
  expect(within(features).getAllByText('示例')).toHaveLength(3);
});

test.each(['/th_official_index', '/th_business_index', '/wl/index', '/gy/index'])(
  '%s promises only areas that are open',
  async (address) => {
    const { root } = await open(address);
    const closed: [route: RouteName, words: RegExp][] = [
      ['travel_examination_list', /审批/],
      ['sub_companies', /子公司/],
      ['train_query_list', /席位|火车/],
    ];
    for (const [route, words] of closed) if (!isOpened(route)) expect(root.textContent).not.toMatch(words);
    expect(root.querySelectorAll('.hm-fe article')).toHaveLength(3);
  },
);

test.each([
  [true, '机票酒店实时价格'],
  [false, '机票实时价格'],
])('the lead names the products that are sold: hotels %s', async (hotel, lead) => {
  const { root } = await open('/th_business_index', { theme: { appId: 'default', switches: { hotel } } });
  expect(root.querySelector('.hm-words p')?.textContent).toContain(lead);
});

test('the low fares are real and open the list of that day', async () => {
  const { screen, root, events } = await open();
  const card = await screen.findByRole('link', { name: /北京.*上海/ });
  expect(root.querySelectorAll('.hm-lo-c')).toHaveLength(6);
  expect(card.textContent).toMatch(/\d{2}-\d{2} 周.*¥[\d,]+起/);
  fireEvent.click(card);
  await waitFor(() => expect(location.pathname).toBe('/airTicket/query'));
  expect(location.search).toMatch(/from=BJS&to=SHA&date=\d{4}-\d{2}-\d{2}&step=outbound/);
  expect(events.some(({ type }) => type === 'navigate')).toBe(true);
});

test('the search form is in the card and opens the results as a place of their own', async () => {
  const { screen } = await open();
  const form = await screen.findByRole('search');
  fireEvent.submit(form);
  await waitFor(() => expect(location.pathname).toBe('/airTicket/query'));
  expect(location.search).toContain('from=BJS&to=SHA');
  expect(location.search).toContain('step=outbound');
});

test('a link to a home page with the step of a search shows the form, not a list', async () => {
  const { screen } = await open('/th_business_index?from=BJS&to=SHA&date=2030-01-01&step=outbound');
  expect(await screen.findByRole('search')).toBeTruthy();
});

test('lost low fares show a retry; the page stays', async () => {
  let isDown = true;
  const { screen } = await open('/th_business_index', {
    fetch: (input, init) =>
      isDown && String(input instanceof Request ? input.url : input).includes('lowPriceCalendar')
        ? Promise.resolve(new Response('', { status: 500 }))
        : fetch(input, init),
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(screen.getByText('低价信息没有取到，不影响搜索和预订')).toBeTruthy();
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /广州.*杭州/ })).toBeTruthy();
});

test('notices open in a box that is closed by 我知道了', async () => {
  const { screen } = await open();
  fireEvent.click(await screen.findByRole('button', { name: /出行高峰请提前值机/ }));
  const dialog = await screen.findByRole('dialog', { name: '公告' });
  expect(dialog.textContent).toContain('充电宝');
  fireEvent.click(screen.getByRole('button', { name: '我知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the application decides: own headline, no flights, one brand offers no company account', async () => {
  const { screen } = await open('/th_official_index', {
    theme: {
      appId: 'default',
      wording: { home: { officialHeadline: '集团出行' } },
      headerText: '集团公众号',
      switches: { airTicket: false, hotel: false, train: false, singleBrand: true },
      telephones: ['400-000-1111'],
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('集团出行');
  expect(screen.getByText('线上预订暂未开放')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: '近期低价' })).toBeNull();
  expect(screen.queryByRole('button', { name: '申请开通' })).toBeNull();
  expect(screen.getByRole('link', { name: '拨打 400-000-1111' }).getAttribute('href')).toBe('tel:400-000-1111');
});

test('one open product needs no bar of tabs; tabs follow the switches and what is open', async () => {
  const { screen, unmount } = await open();
  const hotels = screen.getByRole('link', { name: '酒店' });
  expect(hotels.getAttribute('href')).toBe('/hotel/index');
  fireEvent.click(hotels);
  await screen.findByRole('button', { name: '搜索酒店' });
  expect(screen.getByRole('heading', { name: '酒店' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: '火车票' }));
  await screen.findByRole('button', { name: '搜索车次' });
  fireEvent.click(screen.getByRole('link', { name: '国内机票' }));
  await screen.findByRole('button', { name: '搜索航班' });
  unmount();
  const alone = await open('/th_business_index', {
    theme: { appId: 'one-product', switches: { airTicket: false, train: false } },
  });
  expect(alone.root.querySelector('.hm-tabs')).toBeNull();
  const all = { airTicket: true, hotel: true, train: true };
  const openRoutes = (route: string) => route !== 'train_query_list';
  expect(homeTabs(all, () => true)).toEqual(['airTicket', 'intl', 'hotel', 'train']);
  expect(homeTabs(all, openRoutes)).toEqual(['airTicket', 'intl', 'hotel']);
  expect(homeTabs({ ...all, hotel: false }, () => true)).toEqual(['airTicket', 'intl', 'train']);
});

test('the head has the messages of a member, and none for a visitor', async () => {
  const visitor = await open();
  await visitor.screen.findByRole('button', { name: '登录' });
  expect(visitor.screen.queryByRole('button', { name: /^消息/ })).toBeNull();
  visitor.unmount();
  const { screen } = await open('/th_business_index', { as: '13800000010' });
  fireEvent.click(await screen.findByRole('button', { name: /^消息/ }));
  await screen.findByRole('dialog', { name: '订单消息与公告' });
});

test('the head shows who is here, and logs out', async () => {
  const { screen } = await open('/th_business_index', { as: '13800000010' });
  fireEvent.click(await screen.findByRole('button', { name: '退出' }));
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
});

test('申请开通 opens the form of the partner plan with its kind chosen', async () => {
  const { screen } = await open();
  fireEvent.click(screen.getByRole('button', { name: '申请开通' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/partner_plan_index?apply=corporate'));
  expect((await screen.findByRole('combobox', { name: /合作方式/ })).textContent).toContain('企业差旅');
});
