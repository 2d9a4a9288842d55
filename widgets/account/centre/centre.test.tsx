import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { allRoutes } from '#routes/all.ts';
import { isOpened } from '#routes/opened.ts';
import { placeOf } from '#routes/path.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

async function open(options: MountWidgetOptions) {
  const widget = await mountWidget('account-centre', options);
  await widget.screen.findByRole('region', { name: '账户信息' });
  return { ...widget, card: (name: string) => widget.screen.findByRole('region', { name }) };
}

/** The server's answer to one call in this place; the other calls are answered by the server. */
const answering =
  (path: string, data: object): typeof fetch =>
  (input, init) =>
    String(input).endsWith(path) ? Promise.resolve(Response.json({ ret: 0, msg: '', data })) : fetch(input, init);

describe('the account centre’s first page', () => {
  test('shows the member, hides the middle of the phone and names the kind of member', async () => {
    const centre = await open({ as: '13800000010', address: '/myCenter/index' });
    const who = await centre.card('账户信息');
    expect(who.textContent).toContain('周砚清');
    expect(who.textContent).toContain('个人会员');
    expect(who.textContent).toContain('138****0010');
    expect(who.textContent).not.toContain('13800000010');
  });

  test.each([
    ['a pay password that is set', '13800000010', /支付密码已设置修改/],
    ['a pay password that is not', '13800000020', /支付密码未设置，钱包暂不能支付去设置/],
  ])('the security state names %s', async (_what, as, text) => {
    const centre = await open({ as, address: '/myCenter/index' });
    const security = await centre.card('账户安全');
    await waitFor(() => expect(security.textContent).toMatch(text));
    within(security).getByRole('link', { name: '安全设置' });
  });

  test('amounts that the member hides are hidden here too, also after a reload, until they are shown again', async () => {
    const centre = await open({ as: '13800000010', address: '/myCenter/index' });
    const wallet = await centre.card('我的钱包');
    await within(wallet).findAllByText(/^¥\d/);
    fireEvent.click(within(wallet).getByRole('button', { name: '隐藏金额' }));
    await waitFor(() => expect(wallet.textContent).not.toMatch(/¥\d/));
    centre.unmount();
    const again = await open({ as: '13800000010', address: '/myCenter/index', keepSession: true });
    const hidden = await again.card('我的钱包');
    fireEvent.click(await within(hidden).findByRole('button', { name: '显示金额' }));
    await waitFor(() => expect(hidden.textContent).toMatch(/¥\d/));
  });

  test('a family’s child reads that the wallet cannot pay', async () => {
    const centre = await open({ as: '13800000021', address: '/myCenter/index' });
    await within(await centre.card('我的钱包')).findByText('家庭子会员只能查看，不能使用钱包支付');
    // A child member has no pay password to set.
    expect((await centre.card('账户安全')).textContent).not.toContain('支付密码');
  });

  test('the services are the permitted menu and the own data, without areas that are not open: the orders are of flights, hotels and trains', async () => {
    const personal = await open({ as: '13800000010', address: '/myCenter/index' });
    await within(await personal.card('我的钱包')).findAllByText(/^¥/);
    const own = await personal.card('我的服务');
    await within(own).findByRole('link', { name: '机票订单' });
    for (const name of ['酒店订单', '火车票订单', '国际机票订单']) within(own).getByRole('link', { name });
    for (const name of ['邮寄地址', '发票抬头', '报销凭证', '支付授权码', '我的推荐'])
      within(own).getByRole('link', { name });
    expect(personal.root.textContent).not.toContain('未开放');
    personal.unmount();
    const centre = await open({ as: '13800000070', address: '/myCenter/index' });
    const services = await centre.card('我的服务');
    await waitFor(() => expect(services.textContent).toContain('企业工作台'));
    expect(services.textContent).toContain('企业账单');
    expect(services.textContent).toContain('报销凭证');
    expect(services.textContent).not.toContain('我的推荐');
    for (const link of within(services).queryAllByRole('link'))
      expect(isOpened(placeOf(allRoutes, link.getAttribute('href') ?? '')?.name ?? '')).toBe(true);
  });

  test('a partner’s user has the own data as services, though the partner’s menu lists none of it', async () => {
    const centre = await open({
      as: '13800000010',
      address: '/myCenter/index',
      user: { isThirdParty: true },
      theme: { appId: 'default', permissionsIds: [2, 12, 14, 15, 23] },
    });
    const services = await centre.card('我的服务');
    await within(services).findByRole('link', { name: '机票订单' });
    expect(
      within(services)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '机票订单',
      '酒店订单',
      '火车票订单',
      '国际机票订单',
      '常旅客',
      '邮寄地址',
      '发票抬头',
      '报销凭证',
      '支付授权码',
      '我的推荐',
    ]);
  });

  test('an order that is refunded has the sum that is left of it, as in the list', async () => {
    const refunded: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/workbench/orders')) return response;
      const answer = await response.json();
      const order = {
        type: 'airTicket',
        orderId: '261201',
        travelType: 'private',
        route: '北京 → 上海',
        note: 'HO1106',
        status: 6,
        look: { label: '已退款', dot: '' },
        travelAt: '2026-12-13 08:00:00',
        flightList: [],
        passengers: ['简书朔'],
        booker: '',
        createTime: '2026-12-01 08:00:00',
        payDeadlineMs: 0,
        amount: '840',
        returned: '840',
        kept: '0',
      };
      return Response.json({ ...answer, data: { orders: [order] } });
    };
    const centre = await open({ as: '13800000010', address: '/myCenter/index', fetch: refunded });
    const orders = await centre.card('最近订单');
    await within(orders).findByRole('listitem');
    expect(orders.textContent).toContain('¥0.00');
    expect(orders.textContent).not.toContain('840');
  });

  test('without orders it says so and leads to a booking', async () => {
    await registerMember('14600000001', 'travel123');
    const centre = await open({ as: '14600000001', address: '/myCenter/index' });
    await within(await centre.card('最近订单')).findByRole('button', { name: '订机票' });
    expect(centre.screen.queryByRole('region', { name: '待办' })).toBeNull();
  });

  test('works on a partner’s page, where places have no address', async () => {
    const centre = await open({ as: '13800000072' });
    await within(await centre.card('我的钱包')).findByText('¥860.00');
    expect((await centre.card('账户信息')).textContent).toContain('云帆科技有限公司 研发中心');
  });
});

test.each([
  ['an approver', '13800000072', { trip: 3, order: 2 }, ['行程待审批 3', '/travel/audit']],
  [
    'a member with an unpaid stay',
    '13800000010',
    { trip: 0, order: 0 },
    ['酒店 待支付 1', '/order/list?type=hotel&group=unpaid'],
  ],
])('the page says first to %s what waits, with its list', async (_who, as, toApprove, line) => {
  const of = (counts: object) => ({ airTicket: 0, gp: 0, hotel: 0, train: 0, intl: 0, ...counts });
  const none = of({});
  const counters = {
    toPay: of({ hotel: 1 }),
    toTravel: none,
    approval: none,
    ticketing: none,
    waiting: none,
    afterSale: none,
  };
  const centre = await open({
    as,
    address: '/myCenter/index',
    fetch: answering('/workbench/counters', { ...counters, toApprove }),
  });
  const todo = await centre.card('待办');
  const lines = within(todo)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(lines).toContainEqual(line);
  expect(lines).toHaveLength(toApprove.trip ? 3 : 1);
});
