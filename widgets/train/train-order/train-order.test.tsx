import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { TrainConflict } from '#contract/train-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { person } from '#tests/support/orders/booking.ts';
import { coveringApplication } from '#tests/support/given/applications.ts';
import { answer } from '#tests/support/orders/booking-page.ts';
import { openTrain, someAdult } from '#tests/support/orders/order-train.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

type Page = Awaited<ReturnType<typeof openTrain>>;

/** Types a passenger who has no other ticket, and agrees. */
async function fill(page: Page): Promise<void> {
  await page.ready();
  page.press(/新增乘车人/);
  await page.screen.findByRole('group', { name: '乘车人 1' });
  page.enter(page.passenger(1), '姓名', '林知远');
  page.enter(page.passenger(1), /证件号码/, someAdult().certNo);
  page.agree();
}
const typedName = (page: Page) => page.passenger(1).getByLabelText<HTMLInputElement>('姓名').value;

/** The first order is refused, every later one goes on. */
const refuseOnce = (data: TrainConflict) => {
  let isFirst = true;
  return (path: string) => {
    if (path !== '/train/createOrder' || !isFirst) return undefined;
    isFirst = false;
    return answer(409, '', data);
  };
};

describe('the order form of train tickets', () => {
  it('holds the price, orders a typed passenger with a seat, and goes on to pay', async () => {
    const page = await openTrain();
    await fill(page);
    fireEvent.click(await page.screen.findByRole('button', { name: '第一排 A 座' }));
    await page.screen.findByText('A 座，靠窗');
    // No seat is held for the form: no time is counted for it.
    expect(page.screen.queryByRole('timer')).toBeNull();
    expect(page.root.textContent).not.toContain('保留');
    page.press('提交并占座');
    expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
    const [create] = page.sent('/train/createOrder');
    expect(JSON.parse(create?.get('seats') ?? '')).toEqual({ letters: ['1A'] });
    expect(JSON.parse(create?.get('passengers') ?? '')).toMatchObject([
      { name: '林知远', ticketType: 'adult', birthday: '1990-03-07' },
    ]);
    expect(page.wentTo()).toContain('train_order_pay');
  });

  it('asks for people of the list alone by their id, with the ticket of their age and its price', async () => {
    const page = await openTrain();
    await page.ready();
    await page.choose('周砚清', /周予安/);
    const seen = fenOf(page.sent('/train/verify')[0]?.get('seenTotal') ?? '');
    await waitFor(() => expect(page.prices()).toContain('儿童票'));
    expect(page.prices()).toMatch(/成人票 ¥[\d,.]+ × 1/);
    const total = page.root.querySelector('section[aria-label="费用明细"] .t-price--xl')?.textContent ?? '';
    expect(fenOf(total.replace(/[¥,]/g, ''))).toBeLessThan(seen * 2);
    // Where so many would sit is asked for again.
    await waitFor(() => expect(page.sent('/train/verify').at(-1)?.get('passengers')).toBe('2'));
  });

  it('sells a student’s ticket to whoever wants one, and says what it asks for', async () => {
    const page = await openTrain({ student: true });
    await page.ready();
    // The price of the list, before anybody is chosen.
    expect(page.prices()).toContain('学生票');
    await page.choose('周砚清');
    await waitFor(() => expect(page.prices()).toMatch(/学生票 ¥[\d,.]+ × 1/));
    await page.screen.findByText(/凭学生资质购票/);
  });

  it('asks a student for school and way, and says what is wrong with them', async () => {
    const page = await openTrain({ student: true });
    await fill(page);
    const proof = within(await page.screen.findByRole('group', { name: '林知远 的学生资质' }));
    page.press('提交并占座');
    await proof.findByText('请填写学校全称、入学年份、学制、优惠区间的两端城市');
    expect(page.sent('/train/createOrder')).toEqual([]);
    page.enter(proof, /^学校/, '同济大学');
    page.enter(proof, /^入学年份/, String(new Date().getFullYear() - 1));
    fireEvent.click(proof.getByRole('combobox', { name: /^学制/ }));
    fireEvent.click(await page.screen.findByRole('option', { name: '4 年' }));
    page.enter(proof, /^优惠区间/, '北京');
    page.enter(proof, /^至/, '南京');
    page.press('提交并占座');
    await proof.findByText(/本次行程 北京 → 上海 不在区间内/);
    page.enter(proof, /^至/, '上海');
    page.press('提交并占座');
    await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
    const [sent] = page.sent('/train/createOrder');
    expect(JSON.parse(sent?.get('passengers') ?? '')).toMatchObject([
      { ticketType: 'student', student: { school: '同济大学', from: '北京', to: '上海' } },
    ]);
  });

  it('offers an insurance that nobody has chosen, and adds it to the sum once somebody does', async () => {
    const page = await openTrain();
    await fill(page);
    const box = await page.screen.findByRole<HTMLInputElement>('checkbox', { name: /^铁路出行险 ¥3/ });
    expect([box.checked, page.prices().includes('铁路出行险')]).toEqual([false, false]);
    fireEvent.click(box);
    await waitFor(() => expect(page.prices()).toMatch(/铁路出行险 ¥3 × 1/));
    page.press('提交并占座');
    await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
    expect(page.sent('/train/createOrder')[0]?.get('insured')).toBe('true');
  });

  it('links an account of 12306 in the form, or says its refusal there', async () => {
    const page = await openTrain({ as: '13800000020' });
    await page.ready();
    fireEvent.click(await page.screen.findByRole('button', { name: '绑定账号' }));
    const dialog = await page.dialog('绑定 12306 账号');
    expect(page.root.querySelector('form form')).toBeNull();
    page.enter(dialog, /^账号/, 'lisi_2020');
    page.enter(dialog, /^密码/, 'wrong');
    fireEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await dialog.findByText(/12306 账号或密码错误/);
    page.enter(dialog, /^密码/, 'rail12306');
    fireEvent.click(dialog.getByRole('button', { name: '绑定' }));
    await page.screen.findByText(/用 li.* 购票/);
    expect(page.sent('/train/createOrder')).toEqual([]);
  });

  it('names what is missing, and sends nothing', async () => {
    const page = await openTrain();
    await page.ready();
    page.press('提交并占座');
    await page.screen.findByText('请至少选择一位乘车人');
    page.screen.getByText('请阅读并勾选购票须知');
    expect(page.sent('/train/createOrder')).toEqual([]);
  });

  it('says of a child alone that an adult travels along', async () => {
    const page = await openTrain();
    await page.ready();
    await page.choose(/周予安/);
    page.agree();
    page.press('提交并占座');
    await page.screen.findByText('儿童票须与同行成人的车票一起购买');
    expect(page.sent('/train/createOrder')).toEqual([]);
  });

  it('a child under 6 goes free with an adult, and has a ticket where a seat is wanted', async () => {
    const page = await openTrain();
    await fill(page);
    page.press(/新增乘车人/);
    await page.screen.findByRole('group', { name: '乘车人 2' });
    page.enter(page.passenger(2), /姓名/, '林小雨');
    const born = addDays(dayAt(Date.now()), -1000);
    page.enter(page.passenger(2), /证件号码/, person(born).certNo);
    const type = await page.passenger(2).findByRole('combobox', { name: /票种/ });
    expect([type.textContent, page.prices()]).toEqual([
      expect.stringContaining('免费儿童'),
      expect.not.stringContaining('儿童票'),
    ]);
    expect(page.prices()).toContain('免费儿童 × 1¥0');
    fireEvent.click(type);
    fireEvent.click(await page.screen.findByRole('option', { name: '儿童票' }));
    await waitFor(() => expect(page.prices()).toContain('儿童票'));
    fireEvent.click(page.passenger(2).getByRole('combobox', { name: /票种/ }));
    fireEvent.click(await page.screen.findByRole('option', { name: '免费儿童' }));
    await waitFor(() => expect(page.prices()).not.toContain('儿童票'));
    fireEvent.click(page.passenger(2).getByRole('checkbox', { name: /监护人/ }));
    page.press('提交并占座');
    await page.screen.findByRole('button', { name: '确认支付' });
    expect(JSON.parse(page.sent('/train/createOrder')[0]?.get('passengers') ?? '')).toMatchObject([
      { name: '林知远', ticketType: 'adult' },
      { name: '林小雨', ticketType: 'child', isFree: true },
    ]);
  });

  it('says of a document that is typed twice with whose it is equal', async () => {
    const page = await openTrain();
    await page.ready();
    for (const at of [1, 2]) {
      page.press(/新增乘车人/);
      await page.screen.findByRole('group', { name: `乘车人 ${at}` });
      page.enter(page.passenger(at), '姓名', '林知远');
      page.enter(page.passenger(at), /证件号码/, '34052419800101001X');
    }
    await page.screen.findByText('与乘车人 1 的证件相同，请核对');
  });

  it('takes at most five passengers', async () => {
    const page = await openTrain();
    await page.ready();
    for (let at = 0; at < 5; at += 1) page.press(/新增乘车人|每单最多/);
    await page.screen.findByRole('group', { name: '乘车人 5' });
    expect(page.screen.getByRole('button', { name: /每单最多 5 位乘车人/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('of a link without rides leads to the search', async () => {
    const page = await openTrain({ address: '/train/train_order_info?rides=G1' });
    await page.screen.findByText('车次信息已失效');
    page.screen.getByRole('button', { name: '搜索车次' });
  });
});

const timesOf = (trainNumber: string, hour: number) => ({
  trainNumber,
  from: { station: '北京南', telecode: 'VNP', at: `2026-11-30 ${hour}:00:00`, city: '北京' },
  to: { station: '上海虹桥', telecode: 'AOH', at: `2026-11-30 ${hour + 5}:00:00`, city: '上海' },
});

describe('a conflict between form and order', () => {
  it('shows a price that has changed with both amounts, and orders at the new one once it is accepted', async () => {
    const page = await openTrain({ seen: '1' });
    const dialog = await page.dialog('票价有变动');
    dialog.getByText(/上涨 ¥/);
    fireEvent.click(dialog.getByRole('button', { name: '接受新价格' }));
    await fill(page);
    page.press('提交并占座');
    await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
  });

  it.each<[TrainConflict, RegExp, string]>([
    [
      { kind: 'inventory', trainNumber: 'G1', seatClass: 'second', left: 2 },
      /G1 二等座仅剩 2 张/,
      '知道了，保留已填信息',
    ],
    [{ kind: 'inventory', trainNumber: 'G1', seatClass: 'second', left: 0 }, /G1 二等座刚刚售完/, '重新选择车次'],
    [{ kind: 'closed', until: '2026-12-01 05:00:00' }, /铁路系统维护中/, '知道了，保留已填信息'],
    [{ kind: 'notYet', from: '2026-12-01 08:00:00' }, /尚未起售/, '知道了，保留已填信息'],
    [{ kind: 'over' }, /已停止售票/, '重新选择车次'],
    [{ kind: 'product' }, /已停止发售/, '重新选择车次'],
    [{ kind: 'product', trainNumber: 'G2' }, /G2 当日不开行/, '重新选择车次'],
    [{ kind: 'gap', minutes: 5, least: 10 }, /换乘时间不足/, '重新选择车次'],
    [{ kind: 'blocked', until: '2026-12-02 00:00:00' }, /取消次数已满/, '知道了，保留已填信息'],
    [{ kind: 'duplicate', orderNo: '', field: '', name: '林知远' }, /林知远已有该车次的车票/, '更换乘车人'],
    [{ kind: 'duplicate', orderNo: 'T1', field: '', name: '林知远', isUnpaid: true }, /待支付/, '去支付'],
    [{ kind: 'duplicate', orderNo: 'T1', field: '', name: '林知远' }, /林知远已有该车次的车票/, '查看已有订单'],
    [
      {
        kind: 'overlap',
        orderNo: 'T1',
        field: '',
        name: '林知远',
        wanted: timesOf('G828', 14),
        held: timesOf('G7', 13),
      },
      /林知远的行程冲突/,
      '查看已有订单',
    ],
    [
      { kind: 'overlap', orderNo: '', field: '', name: '林知远', wanted: timesOf('G828', 14) },
      /林知远的行程冲突/,
      '更换乘车人',
    ],
    [{ kind: 'expired' }, /票价须重新核对/, '重新核对'],
  ])('%j has a next step, and nothing that was typed is lost', async (conflict, title, button) => {
    const page = await openTrain({ intercept: refuseOnce(conflict) });
    await fill(page);
    page.press('提交并占座');
    const dialog = await page.dialog(title);
    dialog.getByRole('button', { name: button });
    // A person who travels at the time may take another train.
    if (conflict.kind === 'overlap') dialog.getByRole('button', { name: '改选车次' });
    expect(typedName(page)).toBe('林知远');
  });

  it('of the provider’s rest is gone with a press, and the same form is ordered later', async () => {
    const page = await openTrain({ intercept: refuseOnce({ kind: 'closed', until: '2026-12-01 05:00:00' }) });
    await fill(page);
    page.press('提交并占座');
    const dialog = await page.dialog(/铁路系统维护中/);
    fireEvent.click(dialog.getByRole('button', { name: '知道了，保留已填信息' }));
    page.press('提交并占座');
    await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
  });

  it('before anything is held shows why, with the way back', async () => {
    const page = await openTrain({
      intercept: (path) => (path === '/train/verify' ? answer(409, '', { kind: 'over' }) : undefined),
    });
    await page.screen.findByText('该车次已停止售票');
    page.screen.getByRole('button', { name: '重新选择车次' });
  });

  it('before anything is held is asked about once more where time alone helps', async () => {
    let asked = 0;
    const rests = () => answer(409, '', { kind: 'closed', until: '2026-12-01 05:00:00' });
    const page = await openTrain({
      intercept: (path) => (path === '/train/verify' && (asked += 1) === 1 ? rests() : undefined),
    });
    await page.screen.findByText('铁路系统维护中');
    page.press('重新核对');
    await page.ready();
  });
});

it('an order above the company’s standard asks for a reason', async () => {
  const page = await openTrain({ as: '13800000071', travelType: 'business', seatClass: 'first' });
  await page.ready();
  await page.screen.findByRole('heading', { name: '因公出行' });
  await page.screen.findAllByText(/超标 ¥|不可因公预订/);
});

it('an order above the rest of its application says so before it is sent, and its refusal leads to the application', async () => {
  const covering = [coveringApplication({ legIds: ['leg-1'] })];
  const legs = [{ legId: 'leg-1', fromName: '北京', toName: '上海', day: '2027-01-05', toDay: '' }];
  const page = await openTrain({
    as: '13800000071',
    travelType: 'business',
    async intercept(path, go) {
      const data = { kind: 'needsApplication', why: 'budget', nearest: { applicationId: '7', no: 'SQ1' } };
      if (path === '/train/createOrder') return answer(403, '申请 SQ1 的预算不足', data);
      if (path === '/travel/application/detail') return answer(0, '', { content: {}, legs, daysAround: 1 });
      if (path !== '/train/verify') return undefined;
      const whole = (await (await go()).json()) as { data: { booking: object } };
      const approval = {
        fee: true,
        over: false,
        holdMinutes: 60,
        steps: [
          { role: '直属主管', people: ['许曼'] },
          { role: '财务 BP', people: ['方明', '林岚'] },
        ],
        minutes: 120,
        endsMs: Date.now() + 9e7,
      };
      const booking = { ...whole.data.booking, approval };
      return answer(0, '', { ...whole.data, booking, applications: { isNeeded: true, covering, prefill: null } });
    },
  });
  await page.ready();
  page.agree();
  await page.screen.findByText(
    /预计由许曼（直属主管），再由方明、林岚（财务 BP）审批，约 2 个工作小时（.*可能赶不上占座时限/,
  );
  const ways = page.screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  // Each order is decided, and the hold is shorter than the way to the decision.
  expect(ways.filter((way) => /标准内的方案|工作时间提交/.test(way))).toEqual([]);
  expect(ways.some((way) => way.includes('联系许曼、方明、林岚或其代理人'))).toBe(true);
  await page.screen.findByText(/^超出申请预算 ¥[\d,]+/);
  await page.screen.findByText(/^申请行程：北京 → 上海 .*可前后各 1 天/);
  expect(page.screen.getByText('SQ1').getAttribute('href')).toContain('applicationId=7');
  expect(page.screen.getAllByText('变更申请')).toHaveLength(1);
  // The member is the first traveller without a press.
  await page.screen.findByRole('group', { name: /^乘车人 1/ });
  // A press before the documents are there names the missing fields.
  await waitFor(() => {
    page.press(/^提交/);
    expect(page.sent('/train/createOrder')).toHaveLength(1);
  });
  await page.screen.findAllByText('申请 SQ1 的预算不足');
  for (const link of page.screen.getAllByText('变更申请')) expect(link.getAttribute('href')).toMatch(/applicationId=7/);
  expect(page.screen.getAllByText('变更申请').length).toBeGreaterThan(1);
});

describe('a class with berths', () => {
  it('has a price for each tier, and the order costs what the chosen one does', async () => {
    const page = await openTrain({ seatClass: 'hardSleeper' });
    await fill(page);
    const card = within(await page.screen.findByRole('region', { name: /^选铺位/ }));
    expect(page.prices()).toContain('按下铺价计');
    const priceOf = (tier: string) =>
      card.getByText(tier).closest('li')?.querySelector('.t-m')?.textContent?.slice(1) ?? '';
    expect(Number(priceOf('上铺'))).toBeLessThan(Number(priceOf('下铺')));
    fireEvent.click(card.getByRole('button', { name: '增加上铺' }));
    await waitFor(() => expect(page.prices()).toContain(`成人票 上铺 ¥${priceOf('上铺')}`));
    page.press('提交并占座');
    await waitFor(() => expect(page.wentTo()).toContain('train_order_pay'));
    expect(JSON.parse(page.sent('/train/createOrder').at(-1)?.get('seats') ?? '')).toMatchObject({
      berths: { upper: 1 },
    });
    expect(page.events.find(({ type }) => type === 'order')?.detail).toMatchObject({
      amount: expect.stringContaining(priceOf('上铺').replace(',', '')),
    });
  });

  it('whose asked tier is gone is asked for once more, with what is left', async () => {
    const page = await openTrain({
      seatClass: 'hardSleeper',
      intercept: refuseOnce({
        kind: 'berths',
        trainNumber: 'K1',
        seatClass: 'hardSleeper',
        left: { lower: 2, middle: 1, upper: 0 },
      }),
    });
    await fill(page);
    page.press('提交并占座');
    const dialog = await page.dialog(/K1 硬卧所选铺位刚刚售完/);
    dialog.getByText(/下铺 2 张、中铺 1 张、上铺 0 张/);
    const asked = page.sent('/train/verify').length;
    fireEvent.click(dialog.getByRole('button', { name: '改选铺位' }));
    await waitFor(() => expect(page.sent('/train/verify').length).toBe(asked + 1));
  });
});
