import { describe, expect, it } from 'vitest';
import { fenOf, showFen } from '#domain/money.ts';
import { openStay } from '#tests/support/order-stay.ts';

const orderOf = (page: Awaited<ReturnType<typeof openStay>>) =>
  page.events.find(({ type }) => type === 'order')?.detail as { orderNo: string; amount: string } | undefined;

describe('the order form of a stay', () => {
  it('holds rooms and price, and makes an order that is paid next', async () => {
    const page = await openStay();
    await page.ready();
    const [verify] = page.sent('/hotel/verify');
    expect(verify?.get('travelType')).toBe('private');
    expect(page.screen.getByRole('timer').textContent).toMatch(/此价格为您保留 1[45]分/);
    expect(page.prices()).toContain(`¥${showFen(fenOf(verify?.get('seenTotal') ?? ''))}`);
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
    expect(fenOf(orderOf(page)?.amount ?? '0')).toBe(fenOf(verify?.get('seenTotal') ?? ''));
    expect(page.wentTo()).toContain('pay_hotel');
  });

  it('of a rate that is paid at the hotel leads to the order, without a payment', async () => {
    const page = await openStay({ rate: ({ payKind, needsPinyin }) => payKind === 'atHotel' && !needsPinyin });
    await page.ready();
    expect(page.prices()).toContain('到店支付总额');
    page.screen.getByText('入住前可免费取消');
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByRole('heading', { name: /待确认|已确认/ })).toBeTruthy();
    expect(page.wentTo()).not.toContain('pay_hotel');
  });

  it('of a guarantee asks for the first night, says why, and pays the rest at the hotel', async () => {
    const page = await openStay({ rate: ({ payKind, needsPinyin }) => payKind === 'guarantee' && !needsPinyin });
    await page.ready();
    page.screen.getByText(/18:00 后到店须在线担保首晚房费 ¥/);
    expect(page.prices()).toMatch(/房费合计¥[\d,]+到店支付¥[\d,]+在线担保（首晚）¥[\d,]+/);
    expect(page.screen.getByRole('checkbox', { name: /并同意支付首晚担保金 ¥/ })).toBeTruthy();
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
  });
});
