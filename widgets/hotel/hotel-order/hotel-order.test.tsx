import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { fenOf, showFen } from '#domain/money.ts';
import { faults, faultyWire } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';
import { openStay } from '#tests/support/orders/order-stay.ts';

const orderOf = (page: Awaited<ReturnType<typeof openStay>>) =>
  page.events.find(({ type }) => type === 'order')?.detail as { orderNo: string; amount: string } | undefined;

describe('the order form of a stay', () => {
  it('holds rooms and price, and makes an order that is paid next', async () => {
    const page = await openStay();
    await page.ready();
    const [verify] = page.sent('/hotel/verify');
    expect(verify?.get('travelType')).toBe('private');
    // A reload holds it anew: a count would promise nothing.
    expect(page.screen.queryByRole('timer')).toBeNull();
    expect(page.root.textContent).not.toContain('此价格为您保留');
    expect(page.prices()).toContain(`¥${showFen(fenOf(verify?.get('seenTotal') ?? ''))}`);
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
    expect(fenOf(orderOf(page)?.amount ?? '0')).toBe(fenOf(verify?.get('seenTotal') ?? ''));
    expect(page.wentTo()).toContain('pay_hotel');
  });

  it('says in its head and beside its agreement that a rate cannot be cancelled', async () => {
    const page = await openStay({
      rate: ({ payKind, needsPinyin, cancel }) => payKind === 'prepaid' && !needsPinyin && cancel.kind === 'none',
    });
    await page.ready();
    expect(page.screen.getByRole('checkbox', { name: /取消规则\s*付款后不可取消，¥[\d,.]+ 不退/ })).toBeTruthy();
    const said = page.screen.getAllByText(/^\s*付款后不可取消，¥/, { selector: '.t-bad' });
    expect(said).toHaveLength(2);
    expect(said[0]?.closest('section')?.textContent).toContain('离店');
  });

  it('offers the saved invoice titles, and takes name and tax number of one', async () => {
    const page = await openStay({ rate: ({ payKind, needsPinyin }) => payKind === 'prepaid' && !needsPinyin });
    await page.ready();
    expect(page.screen.queryByRole('group', { name: '常用抬头' })).toBeNull();
    fireEvent.click(page.screen.getByRole('radio', { name: /由平台开具/ }));
    const name = '上海云溪商务咨询有限公司';
    const saved = within(await page.screen.findByRole('group', { name: '常用抬头' }));
    fireEvent.click(saved.getByRole('button', { name }));
    const value = (label: string) => page.screen.getByLabelText<HTMLInputElement>(label).value;
    await waitFor(() => expect([value('发票抬头'), value('税号')]).toEqual([name, '91310115MA1K3FAN06']));
    fireEvent.click(saved.getByRole('button', { name: '周砚清' }));
    await waitFor(() => expect([value('发票抬头'), value('税号')]).toEqual(['周砚清', '']));
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
    page.screen.getByText(/须在线担保首晚房费 ¥.*18:00 后到店亦可/);
    expect(page.prices()).toMatch(/房费合计¥[\d,]+到店支付¥[\d,]+在线担保（首晚）¥[\d,]+/);
    expect(page.screen.getByRole('checkbox', { name: /并同意支付首晚担保金 ¥/ })).toBeTruthy();
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
  });

  it('takes guests from the frequent list, searched by the server, and lets them go again', async () => {
    const page = await openStay({ adults: 2 });
    await page.ready();
    const name = (at: number) => page.screen.getAllByLabelText<HTMLInputElement>(/^姓名/)[at]?.value;
    fireEvent.click(await page.screen.findByRole('button', { name: '林知夏' }));
    await waitFor(() => expect(name(0)).toBe('林知夏'));
    page.type(page.screen.getByRole('searchbox'), 'haisheng');
    await waitFor(() => expect(page.screen.queryByRole('button', { name: '周砚清' })).toBeNull());
    fireEvent.click(page.screen.getByRole('button', { name: '梁海生' }));
    await waitFor(() => expect(name(1)).toBe('梁海生'));
    page.type(page.screen.getByRole('searchbox'), '');
    const third = await page.screen.findByRole('button', { name: '周砚清' });
    expect(third).toHaveProperty('disabled', true);
    fireEvent.click(page.screen.getByRole('button', { name: '林知夏' }));
    await waitFor(() => expect([name(0), third.hasAttribute('disabled')]).toEqual(['梁海生', false]));
  });

  it('works without the frequent list, and reads it again on demand', async () => {
    const wire = faultyWire();
    wire.break('/passenger/list', faults['no network']);
    const page = await openStay({ wire: wire.fetch });
    await page.ready();
    page.guest('林知远');
    await page.screen.findByText('常旅客读取失败');
    wire.heal();
    page.press('重试');
    await page.screen.findByRole('button', { name: '周砚清' });
    expect(page.screen.getAllByLabelText<HTMLInputElement>('姓名')[0]?.value).toBe('林知远');
  });

  it('asks for the pinyin of each guest where the hotel wants it', async () => {
    const page = await openStay({ rate: ({ payKind, needsPinyin }) => payKind === 'prepaid' && needsPinyin });
    await page.ready();
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    await page.screen.findByText(/请输入姓名拼音/);
    page.guest('lin/zhiyuan', '姓名拼音');
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_hotel'));
    expect(page.sent('/hotel/createOrder')[0]?.get('guests')).toContain('LIN/ZHIYUAN');
  });

  it('leads to the order itself in an application that does not go on to the payment', async () => {
    const page = await openStay({ theme: { appId: 'default', switches: { goToPay: false } } });
    await page.ready();
    page.guest('林知远');
    page.agree();
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('hotel_order_details'));
  });

  it('adds a field for each further guest, and keeps the focus in the room when one is taken out', async () => {
    const page = await openStay({ adults: 2 });
    await page.ready();
    page.press('添加入住人');
    await waitFor(() => expect(page.screen.queryByRole('button', { name: '添加入住人' })).toBeNull());
    page.press('房间 1：移除入住人 2');
    await page.screen.findByRole('button', { name: '添加入住人' });
    const [name] = page.screen.getAllByLabelText('姓名');
    expect((page.root.getRootNode() as ShadowRoot).activeElement).toBe(name);
  });
});
