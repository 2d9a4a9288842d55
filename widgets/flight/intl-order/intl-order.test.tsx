import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '#domain/china-time.ts';
import { openIntl } from '#tests/support/orders/order-intl.ts';
import { registerMember } from '#tests/support/page/login-dialog.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

afterEach(() => vi.restoreAllMocks());

type Page = Awaited<ReturnType<typeof openIntl>>;

/** Types a traveller with a passport, and agrees. */
async function fill(page: Page): Promise<void> {
  await page.screen.findByRole('heading', { name: '乘机人' });
  page.press(/新增乘机人/);
  await fillFirst(page);
}

async function fillFirst(page: Page): Promise<void> {
  await page.screen.findByRole('group', { name: '乘机人 1' });
  page.enter(page.passenger(1), /姓名/, 'lin / zhiyuan');
  page.enter(page.passenger(1), /证件号码/, 'E87654321');
  page.enter(page.passenger(1), /证件有效期/, '2036-01-01');
  page.enter(page.passenger(1), /出生日期/, '1990-03-07');
  fireEvent.click(await page.passenger(1).findByRole('combobox', { name: /性别/ }));
  fireEvent.click(await page.screen.findByRole('option', { name: '男' }));
  // That of most who carry such a document.
  await waitFor(() => expect(countryOf(page).value).toBe('中国'));
  page.agree();
}

const countryOf = (page: Page) => page.passenger(1).getByRole<HTMLInputElement>('combobox', { name: /国籍/ });

