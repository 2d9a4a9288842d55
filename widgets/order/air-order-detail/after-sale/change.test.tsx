import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { givenSales, returning } from '#tests/support/given/given-sales.ts';
import { losableNetwork } from '#tests/support/page/lose-network.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import { settle } from '#tests/support/page/render-ui.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
let orderId = '';
beforeAll(async () => {
  ({ orderId } = await bookOrder({ as: personal, passengers: [{ name: '周砚清', certNo: '11010119900307803X' }] }));
});

async function open(sales = givenSales(), fetch = sales.fetch, theme?: MountWidgetOptions['theme']) {
  const address = `/ticket/OrderDetails/${orderId}?sale=change`;
  const widget = await mountWidget('air-order-detail', { as: personal, address, fetch, ...(theme && { theme }) });
  const inside = within(await widget.screen.findByRole('dialog', { name: '改签' }));
  return { ...widget, inside, sales };
}

describe('the change of tickets', () => {
  it('shows the flights of a day with the sum for the party; another day is another question', async () => {
    const { inside, sales } = await open();
    const table = await inside.findByRole('table', { name: '可改签的航班' });
    expect(table.textContent).toMatch(/15:30–23:10.*CA1519.*补 ¥412.*20:00–23:10.*CA1531.*退 ¥88/);
    const [first] = sales.sent('/order/changeQuery').map((fields) => fields.get('date') ?? '');
    const days = within(inside.getByRole('group', { name: '改签日期' })).getAllByRole('button');
    const chosen = days.findIndex((day) => day.getAttribute('aria-pressed') === 'true');
    fireEvent.click(days[chosen + 1]!);
    await waitFor(() => expect(sales.sent('/order/changeQuery').at(-1)?.get('date')).toBe(addDays(first ?? '', 1)));
  });

  it('keeps the row of days where it is when one of them is pressed, however often', async () => {
    const { inside, sales } = await open();
    await inside.findByRole('table', { name: '可改签的航班' });
    const row = () => within(inside.getByRole('group', { name: '改签日期' })).getAllByRole('button');
    const days = () => row().map(({ textContent }) => textContent?.slice(0, 5));
    const [before, count] = [days(), sales.sent('/order/changeQuery').length];
    const next = row().findIndex((day) => day.getAttribute('aria-pressed') === 'true') + 1;
    fireEvent.click(row()[next]!);
    await waitFor(() => expect(sales.sent('/order/changeQuery').length).toBeGreaterThan(count));
    await inside.findByRole('table', { name: '可改签的航班' });
    expect(row()[next]?.getAttribute('aria-pressed')).toBe('true');
    expect(days()).toEqual(before);
    expect(row()[next - 1]?.textContent).toMatch(/[补退] ¥/);
    // Further than it reaches.
    fireEvent.click(inside.getByRole('button', { name: '后几天' }));
    await waitFor(() => expect(days()).not.toEqual(before));
  });

  it('shows the lowest difference of each day, sorts by it, and names stops', async () => {
    const sales = givenSales();
    const withStop: typeof fetch = async (input, init) => {
      const response = await sales.fetch(input, init);
      if (!String(input).endsWith('/order/changeQuery')) return response;
      const answer = await response.json();
      answer.data.flights[0].stops = [{ city: '武汉', airport: 'WUH', arrTime: '', depTime: '' }];
      answer.data.flights[1].stops = [];
      return Response.json(answer);
    };
    const { inside } = await open(sales, withStop);
    const table = await inside.findByRole('table', { name: '可改签的航班' });
    const days = within(inside.getByRole('group', { name: '改签日期' })).getAllByRole('button');
    expect(days.map(({ textContent }) => textContent).join(' ')).toMatch(/退 ¥88.*补 ¥212.*无航班/);
    expect(table.textContent).toMatch(/CA1519 · 经停武汉.*CA1531 · 直飞/);
    fireEvent.click(inside.getByRole('radio', { name: '补差最低' }));
    await waitFor(() => expect(table.textContent).toMatch(/CA1531.*CA1519/));
  });

  it('calls a higher class of the same flight an upgrade, and says what it brings', async () => {
    const sales = givenSales();
    const withUpgrade: typeof fetch = async (input, init) => {
      const response = await sales.fetch(input, init);
      if (!String(input).endsWith('/order/changeQuery')) return response;
      const answer = await response.json();
      const { old, flights } = answer.data;
      flights[1].flightId = old.flightId;
      Object.assign(flights[1].seats[0], { cabinCode: 'C', cabinClass: 'C', ruleId: 'C' });
      answer.data.rules = { C: { ...old.rule, baggageKg: old.rule.baggageKg + 10 } };
      return Response.json(answer);
    };
    const { inside } = await open(sales, withUpgrade);
    const table = within(await inside.findByRole('table', { name: '可改签的航班' }));
    expect(table.getByRole('row', { name: /CA1531/ }).textContent).toMatch(/升舱.*公务舱 · 托运行李 \d+ → \d+ kg/);
    expect(table.getByRole('row', { name: /CA1519/ }).textContent).not.toContain('升舱');
  });

  it.each([
    ['done', '改签'],
    ['confirming', '改签（处理中）'],
  ] as const)('that is %s is a block of its own beside the order as it was booked', async (state, block) => {
    const { screen } = await open(
      givenSales((order) => {
        const [old] = order.flightList;
        const { id: psgId, name, psgType } = order.psgList[0]!;
        const totals = {
          changeSpread: '330',
          changeFuelTaxSpread: '0',
          changeServiceFee: '0',
          discountChangeServiceFee: '0',
          charge: '118',
          due: '448',
          back: '0',
        };
        const payment = { payer: 'personal', time: order.createTime, returned: '0', status: 'paid' } as const;
        return {
          ...order,
          status: 3,
          isExchange: 1,
          totalExchangePrice: '448',
          total: yuanOf(fenOf(order.payprice) + 44_800),
          payments: [
            { ...payment, method: 'alipay', amount: order.payprice, tradeNo: '1' },
            { ...payment, method: 'alipay', amount: '448', tradeNo: '2' },
          ],
          afterSales: [
            {
              kind: 'change',
              saleId: 'C0',
              orderId: order.orderId,
              state,
              title: '改签 · 已完成',
              createTime: order.createTime,
              reason: 'plans',
              voluntary: true,
              remark: '',
              proofs: [],
              shares: [],
              steps: [],
              actions: [],
              old: old!,
              new: { ...old!, changeNo: 1 },
              lines: [{ ...totals, psgId, name, psgType, feePercent: 20 }],
              totals,
              payDeadlineMs: 0,
            },
          ],
        };
      }),
    );
    const text = (await screen.findByRole('region', { name: '费用' })).textContent ?? '';
    const [, booked = '', paid = ''] = /^费用原订单¥([\d,.]+).*实付¥([\d,.]+)/.exec(text) ?? [];
    expect(text).toContain(`${block}¥448.00票价差额¥330.00改签费¥118.00已付 支付宝`);
    expect(fenOf(paid.replaceAll(',', ''))).toBe(fenOf(booked.replaceAll(',', '')) + 44_800);
  });

  it('shows old beside new with the differences, and leads to the payment of what is due', async () => {
    const { inside, events, sales } = await open();
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    await inside.findByText('原航班');
    const costs = inside.getByRole('region', { name: '改签费用' });
    expect(costs.textContent).toMatch(/原航班.*新航班.*15:30.*CA1519/);
    expect(costs.textContent).toMatch(/票价差额¥300\.00改签费¥112\.00改签乘机人：周砚清需支付¥412\.00/);
    fireEvent.click(inside.getByRole('button', { name: '提交并支付差价' }));
    await waitFor(() =>
      expect(events.at(-1)?.detail).toMatchObject({ path: '/pay/order/C1?businessType=changeTicket' }),
    );
    expect(sales.sent('/order/changeApply')[0]?.get('quoteId')).toBe('C-CA1519');
  });

  it('shows service fees that the application hides as other costs, so that the lines add up to what is due', async () => {
    const sales = givenSales();
    const withFee: typeof fetch = async (input, init) => {
      const response = await sales.fetch(input, init);
      if (!String(input).endsWith('/order/changeQuote')) return response;
      const answer = await response.json();
      Object.assign(answer.data.totals, { changeServiceFee: '20', discountChangeServiceFee: '5', due: '427' });
      return Response.json(answer);
    };
    const { inside } = await open(sales, withFee, { appId: 'default', switches: { showServFee: false } });
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    await inside.findByText('原航班');
    expect(inside.getByRole('region', { name: '改签费用' }).textContent).toMatch(
      /票价差额¥300\.00改签费¥112\.00其他费用¥15\.00改签乘机人：周砚清需支付¥427\.00/,
    );
  });

  it('that is cheaper says what comes back, pays nothing, and shows its steps with both flights', async () => {
    const { inside, screen } = await open();
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1531' }));
    expect((await inside.findByText('改签成功后退回')).parentElement?.textContent).toContain('¥88.00');
    fireEvent.click(inside.getByRole('button', { name: '确认改签' }));
    const card = within(await screen.findByRole('region', { name: '改签进度' }));
    expect(card.getByText('原航班').parentElement?.textContent).toMatch(/新航班.*CA1531/);
    expect(card.queryByRole('button', { name: /支付差价/ })).toBeNull();
    fireEvent.click(card.getByRole('button', { name: '撤回申请' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回申请' }));
    await screen.findByRole('button', { name: '改签' });
  });

  it('to a seat that has gone says so, and reads the flights again', async () => {
    const { inside, sales } = await open();
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    const confirm = await inside.findByRole('button', { name: '提交并支付差价' });
    sales.refuse('/order/changeApply', 409, '该舱位已售罄，请选择其他航班');
    const before = sales.sent('/order/changeQuery').length;
    fireEvent.click(confirm);
    await inside.findByText('该舱位已售罄，请选择其他航班');
    await waitFor(() => expect(sales.sent('/order/changeQuery')).toHaveLength(before + 1));
    fireEvent.click(inside.getByRole('button', { name: '重选航班' }));
    await inside.findByRole('table', { name: '可改签的航班' });
  });

  it('that is sent without a network says so alone, and its quote stays valid', async () => {
    const sales = givenSales();
    const network = losableNetwork(sales.fetch);
    const asked: string[] = [];
    const { inside } = await open(sales, (input, init) => {
      asked.push(new URL(String(input), location.href).pathname);
      return network.fetch(input, init);
    });
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    const confirm = await inside.findByRole('button', { name: '提交并支付差价' });
    network.lose();
    asked.length = 0;
    fireEvent.click(confirm);
    await inside.findByText(/您填写的内容已保留/);
    await settle();
    expect(asked).not.toContain('/order/changeQuery');
    expect(inside.queryByText('此报价已失效，暂时无法获取新的报价')).toBeNull();
    network.find();
    fireEvent.click(inside.getByRole('button', { name: '提交并支付差价' }));
    await waitFor(() => expect(sales.sent('/order/changeApply')).toHaveLength(1));
  });

  it('of one leg shows the ticket, the price and the day of that leg', async () => {
    const sales = givenSales(returning);
    const { inside } = await open(sales);
    expect(inside.getByRole('checkbox', { name: /票号尾号 5020 · ¥1,120$/ })).toBeTruthy();
    fireEvent.click(inside.getByRole('radio', { name: '返程' }));
    await inside.findByRole('checkbox', { name: /票号尾号 5030 · ¥1,220$/ });
    await waitFor(() => expect(sales.sent('/order/changeQuery').at(-1)?.get('triptype')).toBe('2'));
    const [outDay = '', ...later] = sales.sent('/order/changeQuery').map((sent) => sent.get('date') ?? '');
    expect(later.at(-1)).toBe(addDays(outDay, 3));
  });

  it('of the way out to a day after the way back says why there is no flight, and what to do', async () => {
    const sales = givenSales(returning);
    const none: typeof fetch = async (input, init) => {
      const response = await sales.fetch(input, init);
      if (!String(input).endsWith('/order/changeQuery')) return response;
      const answer = await response.json();
      const date = new URLSearchParams(String(init?.body)).get('date');
      Object.assign(answer.data, { date, flights: [], lowest: [{ date, net: '' }] });
      return Response.json(answer);
    };
    const { inside } = await open(sales, none);
    await inside.findByText('当天没有可改签的航班，请选择其他日期');
    const later = () =>
      within(inside.getByRole('group', { name: '改签日期' }))
        .getAllByRole('button')
        .at(-2)!;
    while (!inside.queryByText(/^返程在/)) {
      const asked = sales.sent('/order/changeQuery').length;
      fireEvent.click(inside.getByRole('button', { name: '后几天' }));
      await waitFor(() => expect(sales.sent('/order/changeQuery').length).toBeGreaterThan(asked));
      await waitFor(() => expect(inside.queryByText(/^返程在|^当天没有/)).toBeTruthy());
    }
    expect(inside.getByRole('button', { name: /晚于返程/, pressed: true })).toBeTruthy();
    fireEvent.click(inside.getByRole('button', { name: /^改到/ }));
    await inside.findByText('当天没有可改签的航班，请选择其他日期');
    fireEvent.click(later());
    fireEvent.click(await inside.findByRole('button', { name: '先改签返程' }));
    await waitFor(() => expect(sales.sent('/order/changeQuery').at(-1)?.get('triptype')).toBe('2'));
  });

  it('of one leg says that the ticket for the other stays valid', async () => {
    const { inside, screen } = await open(givenSales(returning));
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1531' }));
    await inside.findByText('改签成功后退回');
    fireEvent.click(inside.getByRole('button', { name: '确认改签' }));
    await screen.findByText(/。返程客票照常有效$/);
  });

  it('of a child is chosen with an adult', async () => {
    const { orderId: family } = await bookOrder({
      as: personal,
      passengers: [
        { name: '周砚清', certNo: '11010119900307803X' },
        { name: '周予安', psgType: 'CHD', certNo: '110101201806150015', bornDate: '2018-06-15' },
      ],
    });
    const sales = givenSales();
    const address = `/ticket/OrderDetails/${family}?sale=change`;
    const { screen } = await mountWidget('air-order-detail', { as: personal, address, fetch: sales.fetch });
    const inside = within(await screen.findByRole('dialog', { name: '改签' }));
    const child = await inside.findByRole('checkbox', { name: /周予安/ });
    expect((child as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(inside.getByRole('checkbox', { name: /周砚清/ }));
    await waitFor(() => expect((child as HTMLInputElement).disabled).toBe(false));
  });

  it('that waits for its payment can be paid from the page of the order', async () => {
    const { inside, unmount, sales } = await open();
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    fireEvent.click(await inside.findByRole('button', { name: '提交并支付差价' }));
    await waitFor(() => expect(sales.sent('/order/changeApply')).toHaveLength(1));
    unmount();
    const again = await mountWidget('air-order-detail', {
      as: personal,
      address: `/ticket/OrderDetails/${orderId}`,
      fetch: sales.fetch,
    });
    const card = within(await again.screen.findByRole('region', { name: '改签进度' }));
    expect(card.getByRole('timer').textContent).toMatch(/剩余支付时间 [123]?\d分/);
    expect(again.screen.getByText('改签待支付')).toBeTruthy();
    expect((await again.screen.findByRole('region', { name: '费用' })).textContent).toContain('待支付差价¥412.00');
    fireEvent.click(card.getByRole('button', { name: /^支付差价 ¥412$/ }));
    await waitFor(() =>
      expect(again.events.at(-1)?.detail).toMatchObject({ path: '/pay/order/C1?businessType=changeTicket' }),
    );
  });

  it('whose flights or price cannot be read says so and asks again; without a network by itself, and nothing typed is lost', async () => {
    const sales = givenSales();
    const network = losableNetwork(sales.fetch);
    sales.refuse('/order/changeQuery', 500, '航班查询繁忙，请稍后再试');
    const { inside } = await open(sales, network.fetch);
    await inside.findByText('航班查询繁忙，请稍后再试');
    fireEvent.click(inside.getByRole('button', { name: '重新获取' }));
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1519' }));
    await inside.findByText('原航班');
    fireEvent.input(inside.getByRole('textbox', { name: '补充说明' }), { target: { value: '改到下午' } });
    fireEvent.click(inside.getByRole('button', { name: '重选航班' }));
    network.lose();
    fireEvent.click(await inside.findByRole('button', { name: '选择 CA1531' }));
    await inside.findByText('网络已断开，恢复后自动重新获取');
    network.find();
    await inside.findByText('改签成功后退回');
    expect((inside.getByRole('textbox', { name: '补充说明' }) as HTMLTextAreaElement).value).toBe('改到下午');
  });

  it('is offered beside a refund with its cost, and takes its place', async () => {
    const sales = givenSales();
    const address = `/ticket/OrderDetails/${orderId}?sale=refund`;
    const { screen } = await mountWidget('air-order-detail', { as: personal, address, fetch: sales.fetch });
    const refund = within(await screen.findByRole('dialog', { name: '退票' }));
    expect((await refund.findByText(/^改签：改签费/)).textContent).toMatch(/¥[\d,]+，票价差额多退少补/);
    fireEvent.click(refund.getByRole('button', { name: '看看改签' }));
    await screen.findByRole('dialog', { name: '改签' });
    expect(location.search).toBe('?sale=change');
  });
});
