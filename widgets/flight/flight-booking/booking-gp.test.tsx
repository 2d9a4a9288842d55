import { describe, expect, it } from 'vitest';
import { openBooking as open } from '#tests/support/orders/booking-page.ts';
import { callSandbox, fireEvent, logIn, waitFor } from '#tests/support/page/mount-widget.tsx';

type Page = Awaited<ReturnType<typeof open>>;

const field = (page: Page, label: RegExp) => page.screen.findByLabelText<HTMLInputElement>(label);

describe('a government-purchase ticket (公务票)', () => {
  it.each([
    ['6222021234567894', '7894'],
    ['6222021234567890123', '0123'],
  ])(
    'begins on the private page, keeps what was typed, and its order names the budget unit, card %s',
    async (unitCard, unitCardEnd) => {
      const page = await open();
      await page.ready();
      await page.choose('吕书言');
      fireEvent.click(await page.screen.findByRole('button', { name: '改为公务票预订' }));
      page.type(await field(page, /预算单位/), '杭州市教育局');
      const card = await field(page, /单位银行卡号/);
      const groups = unitCard.match(/.{1,4}/g) ?? [];
      page.type(card, groups.join('-'));
      await waitFor(() => expect(card.value).toBe(groups.join(' ')));
      await page.ready();
      await page.screen.findAllByText(/吕书言/);
      page.agree();
      await page.settled();
      page.press('提交订单');
      await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
      const sent = page.sent('/airTicket/createOrder').at(-1);
      expect([sent?.get('gpFlag'), sent?.get('travelType'), sent?.get('unitCard')]).toEqual(['1', 'private', unitCard]);
      const { token } = await logIn('13800000010');
      const fields = { token: String(token), orderId: page.ordered().orderId };
      const { data } = await callSandbox('/order/airOrderDetail', fields);
      expect(data).toMatchObject({ gpFlag: 1, budgetUnit: '杭州市教育局', unitCardEnd });
      expect(JSON.stringify(data)).not.toContain(unitCard);
    },
  );

  it('asks for the unit and a card of 16 or 19 digits; a wrong check digit is only a warning', async () => {
    const page = await open();
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: '改为公务票预订' }));
    const card = await field(page, /单位银行卡号/);
    page.press('提交订单');
    await page.screen.findByText('请输入预算单位名称');
    await page.screen.findByText('请输入单位银行卡号');
    page.type(card, '62220212345678');
    await page.screen.findByText('请输入 16 或 19 位单位银行卡号');
    page.type(card, '6222021234567895');
    await page.screen.findByText('卡号校验位不符，请核对是否输错');
    expect(card.getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(page.screen.getByRole('button', { name: '改为因私预订' }));
    await waitFor(() => expect(page.screen.queryByText('公务票信息')).toBeNull());
  });

  it('is not offered on business travel', async () => {
    const page = await open({ as: '13800000073', travelType: 'business' });
    await page.ready();
    await page.screen.findByText('保险', { exact: false, selector: 'h2' });
    expect(page.screen.queryByText('改为公务票预订')).toBeNull();
  });
});
