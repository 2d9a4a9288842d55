import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { sandboxUrl } from '#tests/support/page/own-sandbox.ts';
import { bookOrder, payFromWallet, payPassword } from '#tests/support/orders/book-order.ts';
import type { BookOptions } from '#tests/support/orders/book-order.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { callSandbox, fireEvent, logIn, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
/** With enough in the wallet for every test of a run. */
const wealthy = '13800000050';
const traveller = '13800000072';
const overStandard: Partial<BookOptions> = {
  as: traveller,
  travelType: 'business',
  seat: (seat) => seat.limitPrice !== '' && Number(seat.parPrice) > Number(seat.limitPrice) + 200,
};

type Mounted = Awaited<ReturnType<typeof mountWidget>>;
async function open(order: { orderId: string }, options: MountWidgetOptions = { as: personal }) {
  const mounted = await mountWidget('pay-order', { ...options, props: { orderId: order.orderId, ...options.props } });
  return mounted;
}

async function openNew(options: Partial<BookOptions> = {}, mount: MountWidgetOptions = {}) {
  const order = await bookOrder({ as: personal, ...options });
  const mounted = await open(order, { as: options.as ?? personal, ...mount });
  await mounted.screen.findByRole('button', { name: '确认支付' });
  return { order, ...mounted };
}

const press = async (screen: Mounted['screen'], name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!);
const choose = async (screen: Mounted['screen'], name: RegExp) =>
  fireEvent.click(await screen.findByRole('radio', { name }));

async function givePassword({ screen, type }: Pick<Mounted, 'screen' | 'type'>, password = payPassword) {
  type(await screen.findByLabelText('6 位支付密码'), password);
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLButtonElement>('button', { name: '确认支付' }).at(-1)?.disabled).toBe(false),
  );
  await press(screen, '确认支付');
}

/** Reads the shown code; the payer's phone opens it and pays. */
async function scanAndPay(calls: string[]) {
  const codeUrl = await waitFor(
    () => calls.find((text) => text.includes('/sandbox/cashier/')) ?? Promise.reject(new Error('no code yet')),
  );
  const path = /\/sandbox\/cashier\/\w+/.exec(codeUrl)?.[0] ?? '';
  const answer = await fetch(sandboxUrl() + path, { method: 'POST', headers: { Accept: 'application/json' } });
  expect(((await answer.json()) as { state: string }).state).toBe('paid');
}

/** The real wire, with every path and answer noted; `lose` drops an answer after the server has acted, `cut` the call before. */
function watchedFetch(options: { lose?: string; cut?: string; times?: number } = {}) {
  const sent: { path: string; body: URLSearchParams }[] = [];
  const answers: string[] = [];
  let left = options.times ?? 1;
  const wire: typeof fetch = async (input, init) => {
    const path = new URL(String(input)).pathname;
    sent.push({ path, body: new URLSearchParams(String(init?.body ?? '')) });
    if (path === options.cut && left-- > 0) throw new TypeError('connection refused');
    const response = await fetch(input, init);
    const text = await response.text();
    answers.push(text);
    if (path === options.lose && left-- > 0) throw new TypeError('connection reset');
    return new Response(text, { status: response.status, headers: response.headers });
  };
  return {
    fetch: wire,
    sent,
    answers,
    count: (path: string) => sent.filter((call) => call.path === path).length,
    /** Names of what the last call of a path has sent. */
    fields: (path: string) => Array.from(sent.findLast((call) => call.path === path)?.body.keys() ?? []),
  };
}
/** Fields of every call. */
const everyCall = ['token', 'timestamp', 'device', 'traceparent'];

describe('the company on the cashier page', () => {
  it('nothing on a private trip', async () => {
    const { root } = await openNew();
    expect(root.querySelectorAll('.po-tips li')).toHaveLength(2);
    expect(root.textContent).not.toMatch(/公司|全额个人支付/);
  });

  it('how its part is booked, on a business trip', async () => {
    const { root } = await openNew(overStandard);
    expect(root.querySelectorAll('.po-tips li')).toHaveLength(3);
    expect(root.textContent).toContain('全额个人支付');
  });
});

