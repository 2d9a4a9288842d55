import { expect, it } from 'vitest';
import { openBooking as open } from '#tests/support/orders/booking-page.ts';
import { buttonIn, faultKinds, faults, faultyWire, readsUnder } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

it('shows for every fault that the price could not be checked, and checks it again on demand', async () => {
  const wire = faultyWire();
  const path = '/airTicket/verifyPrice';
  wire.break(path, faults['status 429']);
  const page = await open({ wire: wire.fetch });
  let tries = 1;
  for (const [name, fault] of faultKinds) {
    await page.screen.findByText('没能确认最新价格');
    expect(buttonIn(page.root, '重新选择航班'), name).toBeTruthy();
    expect(page.screen.getByText(/请稍后重试|请检查网络/), name).toBeTruthy();
    wire.break(path, fault);
    fireEvent.click(buttonIn(page.root, '重试'));
    tries += readsUnder(name);
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(tries));
  }
  await page.screen.findByText('没能确认最新价格');
  wire.heal();
  page.press('重试');
  await page.ready();
});

it('works without the frequent passengers, shows a line, and takes them when they come', async () => {
  const wire = faultyWire();
  const path = '/passenger/list';
  wire.break(path, faults['status 429']);
  const page = await open({ wire: wire.fetch });
  await page.ready();
  page.press('新增乘机人');
  await waitFor(() => page.passenger(1));
  page.enter(page.passenger(1), '姓名', '半个名');
  let tries = 1;
  for (const [name, fault] of faultKinds) {
    await page.screen.findByText('常旅客读取失败');
    wire.break(path, fault);
    fireEvent.click(buttonIn(page.root, '重试'));
    tries += readsUnder(name);
    await waitFor(() => expect(wire.sent(path), name).toHaveLength(tries));
  }
  await page.screen.findByText('常旅客读取失败');
  wire.heal();
  page.press('重试');
  await page.screen.findByRole('button', { name: '周砚清' });
  expect(page.passenger(1).getByLabelText('姓名')).toHaveProperty('value', '半个名');
});

it('a price that cannot be verified again keeps the form, and is verified with the next press', async () => {
  const wire = faultyWire();
  const page = await open({ wire: wire.fetch, adults: 2 });
  await page.ready();
  wire.break('/airTicket/verifyPrice', faults['HTML with 200']);
  await page.choose('周砚清');
  await waitFor(() => expect(page.screen.getAllByText('服务返回异常，请稍后重试').length).toBeGreaterThan(0));
  expect(page.passenger(1).getByText('周砚清')).toBeTruthy();
  wire.heal();
  page.agree();
  page.press('提交订单');
  fireEvent.click((await page.dialog('还有乘机人未选择')).getByRole('button', { name: '只为 1 人下单' }));
  await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
  expect(page.sent('/airTicket/createOrder')).toHaveLength(1);
});

it.each(['status 429', 'an unknown ret without words'] as const)(
  'an order refused by %s says so above the button, keeps the form, and the next press makes one order',
  async (name) => {
    const wire = faultyWire();
    const page = await open({ wire: wire.fetch });
    await page.ready();
    await page.choose('周砚清');
    page.agree();
    await page.settled();
    wire.break('/airTicket/createOrder', faults[name]);
    page.press('提交订单');
    await waitFor(() => expect(page.screen.getAllByText(/请稍后重试/).length).toBeGreaterThan(0));
    expect(page.passenger(1).getByText('周砚清')).toBeTruthy();
    wire.heal();
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    expect(page.sent('/airTicket/createOrder')).toHaveLength(2);
  },
);

it("a partner's own wording is over the words of parts that come later", async () => {
  const wire = faultyWire();
  wire.break('/airTicket/verifyPrice', faults['status 429']);
  const words = { failedTitle: '价格没有查到', certNo: '证件号', refundTitle: '退票试算' };
  const page = await open({ wire: wire.fetch, theme: { appId: 'default', wording: { 'flight-booking': words } } });
  await page.screen.findByText(words.failedTitle);
  wire.heal();
  page.press('重试');
  await page.ready();
  await waitFor(() => expect(page.root.querySelector(`[aria-label="${words.refundTitle}"]`)).toBeTruthy());
  page.press('新增乘机人');
  await waitFor(() => expect(page.passenger(1).getByLabelText(words.certNo)).toBeTruthy());
  expect(page.passenger(1).getByLabelText('证件类型')).toBeTruthy();
});
