import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { givenSales, returning } from '#tests/support/given/given-sales.ts';
import type { GivenSales } from '#tests/support/given/given-sales.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
let orderId = '';
beforeAll(async () => {
  ({ orderId } = await bookOrder({
    as: personal,
    passengers: [
      { name: '周砚清', certNo: '11010119900307803X' },
      { name: '林知夏', certNo: '110101199003078371' },
      { name: '周予安', psgType: 'CHD', certNo: '110101201803074512', bornDate: '2018-03-07' },
    ],
  }));
});

async function open(sales: GivenSales = givenSales(), options: MountWidgetOptions = {}) {
  const address = `/ticket/OrderDetails/${orderId}?sale=refund`;
  const widget = await mountWidget('air-order-detail', { as: personal, address, fetch: sales.fetch, ...options });
  const dialog = await widget.screen.findByRole('dialog', { name: '退票' });
  const inside = within(dialog);
  const choose = (name: RegExp) => fireEvent.click(inside.getByRole('checkbox', { name }));
  const figures = () => inside.getByRole('region', { name: '退款试算' }).textContent;
  /** As soon as the quote is there. */
  const confirm = async () => {
    const button = inside.getByRole('button', { name: /^确认退票 \d 人$/ }) as HTMLButtonElement;
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };
  return { ...widget, dialog, inside, choose, figures, confirm, sales };
}

