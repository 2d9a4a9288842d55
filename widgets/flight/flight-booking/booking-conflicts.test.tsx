import { describe, expect, it } from 'vitest';
import { sandboxUrl } from '#tests/support/page/own-sandbox.ts';
import { answer, openBooking as open } from '#tests/support/orders/booking-page.ts';
import type { OpenBooking } from '#tests/support/orders/booking-page.ts';
import { callSandbox, fireEvent, logIn, waitFor } from '#tests/support/page/mount-widget.tsx';

/** A page that only waits for 提交订单. */
async function readyToOrder(options: OpenBooking = {}, who = '许明德') {
  const page = await open(options);
  await page.ready();
  fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
  await page.choose(who);
  page.agree();
  await page.settled();
  return page;
}

const ordersOf = (page: Awaited<ReturnType<typeof open>>) => page.sent('/airTicket/createOrder');
const paid = (page: Awaited<ReturnType<typeof open>>) => waitFor(() => expect(page.wentTo()).toContain('pay_order'));

/** Every answer of the price but the first waits until it is let go. */
function held() {
  let asked = 0;
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  const intercept: OpenBooking['intercept'] = async (path) => {
    if (path === '/airTicket/verifyPrice' && (asked += 1) > 1) await wait;
    return undefined;
  };
  return { intercept, letGo: () => letGo() };
}