describe('the order form of international flights', () => {
  it('holds the trip, orders a traveller with a passport, and goes on to pay', async () => {
    const page = await openIntl();
    await fill(page);
    // The checklist is that of the traveller, whose passport is valid for longer.
    await page.screen.findByText('✓ LIN/ZHIYUAN 证件至 2036-01-01');
    page.screen.getByText('已满足');
    // Each line says where it is from, and that nobody has compared it there lately.
    const lines = page.screen.getAllByText('未核实').map((tag) => tag.closest('li'));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(
        within(line as HTMLElement)
          .getByRole('link')
          .getAttribute('href'),
      ).toMatch(/^http/);
    page.press('提交订单');
    await waitFor(() => expect(page.wentTo()).toContain('intl_order_pay'));
    const [create] = page.sent('/intl/createOrder');
    expect(JSON.parse(create?.get('passengers') ?? '')).toMatchObject([
      { name: 'LIN/ZHIYUAN', certType: '2', certNo: 'E87654321', nationality: 'CN', sex: 'M', psgType: 'ADT' },
    ]);
    expect(page.sent('/intl/verify')[0]?.get('seenTotal')).toBe(page.choice.seen);
  });

  it('a nationality that is chosen stays, whatever the document', async () => {
    const page = await openIntl();
    await page.screen.findByRole('heading', { name: '乘机人' });
    page.press(/新增乘机人/);
    await page.screen.findByRole('group', { name: '乘机人 1' });
    const takes = async (document: string) => {
      fireEvent.click(page.passenger(1).getByRole('combobox', { name: /证件类型/ }));
      fireEvent.click(await page.screen.findByRole('option', { name: document }));
    };
    await waitFor(() => expect(countryOf(page).value).toBe('中国'));
    await takes('台胞证');
    await waitFor(() => expect(countryOf(page).value).toBe('中国台湾'));
    fireEvent.focusIn(countryOf(page));
    page.type(countryOf(page), 'riben');
    fireEvent.click(await page.screen.findByRole('option', { name: '日本' }));
    await takes('护照');
    await waitFor(() => expect(countryOf(page).value).toBe('日本'));
  });

  it('refuses a passport that ends during the trip, asks about one that ends soon after it, and keeps what was typed', async () => {
    const page = await openIntl();
    await fill(page);
    // Others of this file order the same trip for the first traveller.
    page.enter(page.passenger(1), /姓名/, 'lin / zhiyan');
    page.enter(page.passenger(1), /证件号码/, 'E87654322');
    const back = page.choice.legs[1]?.date ?? '';
    const day = addDays(back, -1);
    page.enter(page.passenger(1), /证件有效期/, day);
    page.press('提交订单');
    const field = page.passenger(1).getByLabelText(/证件有效期/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const said = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = said.map((id) => (field.getRootNode() as ShadowRoot).getElementById(id)?.textContent).join();
    expect(words).toContain(`前到期，请更换证件`);
    expect([(field as HTMLInputElement).value, page.sent('/intl/createOrder')]).toEqual([day, []]);
    // Home again it still holds; whether the Schengen countries ask for three months more is not verified.
    page.enter(page.passenger(1), /证件有效期/, addDays(back, 20));
    page.press('提交订单');
    const dialog = await page.screen.findByRole('dialog', { name: '证件有效期可能不足' });
    expect(dialog.textContent).toContain('法国（申根）要求证件在离境后再有效 3 个月');
    page.press('已确认，继续提交');
    await waitFor(() => expect(page.wentTo()).toContain('intl_order_pay'));
  });

  it('names another price as changed before anything is typed', async () => {
    const page = await openIntl({ choice: { seen: '1' } });
    await page.screen.findByRole('dialog', { name: '价格有变动' });
    fireEvent.click(page.screen.getByRole('button', { name: '接受新价格' }));
    await page.screen.findByRole('heading', { name: '乘机人' });
  });

  it('prices a party by type, with baggage of each and documents of the way', async () => {
    const page = await openIntl({ party: { ADT: 1, SD: 1 } });
    await page.screen.findByRole('heading', { name: '行李：每段 × 每人' });
    expect(page.prices()).toMatch(/成人票价.*留学生票价/);
    await page.screen.findByRole('heading', { name: '证件清单' });
    await page.screen.findByRole('columnheader', { name: '留学生 × 1' });
    // A day that a line of the checklist names is not named above it once more.
    expect(page.screen.getAllByText(/再有效 3 个月，须到/)).toHaveLength(1);
  });

  it('keeps the sum of the searched party until all are chosen, and asks before an order for fewer', async () => {
    const page = await openIntl({ party: { ADT: 1, CHD: 1, SD: 1 } });
    await fill(page);
    await page.screen.findByText('已选 1 / 3 人，还需 1 位儿童、1 位留学生');
    page.press('提交订单');
    const question = within(await page.screen.findByRole('dialog', { name: '还有乘机人未选择' }));
    expect(page.prices()).toMatch(/成人票价.*儿童票价.*留学生票价.*应付总额（3 人）/);
    expect(page.sent('/intl/verify')).toHaveLength(1);
    fireEvent.click(question.getByRole('button', { name: '只为 1 人下单' }));
    await waitFor(() => expect(page.wentTo()).toContain('intl_order_pay'));
    expect(page.sent('/intl/verify').map((fields) => fields.get('party'))).toHaveLength(2);
    expect(JSON.parse(page.sent('/intl/createOrder')[0]?.get('passengers') ?? '')).toHaveLength(1);
  });

  it('asks before a person of the list takes a student fare, and says what differs from the search', async () => {
    const page = await openIntl({ party: { ADT: 1, SD: 1 } });
    const choose = async (name: RegExp) => fireEvent.click(await page.screen.findByRole('button', { name }));
    await choose(/^周砚清/);
    await page.screen.findByText(/还需 1 位留学生/);
    expect(page.root.textContent).not.toContain('人数与查询不同');
    await choose(/^林知夏/);
    const question = await page.screen.findByRole('dialog', { name: '按留学生票价预订？' });
    expect(question.textContent).toContain('林知夏 按留学生票价须填写录取通知书或在读证明的编号');
    await page.screen.findByText(/人数与查询不同：查询 1 位成人、1 位留学生，现为 2 位成人。价格已按/);
    await waitFor(() => expect(page.prices()).not.toContain('留学生票价'));
    fireEvent.click(within(question).getByRole('button', { name: '按留学生票价' }));
    await waitFor(() => expect(page.prices()).toContain('留学生票价'));
    expect(page.root.textContent).not.toContain('人数与查询不同');
  });

  it('opens a form of its type for everybody who was searched, and names the contact in Chinese alone', async () => {
    await registerMember('13900000077', 'travel123');
    const page = await openIntl({ as: '13900000077', party: { ADT: 1, CHD: 1, SD: 1 } });
    const forms = await page.screen.findAllByRole('group', { name: /^乘机人 \d$/ });
    expect(forms.map((form) => /成人|儿童|留学生/.exec(form.textContent ?? '')?.[0])).toEqual([
      '成人',
      '儿童',
      '留学生',
    ]);
    await fillFirst(page);
    expect(page.root.querySelector<HTMLInputElement>('[name="contact.name"]')?.value).toBe('');
    expect(page.prices()).toContain('应付总额（3 人）');
  });

  it('in a narrow column has one form open, the finished ones in a line that opens again', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
    await registerMember('13900000078', 'travel123');
    const page = await openIntl({ as: '13900000078', party: { ADT: 1, CHD: 1, SD: 1 } });
    await page.screen.findByRole('button', { name: '填写乘机人 3' });
    const open = () =>
      page.screen
        .getAllByRole('group', { name: /^乘机人 \d$/ })
        .filter((form) => form.querySelector('input'))
        .map((form) => form.getAttribute('aria-label'));
    expect(open()).toEqual(['乘机人 1']);
    await fillFirst(page);
    fireEvent.click(await page.screen.findByRole('button', { name: '完成乘机人 1' }));
    await waitFor(() => expect(open()).toEqual(['乘机人 2']));
    page.press('填写乘机人 3');
    await waitFor(() => expect(open()).toEqual(['乘机人 3']));
    page.press('编辑乘机人 1');
    await waitFor(() => expect(open()).toContain('乘机人 1'));
    expect(
      page
        .passenger(1)
        .getByLabelText<HTMLInputElement>(/证件号码/)
        .value.replace(/\s/g, ''),
    ).toBe('E87654321');
  });

  it('a reload goes on with the hold of the same trip', async () => {
    const first = await openIntl();
    await first.screen.findByRole('heading', { name: '乘机人' });
    expect(first.sent('/intl/verify')[0]?.get('verifyKey')).toBeNull();
    first.unmount();
    const again = await openIntl({ choice: first.choice, keepSession: true });
    await again.screen.findByRole('heading', { name: '乘机人' });
    expect(again.sent('/intl/verify')[0]?.get('verifyKey')).toMatch(/^[\w-]{20,}$/);
  });

  const stop = {
    airport: 'AMS',
    kind: 'II',
    minutes: 60,
    least: 60,
    steps: [],
    spare: 5,
    verdict: 'tight',
    marks: ['selfTransfer'],
  };
  const missed = { ...stop, spare: -45, verdict: 'short' };
  it.each([
    [{ kind: 'inventory', flightId: '', left: 1 }, '该票价仅剩 1 张', '知道了，保留已填信息'],
    [
      { kind: 'duplicate', orderNo: '', field: 'passengers.0.certNo', name: 'LIN/ZHIYUAN' },
      'LIN/ZHIYUAN 同一时间已有机票',
      '更换乘机人',
    ],
    [
      { kind: 'duplicate', orderNo: 'I1', field: '', name: 'LIN/ZHIYUAN', isUnpaid: true },
      'LIN/ZHIYUAN 同一时间的订单待支付',
      '去支付',
    ],
    [{ kind: 'risk', triptype: 1, stop }, '转机时间偏紧，确认继续？', '我已知晓，继续提交'],
    [{ kind: 'risk', triptype: 1, stop: missed }, '转机来不及：需 105 分钟，只有 60 分钟', '仍要提交'],
    [
      { kind: 'document', names: ['LIN/ZHIYUAN'], day: '2027-03-12', reason: '申根要求' },
      '证件有效期可能不足',
      '已确认，继续提交',
    ],
    [{ kind: 'product', flightId: '' }, '该航班或票价已停止发售', '重新选择航班'],
    [{ kind: 'product', flightId: 'MU847-20270116-PVGCDG' }, 'MU847 的航班或票价已停止发售', '重新选择航班'],
  ])(
    'an order that is refused as %o has its own words and way on, and keeps what was typed',
    async (data, title, way) => {
      let refusals = 0;
      const page = await openIntl({
        async wire(input, init) {
          if (!String(input).endsWith('/intl/createOrder') || refusals) return await fetch(input, init);
          refusals += 1;
          return Response.json({ ret: 409, msg: title, data });
        },
      });
      await fill(page);
      page.press('提交订单');
      await page.screen.findByRole('dialog', { name: title });
      const typed = page.passenger(1).getByLabelText<HTMLInputElement>(/证件号码/).value;
      expect(typed.replace(/\s/g, '')).toBe('E87654321');
      page.press(way);
      if (data.kind !== 'risk' && data.kind !== 'document') return;
      await waitFor(() => expect(page.sent('/intl/createOrder')).toHaveLength(2));
      const sent = page.sent('/intl/createOrder')[1];
      // The documents are asked about first: who accepts a risk has said yes to them.
      expect([sent?.get('acceptRisk'), sent?.get('acceptDocuments')]).toEqual([String(data.kind === 'risk'), 'true']);
    },
  );

  it('a connection that is missed says so with what is lost, and its main way is back to the list', async () => {
    const missed = {
      ...stop,
      steps: [{ step: 'entry', minutes: 35 }],
      spare: -45,
      verdict: 'short',
      through: false,
    };
    const page = await openIntl({
      wire: async (input, init) =>
        String(input).endsWith('/intl/createOrder')
          ? Response.json({ ret: 409, msg: '', data: { kind: 'risk', triptype: 1, stop: missed } })
          : await fetch(input, init),
    });
    await fill(page);
    page.press('提交订单');
    const dialog = await page.screen.findByRole('dialog', { name: '转机来不及：需 105 分钟，只有 60 分钟' });
    expect(dialog.textContent).toMatch(/误机的损失由旅客承担.*转机须入境.*重新托运/);
    const [other, main] = within(dialog).getAllByRole('button');
    expect([other?.textContent, main?.textContent]).toEqual(['仍要提交', '返回改选']);
    page.press('返回改选');
    await waitFor(() => expect(page.events.findLast(({ type }) => type === 'navigate')).toBeDefined());
  });

  it('the way back is the list of the same trip, for the same purpose', async () => {
    const page = await openIntl({ choice: { seen: '1' } });
    await page.screen.findByRole('dialog', { name: '价格有变动' });
    page.press('重新选择航班');
    await waitFor(() =>
      expect(page.events.findLast(({ type }) => type === 'navigate')?.detail).toMatchObject({
        name: 'intl_flight_query_list',
        path: expect.stringMatching(/legs=SHA.PAR.*travelType=private/),
      }),
    );
  });

  it('a link without a trip leads to the search', async () => {
    const page = await openIntl({ choice: { flights: [] } });
    await page.screen.findByText('航班信息已失效');
    page.press('搜索国际航班');
    await waitFor(() => expect(page.wentTo()).toContain('intl_flight_query_list'));
  });
});