describe('the pay page', () => {
  it('shows what is paid for, until when, and how, with the preferred method chosen', async () => {
    const { order, screen } = await openNew();
    expect(screen.getByText(/北京 → 广州/)).toBeTruthy();
    expect(
      screen.getByText(`${order.orderNo.slice(0, 4)} ${order.orderNo.slice(4, 8)} ${order.orderNo.slice(8)}`, {
        exact: false,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('timer').parentElement?.textContent).toMatch(/^请在 (2[5-9]|30)分\d\d秒 内完成支付$/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /支付宝/ }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: /钱包余额.*余额 ¥[\d,.]+/ })).toBeTruthy();
  });

  it.each([25, -25])('counts down on the server clock when the own clock is %i hours wrong', async (hours) => {
    const { screen } = await openNew({}, { now: () => Date.now() + hours * 3_600_000 });
    expect(screen.getByRole('timer').textContent).toMatch(/^(2[5-9]|30)分\d\d秒$/);
  });

  it('keeps the chosen method over a reload', async () => {
    const { order, screen, unmount } = await openNew();
    await choose(screen, /微信支付/);
    const draftKey = `travel-embed:default:draft:pay:${order.orderId}`;
    const draft = sessionStorage.getItem(draftKey) ?? '';
    unmount();
    // A test's mount begins with an empty tab; this one finds what the first has left.
    const again = await open(order, {
      as: personal,
      fetch: (input, init) => {
        sessionStorage.setItem(draftKey, draft);
        return fetch(input, init);
      },
    });
    await waitFor(() =>
      expect(again.screen.getByRole<HTMLInputElement>('radio', { name: /微信支付/ }).checked).toBe(true),
    );
  });

  it('says when an order is not there or not one’s own', async () => {
    const foreign = await bookOrder({ as: '13800000030' });
    const { screen } = await open(foreign);
    expect(await screen.findByText('没有找到这笔订单')).toBeTruthy();
  });

  it('asks a visitor to log in and keeps the order for them', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order, {});
    await press(screen, '登录');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByText(/北京 → 广州/)).toBeNull();
  });

  it('shows the end of the time to pay, and leads on', async () => {
    let asked = 0;
    const order = await bookOrder({ as: personal });
    const ending: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/pay/payInfo')) return response;
      const answer = (await response.json()) as { data: { deadlineMs: number; serverTimeMs: number; state: string } };
      Object.assign(answer.data, {
        deadlineMs: answer.data.serverTimeMs + (asked ? 0 : 30_000),
        ...(asked && { state: 'closed' }),
      });
      asked += 1;
      return new Response(JSON.stringify(answer));
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    try {
      const { screen, events } = await open(order, { as: personal, fetch: ending });
      await press(screen, '确认支付');
      await screen.findByRole('dialog');
      await vi.advanceTimersByTimeAsync(31_000);
      expect(await screen.findByText('已超时')).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      for (const name of ['刷新状态', '查看订单', '重新预订'])
        expect(screen.getByRole('button', { name })).toBeTruthy();
      await press(screen, '重新预订');
      await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'DomesticAirTicketQuery' }));
      // At the start and at the deadline, which the code that was open may share; then no more.
      expect([2, 3]).toContain(asked);
      const last = asked;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(asked).toBe(last);
    } finally {
      vi.useRealTimers();
    }
  });

  it('cancels after a question, and then offers to book again', async () => {
    const { screen, order } = await openNew();
    await press(screen, '取消订单');
    expect(await screen.findByText(/取消后座位立即释放/)).toBeTruthy();
    await press(screen, '取消订单');
    expect(await screen.findByText('订单已取消')).toBeTruthy();
    expect(screen.getByText('您已取消订单，座位已释放，您没有被扣款')).toBeTruthy();
    const { data } = await callSandbox('/order/airOrderDetail', { token: order.token, orderId: order.orderId });
    expect(data['status']).toBe(5);
  });
});

