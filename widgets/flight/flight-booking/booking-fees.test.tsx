import { expect, test } from 'vitest';
import { sandboxUrl } from '#tests/support/page/own-sandbox.ts';
import { answer, openBooking } from '#tests/support/orders/booking-page.ts';
import { fireEvent } from '#tests/support/page/mount-widget.tsx';

test.each([
  [true, '服务费'],
  [false, '其他费用'],
])(
  'a changed fee has the name that the application gives it everywhere (showServFee %s)',
  async (showServFee, name) => {
    const page = await openBooking({
      theme: { appId: 'default', switches: { showServFee } },
      async intercept(path) {
        if (path !== '/airTicket/createOrder') return undefined;
        const verify = page.sent('/airTicket/verifyPrice').at(-1)!;
        const again = await fetch(`${sandboxUrl()}/airTicket/verifyPrice`, {
          method: 'POST',
          body: verify.toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        });
        const { data } = (await again.json()) as { data: never };
        const changes = [{ component: 'serviceFee', psgType: 'ADT', triptype: 1, from: '5', to: '10' }];
        return answer(409, '价格有变动', { kind: 'priceChanged', changes, verified: data });
      },
    });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
    await page.choose('许明德');
    page.agree();
    await page.settled();
    page.press('提交订单');
    const dialog = await page.dialog('价格已变动');
    expect(dialog.getByText(new RegExp(`成人 ${name}$`))).toBeTruthy();
  },
);

test('a company whose line is stopped by an overdue bill is told in the form, not at the cashier', async () => {
  const page = await openBooking({
    as: '13800000071',
    travelType: 'business',
    async intercept(path, _, go) {
      if (path !== '/airTicket/verifyPrice') return undefined;
      const { data, ...rest } = (await (await go()).json()) as { data: { booking: object } };
      return Response.json({ ...rest, data: { ...data, booking: { ...data.booking, isStopped: true } } });
    },
  });
  await page.ready();
  const text = await page.screen.findByText(/^公司账单逾期未还，公司支付已暂停/);
  expect(text.closest('[role=alert], .t-alert')?.textContent).toContain('改为因私预订');
  const [share] = await page.screen.findAllByText('公司支付');
  expect(share?.closest('.bk-share')?.textContent).toMatch(/^公司支付¥0个人支付¥[1-9]/);
});