describe('between the form and the order', () => {
  it('names the changed price and the difference; accepted, it holds over a reload', async () => {
    const page = await open({ seenPrice: '100' });
    const dialog = await page.dialog('价格已变动');
    expect(dialog.getByText(/成人 票价/)).toBeTruthy();
    expect(dialog.getByText(/涨 ¥[\d,]+/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '接受新价格' }));
    await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull());
    expect(location.search).not.toContain('~100&');
  });

  it('keeps the form when the price changes while ordering, and goes on by itself once it is accepted', async () => {
    let changed = false;
    const page = await readyToOrder({
      async intercept(path) {
        if (path !== '/airTicket/createOrder' || changed) return undefined;
        changed = true;
        const verify = page.sent('/airTicket/verifyPrice').at(-1)!;
        const { data } = (await (await fetchAgain('/airTicket/verifyPrice', verify)).json()) as {
          data: { segments: { prices: { tktPrice: string }[] }[] };
        };
        return answer(409, '价格有变动', {
          kind: 'priceChanged',
          changes: [
            {
              component: 'tktPrice',
              psgType: 'ADT',
              triptype: 1,
              from: '1',
              to: data.segments[0]!.prices[0]!.tktPrice,
            },
          ],
          verified: data as never,
        });
      },
    });
    page.press('提交订单');
    const dialog = await page.dialog('价格已变动');
    fireEvent.click(dialog.getByRole('button', { name: '接受新价格' }));
    await paid(page);
    const [first, second] = ordersOf(page);
    expect(first?.get('requestId')).not.toBe(second?.get('requestId'));
  });

  it('asks again with the same request id when an answer is lost, and orders once', async () => {
    let lost = 0;
    const page = await readyToOrder({
      async intercept(path, _fields, go) {
        if (path !== '/airTicket/createOrder' || lost) return undefined;
        lost += 1;
        await go();
        throw new TypeError('Failed to fetch');
      },
    });
    page.press('提交订单');
    await page.dialog('正在确认订单结果');
    await paid(page);
    const ids = ordersOf(page).map((fields) => fields.get('requestId'));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('never sends a new order while the outcome of one is unknown, also after a reload', async () => {
    let broken = true;
    const intercept: OpenBooking['intercept'] = (path) => {
      if (path === '/airTicket/createOrder' && broken) throw new TypeError('Failed to fetch');
      return undefined;
    };
    const page = await readyToOrder({ intercept }, '罗大山');
    page.press('提交订单');
    const dialog = await page.dialog('订单结果未知');
    expect(dialog.getByText(/不会重复下单/)).toBeTruthy();
    const ids = new Set(ordersOf(page).map((fields) => fields.get('requestId')));
    page.unmount();
    broken = false;
    const again = await open({ address: page.address, keepSession: true, intercept });
    await paid(again);
    for (const fields of ordersOf(again)) ids.add(fields.get('requestId'));
    expect(ids.size).toBe(1);
    const contentOf = (fields?: URLSearchParams) =>
      Array.from(fields ?? []).filter(([name]) => !['timestamp', 'traceparent', 'token'].includes(name));
    expect(contentOf(ordersOf(again)[0])).toEqual(contentOf(ordersOf(page)[0]));
  });

  it('points at the order that already exists, and books anyway when asked to', async () => {
    const first = await readyToOrder({ inDays: 300 }, '梁海生');
    first.press('提交订单');
    await paid(first);
    first.unmount();
    const second = await readyToOrder({ address: first.address }, '梁海生');
    second.press('提交订单');
    const dialog = await second.dialog('您还有未处理的订单');
    expect(dialog.getByText(/^梁海生 在 \d\d-\d\d 已有 \w+ 的订单，请勿重复预订$/)).toBeTruthy();
    expect(dialog.getByText('待支付')).toBeTruthy();
    expect(dialog.getByText(/^¥?[\d,]+$/)).toBeTruthy();
    expect(dialog.getByRole('timer').textContent).toMatch(/剩余支付时间 (2[5-9]|30)分\d\d秒/);
    expect(dialog.getByRole('button', { name: '去支付原订单' }).className).toContain('t-btn--primary');
    expect(dialog.getByRole('button', { name: '仍要预订' }).className).toContain('t-btn--text');
    fireEvent.click(dialog.getByRole('button', { name: '仍要预订' }));
    await paid(second);
    expect(ordersOf(second).at(-1)?.get('acceptDuplicate')).toBe('true');
  });

  it('orders with one press, though the price for these people is still being asked', async () => {
    const price = held();
    const page = await open({ adults: 2, intercept: price.intercept });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
    await page.choose('许明德');
    page.agree();
    page.press('提交订单');
    fireEvent.click((await page.dialog('还有乘机人未选择')).getByRole('button', { name: '只为 1 人下单' }));
    await waitFor(() =>
      expect(page.sent('/airTicket/verifyPrice').map((fields) => fields.get('adults'))).toEqual(['2', '1']),
    );
    expect(ordersOf(page)).toEqual([]);
    price.letGo();
    await paid(page);
    expect(page.sent('/airTicket/verifyPrice')).toHaveLength(2);
  });

  it('orders for the people on the page when the price has come', async () => {
    const price = held();
    const page = await open({ adults: 3, intercept: price.intercept });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
    await page.choose('许明德');
    page.agree();
    page.press('提交订单');
    fireEvent.click((await page.dialog('还有乘机人未选择')).getByRole('button', { name: '只为 1 人下单' }));
    await waitFor(() => expect(page.sent('/airTicket/verifyPrice')).toHaveLength(2));
    await page.choose('梁海生');
    price.letGo();
    await paid(page);
    expect(ordersOf(page)).toHaveLength(1);
    expect(ordersOf(page)[0]?.get('passengers')).toContain('梁海生');
  });

  it('verifies the price again when the hold has run out, and keeps the input', async () => {
    let expired = false;
    const page = await readyToOrder({
      intercept(path) {
        if (path !== '/airTicket/createOrder' || expired) return undefined;
        expired = true;
        return answer(409, '价格保留时间已过，请重新核对价格', { kind: 'expired' });
      },
    });
    page.press('提交订单');
    const dialog = await page.dialog('价格已过保留时间');
    fireEvent.click(dialog.getByRole('button', { name: '重新核对' }));
    await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull());
    expect(page.passenger(1).getByText('许明德')).toBeTruthy();
    await page.settled();
    page.press('提交订单');
    await paid(page);
  });

  it('leads to other seats when these are sold out', async () => {
    const page = await open({
      intercept: (path) =>
        path === '/airTicket/verifyPrice'
          ? answer(409, '已售完', { kind: 'soldOut', flightId: 'x', cabinCode: 'T', seatsLeft: 0 })
          : undefined,
    });
    expect(await page.screen.findByText('该舱位已售完')).toBeTruthy();
    page.press('重新选择航班');
    await waitFor(() => expect(page.wentTo()).toContain('DomesticAirTicketQuery'));
  });

  it('says that a fare is not sold to children, before and after they are chosen', async () => {
    const conflict = answer(409, 'X 舱仅限成人购买，儿童与婴儿请选择其他舱位', {
      kind: 'soldOut',
      flightId: 'x',
      cabinCode: 'X',
      seatsLeft: 0,
      adultsOnly: true,
    });
    const page = await open({
      children: 1,
      intercept: (path) => (path === '/airTicket/verifyPrice' ? conflict.clone() : undefined),
    });
    expect(await page.screen.findByText('该舱位不售儿童票')).toBeTruthy();
    expect(page.screen.getByText('X 舱仅限成人购买，儿童与婴儿请选择其他舱位')).toBeTruthy();
    page.unmount();
    const later = await open({
      intercept: (path, fields) =>
        path === '/airTicket/verifyPrice' && fields.get('children') === '1' ? conflict.clone() : undefined,
    });
    await later.ready();
    await later.choose('周砚清', '周予安（儿童）');
    const dialog = await later.dialog('该舱位不售儿童票');
    fireEvent.click(dialog.getByRole('button', { name: '返回修改' }));
    await waitFor(() => expect(later.screen.queryByRole('dialog')).toBeNull());
  });

  it('can ask for the price again after a failure', async () => {
    let failed = false;
    const page = await open({
      intercept(path) {
        if (path !== '/airTicket/verifyPrice' || failed) return undefined;
        failed = true;
        return answer(999999, '系统繁忙，请稍后重试');
      },
    });
    expect(await page.screen.findByText('没能确认最新价格')).toBeTruthy();
    page.press('重试');
    await page.ready();
  });

  it('ties the server’s message about a field to that field', async () => {
    let refused = false;
    const page = await readyToOrder({
      intercept(path) {
        if (path !== '/airTicket/createOrder' || refused) return undefined;
        refused = true;
        return answer(400, '该证件在航司黑名单中', { field: 'passengers.0.certNo' });
      },
    });
    page.press('提交订单');
    await waitFor(() => expect(page.passenger(1).getByText('该证件在航司黑名单中')).toBeTruthy());
    await waitFor(() => expect(page.focused()).toBe(page.passenger(1).getByLabelText('证件号码')));
  });

  it('goes on after the session has ended, with everything typed and one order', async () => {
    let ended = false;
    const page = await readyToOrder({
      intercept(path) {
        if (path !== '/airTicket/createOrder' || ended) return undefined;
        ended = true;
        return answer(401, '请重新登录');
      },
    });
    page.press('提交订单');
    await waitFor(() => expect(page.page.session.user.peek()).toBeNull());
    const { token, ...user } = await logIn('13800000010');
    page.page.session.adopt({ ...user, token } as never);
    await paid(page);
    expect(new Set(ordersOf(page).map((fields) => fields.get('requestId'))).size).toBe(1);
  });

  it('restores what was typed after a reload', async () => {
    const page = await readyToOrder({}, '许曼');
    page.press('新增乘机人');
    await waitFor(() => page.passenger(2));
    page.enter(page.passenger(2), '姓名', '半个名');
    page.unmount();
    const again = await open({ address: page.address, keepSession: true });
    await again.ready();
    await waitFor(() => expect(again.passenger(2).getByLabelText('姓名')).toHaveProperty('value', '半个名'));
    expect(again.passenger(1).getByText('许曼')).toBeTruthy();
  });
});

