import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import { ticketIntl, withChild } from '#tests/support/orders/order-intl.ts';
import { callSandbox, fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const wealthy = '13800000050';
const open = async (orderNo: string) =>
  await mountWidget('intl-order-detail', { as: wealthy, address: `/intl/OrderDetails/${orderNo}` });

describe('a change or a refund of some tickets', () => {
  it('a child is changed with its adult, never alone', async () => {
    const { orderNo } = await ticketIntl(wealthy, withChild());
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '改签' }));
    const dialog = within(await screen.findByRole('dialog', { name: '改签' }));
    await dialog.findAllByRole('button', { name: /^选择 / });
    fireEvent.click(dialog.getByRole('checkbox', { name: /LIN\/ZHIYUAN/ }));
    await dialog.findByText('儿童与婴儿须与成人一同改签');
    expect(dialog.queryAllByRole('button', { name: /^选择 / })).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: '再想想' }));
    // Its own button takes those along who fly with it.
    fireEvent.click(await screen.findByRole('button', { name: /^改签 LIN\/XIAOMAN 上海 → 巴黎/ }));
    const own = within(await screen.findByRole('dialog', { name: '改签' }));
    await own.findAllByRole('button', { name: /^选择 / });
    expect(own.queryByText('儿童与婴儿须与成人一同改签')).toBeNull();
  });

  it('the bags of each flight are those of the people who are on it', async () => {
    const { orderNo, call } = await ticketIntl(wealthy, withChild());
    const { quoteId } = await call<{ quoteId: string }>('/intl/refundQuote', { orderNo, ticketIds: ['0-1'] });
    await call('/intl/refundApply', { quoteId, requestId: crypto.randomUUID() });
    const { screen } = await open(orderNo);
    const bags = within(await screen.findByRole('table', { name: '行李：每段 × 每人' }));
    const rows = bags.getAllByRole('row').map(({ textContent }) => textContent);
    const out = rows.find((row) => /浦东 → /.test(row)) ?? '';
    const back = rows.find((row) => /→ 浦东/.test(row)) ?? '';
    expect(out).toMatch(/LIN\/ZHIYUAN.*1 人 · .*不乘本段/);
    expect(out).not.toContain('LIN/XIAOMAN');
    expect(back).toMatch(/1 人 · .*1 人 · /);
    expect(rows.join()).not.toContain('未公布');
  });

  it('a refund is chosen by passenger, in the order of the trip', async () => {
    const { orderNo } = await ticketIntl(wealthy, withChild());
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    const own = within(dialog.getByRole('group', { name: 'LIN/ZHIYUAN' }));
    const boxes = own.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      expect.stringContaining('整个行程'),
      expect.stringMatching(/去程 上海 → 巴黎.*\d\d-\d\d 周/),
      expect.stringMatching(/返程 巴黎 → 上海.*\d\d-\d\d 周/),
    ]);
    fireEvent.click(boxes[1]!);
    await dialog.findByText(/须按行程顺序使用/);
    fireEvent.click(boxes[0]!);
    await waitFor(() => expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]));
    expect(dialog.queryByText(/须按行程顺序使用/)).toBeNull();
    // The child goes along: no one else is left.
    await dialog.findByRole('button', { name: '确认退票 4 张' });
  });

  it('a change begins with the slice that the airline has cancelled, and says which one is free', async () => {
    const { orderNo, call } = await ticketIntl(wealthy);
    const { slices } = await call<IntlOrder>('/intl/orderDetail', { orderNo });
    await callSandbox('/sandbox/schedule-change', { flightId: slices[1]!.flights[0]!.flightId, kind: 'cancelled' });
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '免费改签' }));
    const dialog = within(await screen.findByRole('dialog', { name: '改签' }));
    const back = dialog.getByRole<HTMLInputElement>('radio', { name: /返程 巴黎 → 上海.*\d\d-\d\d 周.*免费改签/ });
    expect(back.checked).toBe(true);
    await dialog.findByText(/本程，改签免手续费/);
    fireEvent.click(dialog.getByRole('radio', { name: /去程 上海 → 巴黎/ }));
    await dialog.findByText(/航司变更的是 返程.*本程仍按票价规则/);
  });
});
