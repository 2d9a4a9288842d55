import { describe, expect, it, vi } from 'vitest';
import { bookOrder } from '#tests/support/orders/book-order.ts';
import { changed } from '#tests/support/given/changed-order.ts';
import { refunding } from '#tests/support/given/given-sales.ts';
import { momentAt } from '#domain/china-time.ts';
import { buttonIn, faultKinds, faults, faultyWire, readsUnder } from '#tests/support/suites/faulty-wire.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const idCard = '11010119900307803X';

async function open(orderId: string, options: MountWidgetOptions = {}) {
  const mounted = await mountWidget('air-order-detail', { as: personal, ...options, props: { id: orderId } });
  return mounted;
}

describe('the page of a flight order', () => {
  it('shows its status, the trip, the passengers, the price and the contact', async () => {
    const order = await bookOrder({
      as: personal,
      passengers: [
        { name: '陈佳宁', certNo: idCard },
        { name: '陈小宁', psgType: 'CHD', certNo: '110101201803074512', bornDate: '2018-03-07' },
      ],
    });
    const { screen } = await open(order.orderId);
    expect(await screen.findByRole('heading', { name: '待支付' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/剩余支付时间 (2[5-9]|30)分\d\d秒/);
    expect(screen.getByText(/北京首都/)).toBeTruthy();
    expect(screen.getByText(/广州白云/)).toBeTruthy();
    expect(await screen.findByText(/^成人票 ¥[\d,]+ × 1$/)).toBeTruthy();
    expect(screen.getByText(/^儿童票 ¥[\d,]+ × 1$/)).toBeTruthy();
    await screen.findByText(/陈佳宁 138\*\*\*\*0010/);
    expect(screen.getAllByText('未出票')).toHaveLength(2);
    // One ticket without fee and insurance: its price is the sum.
    expect(screen.queryByText(/^下单时全程合计 ¥/)).toBeNull();
    expect(screen.queryByText('协议白名单')).toBeNull();
    expect(screen.queryByRole('button', { name: /退票|改签$/ })).toBeNull();
  });

  it('names the travellers of a contract fare, who are on the list of the airline', async () => {
    const order = await bookOrder({
      as: '13800000071',
      travelType: 'business',
      seat: ({ cabinCode }) => cabinCode === 'G',
    });
    const { screen } = await open(order.orderId, { as: '13800000071' });
    await screen.findByText('协议白名单');
  });

  it('asks for no money on an order that can no longer be paid: its amount is plain', async () => {
    const order = await bookOrder({ as: personal });
    const due = await open(order.orderId);
    await due.screen.findByText('应付');
    expect(due.root.querySelector('.t-sum--total .t-price--ink')).toBeNull();
    const over = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 5, actions: [] })),
    });
    await over.screen.findByText('订单金额');
    expect(over.screen.queryByText('应付')).toBeNull();
    expect(over.root.querySelector('.t-sum--total .t-price--ink')).not.toBeNull();
  });

  it('marks an order above the travel standard, whether a reason was asked for or not', async () => {
    const order = await bookOrder({ as: personal });
    const marked = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { overStandard: true, overReason: '' })),
    });
    await marked.screen.findByText('超标');
    const explained = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { overStandard: false, overReason: '按公司要求说明' })),
    });
    await explained.screen.findByText('按公司要求说明');
    expect(explained.screen.queryByText('超标')).toBeNull();
  });

  it('shows stops where a flight list shows them, and the meal beside the aircraft', async () => {
    const order = await bookOrder({ as: personal });
    const stops = [{ city: '武汉', airport: 'WUH', arrTime: '', depTime: '' }];
    const { root, screen } = await open(order.orderId, {
      fetch: changed((data) =>
        Object.assign((data['flightList'] as object[])[0]!, { stops, meal: '点心', planeName: '空客 A320' }),
      ),
    });
    await screen.findByText('经停 武汉');
    expect(root.querySelector('.od-it__m')?.textContent).not.toContain('点心');
    expect(
      Array.from(root.querySelectorAll('.od-it__a .t-facts > span'), (fact) => fact.textContent).slice(0, 2),
    ).toEqual(['空客 A320', '点心']);
    const direct = await open(order.orderId, {
      fetch: changed((data) => Object.assign((data['flightList'] as object[])[0]!, { stops: [] })),
    });
    await direct.screen.findByText('直飞');
  });

  it('names the airline that operates a shared flight', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => Object.assign((data['flightList'] as object[])[0]!, { carrierFlightNo: 'CZ3101' })),
    });
    await screen.findByText('实际承运 南方航空 CZ3101');
  });

  it('names the insurance only where a passenger has one', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId);
    await screen.findByRole('columnheader', { name: '票号' });
    expect(screen.queryByRole('columnheader', { name: '保险' })).toBeNull();
    expect(screen.queryByText('未购买')).toBeNull();
  });

  it('shows that a paid insurance begins with the ticket', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, {
      fetch: changed((data) =>
        Object.assign(data, {
          status: 7,
          actions: [],
          psgList: (data['psgList'] as object[]).map((one) => ({
            ...one,
            insus: [{ insuType: 'ACCIDENT', name: '航空意外险', price: '30', status: 0 }],
          })),
        }),
      ),
    });
    expect(await screen.findByText('出票后生效')).toBeTruthy();
    expect(screen.queryByText('未投保')).toBeNull();
  });

  it('shows that an expired order was not charged, and leads to the same flights again', async () => {
    const order = await bookOrder({ as: personal });
    const { screen, root, events } = await open(order.orderId, {
      fetch: changed((data) =>
        Object.assign(data, {
          status: 5,
          actions: [],
          timeline: [{ time: data['payDeadline'], title: '订单已取消', detail: '超过支付时限未支付，座位已释放' }],
        }),
      ),
    });
    expect(await screen.findByText(/^未在 \S+( \S+)? 前支付，订单已自动取消，座位已释放，您没有被扣款$/)).toBeTruthy();
    expect(root.querySelector('.od-tk td:nth-child(3)')?.textContent).toBe('—');
    expect(root.querySelector('.t-line > li')?.className).toBe('is-off');
    fireEvent.click(screen.getByRole('button', { name: '再次预订' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'DomesticAirTicketQuery' }));
    expect(events.at(-1)?.detail).toMatchObject({
      path: expect.stringMatching(
        /from=BJS&to=CAN&.*adults=1&travelType=private&date=\d{4}-\d\d-\d\d&step=outbound/,
      ) as string,
    });
  });

  it('gives the flights of a paid order to the calendar, before the ticket too', async () => {
    const order = await bookOrder({ as: personal });
    const paid = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 7, actions: [] })),
    });
    await paid.screen.findByRole('button', { name: '加入日历' });
    paid.unmount();
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 2, actions: [] })),
    });
    const files: Blob[] = [];
    const make = vi
      .spyOn(URL, 'createObjectURL')
      .mockImplementation((file) => (files.push(file as Blob), 'blob:calendar'));
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    expect((await screen.findByRole('link', { name: /^退票改签请致电 400-000-6060/ })).getAttribute('href')).toBe(
      'tel:4000006060',
    );
    fireEvent.click(await screen.findByRole('button', { name: '加入日历' }));
    await waitFor(() => expect(save.mock.contexts[0]).toMatchObject({ download: `${order.orderNo}.ics` }));
    make.mockRestore();
    save.mockRestore();
    expect(files[0]?.type).toBe('text/calendar');
    expect(await files[0]?.text()).toContain(`UID:${order.orderNo}-1@travel-embed`);
  });

  it.each([
    ['of last month', 30, '可申请', /^请于 \d{4}-\d\d-\d\d 前申请 查看报销凭证$/],
    ['of eight months ago', 240, '已过申请期', null],
  ])('offers nothing more of a trip %s than what is still possible', async (_name, daysAgo, voucher, hint) => {
    const order = await bookOrder({ as: personal });
    const moment = (hours: number) => momentAt(Date.now() - daysAgo * 86_400_000 + hours * 3_600_000);
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => {
        Object.assign(data, { status: 2, actions: [], voucher: 'electronic', serverTimeMs: Date.now() });
        for (const flight of data['flightList'] as object[])
          Object.assign(flight, { depTime: moment(0), arrTime: moment(2) });
        for (const ticket of data['psgFlightList'] as object[])
          Object.assign(ticket, { ticketNo: '9992417385021', ticketStatus: 'OPEN FOR USE' });
      }),
    });
    await screen.findByRole('heading', { name: '行程已结束' });
    await screen.findByText('感谢您的预订，期待再次出行');
    expect(screen.getByText('已使用')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '加入日历' })).toBeNull();
    expect(screen.queryByText(/退票改签请致电/)).toBeNull();
    const card = screen.getByRole('region', { name: '报销凭证' });
    expect(card.textContent).toContain(`电子行程单${voucher}`);
    if (hint) expect(card.querySelector('p')?.textContent).toMatch(hint);
    else expect(card.querySelector('p')).toBeNull();
  });

  it.each([
    ['一人', 1, true],
    ['两人', 2, false],
  ])('of a refund of %s of two, 报销凭证 and 加入日历 are for those who still fly', async (_who, asked, isOffered) => {
    const order = await bookOrder({
      as: personal,
      passengers: [
        { name: '陈佳宁', certNo: idCard },
        { name: '陈小宁', psgType: 'CHD', certNo: '110101201803074512', bornDate: '2018-03-07' },
      ],
    });
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => {
        const tickets = data['psgFlightList'] as { psgId: string }[];
        for (const ticket of tickets) Object.assign(ticket, { ticketStatus: 'OPEN FOR USE' });
        const [sale] = refunding(data as never).afterSales;
        const lines = tickets.slice(0, asked).map(({ psgId }) => ({ ...sale?.lines[0], psgId }));
        Object.assign(data, { status: 9, actions: [], afterSales: [{ ...sale, lines }] });
      }),
    });
    await screen.findByText('退票进度');
    expect(screen.queryByRole('region', { name: '报销凭证' }) !== null).toBe(isOffered);
    expect(screen.queryByRole('button', { name: '加入日历' }) !== null).toBe(isOffered);
  });

  it('explains how to get a voucher after the trip', async () => {
    const order = await bookOrder({ as: personal });
    const { screen, events } = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 2, actions: [], voucher: 'none' })),
    });
    const card = await screen.findByRole('region', { name: '报销凭证' });
    expect(card.textContent).toMatch(/电子行程单\d\d-\d\d 后可申请最晚行程结束后 180 天内申请 查看报销凭证/);
    expect(card.textContent).not.toContain('费用发票');
    fireEvent.click(screen.getByRole('button', { name: '查看报销凭证' }));
    await waitFor(() =>
      expect(events.at(-1)?.detail).toMatchObject({
        path: `/myCenter/expense_proof?keyword=${order.orderNo}&group=all`,
      }),
    );
  });

  it('of an order that the company has paid leaves the voucher to its bill', async () => {
    const order = await bookOrder({ as: personal });
    const paid = { method: 'creditPay', payer: 'company', amount: order.payprice, returned: '0', status: 'paid' };
    const payments = [{ ...paid, time: '2026-11-29 10:00:00', tradeNo: '1' }];
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 2, actions: [], voucher: 'electronic', payments })),
    });
    const card = await screen.findByRole('region', { name: '报销凭证' });
    expect(card.textContent).toMatch(/电子行程单公司支付，随企业账单开具 ?查看报销凭证/);
  });

  it.each([true, false])('has a voucher of its service fee where such fees are shown: %s', async (showServFee) => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, {
      theme: { appId: 'default', switches: { showServFee } },
      fetch: changed((data) => Object.assign(data, { status: 2, actions: [], totalServFee: '10' })),
    });
    const card = await screen.findByRole('region', { name: '报销凭证' });
    // Open from the booking on, as the server has it; the itinerary waits for the end of the trip.
    expect(card.textContent?.includes('费用发票可申请')).toBe(showServFee);
    expect(card.textContent).toMatch(/电子行程单\d\d-\d\d 后可申请/);
  });

  it('leads back from a widget without an address: to where the member came from, else to the search', async () => {
    const order = await bookOrder({ as: personal });
    const { screen, events } = await open(order.orderId);
    fireEvent.click(await screen.findByRole('button', { name: '返回', hidden: true }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'DomesticAirTicketQuery' }));
  });

  it('hides documents until asked', async () => {
    const order = await bookOrder({ as: personal });
    const { screen, root } = await open(order.orderId);
    const eye = await screen.findByRole('button', { name: '显示完整证件号' });
    expect(root.textContent).toContain('1101**********803X');
    expect(root.textContent).not.toContain(idCard);
    fireEvent.click(eye);
    await waitFor(() => expect(root.textContent).toContain(idCard));
    fireEvent.click(screen.getByRole('button', { name: '隐藏证件号' }));
    await waitFor(() => expect(root.textContent).not.toContain(idCard));
  });

  it('names the document before its number, and adds the differences of a change to fare and taxes', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, {
      fetch: changed((data) =>
        Object.assign((data['psgFlightList'] as object[])[0]!, {
          certType: '5',
          certNo: 'H12345678',
          tktPrice: '1000',
          changeSpread: '260.5',
          consTax: '50',
          fuelTax: '20',
          changeFuelTaxSpread: '10',
        }),
      ),
    });
    const row = (await screen.findByText('陈佳宁', { selector: 'td b' })).closest('tr');
    const [, certificate, , , price] = Array.from(row?.cells ?? [], ({ textContent }) => textContent);
    expect([certificate, price]).toEqual(['回乡证 H1****678', '¥1,260.50 ＋ ¥80']);
  });

  it('explains refund and change fees by time', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId);
    fireEvent.click(await screen.findByRole('button', { name: '退改签规则' }));
    const table = await screen.findByRole('table', { name: '退改签规则' });
    expect(table.closest('dialog')?.textContent?.match(/儿童票?/g)).toEqual(['儿童票']);
    expect(table.textContent).toMatch(/当前/);
    expect(table.textContent).toMatch(/退票费改签费/);
  });

  it.each([true, false])('leads to the payment, the switch goToPay of new orders: %s', async (goToPay) => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, { theme: { appId: 'default', switches: { goToPay } } });
    fireEvent.click(await screen.findByRole('button', { name: '去支付' }));
    expect(await screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
  });

  it('cancels after a question, and shows the result', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId);
    fireEvent.click(await screen.findByRole('button', { name: '取消订单' }));
    await screen.findByText(/取消后座位立即释放/);
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).at(-1)!);
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });

  it('shows a state it does not know in grey, with the telephone', async () => {
    const order = await bookOrder({ as: personal });
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: 14, actions: [] })),
    });
    expect(await screen.findByRole('heading', { name: '状态 14' })).toBeTruthy();
    expect(screen.getByText(/未识别的状态/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /联系客服 400-000-6060/ }).getAttribute('href')).toBe('tel:4000006060');
  });

  it('follows the ticket by itself', async () => {
    const order = await bookOrder({ as: personal });
    let asked = 0;
    const { screen } = await open(order.orderId, {
      fetch: changed((data) => Object.assign(data, { status: asked++ ? 2 : 7, actions: [] })),
    });
    expect(await screen.findByRole('heading', { name: '出票中' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '已出票' })).toBeTruthy();
    expect(asked).toBe(2);
  });

  it('shows nothing of a foreign order, and leads to one’s own', async () => {
    const order = await bookOrder({ as: '13800000030' });
    const { screen, events } = await open(order.orderId);
    await screen.findByText('没有找到这笔订单');
    fireEvent.click(screen.getByRole('button', { name: '查看我的订单' }));
    await waitFor(() => expect(events.at(-1)?.detail).toMatchObject({ name: 'order_list' }));
  });

  it('shows for every fault that it does not load, and a retry', async () => {
    const order = await bookOrder({ as: personal });
    const wire = faultyWire();
    const path = '/order/airOrderDetail';
    wire.break(path, faults['no network']);
    const { screen, root } = await open(order.orderId, { fetch: wire.fetch });
    let tries = 3;
    for (const [name, fault] of faultKinds) {
      expect(await screen.findByText('订单加载失败')).toBeTruthy();
      wire.break(path, fault);
      fireEvent.click(buttonIn(root, '重试'));
      tries += readsUnder(name);
      await waitFor(() => expect(wire.sent(path), name).toHaveLength(tries));
    }
    expect(await screen.findByText('订单加载失败')).toBeTruthy();
    wire.heal();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '待支付' })).toBeTruthy();
  });
});