describe('the refund of tickets', () => {
  it('is quoted at once for the chosen passengers, part by part, with its expiry, the payment it goes back to and the next fee', async () => {
    const { inside, choose, figures } = await open();
    expect(figures()).toContain('选择乘机人后显示可退金额');
    choose(/^周砚清/);
    await waitFor(() => expect(figures()).toMatch(/报价 (0[5-9]|10)分\d\d秒 内有效/));
    expect(figures()).toMatch(/票款¥1,120\.00退票费 20%−¥224\.00机建¥50\.00燃油¥20\.00保险¥30\.00/);
    expect(figures()).toMatch(/预计退回¥996\.00原路退回 钱包¥996\.00退票成功后 7 个工作日内到账/);
    expect(inside.getByText(/^保留：\d\d-\d\d \d\d:\d\d 前手续费不变，之后升至 ¥336，将少退 ¥112$/)).toBeTruthy();
    expect(inside.getByRole('button', { name: '确认退票 1 人' })).toBeTruthy();
  });

  it('takes a child along that would fly alone, and says so; each passenger has separate figures', async () => {
    const { inside, choose, figures } = await open();
    choose(/^周砚清/);
    await inside.findByRole('button', { name: '确认退票 1 人' });
    choose(/^林知夏/);
    const child = () => inside.getByRole('checkbox', { name: /^周予安.*须随成人一同办理/ }) as HTMLInputElement;
    await waitFor(() => expect([child().checked, child().disabled]).toEqual([true, true]));
    expect(inside.getByRole('button', { name: '确认退票 3 人' })).toBeTruthy();
    fireEvent.click(inside.getByRole('button', { name: '按乘机人查看' }));
    await waitFor(() => expect(figures()).toMatch(/周砚清 · .*林知夏 · .*周予安 · /));
    expect(figures()).toContain('预计退回¥2,988.00');
  });

  it('shows the tickets and the price of the chosen legs', async () => {
    const { inside, choose } = await open(givenSales(returning));
    expect(inside.getByRole('checkbox', { name: /^周砚清.*票号尾号 5020、5030 · ¥2,340$/ })).toBeTruthy();
    choose(/^去程/);
    await inside.findByRole('checkbox', { name: /^周砚清.*票号尾号 5030 · ¥1,220$/ });
  });

  it('that is involuntary costs no fee and needs a proof, which is uploaded as it is chosen', async () => {
    const { inside, choose, figures, confirm, sales } = await open();
    choose(/^周砚清/);
    fireEvent.click(inside.getByRole('radio', { name: '非自愿' }));
    fireEvent.click(await inside.findByRole('radio', { name: '乘机人患病，不宜乘机' }));
    await inside.findByText(/县级以上医院的诊断证明/);
    await waitFor(() => expect(figures()).toContain('退票费（免）¥0.00'));
    await confirm();
    await inside.findByText('请上传证明材料');
    expect(sales.sent('/order/refundApply')).toHaveLength(0);
    const file = new File(['%PDF-1.4'], '诊断证明.pdf', { type: 'application/pdf' });
    fireEvent.change(inside.getByLabelText('证明材料', { selector: 'input' }), { target: { files: [file] } });
    await inside.findByText('诊断证明.pdf');
    await waitFor(() => expect(sales.sent('/order/refundQuote').at(-1)?.get('proofs')).toBe('["P1"]'));
    await confirm();
    await waitFor(() => expect(sales.sent('/order/refundApply')).toHaveLength(1));
  });

  it('of a flight that the airline has cancelled begins with that reason, without proof', async () => {
    const schedule = { kind: 'cancelled', depTime: '', arrTime: '', at: '' } as never;
    const sales = givenSales((order) => ({
      ...order,
      flightList: order.flightList.map((flight) => ({ ...flight, schedule })),
    }));
    const { inside } = await open(sales);
    expect((inside.getByRole('radio', { name: '航班取消' }) as HTMLInputElement).checked).toBe(true);
    expect(inside.queryByText('证明材料')).toBeNull();
  });

  it('is applied for with the quote that is shown, closes, and shows its steps, from which it is withdrawn', async () => {
    const { screen, inside, choose, confirm, sales } = await open();
    choose(/^周砚清/);
    await inside.findByText('预计退回');
    await confirm();
    const card = within(await screen.findByRole('region', { name: '退票进度' }));
    expect(sales.sent('/order/refundApply')[0]?.get('quoteId')).toBe(sales.quoteId());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
    expect(card.getByText('航司审核').closest('li')?.getAttribute('aria-current')).toBe('step');
    // Those who still fly keep their calendar and their vouchers.
    expect(screen.getByRole('button', { name: '加入日历' })).toBeTruthy();
    expect(screen.getByRole('region', { name: '报销凭证' })).toBeTruthy();
    // The ticket says more than its coupon, the money is on its way, and the others wait.
    const row = (name: RegExp) => screen.getByRole('cell', { name }).closest('tr')?.textContent;
    expect([row(/^周砚清/), row(/^林知夏/)]).toEqual([
      expect.stringContaining('退票审核中'),
      expect.stringContaining('未使用'),
    ]);
    expect((await screen.findByRole('region', { name: '费用' })).textContent).toContain('预计退回¥996.00');
    expect(screen.getByText(/其余 2 人的客票照常有效/)).toBeTruthy();
    expect(card.getByText(/^本次申请完成后，可办理其他客票/)).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: '撤回申请' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回申请' }));
    await waitFor(() => expect(sales.sent('/order/refundWithdraw')[0]?.get('saleId')).toBe('R1'));
    await screen.findByRole('button', { name: '退票' });
  });

  it.each([
    ['refused', '未通过', true],
    ['withdrawn', '已撤回', false],
  ])('that is over stays above the tickets while its refusal is news: %s', async (state, label, isFirst) => {
    const sales = givenSales();
    const over: typeof fetch = async (input, init) => {
      const answer = await (await sales.fetch(input, init)).json();
      for (const sale of answer.data?.afterSales ?? []) Object.assign(sale, { state, actions: [] });
      return Response.json(answer);
    };
    const { screen, inside, choose, confirm } = await open(sales, { fetch: over });
    choose(/^周砚清/);
    await inside.findByText('预计退回');
    await confirm();
    const tracker = await screen.findByRole('region', { name: '退票进度' });
    expect(tracker.textContent).toContain(label);
    const tickets = screen.getByRole('region', { name: '乘机人与客票' });
    const isAbove = (tracker.compareDocumentPosition(tickets) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect(isAbove).toBe(isFirst);
  });

  it('whose quote has expired is quoted again by itself', async () => {
    const sales = givenSales(undefined, 1_500);
    const { choose, figures } = await open(sales);
    choose(/^周砚清/);
    await waitFor(() => expect(figures()).toContain('预计退回'));
    await waitFor(() => expect(sales.sent('/order/refundQuote').length).toBeGreaterThan(1));
  });

  it('that the server refuses keeps everything typed, says why, and reads quote and order again', async () => {
    const { inside, choose, confirm, sales } = await open();
    choose(/^周砚清/);
    const remark = inside.getByRole('textbox', { name: '补充说明' });
    fireEvent.input(remark, { target: { value: '会议取消' } });
    await inside.findByText('预计退回');
    const before = [sales.sent('/order/refundQuote').length, sales.sent('/order/airOrderDetail').length];
    sales.refuse('/order/refundApply', 409, '报价已过期，请核对新的金额');
    await confirm();
    await inside.findByText('报价已过期，请核对新的金额');
    await waitFor(() => expect(sales.sent('/order/refundQuote')).toHaveLength(before[0]! + 1));
    await waitFor(() => expect(sales.sent('/order/airOrderDetail')).toHaveLength(before[1]! + 1));
    expect((inside.getByRole('textbox', { name: '补充说明' }) as HTMLTextAreaElement).value).toBe('会议取消');
  });

  it('keeps its choice when the dialog is closed and opened again, and shows why a quote failed', async () => {
    const sales = givenSales();
    const { screen, dialog, choose } = await open(sales);
    sales.refuse('/order/refundQuote', 400, '该乘机人的客票已使用');
    choose(/^林知夏/);
    await within(dialog).findByText('该乘机人的客票已使用');
    fireEvent.click(within(dialog).getByRole('button', { name: '再想想' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '退票' }));
    const again = within(await screen.findByRole('dialog', { name: '退票' }));
    expect((again.getByRole('checkbox', { name: /^林知夏/ }) as HTMLInputElement).checked).toBe(true);
    await again.findByText('预计退回');
  });

  it('without a network keeps what is typed, says so, and is quoted by itself when it is back', async () => {
    const sales = givenSales();
    const network = losableNetwork(sales.fetch);
    const { inside, choose, figures } = await open(sales, { fetch: network.fetch });
    fireEvent.input(inside.getByRole('textbox', { name: '补充说明' }), { target: { value: '会议取消' } });
    network.lose();
    choose(/^周砚清/);
    await waitFor(() => expect(figures()).toContain('网络已断开，恢复后自动重新获取'));
    expect((inside.getByRole('button', { name: '确认退票 1 人' }) as HTMLButtonElement).disabled).toBe(true);
    network.find();
    await waitFor(() => expect(figures()).toContain('预计退回¥996.00'));
    expect((inside.getByRole('textbox', { name: '补充说明' }) as HTMLTextAreaElement).value).toBe('会议取消');
    expect((inside.getByRole('checkbox', { name: /^周砚清/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('whose proof is not taken says why, and keeps the proofs from before', async () => {
    const { inside, choose, sales } = await open();
    choose(/^周砚清/);
    fireEvent.click(inside.getByRole('radio', { name: '非自愿' }));
    fireEvent.click(await inside.findByRole('radio', { name: '乘机人患病，不宜乘机' }));
    const give = async (name: string) =>
      fireEvent.change(await inside.findByLabelText('证明材料', { selector: 'input' }), {
        target: { files: [new File(['%PDF-1.4'], name, { type: 'application/pdf' })] },
      });
    await give('诊断证明.pdf');
    await inside.findByText('诊断证明.pdf');
    sales.refuse('/order/proof', 400, '文件不能超过 5 MB');
    await give('病历.pdf');
    await inside.findByText('文件不能超过 5 MB');
    expect(inside.queryByText('病历.pdf')).toBeNull();
    expect(inside.getByText('诊断证明.pdf')).toBeTruthy();
    await give('病历.pdf');
    await inside.findByText('病历.pdf');
    expect(inside.queryByText('文件不能超过 5 MB')).toBeNull();
  });

  it('waits for a proof that is on its way', async () => {
    const sales = givenSales();
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    let proofs = 0;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).endsWith('/order/proof') && ++proofs === 2) await held;
      return await sales.fetch(input, init);
    };
    const { inside, choose, confirm } = await open(sales, { fetch });
    choose(/^周砚清/);
    fireEvent.click(inside.getByRole('radio', { name: '非自愿' }));
    fireEvent.click(await inside.findByRole('radio', { name: '乘机人患病，不宜乘机' }));
    for (const name of ['诊断证明.pdf', '病历.pdf']) {
      fireEvent.change(await inside.findByLabelText('证明材料', { selector: 'input' }), {
        target: { files: [new File(['%PDF-1.4'], name, { type: 'application/pdf' })] },
      });
      if (name === '诊断证明.pdf') await inside.findByText(name);
    }
    await waitFor(() => expect(proofs).toBe(2));
    await confirm();
    free();
    await inside.findByText('病历.pdf');
    expect(sales.sent('/order/refundApply')).toHaveLength(0);
    await confirm();
    await waitFor(() => expect(sales.sent('/order/refundApply')).toHaveLength(1));
    expect(JSON.parse(sales.sent('/order/refundQuote').at(-1)?.get('proofs') ?? '')).toHaveLength(2);
  });

  it('is not offered by an application that has none: the page names the telephone', async () => {
    const { screen, unmount } = await mountWidget('air-order-detail', {
      as: personal,
      address: `/ticket/OrderDetails/${orderId}?sale=refund`,
      fetch: givenSales().fetch,
      theme: { appId: 'default', switches: { showAirRefund: false, showAirChange: false } },
    });
    await screen.findByRole('link', { name: /^退票改签请致电/ });
    expect(screen.queryByRole('button', { name: /^退票|改签$/ })).toBeNull();
    await waitFor(() => expect(location.search).toBe(''));
    unmount();
  });
});