describe('paying by QR code', () => {
  it.each([
    ['微信', '微信支付', '/pay/weChatNewPay', '/pay/weChatQuery'],
    ['支付宝', '支付宝', '/pay/alipayPrecreate', '/pay/alipayQuery'],
  ])(
    'shows the code of %s, notices the payment by itself, says so once and goes to the result',
    async (name, method, create, query) => {
      const wire = watchedFetch();
      const { screen, events, order } = await openNew({}, { fetch: wire.fetch });
      await choose(screen, new RegExp(`^${method}`));
      await press(screen, '确认支付');
      expect(await screen.findByRole('img', { name: /支付二维码/ })).toBeTruthy();
      expect(wire.fields(create)).toEqual(['outTradeNo', 'businessType', 'body', ...everyCall]);
      expect(screen.getByText('等待付款，支付后本页自动更新')).toBeTruthy();
      await scanAndPay(wire.answers);
      expect(await screen.findByText('订单支付成功')).toBeTruthy();
      expect(await screen.findByText(`个人支付（${name}）`)).toBeTruthy();
      const asked = Object.fromEntries(wire.sent.findLast(({ path }) => path === query)?.body ?? []);
      const out_trade_no = wire.sent.find(({ path }) => path === create)?.body.get('outTradeNo');
      expect(asked).toMatchObject({ out_trade_no, attach: 'dometicketOrderPay', passErrorCodeMsgRet: '16128' });
      expect(events.filter((event) => event.type === 'paid')).toEqual([
        { type: 'paid', detail: { orderId: order.orderId, amount: Number(order.payprice).toFixed(2) } },
      ]);
      expect(
        events.some((event) => event.type === 'navigate' && (event.detail as { name: string }).name === 'pay_finish'),
      ).toBe(true);
    },
  );

  it('我已支付 asks the server, and never believes the client', async () => {
    const wire = watchedFetch();
    const { screen, events } = await openNew({}, { fetch: wire.fetch });
    await press(screen, '确认支付');
    await screen.findByRole('img', { name: /支付二维码/ });
    await press(screen, '我已支付');
    expect(await screen.findByText(/暂未查到付款/)).toBeTruthy();
    expect(events.some((event) => event.type === 'paid')).toBe(false);
    await scanAndPay(wire.answers);
    await press(screen, '我已支付');
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
  });

  it('two pages of one order both see the payment', async () => {
    const order = await bookOrder({ as: personal });
    const wire = watchedFetch();
    const pages = [
      await open(order, { as: personal, fetch: wire.fetch }),
      await open(order, { as: personal, fetch: wire.fetch }),
    ];
    for (const { screen } of pages) {
      await press(screen, '确认支付');
      await screen.findByRole('img', { name: /支付二维码/ });
    }
    await scanAndPay(wire.answers);
    for (const { screen } of pages) expect(await screen.findByText('订单支付成功')).toBeTruthy();
  });

  it('notices that the order was paid elsewhere', async () => {
    const { screen, order } = await openNew();
    await press(screen, '确认支付');
    await screen.findByRole('img', { name: /支付二维码/ });
    await payFromWallet(order);
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
  });

  it('the end of the session clears the page', async () => {
    const { screen, page } = await openNew();
    await press(screen, '确认支付');
    await screen.findByRole('img', { name: /支付二维码/ });
    page.session.end();
    expect(await screen.findByText('请先登录')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('paying from the wallet', () => {
  async function toPassword(wire = watchedFetch()) {
    const opened = await openNew({ as: wealthy }, { fetch: wire.fetch });
    await choose(opened.screen, /钱包余额/);
    await press(opened.screen, '确认支付');
    await opened.screen.findByLabelText('6 位支付密码');
    return { ...opened, wire };
  }

  it('asks for the six digits, shows the tries left after a wrong one, and takes the right one', async () => {
    const { screen, type, wire } = await toPassword();
    const field = screen.getByLabelText<HTMLInputElement>('6 位支付密码');
    type(field, '12a3');
    await waitFor(() => expect(field.value).toBe('123'));
    await givePassword({ screen, type }, '000000');
    expect(await screen.findByText(/支付密码不正确，还可尝试 \d 次/)).toBeTruthy();
    expect(field.value).toBe('');
    await waitFor(() => expect(field.getRootNode()).toMatchObject({ activeElement: field }));
    await givePassword({ screen, type });
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
    expect(await screen.findByText(/个人支付（钱包）/)).toBeTruthy();
    expect(wire.fields('/pay/tianHangPay')).toEqual([
      'outTradeNo',
      'businessType',
      'body',
      'requestId',
      'payPassword',
      ...everyCall,
    ]);
  });

  it('sends the digest of user id, trade and check string where the cashier’s answer carries that string', async () => {
    const wire = watchedFetch();
    const checking: typeof fetch = async (input, init) => {
      const response = await wire.fetch(input, init);
      const answer = (await response.json()) as { data: object };
      return new Response(
        JSON.stringify(
          String(input).endsWith('/pay/payInfo')
            ? { ...answer, data: { ...answer.data, checkString: '核对 check' } }
            : answer,
        ),
        { headers: response.headers },
      );
    };
    const { screen, type } = await toPassword({ ...wire, fetch: checking });
    await givePassword({ screen, type });
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
    const body = wire.sent.find((call) => call.path === '/pay/tianHangPay')?.body;
    const { memberId } = await logIn(wealthy);
    expect(body?.get('requestVerify')).toBe(passwordHash(`${String(memberId)}${body?.get('outTradeNo')}核对 check`));
  });

  it('a member without a pay password gets a hint', async () => {
    const { screen } = await openNew({
      as: '13800000020',
      from: 'PEK',
      to: 'TNA',
      seat: (seat) => Number(seat.parPrice) < 1100 && seat.seatNum > 2,
    });
    // The row says so before it is chosen, and leads there.
    const row = await screen.findByRole('radio', { name: /钱包余额.*未设置支付密码/ });
    expect(row.closest('.po-pm')?.querySelector('a, button')?.textContent).toBe('去设置支付密码');
    await choose(screen, /钱包余额/);
    await press(screen, '确认支付');
    expect(await screen.findByText('未设置支付密码')).toBeTruthy();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '去设置支付密码' }));
    await screen.findByRole('heading', { name: '设置支付密码' });
  });

  it('an answer lost after the server has paid ends in the truth, without a second payment', async () => {
    const { screen, type, wire, order } = await toPassword(watchedFetch({ lose: '/pay/tianHangPay' }));
    await givePassword({ screen, type });
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
    expect(wire.count('/pay/tianHangPay')).toBe(1);
    const { data } = await callSandbox('/order/airOrderDetail', { token: order.token, orderId: order.orderId });
    expect(data['payments']).toHaveLength(1);
  });

  it('a call that never arrived is shown as not charged; paying again uses the same key', async () => {
    const { screen, type, wire } = await toPassword(watchedFetch({ cut: '/pay/tianHangPay' }));
    await givePassword({ screen, type });
    expect(await screen.findByText(/没有查到扣款/)).toBeTruthy();
    await press(screen, '确认支付');
    await givePassword({ screen, type });
    expect(await screen.findByText('订单支付成功')).toBeTruthy();
    const keys = wire.sent.filter((call) => call.path === '/pay/tianHangPay').map((call) => call.body.get('requestId'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('a mixed payment', () => {
  it('types one amount, derives the other, refuses more than the company may pay', async () => {
    const { screen, type } = await openNew(overStandard);
    const company = screen.getByLabelText<HTMLInputElement>('公司支付 · 授信');
    const own = screen.getByLabelText<HTMLInputElement>('个人支付');
    const suggested = company.value;
    expect(
      screen.getByText(/公司部分上限 ¥[\d,]+ ＝ 差标 .+；超出的 ¥[\d,]+（含服务费 ¥\d+）由个人支付$/),
    ).toBeTruthy();
    type(company, '9999');
    expect(await screen.findByText(/公司部分最多|不能超过订单总额/)).toBeTruthy();
    expect(company.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认支付' }).disabled).toBe(true);
    type(company, suggested.replace(',', ''));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认支付' }).disabled).toBe(false),
    );
    expect(Number(own.value.replace(',', ''))).toBeGreaterThan(0);
  });

  it('books the company’s share, shows the code of the rest also after a reload, and ends with both parts', async () => {
    const wire = watchedFetch();
    const { screen, order, type, unmount } = await openNew(overStandard, { fetch: wire.fetch });
    await press(screen, '确认支付');
    await givePassword({ screen, type });
    expect(await screen.findByRole('img', { name: /支付二维码/ })).toBeTruthy();
    unmount();
    wire.answers.length = 0;
    const again = await open(order, { as: traveller, fetch: wire.fetch });
    expect(await again.screen.findByRole('img', { name: /支付二维码/ })).toBeTruthy();
    expect(again.screen.getByText(/公司支付（授信）¥[\d,.]+ 已支付/)).toBeTruthy();
    await scanAndPay(wire.answers);
    expect(await again.screen.findByText('订单支付成功')).toBeTruthy();
    expect(await again.screen.findByText(/公司支付（授信）/)).toBeTruthy();
    expect(await again.screen.findByText(/个人支付（(微信|支付宝)）/)).toBeTruthy();
  });
});
