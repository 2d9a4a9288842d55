import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { payPassword } from '#tests/support/orders/book-order.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const address = '/myCenter/index?view=benefits';
const open = async (as: string, options: { fetch?: typeof fetch } = {}) => {
  const mounted = await mountWidget('account-centre', { as, address, ...options });
  await mounted.screen.findByRole('heading', { name: '会员权益' });
  return { ...mounted, card: (name: string) => mounted.screen.findByRole('region', { name }) };
};

type Mounted = Awaited<ReturnType<typeof mountWidget>>;

/** Chooses the wallet and gives the pay password. */
async function payFromWallet(screen: Mounted['screen'], type: Mounted['type']): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: /钱包余额/ }));
  fireEvent.click(screen.getByRole('button', { name: '确认支付' }));
  type(await screen.findByLabelText('6 位支付密码'), payPassword);
  const confirm = () => screen.getAllByRole<HTMLButtonElement>('button', { name: '确认支付' }).at(-1)!;
  await waitFor(() => expect(confirm().disabled).toBe(false));
  fireEvent.click(confirm());
}

describe('member benefits', () => {
  test('a service card is bought: cashier, wallet, finish page, and the balance is on the card', async () => {
    const { screen, card, type } = await open('13800000050');
    fireEvent.click(await screen.findByRole('button', { name: '购买 自助服务卡 ¥200' }));
    await screen.findByText('存入服务卡，致电客服办理改签、退票等人工服务时抵扣');
    expect(screen.queryByText('返回航班列表')).toBeNull();
    expect(screen.queryByText(/自动出票/)).toBeNull();
    await payFromWallet(screen, type);
    await screen.findByText('权益已生效，可在“会员权益”中查看');
    expect(screen.getByText('自助服务卡 ¥200')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '查看会员权益' }));
    const mine = await card('我的权益');
    await within(mine).findByText('¥200.00');
    await within(await card('权益订单')).findByText('已支付');
  });

  test('an unpaid order is named before a second one of its kind, and can be cancelled', async () => {
    const { token } = (await logIn('13800000040')) as { token: string };
    const made = await callSandbox('/benefit/createOrder', {
      token,
      item: 'tickets-5',
      requestId: 'first-of-its-kind',
    });
    expect(made.ret).toBe(0);
    const { screen, card } = await open('13800000040');
    fireEvent.click(await screen.findByRole('button', { name: '购买 服务券 ¥50 × 10 张' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('您还有未处理的订单');
    expect(dialog.textContent).toContain('“服务券 ¥20 × 5 张”（¥80）等待支付');
    fireEvent.click(within(dialog).getByRole('button', { name: '稍后再说' }));
    const orders = await card('权益订单');
    fireEvent.click(within(orders).getByRole('button', { name: '取消订单' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await within(orders).findByText('已取消');
  });

  test('a level, its yearly fee and vouchers, once bought, show their result on the pay page alone, which names the benefits as the next place', async () => {
    const { token } = (await logIn('13800000041')) as { token: string };
    for (const [item, businessType, name] of [
      ['level-silver', 'upgrade', '升级银卡会员'],
      ['annual-fee', 'payAnnualFee', '银卡会员年费'],
      ['tickets-5', 'buyTicket', '服务券 ¥20 × 5 张'],
    ] as const) {
      const { data } = await callSandbox('/benefit/createOrder', { token, item, requestId: `${item}-1` });
      const { screen, type, events, unmount } = await mountWidget('pay-order', {
        as: '13800000041',
        address: `/pay/order/${String(data['orderId'])}?businessType=${businessType}`,
      });
      await payFromWallet(screen, type);
      await screen.findByText('订单支付成功');
      expect(screen.queryByRole('button', { name: '查看订单' })).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: '查看会员权益' }));
      const bought = within(await screen.findByRole('region', { name: '权益订单' }));
      expect((await bought.findByText(name)).closest('tr,article,li')?.textContent).toContain('已支付');
      expect(events.map((event) => event.type)).toEqual(['ready', 'paid', 'navigate']);
      unmount();
    }
    const { card } = await open('13800000041');
    await within(await card('我的权益')).findByText('银卡会员');
  });

  test('the levels stand side by side, the own one named, each with what it has', async () => {
    const { screen } = await open('13800000030');
    const table = await screen.findByRole('table', { name: '升级会员' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows[0]).toBe('权益普通会员（当前）银卡会员金卡会员白金卡会员');
    expect(rows.slice(1)).toEqual([
      '全年无休电话客服有有有有',
      '客服优先接入—有有有',
      '退改由专人跟进——有有',
      '专属客服———有',
    ]);
  });

  test('an employee of a company has no such page, and its first page no link to it', async () => {
    const { screen } = await mountWidget('account-centre', { as: '13800000071', address });
    await screen.findByRole('region', { name: '账户信息' });
    expect(screen.queryByText('会员权益')).toBeNull();
  });

  test('without a network a purchase ends with its button free again, what is shown stays, and the next press arrives', async () => {
    const network = losableNetwork();
    const { screen, card } = await open('13800000020', { fetch: network.fetch });
    const buy = await screen.findByRole('button', { name: '购买 自助服务卡 ¥200' });
    network.lose();
    fireEvent.click(buy);
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '购买 自助服务卡 ¥200' }).disabled).toBe(false),
    );
    expect(within(await card('我的权益')).getByText('服务卡余额')).toBeTruthy();
    network.find();
    fireEvent.click(screen.getByRole('button', { name: '购买 自助服务卡 ¥200' }));
    await screen.findByText('存入服务卡，致电客服办理改签、退票等人工服务时抵扣');
  });

  test('a list that cannot be read says so and is asked for again', async () => {
    let fails = 1;
    const { screen, card } = await open('13800000030', {
      fetch: async (input, init) =>
        String(input).endsWith('/benefit/list') && fails-- > 0
          ? Response.json({ ret: 500, msg: '服务暂时不可用，请稍后再试', data: null })
          : await fetch(input, init),
    });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await within(await card('我的权益')).findByText('普通会员');
  });
});
