import { describe, expect, it } from 'vitest';
import type { HotelConflict } from '#contract/hotel-order.ts';
import { answer } from '#tests/support/orders/booking-page.ts';
import { buttonIn, faults, faultyWire } from '#tests/support/suites/faulty-wire.ts';
import { openStay } from '#tests/support/orders/order-stay.ts';
import { fireEvent, logIn, waitFor } from '#tests/support/page/mount-widget.tsx';

const createPath = '/hotel/createOrder';
const refusal = (data: HotelConflict) => answer(409, '', data);

type Page = Awaited<ReturnType<typeof openStay>>;

/** Fills in everything that an order needs. */
async function fill(page: Page): Promise<void> {
  await page.ready();
  page.guest('林知远');
  page.agree();
}
const typedName = (page: Page) => page.screen.getAllByLabelText<HTMLInputElement>('姓名')[0]?.value;

/** The first order is refused, every later one goes on. */
const refuseOnce = (data: HotelConflict) => {
  let isFirst = true;
  return (path: string) => {
    if (path !== createPath || !isFirst) return undefined;
    isFirst = false;
    return refusal(data);
  };
};

describe('a rate with another price than was seen', () => {
  it('shows both totals, and is ordered at the new one once it is accepted', async () => {
    const page = await openStay({ seen: '1' });
    const dialog = await page.dialog('房价有变动');
    expect(dialog.getByText('¥1').tagName).toBe('S');
    dialog.getByText(/上涨 ¥/);
    fireEvent.click(dialog.getByRole('button', { name: '接受新价格' }));
    await fill(page);
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  });

  it('that changes twice is asked for twice', async () => {
    const calls: string[] = [];
    const page = await openStay({
      seen: '1',
      async intercept(path, go) {
        calls.push(path);
        const nth = calls.filter((call) => call === path).length;
        if (path === createPath && nth === 1) return refusal({ kind: 'expired' });
        if (path !== '/hotel/verify' || nth !== 2) return undefined;
        const { data } = (await (await go()).json()) as { data: { rate: { total: string } } };
        const verified = { ...data, rate: { ...data.rate, total: '9999' } };
        return refusal({ kind: 'rate', from: data.rate.total, to: '9999', verified } as unknown as HotelConflict);
      },
    });
    fireEvent.click((await page.dialog('房价有变动')).getByRole('button', { name: '接受新价格' }));
    await fill(page);
    page.press('提交订单');
    fireEvent.click((await page.dialog('价格已过保留时间')).getByRole('button', { name: '重新核对' }));
    const again = await page.dialog('房价有变动');
    again.getByText('9,999');
    fireEvent.click(again.getByRole('button', { name: '接受新价格' }));
    expect(typedName(page)).toBe('林知远');
    page.press('提交订单');
    await waitFor(() => expect(page.sent(createPath)).toHaveLength(2));
  });
});

describe('an order that is refused', () => {
  it('after its hold is over verifies again, loses nothing that was typed, and is made by the next press', async () => {
    const page = await openStay({ intercept: refuseOnce({ kind: 'expired' }) });
    await fill(page);
    page.press('提交订单');
    fireEvent.click((await page.dialog('价格已过保留时间')).getByRole('button', { name: '重新核对' }));
    await waitFor(() => expect(page.sent('/hotel/verify')).toHaveLength(2));
    await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(typedName(page)).toBe('林知远'));
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
    const [first, second] = page.sent(createPath);
    expect(second?.get('verifyKey')).not.toBe(first?.get('verifyKey'));
    expect(second?.get('requestId')).not.toBe(first?.get('requestId'));
  });

  it('for rooms names the days, offers those that are left, and keeps their guests', async () => {
    const page = await openStay({
      rooms: 2,
      intercept: refuseOnce({ kind: 'inventory', roomsLeft: 1, full: ['2026-10-26'] }),
    });
    await page.ready();
    page.guest('林知远', '姓名', 0);
    page.guest('陈佳宁', '姓名', 1);
    page.agree();
    page.press('提交订单');
    const dialog = await page.dialog('该房型仅剩 1 间');
    dialog.getByText('10-26 房间不足');
    fireEvent.click(dialog.getByRole('button', { name: '改订 1 间' }));
    await waitFor(() => expect(page.sent('/hotel/verify').at(-1)?.get('rooms')).toBe('1'));
    await page.ready();
    expect(typedName(page)).toBe('林知远');
    expect(page.screen.queryByText('房间 2')).toBeNull();
  });

  it('because every room is taken leads to the other rooms of the hotel', async () => {
    const page = await openStay({ intercept: refuseOnce({ kind: 'inventory', roomsLeft: 0, full: [] }) });
    await fill(page);
    page.press('提交订单');
    const dialog = await page.dialog('该房型已订满');
    expect(dialog.queryByRole('button', { name: /改订/ })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: '选择其他房型' }));
    await waitFor(() => expect(page.wentTo()).toContain('hotel_details'));
  });
});