describe('business travel', () => {
  const business = { as: '13800000071', travelType: 'business' } as const;

  it('has the employee as its traveller in a search for one, and no other person', async () => {
    const page = await open(business);
    await page.ready();
    expect(await page.screen.findByRole('button', { name: '编辑乘机人 1' })).toBeTruthy();
    expect(page.passenger(1).getByText('陈佳宁')).toBeTruthy();
    fireEvent.click(page.screen.getByRole('button', { name: '移除乘机人 1' }));
    await waitFor(() => expect(page.screen.queryByRole('group', { name: '乘机人 1' })).toBeNull());
    page.unmount();
    // An empty list that the employee left stays empty.
    const again = await open({ ...business, address: page.address, keepSession: true });
    await again.ready();
    await again.screen.findByRole('button', { name: '陈佳宁' });
    expect(again.screen.queryByRole('group', { name: '乘机人 1' })).toBeNull();
    again.unmount();
    const two = await open({ ...business, adults: 2 });
    await two.ready();
    await two.screen.findByRole('button', { name: '陈佳宁' });
    expect(two.screen.queryByRole('group', { name: '乘机人 1' })).toBeNull();
  });

  it('offers the external travellers of the company, whose numbers stay with it, and orders for them by id', async () => {
    const page = await open({
      ...business,
      adults: 2,
      seat: ({ standard, seatNum }) => standard?.verdict === 'ok' && seatNum > 3,
    });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: '陈佳宁' }));
    fireEvent.click(await page.screen.findByRole('button', { name: /闻人清和\s*外部/ }));
    await waitFor(() => expect(page.passenger(2).getByText('闻人清和')).toBeTruthy());
    expect(page.passenger(2).getByText('外部')).toBeTruthy();
    expect(page.passenger(2).getByText(/3301\*{10}2460/)).toBeTruthy();
    page.agree();
    await page.settled();
    page.press('提交订单');
    await paid(page);
    const sent = JSON.parse(ordersOf(page)[0]?.get('passengers') ?? '[]') as { name: string; certNo: string }[];
    expect(sent.map(({ name, certNo }) => [name, certNo])).toEqual([
      ['陈佳宁', ''],
      ['闻人清和', ''],
    ]);
  });

  it('shows the verdict and who pays what, and asks why above the standard', async () => {
    const page = await open({
      ...business,
      seat: (seat) =>
        seat.cabinClass === 'Y' &&
        seat.standard?.verdict === 'over' &&
        Number(seat.parPrice) > Number(seat.limitPrice) + 250 &&
        seat.seatNum > 3,
    });
    await page.ready();
    expect((await page.screen.findAllByText(/超标 ¥[\d,]+/)).length).toBeGreaterThan(0);
    await page.choose('陈佳宁');
    page.agree();
    await waitFor(() =>
      expect(page.bill()).toMatch(
        /公司支付¥[\d,.]+每人最多 ¥[\d,.]+差标 ¥[\d,.]+ ＋ 容差 ¥200 ＋ 机建燃油 ¥[\d,.]+个人支付¥[1-9][\d,.]+个人部分含服务费 ¥\d+，在支付时结清/,
      ),
    );
    await page.settled();
    page.press('提交订单');
    await waitFor(() => expect(page.screen.getByText('请填写超标原因')).toBeTruthy());
    page.press('客户或会议指定');
    page.type(page.screen.getByLabelText('出行事由'), '北京客户验收');
    await waitFor(() => expect(page.screen.queryByText('请填写超标原因')).toBeNull());
    const bill = page.bill().replaceAll(',', '');
    page.press('提交订单');
    await paid(page);
    expect(ordersOf(page)[0]?.get('overReason')).toBe('客户或会议指定');
    const { orderId } = page.ordered();
    const { token } = await logIn(business.as);
    const { data } = await callSandbox('/pay/payInfo', { token: String(token), orderId, businessType: '5' });
    const { personal } = data['split'] as { personal: string };
    expect(bill).toMatch(new RegExp(`个人支付¥${Number(personal)}(?!\\d)`));
  });

  it('of an employee who pays privately says so beside the total; a private member reads nothing of it', async () => {
    const employee = await open({ as: '13800000074' });
    await employee.ready();
    expect(employee.screen.getAllByText('因私，由您个人支付')).toHaveLength(2);
    employee.unmount();
    const page = await open();
    await page.ready();
    expect(page.screen.queryByText('因私，由您个人支付')).toBeNull();
  });

  it('refuses what the company forbids, and offers to travel privately', async () => {
    const page = await open({
      as: '13800000074',
      travelType: 'business',
      seat: (seat) => seat.cabinClass === 'C' && seat.seatNum > 3,
    });
    expect(await page.screen.findByText('无法预订所选航班')).toBeTruthy();
    page.press('改为因私预订');
    await waitFor(() => expect(page.wentTo()).toContain('air_order_info'));
  });
});

const fetchAgain = (path: string, fields: URLSearchParams): Promise<Response> =>
  fetch(sandboxUrl() + path, {
    method: 'POST',
    body: fields.toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
