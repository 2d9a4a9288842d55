import { expect, test } from 'vitest';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const crumbs = (address: string) => mountWidget('breadcrumb', { as: '13800000010', address, isFixed: true });

test.each([
  ['a menu item lies under its parent', '/order/list?type=hotel', ['订单管理', '酒店订单']],
  ['a view beside the lists is named', '/order/list?type=airTicket&view=trips', ['订单管理', '行程视图']],
  ['a page that is no item adds its own title', '/ticket/OrderDetails/8', ['订单管理', '机票订单', '机票订单详情']],
])('%s', async (_, address, steps) => {
  const { screen } = await crumbs(address);
  const way = await screen.findByRole('navigation', { name: '当前位置' });
  expect([...way.querySelectorAll('li')].map((step) => step.textContent)).toEqual(steps);
  expect(way.querySelector('[aria-current=page]')?.textContent).toBe(steps.at(-1));
});

test.each([
  [
    'a process that is begun is none that is edited',
    '/travel/editProcessSettings/0',
    '差旅设置审批流程设置新建审批流程',
  ],
  ['a process', '/travel/editProcessSettings/1', '差旅设置审批流程设置编辑审批流程'],
  ['a standard that is begun', '/travel/editStandardSettings/0', '差旅设置差旅标准设置新建差旅标准'],
  ['an older address of an application', '/travel/intl_applycation_detail?id=1', '差旅审批行程审批申请详情'],
  ['the case of a trip', '/travel/audit/details?no=1', '差旅审批行程审批审批详情'],
  ['the case of an order', '/travel/audit/details?no=1&noteType=1', '差旅审批订单审批审批详情'],
])('%s has its own way', async (_, address, way) => {
  const { screen } = await mountWidget('breadcrumb', { as: '13800000070', address, isFixed: true });
  expect((await screen.findByRole('navigation', { name: '当前位置' })).textContent).toBe(way);
});

test('a page at the top of the menu lies under the workbench', async () => {
  const { screen } = await mountWidget('breadcrumb', {
    as: '13800000070',
    address: '/company/subCompanies',
    isFixed: true,
  });
  const way = await screen.findByRole('navigation', { name: '当前位置' });
  expect([...way.querySelectorAll('li')].map((step) => step.textContent)).toEqual(['企业工作台', '子公司管理']);
});

test('steps that are pages are links; groups are words', async () => {
  const { screen, events } = await crumbs('/ticket/OrderDetails/8');
  fireEvent.click(await screen.findByRole('link', { name: '机票订单' }));
  await waitFor(() =>
    expect(events.at(-1)).toMatchObject({ type: 'navigate', detail: { path: '/order/list?type=airTicket' } }),
  );
  expect(screen.queryByRole('link', { name: '订单管理' })).toBeNull();
});

test.each([
  ['booking has no way', '/airTicket/query'],
  ['the account frame shows its own', '/myCenter/passengers'],
])('%s', async (_, address) => {
  const { root, screen, page } = await crumbs('/order/list?type=hotel');
  await screen.findByRole('navigation', { name: '当前位置' });
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(root.querySelector('nav')).toBeNull());
  expect(page.session.user.peek()).not.toBeNull();
});
