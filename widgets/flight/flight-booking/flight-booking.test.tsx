import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openBooking as open } from '#tests/support/orders/booking-page.ts';
import { callSandbox, fireEvent, logIn, waitFor } from '#tests/support/page/mount-widget.tsx';
import { settle } from '#tests/support/page/render-ui.tsx';

/** An order for a passenger who is to be saved in the frequent list. */
async function orderForSomebodyNew(page: Awaited<ReturnType<typeof open>>): Promise<void> {
  page.press('新增乘机人');
  await waitFor(() => page.passenger(1));
  page.enter(page.passenger(1), '姓名', '古丽娜尔.艾山');
  page.enter(page.passenger(1), '证件号码', '34052419800101001X');
  fireEvent.click(page.passenger(1).getByRole('checkbox', { name: /保存为常旅客/ }));
  page.agree();
  page.press('提交订单');
}

describe('the booking page', () => {
  it('holds the price at once, shows the flight and starts the contact as the member', async () => {
    const page = await open({ adults: 2 });
    await page.ready();
    const [verify] = page.sent('/airTicket/verifyPrice');
    expect([verify?.get('adults'), verify?.get('travelType')]).toEqual(['2', 'private']);
    // A reload holds it anew: a count would promise nothing.
    expect(page.screen.queryByRole('timer')).toBeNull();
    expect(page.root.textContent).not.toContain('此价格为您保留');
    await waitFor(() =>
      expect(page.screen.getByLabelText('手机号', { selector: '[autocomplete=tel-national]' })).toHaveProperty(
        'value',
        '138 0000 0010',
      ),
    );
    expect(page.root.textContent).toContain('成人票');
    expect(page.screen.getAllByRole('checkbox').some((box) => (box as HTMLInputElement).checked)).toBe(false);
  });

  it('fills in a frequent passenger with masked documents, and asks the price for exactly these people', async () => {
    const page = await open({ adults: 2 });
    await page.ready();
    await page.choose('周砚清', '周予安（儿童）');
    await page.edit(1);
    const number = page.passenger(1).getByLabelText('证件号码') as HTMLInputElement;
    expect(number.value).toMatch(/^1101\*{10}\d{3}[\dX]$/);
    fireEvent.click(page.passenger(1).getByRole('button', { name: '显示' }));
    await waitFor(() => expect(number.value).toMatch(/^110105 1988 03\d\d \d{3}[\dX]$/));
    expect(page.passenger(2).getByText(/儿童 \d+ 岁/)).toBeTruthy();
    await waitFor(() => expect(page.sent('/airTicket/verifyPrice').at(-1)?.get('children')).toBe('1'));
    await waitFor(() => expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 1.*儿童票 ¥[\d,]+ × 1/));
  });

  it('says once whose rules a child has, in the dialog of refunds and changes', async () => {
    const page = await open({ children: 1 });
    await page.ready();
    fireEvent.click(page.screen.getAllByRole('button', { name: /退改签/ })[0] as HTMLElement);
    const words = (await page.screen.findByRole('dialog', { name: '退改签与行李' })).textContent ?? '';
    expect([words.match(/儿童票/g), words.includes('儿童票与成人票规则相同')]).toEqual([['儿童票'], true]);
  });

  it('a person without documents can be chosen: the form opens and names the missing number, which is not wrong yet', async () => {
    const page = await open();
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
    fireEvent.click(await page.screen.findByRole('button', { name: '高远 · 缺证件' }));
    const number = await waitFor(() => page.passenger(1).getByLabelText<HTMLInputElement>(/证件号码/));
    page.passenger(1).getByText(/^待补充：.*证件号码/);
    expect(number.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(page.screen.getByRole('button', { name: /高远 · 缺证件/ }));
    page.type(page.screen.getByRole('searchbox'), 'haisheng');
    await waitFor(() => expect(page.screen.queryByRole('button', { name: '高远 · 缺证件' })).toBeNull());
    expect(page.screen.getByRole('button', { name: '梁海生' })).toBeTruthy();
  });

  it('names every missing field, and leads to the first one', async () => {
    const page = await open();
    await page.ready();
    page.press('新增乘机人');
    await waitFor(() => page.passenger(1));
    page.press('提交订单');
    const name = page.passenger(1).getByLabelText('姓名');
    await waitFor(() => expect(page.passenger(1).getByText('请输入姓名')).toBeTruthy());
    await waitFor(() => expect(page.focused()).toBe(name));
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(page.root.querySelector(`#${CSS.escape(name.getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
      '请输入姓名',
    );
    expect(page.screen.getByText('请阅读并勾选服务协议、退改签规则与乘机须知')).toBeTruthy();
    expect(page.screen.getByText('出票需要向航司提供证件信息，请勾选同意')).toBeTruthy();
    expect(page.sent('/airTicket/createOrder')).toHaveLength(0);
  });

  it('checks a document when its field is left, and reads the age off an ID card', async () => {
    const page = await open();
    await page.ready();
    page.press('新增乘机人');
    await waitFor(() => page.passenger(1));
    page.enter(page.passenger(1), '证件号码', '110105 19491231 0021');
    await waitFor(() => expect(page.passenger(1).getByText('身份证号码校验位不符，请逐位核对')).toBeTruthy());
    page.enter(page.passenger(1), '证件号码', '110101201703124411');
    await waitFor(() => expect(page.passenger(1).queryByText(/校验位不符/)).toBeTruthy());
    page.enter(page.passenger(1), '证件号码', '110105194912310 02x');
    await waitFor(() => expect(page.passenger(1).queryByText(/校验位不符/)).toBeNull());
    expect(page.passenger(1).getByText('成人')).toBeTruthy();
  });

  it('asks a guardian for a child, and sends a child alone to the telephone', async () => {
    const page = await open();
    await page.ready();
    await page.choose('周予安（儿童）');
    expect(await page.screen.findByRole('link', { name: '致电 400-000-6060' })).toHaveProperty(
      'href',
      'tel:400-000-6060',
    );
    page.press('提交订单');
    await waitFor(() => expect(page.passenger(1).getByText('未满 14 周岁，请由监护人勾选同意')).toBeTruthy());
    expect(page.sent('/airTicket/verifyPrice')).toHaveLength(1);
  });

  it('offers the other documents of a person, and keeps what was typed under each', async () => {
    const page = await open();
    await page.ready();
    await page.choose('林知夏');
    await page.edit(1);
    fireEvent.click(page.passenger(1).getByRole('combobox', { name: /证件类型/ }));
    fireEvent.click(await page.screen.findByRole('option', { name: /护照/ }));
    expect(await page.passenger(1).findByLabelText('姓名（与护照一致）')).toHaveProperty('value', 'LIN/ZHIXIA');
    const until = page.passenger(1).getByLabelText('证件有效期');
    fireEvent.focusIn(until);
    fireEvent.focusOut(until);
    await waitFor(() => expect(page.passenger(1).getByText(/证件在出行日 [\d-]+ 前到期，请更换证件/)).toBeTruthy());
    page.enter(page.passenger(1), '证件有效期', '2033/1/5');
    await waitFor(() => expect(until).toHaveProperty('value', '2033-01-05'));
    expect(page.passenger(1).queryByText(/前到期/)).toBeNull();
  });

  it('adds insurance only for those who are ticked, per flight', async () => {
    const page = await open({ returnInDays: 3 });
    await page.ready();
    const beside = (await page.screen.findByText('航空意外险')).closest('.fb-ins')?.querySelector('.fb-ins__p');
    expect(beside?.textContent).toBe('¥30 / 人 / 程请先选择乘机人');
    await page.choose('周砚清');
    await page.settled();
    await waitFor(() => expect(beside?.textContent).toBe('¥30 / 人 / 程'));
    const before = page.total();
    const price = () => page.screen.getByText('航空意外险').closest('.fb-ins')?.querySelector('.t-price');
    expect(price()?.classList).toContain('t-price--ink');
    fireEvent.click(await page.screen.findByRole('checkbox', { name: '航空意外险' }));
    await waitFor(() => expect(price()?.classList).not.toContain('t-price--ink'));
    await waitFor(() => expect(page.total()).not.toBe(before));
    expect(page.bill()).toContain('航空意外险 ¥60 × 1');
    fireEvent.click(
      within(page.screen.getByRole('group', { name: '航空意外险' })).getByRole('button', { name: '周砚清' }),
    );
    await waitFor(() => expect(page.total()).toBe(before));
  });

  it('counts those who are booked, also beyond the party of the search', async () => {
    const page = await open();
    await page.ready();
    await page.choose('周砚清');
    await page.screen.findByText('已选 1 / 1 人');
    await page.choose('许曼');
    await page.screen.findByText('已选 2 人');
    await waitFor(() => expect(page.bill()).toMatch(/成人票 ¥[\d,]+ × 2/));
  });

  it('counts who of the search is chosen, and asks once before it orders for fewer', async () => {
    const page = await open({ children: 1 });
    await page.ready();
    expect(page.screen.getByText('已选 0 / 2 人，还需 1 位成人、1 位儿童').className).toBe('');
    page.agree();
    page.press('提交订单');
    expect(await page.screen.findByText('请选择 1 位成人和 1 位儿童')).toBeTruthy();
    await page.choose('许曼');
    expect((await page.screen.findByText('已选 1 / 2 人，还需 1 位儿童')).className).toContain('t-over');
    await waitFor(() => expect(page.bill()).toContain('应付总额（1 人）'));
    page.press('提交订单');
    const asked = () => page.dialog('还有乘机人未选择');
    expect((await asked()).getByText('本次查询为 1 成人 1 儿童，目前只选了 1 位成人。')).toBeTruthy();
    const footer = (await asked()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(footer.slice(-2)).toEqual(['只为 1 人下单', '继续添加']);
    // The solid button leaves no passenger behind.
    expect((await asked()).getByRole('button', { name: '继续添加' }).className).toContain('t-btn--action');
    expect((await asked()).getByRole('button', { name: '只为 1 人下单' }).className).not.toContain('t-btn--action');
    fireEvent.click((await asked()).getByRole('button', { name: '继续添加' }));
    await waitFor(() => expect(page.screen.queryByRole('dialog', { name: '还有乘机人未选择' })).toBeNull());
    expect(page.sent('/airTicket/createOrder')).toHaveLength(0);
    page.press('提交订单');
    fireEvent.click((await asked()).getByRole('button', { name: '只为 1 人下单' }));
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    expect(page.sent('/airTicket/createOrder')).toHaveLength(1);
    // The cashier's way back to the flights leads to the search as made, the child included.
    expect(Object.entries(sessionStorage).find(([key]) => key.includes('order-search:'))?.[1]).toMatch(
      /"from":"BJS".*"children":1/,
    );
  });

  it.each([true, false])('has rows that add up to the total, the service fee shown: %s', async (showServFee) => {
    // A distributor of level 30 pays ¥5 for each seat.
    const page = await open({
      as: '13800000030',
      adults: 2,
      children: 1,
      theme: { appId: 'default', switches: { showServFee } },
    });
    await page.ready();
    const rows = [...page.root.querySelectorAll('section[aria-label="费用明细"] .t-sum')].map(
      (row) => row.textContent ?? '',
    );
    const sums = rows.map((row) => Number(/¥([\d,.]+)$/.exec(row)?.[1]?.replace(',', '')));
    expect(rows.at(-1)).toBe(`${showServFee ? '服务费' : '其他费用'}¥15`);
    expect(`¥${sums.reduce((sum, one) => sum + one, 0).toLocaleString('en-US')}`).toBe(page.total());
    const [refund] = await page.screen.findAllByText(/^（扣 ¥/);
    expect(refund?.textContent).toMatch(showServFee ? /，服务费 ¥5 不退）$/ : /，其他费用 ¥5 不退）$/);
  });

  it('has no row for a service fee that is not asked', async () => {
    const page = await open();
    await page.ready();
    expect(page.root.querySelector('section[aria-label="费用明细"]')?.textContent).not.toMatch(/服务费|¥0(?!\d)/);
  });

  it('shows a long name and address of the contact in full in the title of their fields', async () => {
    const page = await open();
    await page.ready();
    const contact = page.screen.getByRole('heading', { name: '联系人' }).closest('section') as HTMLElement;
    const fields = () => ['姓名', '邮箱'].map((name) => within(contact).getByLabelText<HTMLInputElement>(name));
    for (const [at, text, isLong] of [
      [0, '古丽娜尔·艾山', false],
      [0, '阿卜杜拉·买买提·艾山江', true],
      [1, 'short@b.cn', false],
      [1, 'a.rather.long.address@company.example', true],
    ] as const) {
      page.type(fields()[at]!, text);
      await waitFor(() => expect([fields()[at]?.value, fields()[at]?.title]).toEqual([text, isLong ? text : '']));
    }
  });

  it('makes one order, tells the page and goes on to pay', async () => {
    const page = await open();
    await page.ready();
    await page.choose('吕书言');
    page.agree();
    await page.settled();
    const total = page.total();
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    const order = page.ordered();
    expect(`¥${Number(order.amount).toLocaleString('en-US')}`).toBe(total);
    expect(order.amount).toMatch(/^\d+\.\d\d$/);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:flight-booking'))).toEqual([]);
    const { token } = await logIn('13800000010');
    const { data } = await callSandbox('/order/airOrderDetail', { token: String(token), orderId: order.orderId });
    expect(data['psgList']).toMatchObject([{ name: '吕书言', psgType: 'ADT' }]);
  });

  it('leads to the order instead of the cashier where the application switches goToPay off', async () => {
    const page = await open({ theme: { appId: 'default', switches: { goToPay: false } } });
    await page.ready();
    await page.choose('吕书言');
    page.agree();
    page.press('提交订单');
    await waitFor(() => expect(location.pathname).toBe(`/ticket/OrderDetails/${page.ordered().orderId}`));
    expect(page.wentTo()).toEqual(['ticket_order_details']);
  });

  it('offers the kinds of adults that the fare is sold to, and the order carries the chosen one', async () => {
    const page = await open({ seat: (seat) => seat.cabinClass === 'Y' && (seat.psgTypes?.length ?? 0) > 5 });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: /全部 \d+ 人/ }));
    await page.choose('欧阳景行');
    await page.edit(1);
    fireEvent.click(page.passenger(1).getByRole('button', { name: '旅客类型' }));
    const kinds = within(await page.passenger(1).findByRole('group', { name: '旅客类型' }));
    expect(kinds.getAllByRole('button').map((kind) => kind.textContent)).toEqual([
      '成人',
      '留学生',
      '海员',
      '医生',
      '劳务',
      '青年',
      '老年',
    ]);
    fireEvent.click(kinds.getByRole('button', { name: '海员' }));
    expect(await page.passenger(1).findByText('票价与成人相同；值机时须出示相应的有效证明')).toBeTruthy();
    page.agree();
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    const { token } = await logIn('13800000010');
    const { data } = await callSandbox('/order/airOrderDetail', {
      token: String(token),
      orderId: page.ordered().orderId,
    });
    expect(data['psgList']).toMatchObject([{ psgType: 'SC' }]);
  });

  it('offers no kind where the fare is for adults of none', async () => {
    const page = await open({ seat: (seat) => seat.cabinClass === 'Y' && (seat.psgTypes?.length ?? 0) <= 3 });
    await page.ready();
    await page.choose('周砚清');
    await page.edit(1);
    expect(page.passenger(1).queryByRole('button', { name: '旅客类型' })).toBeNull();
  });

  it('keeps a new passenger in the frequent list only when asked to', async () => {
    const page = await open();
    await page.ready();
    await orderForSomebodyNew(page);
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    expect(page.sent('/passenger/save')[0]?.get('name')).toBe('古丽娜尔·艾山');
    expect(page.sent('/passenger/save')[0]?.get('consent')).toBe('true');
  });

  it('does not fetch back a member who leaves while a new passenger is being saved', async () => {
    let keeping = () => {};
    const kept = new Promise<void>((resolve) => (keeping = resolve));
    let isSaved = false;
    const page = await open({
      async intercept(path, _fields, go) {
        if (path !== '/passenger/save') return undefined;
        await kept;
        const answer = await (await go()).text();
        isSaved = true;
        return new Response(answer);
      },
    });
    await page.ready();
    await orderForSomebodyNew(page);
    await waitFor(() => expect(page.sent('/passenger/save')).toHaveLength(1));
    expect(page.ordered().orderId).not.toBe('');
    history.pushState(null, '', '/airTicket/query');
    dispatchEvent(new PopStateEvent('popstate'));
    await page.screen.findByRole('button', { name: '搜索航班' });
    keeping();
    await waitFor(() => expect(isSaved).toBe(true));
    // The answer is here as a whole: what a page makes of it follows at once.
    await settle();
    await settle();
    expect(location.pathname).toBe('/airTicket/query');
  });

  it('keeps no draft of an order that was made, though fields change while a new passenger is being saved', async () => {
    let keeping = () => {};
    const kept = new Promise<void>((resolve) => (keeping = resolve));
    const page = await open({
      async intercept(path) {
        if (path === '/passenger/save') await kept;
        return undefined;
      },
    });
    const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes(':draft:flight-booking:'));
    await page.ready();
    await orderForSomebodyNew(page);
    await waitFor(() => expect(page.sent('/passenger/save')).toHaveLength(1));
    page.type(page.screen.getByLabelText('邮箱'), 'later@example.com');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    keeping();
    await waitFor(() => expect(page.wentTo()).toContain('pay_order'));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('explains a broken address and leads back to the flights', async () => {
    const page = await open({ address: '/airTicket/order_info?seats=CA1501~T' });
    expect(await page.screen.findByText('航班信息已失效')).toBeTruthy();
    page.press('重新选择航班');
    await waitFor(() => expect(page.wentTo()).toEqual(['DomesticAirTicketQuery']));
  });
});
