import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { quickOrder } from '#contract/quick-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { findSeat } from '#tests/support/orders/booking-page.ts';
import { person } from '#tests/support/orders/booking.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const agent = '13800000041';
/** Days of their own: other files order for other people. */
const date = addDays(dayAt(Date.now()), 33);
let flightNo = '';
let cabin = '';
beforeAll(async () => {
  const seat = await findSeat({ as: agent, travelType: 'private', date });
  flightNo = seat.flightId.split('-')[0] ?? '';
  cabin = seat.cabinCode;
});
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const gdsDay = () => `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
const pnrOf = (certNo: string, useCabin = cabin) =>
  ` 1.张三 HX5YQD\n 2.  ${flightNo} ${useCabin}   ${gdsDay()}PEKSHA HK1\n 3.SSR FOID CA HK1 NI${certNo}/P1\n 4.OSI CA CTCM13900001111/P1`;

async function open(address = '/myCenter/quickOrder', duplicate?: object) {
  const paths: string[] = [];
  const opened = await mountWidget('quick-order', {
    as: agent,
    address,
    async fetch(input, init) {
      const { pathname } = new URL(String(input));
      paths.push(pathname);
      const response = await fetch(input, init);
      if (!duplicate || pathname !== quickOrder.price.path) return response;
      const answer = (await response.json()) as { data: object };
      return Response.json({ ...answer, data: { ...answer.data, duplicate } });
    },
  });
  const { screen, type } = opened;
  const box = await screen.findByLabelText('粘贴内容');
  return {
    ...opened,
    paths,
    value: (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value,
    paste(text: string) {
      type(box, text);
      fireEvent.keyDown(box, { key: 'Enter' });
    },
    next: () => fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true }),
  };
}

describe('a quick order', () => {
  it('is pasted, read with its sources, priced and made by keys alone; nothing is sent before the price', async () => {
    const { screen, paste, next, value, paths } = await open();
    paste(pnrOf(person().certNo));
    await screen.findByText(/按 PNR 识别：1 个航段，1 位乘机人，编码 HX5YQD/);
    await screen.findByLabelText(/^航班号/);
    expect([value(/^航班号/), value(/^舱位/), value(/^日期/), value(/^姓名/)]).toEqual([flightNo, cabin, date, '张三']);
    expect(screen.getByText(`原文：${gdsDay()}`)).toBeTruthy();
    // Codes stand beside the names that a buyer knows.
    for (const [field, name] of [
      [/^出发/, /北京/],
      [/^到达/, /上海/],
    ] as const)
      within(screen.getByLabelText(field).closest('.t-field') as HTMLElement).getByText(name);
    expect(screen.getByText('HX5YQD').tagName).toBe('MARK');
    expect(paths.filter((path) => path.startsWith('/quickOrder'))).toEqual([]);
    next();
    const submit = await screen.findByRole('button', { name: /^提交订单 ¥/ });
    expect(submit).toBeTruthy();
    // This application takes no service fee: the total names none.
    expect(screen.getByText(/^1 人，含税费，价格保留至/)).toBeTruthy();
    next();
    await screen.findByText('请确认已说明退改签规则并同意服务协议');
    for (const tick of [/说明以上退改签规则/, /提供给承运航司/]) fireEvent.click(screen.getByLabelText(tick));
    next();
    await waitFor(() => expect(location.pathname).toMatch(/^\/pay\/order\//));
    expect(paths.filter((path) => path === quickOrder.create.path)).toHaveLength(1);
  });

  it('keeps the sources of the others when a passenger is removed, and takes no person twice', async () => {
    const { screen, paste, next, paths } = await open();
    const [a, b] = [person(), person()];
    paste(`${pnrOf(a.certNo)}\n王小明 ${b.certNo}\n陈佳宁 ${b.certNo}`);
    await screen.findByText(/3 位乘机人/);
    next();
    await screen.findByText('与第 2 位旅客的证件相同，请移除一位');
    expect(paths).not.toContain(quickOrder.price.path);
    fireEvent.click(screen.getAllByRole('button', { name: '移除' })[1] as HTMLElement);
    await waitFor(() => expect(screen.getAllByLabelText(/^姓名/)).toHaveLength(2));
    expect(screen.getByText('原文：陈佳宁')).toBeTruthy();
  });

  it('marks a doubtful value with its reason until it is corrected, and takes no price before', async () => {
    const { screen, root, paste, next, type, paths } = await open();
    const { certNo } = person();
    const wrong = `${certNo.slice(0, 16)}${(Number(certNo[16]) + 1) % 10}${certNo.slice(17)}`;
    paste(pnrOf(wrong));
    await screen.findByText(/^身份证号码校验位不符，请逐位核对（原文/);
    await waitFor(() =>
      expect((root.getRootNode() as ShadowRoot).activeElement).toBe(screen.getByLabelText(/^证件号码/)),
    );
    next();
    await screen.findByText('身份证号码校验位不符，请逐位核对');
    expect(paths).not.toContain(quickOrder.price.path);
    type(screen.getByLabelText(/^证件号码/), certNo);
    await waitFor(() => expect(screen.queryByText(/校验位不符/)).toBeNull());
  });

  it('says of a text without anything to read why, and keeps it', async () => {
    const { screen, paste, value } = await open();
    paste('您好，帮我看看票');
    await screen.findByText(/没有识别出航班或乘机人/);
    expect(value(/^粘贴内容/)).toBe('您好，帮我看看票');
    expect(screen.queryByLabelText(/^航班号/)).toBeNull();
  });

  it.each([
    ['sameRoute', '张三 已预订 12-01 18:00 起飞的 MU5102，当天同为北京到上海'],
    ['overlap', '张三 已预订 12-01 18:00 起飞的 MU5102，与本次行程时间冲突'],
  ])('asks about a flight that its passenger has (%s)', async (reason, question) => {
    const { screen, paste, next } = await open(undefined, {
      kind: 'duplicate',
      reason,
      orderId: '',
      orderNo: '',
      passenger: '张三',
      passengers: ['张三'],
      flightNo: 'MU5102',
      orgcityname: '北京',
      dstcityname: '上海',
      depTime: '2026-12-01 18:00:00',
      arrTime: '2026-12-01 20:00:00',
      serverTimeMs: Date.now(),
    });
    paste(pnrOf(person().certNo));
    await screen.findByText(/按 PNR 识别/);
    next();
    await screen.findByText(question);
    screen.getByLabelText('已确认不是重复预订，仍要下单');
  });

  it('takes a pasted phone, and no Enter that ends a composition (Safari: code 229)', async () => {
    const { screen, paste, type, value } = await open();
    const box = screen.getByLabelText('粘贴内容');
    // True: the event keeps its meaning.
    expect(fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })).toBe(true);
    paste(pnrOf(person().certNo));
    await screen.findByText(/按 PNR 识别/);
    type(await screen.findByLabelText(/^手机号码/), '+86 139 0000 2222');
    await waitFor(() => expect(value(/^手机号码/).replaceAll(' ', '')).toBe('13900002222'));
  });

  it('shows which cabins are sold where the wanted one is not, and prices the chosen one', async () => {
    const { screen, paste, next } = await open();
    paste(pnrOf(person().certNo, 'Z'));
    await screen.findByText(/按 PNR 识别/);
    next();
    await screen.findByText('Z 舱已无可售座位，请改选其他舱位');
    fireEvent.click(screen.getByRole('combobox', { name: /可售舱位/ }));
    fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await screen.findByRole('button', { name: /^提交订单 ¥/ });
  });

  it('keeps its draft over a new visit', async () => {
    const first = await open();
    first.paste(`李四 ${person().certNo}`);
    await first.screen.findByText(/按名单识别/);
    first.type(await first.screen.findByLabelText(/^姓名/), '李思');
    first.unmount();
    const again = await mountWidget('quick-order', {
      as: agent,
      address: '/myCenter/quickOrder',
      keepSession: true,
    });
    await waitFor(() => expect(again.screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('李思'));
  });
});
