import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { showOrderNo } from '#domain/order/order-number.ts';
import { bookStay } from '#tests/support/orders/book-stay.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const open = (options: MountWidgetOptions = {}) =>
  mountWidget('order-list', { as: '13800000050', address: '/order/list?type=hotel', ...options });

describe('the list of hotel orders', () => {
  test('an unpaid stay shows hotel, days, guests, price and deadline, and leads to its page and its payment', async () => {
    const { orderNo, total } = await bookStay({ as: '13800000050' });
    const { screen, events } = await open();
    const card = await screen.findByRole('article', { name: new RegExp(`^订单 ${showOrderNo(orderNo)} 待支付`) });
    for (const text of [/2 晚 · 1 间/, '林知远', /剩/]) within(card).getByText(text);
    expect(card.textContent?.replaceAll(',', '')).toContain(total);
    fireEvent.click(within(card).getByRole('button', { name: '去支付' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'pay_hotel' }));
  });

  test('a stay that is paid at the hotel says so and asks for no money', async () => {
    const { orderNo } = await bookStay({ as: '13800000050', rate: ({ payKind }) => payKind === 'atHotel' });
    const { screen, events } = await open();
    const card = await screen.findByRole('article', { name: new RegExp(`^订单 ${showOrderNo(orderNo)}`) });
    within(card).getByText('到店支付');
    expect(within(card).queryByRole('button', { name: '去支付' })).toBeNull();
    fireEvent.click(within(card).getByText('订单详情'));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'hotel_order_details' }));
  });

  test('a cancelled stay names what was kept, on its card and in its row', async () => {
    const { orderNo } = await bookStay({ as: '13800000050' });
    const wire: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!String(input).endsWith('/order/list')) return response;
      const answer = await response.json();
      for (const row of answer.data.rows)
        if (row.orderNo === orderNo) Object.assign(row, { status: 5, payDeadline: null, kept: '377' });
      return Response.json(answer);
    };
    const { screen } = await open({ fetch: wire });
    const card = await screen.findByRole('article', { name: new RegExp(`^订单 ${showOrderNo(orderNo)} 已取消`) });
    within(card).getByText('已扣 ¥377，不退款');
    expect(card.querySelector('.t-price--void')).toBeNull();
    fireEvent.click(await screen.findByRole('radio', { name: '表格' }));
    within(await screen.findByRole('table', { name: '酒店订单' })).getByText('已扣 ¥377，不退款');
  });

  test('a stay to come leads to its cancellation; one that was cancelled unpaid says so and is booked again', async () => {
    const { orderNo } = await bookStay({ as: '13800000050' });
    let ended = false;
    const wire: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (!ended || !String(input).endsWith('/order/list')) return response;
      const answer = await response.json();
      for (const row of answer.data.rows)
        if (row.orderNo === orderNo) Object.assign(row, { status: 5, payDeadline: null });
      return Response.json(answer);
    };
    const cardOf = async (screen: Awaited<ReturnType<typeof open>>['screen'], state: string) =>
      within(await screen.findByRole('article', { name: new RegExp(`^订单 ${showOrderNo(orderNo)} ${state}`) }));
    const first = await open({ fetch: wire });
    fireEvent.click((await cardOf(first.screen, '待支付')).getByRole('button', { name: '取消订单' }));
    await waitFor(() =>
      expect(first.events.at(-1)?.detail).toMatchObject({
        name: 'hotel_order_details',
        path: expect.stringContaining(orderNo),
      }),
    );
    ended = true;
    const { screen, events } = await open({ fetch: wire });
    const card = await cardOf(screen, '已取消');
    card.getByText('未付款，房间已释放');
    fireEvent.click(card.getByRole('button', { name: '再次预订' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'hotel_details' }));
  });

  test('cards become a table, groups have their own names, and words find a hotel', async () => {
    const { orderNo } = await bookStay({ as: '13800000050' });
    const { screen, type } = await open();
    await screen.findAllByRole('article');
    screen.getByText('待入住');
    const words = screen.getByRole('textbox', { name: '关键词' });
    type(words, orderNo);
    fireEvent.keyDown(words, { key: 'Enter' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    fireEvent.click(await screen.findByRole('radio', { name: '表格' }));
    const table = await screen.findByRole('table', { name: '酒店订单' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toContain('酒店');
    within(table).getByText(showOrderNo(orderNo));
  });

  test('a member without hotel orders is told so', async () => {
    const { screen } = await open({ as: '13800000020' });
    await screen.findByText('还没有酒店订单');
    expect(screen.getByRole('button', { name: '订酒店' })).toBeTruthy();
  });
});
