import { within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayAt } from '#domain/china-time.ts';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { bookTrain, someAdult, ticketTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';
import type { MountWidgetOptions } from '#tests/support/page/mount-widget.tsx';

afterEach(() => vi.restoreAllMocks());

const personal = '13800000010';
const open = (orderNo: string, route = 'train_ab_query_list', options: MountWidgetOptions = {}) =>
  mountWidget('train-change', { as: personal, ...options, address: `/train/${route}?orderNo=${orderNo}` });

type Screen = Awaited<ReturnType<typeof open>>['screen'];
/** From the trains to the page of the chosen one. */
async function next(screen: Screen): Promise<void> {
  const press = await screen.findByRole<HTMLButtonElement>('button', { name: '下一步' });
  await waitFor(() => expect(press.disabled).toBe(false));
  fireEvent.click(press);
  await screen.findByRole('heading', { level: 1, name: /^确认(改签|变更到站)$/ });
}

describe('a change of train tickets', () => {
  it('of an order without tickets leads back to it', async () => {
    const { orderNo } = await bookTrain({ as: personal });
    const { screen } = await open(orderNo);
    await screen.findByText('这笔订单没有可改签的车票');
    fireEvent.click(screen.getByRole('button', { name: '返回订单' }));
    await screen.findByRole('heading', { name: '待支付' });
  });

  it('that waits for its difference offers no further one, neither here nor at its tickets', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    fireEvent.click(await screen.findByRole('button', { name: '显示其他席别' }));
    // Of another class than the old one: the longer list is there.
    const [dearer] = await screen.findAllByRole('radio', { name: /商务座.*补 ¥/ });
    fireEvent.click(dearer!);
    await next(screen);
    fireEvent.click(await screen.findByRole('button', { name: '占新座并支付差价' }));
    await screen.findByRole('button', { name: '确认支付' });
    const again = await open(orderNo);
    await again.screen.findByText('这笔订单有改签待支付');
    fireEvent.click(again.screen.getByRole('button', { name: '返回订单' }));
    await again.screen.findByRole('heading', { name: '车票' });
    expect(again.screen.queryByRole('button', { name: /^(改签|退票) / })).toBeNull();
    again.screen.getByRole('heading', { name: '改签待支付' });
    again.screen.getByText('原票');
    again.screen.getByText('新票');
    const rides = within(again.screen.getByRole('heading', { name: '车次' }).closest('section')!);
    rides.getByText(/^原车次 · /);
    rides.getByText(/^新车次 · 商务座/);
    expect(again.screen.queryByText(/现在退/)).toBeNull();
  });

  it('shows the trains of a day with the difference, and old and new side by side', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    const [train] = await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额/ });
    const press = screen.getByRole<HTMLButtonElement>('button', { name: '请选择新车次' });
    expect(press.disabled).toBe(true);
    fireEvent.click(train!);
    await screen.findByText('原车次');
    screen.getByText('新车次');
    await next(screen);
    // The page of this train: what is different with it, whose tickets, and the request.
    const chosen = within((await screen.findByRole('heading', { name: /^改到 / })).closest('section')!);
    await chosen.findByText(/晚开|早开|时刻与原车次相同|在途/);
    within(screen.getByRole('heading', { name: '变更的车票' }).closest('section')!).getByText(/→ 二等座$/);
    await waitFor(() => screen.getByRole('button', { name: /确认改签 1 张|占新座并支付差价/ }));
    fireEvent.click(screen.getAllByRole('button', { name: '换一趟车' })[0]!);
    // Back at the trains with the choice.
    await screen.findByRole('radiogroup', { name: '可选的车次' });
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked)).toBe(true);
  });

  it('begins with a few trains, the nearest ones; a press shows all, in the order that is asked for', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    const rows = () =>
      screen.getAllByRole('radio', { name: /有票|张/ }).map((row) => row.closest('label')?.textContent);
    await screen.findByRole('radiogroup', { name: '可选的车次' });
    expect(rows().length).toBeLessThanOrEqual(6);
    fireEvent.click(screen.getByRole('button', { name: /^显示其余 \d+ 个$/ }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(6));
    fireEvent.click(screen.getByRole('radio', { name: '出发早' }));
    const departures = () => rows().map((text) => /\d\d:\d\d/.exec(text ?? '')?.[0] ?? '');
    await waitFor(() => expect(departures()).toEqual(departures().toSorted()));
  });

  it('keeps the days in view while the trains of another one are asked for', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额|手续费/ });
    const days = () => within(screen.getByRole('group', { name: '乘车日期' })).getAllByRole('button');
    const [all, other] = [days().length, days().at(-1)!];
    expect(all).toBeGreaterThan(1);
    fireEvent.click(other);
    await waitFor(() => expect(other.getAttribute('aria-pressed')).toBe('true'));
    expect(days()).toHaveLength(all);
    fireEvent.click(screen.getByRole('button', { name: '前一天' }));
    await waitFor(() => expect(days().at(-2)?.getAttribute('aria-pressed')).toBe('true'));
  });

  it('asks for a seat of the new train, which stays with the draft and goes with the request', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const sent: URLSearchParams[] = [];
    const wire: typeof fetch = (input, init) => {
      if (String(input).endsWith('/train/changeApply')) sent.push(new URLSearchParams(String(init?.body)));
      return fetch(input, init);
    };
    const { screen } = await open(orderNo, undefined, { fetch: wire });
    const [train] = await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额/ });
    fireEvent.click(train!);
    await next(screen);
    fireEvent.click(await screen.findByRole('button', { name: '第一排 F 座' }));
    await screen.findByText('F 座，靠窗');
    const kept = () => Object.keys(sessionStorage).find((key) => key.includes(`draft:train-change.${orderNo}`)) ?? '';
    await waitFor(() => expect(sessionStorage.getItem(kept())).toContain('"letters":["1F"]'));
    const confirm = await screen.findByRole('button', { name: /确认改签 1 张|占新座并支付差价/ });
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    fireEvent.click(confirm);
    await waitFor(() => {
      // A change with nothing to pay asks before.
      const sure = screen.queryByRole('button', { name: '确认改签' });
      if (sure) fireEvent.click(sure);
      expect(JSON.parse(sent[0]?.get('seats') ?? '{}')).toEqual({ letters: ['1F'] });
    });
  });

  it('takes a child along with its adult, and asks before a change that is done at once', async () => {
    const born = `${Number(dayAt(Date.now()).slice(0, 4)) - 8}0601`;
    const digits = `110101${born}${String(100 + (process.pid % 900))}`;
    const child = { ...someAdult('陆小满'), certNo: digits + idCheckCharacter(digits), ticketType: 'child' };
    const { orderNo } = await ticketTrain({ as: personal, passengers: [someAdult('陆文博'), child] });
    const { screen, root } = await open(`${orderNo}&ticket=0-1`);
    const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect([(await box(/陆文博/)).checked, (await box(/陆小满/)).checked]).toEqual([true, true]);
    expect((await box(/陆小满/)).disabled).toBe(true);
    fireEvent.click(await box(/陆文博/));
    await waitFor(async () => expect((await box(/陆小满/)).checked).toBe(false));
    fireEvent.click(await box(/陆小满/));
    await screen.findByText(/儿童须与同行成人一起办理/);
    fireEvent.click(await box(/陆文博/));
    const [train] = await screen.findAllByRole('radio', { name: /退 ¥|无差额|抵手续费/ });
    fireEvent.click(train!);
    await next(screen);
    const press = await screen.findByRole<HTMLButtonElement>('button', { name: '确认改签 2 张' });
    await waitFor(() => expect(press.disabled).toBe(false));
    fireEvent.click(press);
    const dialog = within(await screen.findByRole('dialog', { name: '确认改签 2 张？' }));
    dialog.getByText(/改为 .*每张票只能改 1 次/);
    expect(root.textContent).not.toContain('已改签');
    fireEvent.click(dialog.getByRole('button', { name: '确认改签' }));
    await screen.findByRole('heading', { name: '已改签' });
  });

  it('on a narrow page has the difference and its press at the foot, once a train is chosen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo);
    const [train] = await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额|手续费/ });
    expect(screen.queryByRole('button', { name: /确认改签/ })).toBeNull();
    fireEvent.click(train!);
    const bar = () => screen.findByRole('group', { name: /^改到 / }).then((group) => within(group));
    await (await bar()).findByText(/^(补|退) ¥/);
    await next(screen);
    await (await bar()).findByText(/^(补|退) ¥/);
    (await bar()).getByRole('button', { name: /确认改签 1 张|占新座并支付差价/ });
    expect(screen.getAllByRole('button', { name: /确认改签 1 张|占新座并支付差价/ })).toHaveLength(1);
  });

  it('to another station asks for it first', async () => {
    const { orderNo } = await ticketTrain({ as: personal });
    const { screen } = await open(orderNo, 'train_nab_query_list');
    await screen.findByText('填写新到站后显示车次');
    fireEvent.click(screen.getByRole('button', { name: /^新到站/ }));
    const search = await screen.findByRole('combobox', { name: '新到站' });
    fireEvent.input(search, { target: { value: 'shhq' } });
    fireEvent.click(await screen.findByRole('option', { name: /上海虹桥/ }));
    await screen.findByText(/请使用改签/);
    screen.getByRole('button', { name: '去改签' });
    fireEvent.click(screen.getByRole('button', { name: /^新到站 ?上海虹桥/ }));
    fireEvent.click(await screen.findByRole('button', { name: '南京' }));
    expect((await screen.findAllByRole('radio', { name: /补 ¥|退 ¥|无差额|手续费/ })).length).toBeGreaterThan(0);
  });
});