describe('a link', () => {
  it.each([
    ['/hotel/orderInfo', /链接不完整/],
    ['/hotel/orderInfo?hotelId=SHA0001&rateId=R1-P1&checkIn=2020-01-01&checkOut=2020-01-02', /入住日期已过/],
  ])('%s leads to the search', async (address, reason) => {
    const page = await openStay({ address });
    await page.screen.findByText(reason);
    fireEvent.click(page.screen.getByRole('button', { name: '查找酒店' }));
    await waitFor(() => expect(page.wentTo()).toContain('hotel_index'));
  });

  it.each(['hotelId=SHA9999&rateId=R1-P1', 'hotelId=SHA0001&rateId=R9-P1'])(
    'to something that is not sold (%s) says so, with the way to other rooms',
    async (rate) => {
      const page = await openStay({ address: `/hotel/orderInfo?${rate}` });
      await page.screen.findByText('该房型已停止预订');
      expect(page.screen.getByRole('button', { name: '重新选择房型' })).toBeTruthy();
    },
  );
});

it('rooms and price that cannot be read are asked for again by a button', async () => {
  const wire = faultyWire();
  wire.break('/hotel/verify', faults['no network']);
  const page = await openStay({ wire: wire.fetch });
  await page.screen.findByText('没能确认最新房态与价格');
  wire.heal();
  fireEvent.click(buttonIn(page.root, '重试'));
  await page.ready();
});

it('an order whose answer is lost is one order, under one request id', async () => {
  let made = 0;
  const page = await openStay({
    async intercept(path, go) {
      if (path !== createPath) return undefined;
      const response = await go();
      made += 1;
      if (made === 1) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  await fill(page);
  page.press('提交订单');
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  expect(new Set(page.sent(createPath).map((fields) => fields.get('requestId'))).size).toBe(1);
  expect(new Set(page.sent(createPath).map((fields) => fields.get('verifyKey'))).size).toBe(1);
});

it('an order without an answer before a reload is asked for again, never made a second time', async () => {
  const page = await openStay({
    async intercept(path, go) {
      if (path !== createPath) return undefined;
      await go();
      return await new Promise<Response>(() => undefined);
    },
  });
  await fill(page);
  page.press('提交订单');
  await waitFor(() => expect(page.sent(createPath)).toHaveLength(1));
  const [sent] = page.sent(createPath);
  page.unmount();
  const again = await openStay({ address: page.address, keepSession: true });
  await waitFor(() => expect(again.wentTo()).toContain('pay_hotel'));
  expect(again.sent('/hotel/verify')).toHaveLength(0);
  expect(again.sent(createPath).map((fields) => fields.get('requestId'))).toEqual([sent?.get('requestId')]);
});

it('a name that the server refuses is shown at its field, which gets the focus', async () => {
  const page = await openStay({
    intercept: (path) =>
      path === createPath ? answer(400, '请输入证件上的姓名', { field: 'guests.0.0.name' }) : undefined,
  });
  await fill(page);
  page.press('提交订单');
  await page.screen.findByText('请输入证件上的姓名');
  const [name] = page.screen.getAllByLabelText('姓名');
  expect(name?.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect((page.root.getRootNode() as ShadowRoot).activeElement).toBe(name));
});

it('goes on after the session has ended, with everything typed and one order', async () => {
  let isEnded = false;
  const page = await openStay({
    intercept(path) {
      if (path !== createPath || isEnded) return undefined;
      isEnded = true;
      return answer(401, '请重新登录');
    },
  });
  await fill(page);
  page.press('提交订单');
  await waitFor(() => expect(page.page.session.user.peek()).toBeNull());
  const { token, ...user } = await logIn('13800000010');
  page.page.session.adopt({ ...user, token } as never);
  await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
  expect(page.sent(createPath).at(-1)?.get('guests')).toContain('林知远');
});

it('restores what was typed after a reload', async () => {
  const page = await openStay();
  await page.ready();
  page.guest('林知远');
  await waitFor(() => expect(typedName(page)).toBe('林知远'));
  page.unmount();
  const again = await openStay({ address: page.address, keepSession: true });
  await again.ready();
  expect(typedName(again)).toBe('林知远');
});
