import { expect, it } from 'vitest';
import { answer, openBooking as open } from '#tests/support/orders/booking-page.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

const flight = { orderId: 'A1', orderNo: 'A1', passenger: '许明德', passengers: ['许明德'], flightNo: 'MU5102' };
const times = { depTime: '2026-12-01 18:00:00', arrTime: '2026-12-01 20:15:00', serverTimeMs: Date.now() };
const route = { orgcityname: '北京', dstcityname: '上海' };

it.each([
  ['sameRoute', '可能重复预订', '许明德 当天已预订同一航线：12-01 18:00–20:15 北京 → 上海 MU5102，请确认是否重复预订'],
  [
    'overlap',
    '与已有行程时间冲突',
    '许明德 已预订 12-01 18:00–20:15 北京 → 上海 MU5102，与本次航班时间重叠，只能乘坐其中一班',
  ],
])('asks about another flight that the passenger has (%s), and leads to its order', async (reason, title, text) => {
  const page = await open({
    intercept: (path) =>
      path === '/airTicket/createOrder'
        ? answer(409, '请勿重复预订', { kind: 'duplicate', reason, ...flight, ...times, ...route } as never)
        : undefined,
  });
  await page.ready();
  fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
  await page.choose('许明德');
  page.agree();
  await page.settled();
  page.press('提交订单');
  const dialog = await page.dialog(title);
  dialog.getByText(text);
  expect(dialog.getByRole('button', { name: '仍要预订' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '查看已有订单' }));
  await waitFor(() => expect(page.wentTo()).toContain('ticket_order_details'));
});
