import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { bookIntl, ticketIntl } from '#tests/support/orders/order-intl.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { printedPaper } from '#tests/support/page/print-frame.ts';

const as = '13800000010';
const wealthy = '13800000050';
const open = async (orderNo: string, who = as) =>
  await mountWidget('intl-order-detail', { as: who, address: `/intl/OrderDetails/${orderNo}` });

describe('the page of an order of international flights', () => {
  it('an unpaid order leads to its payment, and is given up after a question', async () => {
    const { orderNo } = await bookIntl(as);
    const { screen, events } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    await waitFor(() =>
      expect(events.findLast(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'intl_order_pay' }),
    );
    const again = await open(orderNo);
    fireEvent.click(await again.screen.findByRole('button', { name: '取消订单' }));
    const question = await again.screen.findByRole('dialog', { name: '取消订单' });
    fireEvent.click(within(question).getByRole('button', { name: '取消订单' }));
    await again.screen.findByText(/已取消.*没有被扣款/);
  });

  it('a ticketed order is printed, names the carriers of its bags, and gives one slice back with its taxes', async () => {
    const { orderNo } = await ticketIntl(wealthy);
    const { screen, root } = await open(orderNo, wealthy);
    await screen.findByRole('heading', { name: '已出票' });
    fireEvent.click(screen.getByRole('button', { name: '打印行程单' }));
    const { text, title, closeDialog } = await printedPaper(root);
    expect(title).toBe(`行程单 ${orderNo}`);
    // Flights by the clocks there, a ticket of each slice, the price of each type.
    expect(text).toMatch(/UTC\+8.*浦东.*UTC\+[12].*巴黎/s);
    expect(text.match(/LIN\/ZHIYUAN 成人/g)).toHaveLength(2);
    expect(text.match(/\d{3}-?\d{10} 已出票/g)).toHaveLength(2);
    expect(text).toMatch(/成人\s*1\s*¥[\d,.]+\s*¥[\d,.]+/);
    closeDialog();
    const bags = () => screen.getByRole('table', { name: '行李：每段 × 每人' });
    expect(bags().textContent).toMatch(/航空.*→ 浦东/);
    // The passport is judged by its last day.
    await screen.findByText('✓ LIN/ZHIYUAN 证件至 2036-01-01');
    fireEvent.click(screen.getByRole('button', { name: /^退票 LIN\/ZHIYUAN 上海 → 巴黎/ }));
    const first = within(await screen.findByRole('dialog', { name: '退票' }));
    await first.findByText(/须按行程顺序使用.*后一程可能被航司拒绝承运/);
    fireEvent.click(first.getByRole('button', { name: '再想想' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '退票' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^退票 LIN\/ZHIYUAN 巴黎 → 上海/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /巴黎 → 上海/ }).checked).toBe(true);
    await dialog.findByText(/退票费（出行前）/);
    dialog.getByText(/^税费 ¥.* 全部退回$/);
    fireEvent.click(dialog.getByRole('button', { name: '确认退票 1 张' }));
    await screen.findByText('退票已受理');
    // The other slice may still be given back, yet this request is over.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '退票' })).toBeNull());
    await waitFor(() => expect(screen.getAllByText(/退款中|已退款|已退票/).length).toBeGreaterThan(0));
    // The slice that is given back is a struck title, after the one that is flown, and has no bags.
    const titles = screen.getAllByRole('heading', { name: /^[去返]程 / });
    expect(titles.map((title) => !!title.querySelector('s'))).toEqual([false, true]);
    expect(bags().textContent).not.toMatch(/→ 浦东/);
    screen.getByRole('button', { name: /^退票 LIN\/ZHIYUAN 上海 → 巴黎/ });
  });

  it('a refund that is thought over begins with no choice the next time', async () => {
    const { orderNo } = await ticketIntl(wealthy);
    const { screen } = await open(orderNo, wealthy);
    // The box of the whole trip stands before those of its slices.
    const ticked = async () => {
      fireEvent.click(await screen.findByRole('button', { name: '退票' }));
      const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
      return { dialog, boxes: dialog.getAllByRole<HTMLInputElement>('checkbox') };
    };
    const { dialog, boxes } = await ticked();
    fireEvent.click(boxes[1]!);
    await dialog.findByRole('button', { name: '确认退票 1 张' });
    fireEvent.click(dialog.getByRole('button', { name: '再想想' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await ticked()).boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  });

  it('changes one slice: old and new side by side, then the difference is paid or the change withdrawn', async () => {
    const { orderNo } = await ticketIntl(wealthy);
    const { screen, events } = await open(orderNo, wealthy);
    fireEvent.click(await screen.findByRole('button', { name: /^改签 LIN\/ZHIYUAN 上海 → 巴黎/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '改签' }));
    const flights = () => dialog.findAllByRole('button', { name: /^选择 / });
    const own = (await flights()).length;
    // A connection has the tags of the list.
    expect(dialog.getAllByText(/^(行李直挂|行李重托)$/).length).toBeGreaterThan(0);
    const days = within(dialog.getByRole('group', { name: '改签日期' })).getAllByRole('button');
    fireEvent.click(days.find((day) => day.getAttribute('aria-pressed') !== 'true')!);
    // The cheapest: the lines add up although its difference is not given back.
    fireEvent.click((await flights())[0]!);
    await dialog.findByText('原航班');
    dialog.getByText('新航班');
    const sums = dialog.getByText('票价差额').closest('.t-col')?.querySelectorAll('.t-sum') ?? [];
    const yuan = [...sums].map(({ lastElementChild }) =>
      Number(lastElementChild?.textContent?.replace('−', '-').replace(/[¥,]/g, '')),
    );
    expect(yuan.length).toBeGreaterThan(3);
    const due = yuan.pop();
    expect(yuan.reduce((sum, one) => sum + one, 0)).toBe(due);
    fireEvent.click(dialog.getByRole('button', { name: '改选航班' }));
    expect((await flights()).length).toBeGreaterThan(0);
    expect(own).toBeGreaterThan(0);
    // The quote for a connection tells of it as the list did.
    const bags = /^(行李直挂|行李重托)$/;
    const row = dialog.getAllByText(bags)[0]!.closest('tr')!;
    fireEvent.click(within(row).getByRole('button', { name: /^选择 / }));
    await dialog.findByText('新航班');
    dialog.getAllByText(bags);
    fireEvent.click(dialog.getByRole('button', { name: '改选航班' }));
    fireEvent.click((await flights()).at(-1)!);
    const press = await dialog.findByRole('button', { name: '占新座并支付差价' });
    await waitFor(() => expect(press.hasAttribute('disabled')).toBe(false));
    fireEvent.click(press);
    await waitFor(() =>
      expect(events.findLast(({ type }) => type === 'navigate')?.detail).toMatchObject({ name: 'pay_order' }),
    );
    const again = await open(orderNo, wealthy);
    const withdraw = await again.screen.findByRole('button', { name: '撤回改签' });
    // The new flights are no part of the trip before they are paid.
    expect(again.root.querySelectorAll('[data-ticket]')).toHaveLength(2);
    expect(again.screen.getAllByRole('heading', { name: /^去程 / })).toHaveLength(1);
    fireEvent.click(withdraw);
    const sure = within(await again.screen.findByRole('dialog', { name: '取消改签' }));
    sure.getByText(/原机票继续有效，没有费用/);
    fireEvent.click(sure.getByRole('button', { name: '取消改签' }));
    await again.screen.findByText('改签已取消，原机票继续有效');
    expect((await again.screen.findAllByText('已撤回')).length).toBeGreaterThan(0);
  });
});
