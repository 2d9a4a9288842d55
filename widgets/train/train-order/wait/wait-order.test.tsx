import { within } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { TrainList } from '#contract/train.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { chosenOf, writeRides } from '#parts/rail/ride-query.ts';
import { asMember, openTrain } from '#tests/support/orders/order-train.ts';
import { fireEvent, waitFor } from '#tests/support/page/mount-widget.tsx';

/** Classes of trains between two big stations that nobody can buy now. */
async function soldOut() {
  const call = await asMember('13800000010');
  for (let days = 1; days < 12; days += 1) {
    const date = addDays(dayAt(Date.now()), days);
    const { rides } = await call<TrainList>('/train/query', { fromStation: '北京', toStation: '上海', date });
    const found = rides.flatMap((ride) =>
      ride.sale.state === 'open'
        ? ride.seats
            .filter(({ left, seatClass }) => left === 0 && seatClass !== 'standing')
            // The deposit is enough for the dearest berth.
            .map((seat) => ({ ride: chosenOf(ride, seat.seatClass), price: seat.berths?.[0]?.price ?? seat.price }))
        : [],
    );
    const same = found.filter(({ ride }) => ride.fromStation === found[0]?.ride.fromStation);
    if (same.length > 1) return same;
  }
  throw new Error('no train is sold out');
}

async function open() {
  const found = await soldOut();
  const page = await openTrain({ address: `/train/train_order_info?wait=${writeRides([found[0]!.ride])}` });
  await page.ready();
  return { page, found };
}

afterEach(() => vi.restoreAllMocks());

it('an order waits for a class that is sold out: people, deadline and deposit, then the cashier', async () => {
  const { page, found } = await open();
  expect(page.screen.getByText('您排在最前')).toBeTruthy();
  page.press(/新增乘车人/);
  await page.screen.findByRole('group', { name: '乘车人 1' });
  page.enter(page.passenger(1), '姓名', '林知远');
  page.enter(page.passenger(1), /证件号码/, '34052419800101001X');
  fireEvent.click(page.screen.getByRole('radio', { name: '6 小时' }));
  page.agree();
  await waitFor(() => expect(page.prices()).toContain(showFen(fenOf(found[0]!.price))));
  page.press('提交候补订单');
  expect(await page.screen.findByRole('button', { name: '确认支付' })).toBeTruthy();
  const [quote] = page.sent('/train/waitQuote');
  const [create] = page.sent('/train/createWait');
  expect(JSON.parse(quote?.get('wishes') ?? '')).toEqual([found[0]!.ride]);
  expect(Number(create?.get('deadlineMs'))).toBeGreaterThan(Date.now());
  expect(page.wentTo()).toContain('train_order_pay');
  page.screen.getByText(/候补尚未占座/);
  page.screen.getByText('预付款（按最高票价）');
  expect(page.root.textContent).not.toContain('座位已为您占到');
});

it('another train is added and taken away again; the typed people stay, and the address names what is waited for', async () => {
  const { page } = await open();
  page.press(/新增乘车人/);
  await page.screen.findByRole('group', { name: '乘车人 1' });
  page.enter(page.passenger(1), '姓名', '林知远');
  const [first] = await page.screen.findAllByRole('button', { name: /^\+ / });
  fireEvent.click(first!);
  await waitFor(() => expect(page.screen.getAllByRole('button', { name: /^移除 [A-Z0-9]/ })).toHaveLength(2));
  expect(page.passenger(1).getByLabelText<HTMLInputElement>('姓名').value).toBe('林知远');
  fireEvent.click(page.screen.getAllByRole('button', { name: /^移除 [A-Z0-9]/ })[1]!);
  await waitFor(() => expect(page.screen.queryByRole('button', { name: /^移除 [A-Z0-9]/ })).toBeNull());
  expect(page.sent('/train/waitQuote')).toHaveLength(3);
});

it('an employee’s waiting order is paid by the company, whose standard judges each wish, or privately', async () => {
  const found = await soldOut();
  const page = await openTrain({
    as: '13800000074',
    address: `/train/train_order_info?wait=${writeRides([found[0]!.ride])}`,
  });
  await page.screen.findByRole('heading', { name: '因公出行' });
  expect(page.sent('/train/waitQuote')[0]?.get('travelType')).toBe('business');
  await page.screen.findAllByText(/^合规|^超标|不可因公/);
  const own = await openTrain({
    as: '13800000074',
    address: `/train/train_order_info?travelType=private&wait=${writeRides([found[0]!.ride])}`,
  });
  await own.screen.findByRole('group', { name: '候补日期' });
  expect(own.sent('/train/waitQuote')[0]?.get('travelType')).toBe('private');
  expect(own.screen.queryByRole('heading', { name: '因公出行' })).toBeNull();
});

it('trains of other stations and days may be added, each waited for until its own deadline', async () => {
  const { page, found } = await open();
  const { date, fromStation } = found[0]!.ride;
  await page.screen.findByText(/候补至 \d\d-\d\d \d\d:\d\d/);
  await waitFor(() => expect(page.sent('/train/query').at(-1)?.get('fromStation')).toBe('北京'));
  const days = within(await page.screen.findByRole('group', { name: '候补日期' })).getAllByRole('button');
  expect(days).toHaveLength(15);
  const other = days.find((button) => button.getAttribute('aria-pressed') !== 'true' && days.indexOf(button) > 1)!;
  fireEvent.click(other);
  await waitFor(() => expect(page.sent('/train/query').at(-1)?.get('date')).not.toBe(date));
  fireEvent.click((await page.screen.findAllByRole('button', { name: /^\+ / }))[0]!);
  await waitFor(() => expect(page.screen.getAllByText(/候补至 \d\d-\d\d/)).toHaveLength(2));
  const added = (JSON.parse(page.sent('/train/waitQuote').at(-1)?.get('wishes') ?? '[]') as { date: string }[])[1];
  expect([added?.date === date, fromStation.length]).toEqual([false, 3]);
});

it('a link without a train says so and leads to the search', async () => {
  const page = await openTrain({ address: '/train/train_order_info?wait=G1.tomorrow' });
  expect(await page.screen.findByText('车次信息已失效')).toBeTruthy();
});

it('on a narrow page other trains are a press away, below those that are chosen with their end', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  const { page } = await open();
  const chosen = page.screen.getByRole('region', { name: '候补车次' });
  within(chosen).getByRole('radio', { name: '6 小时' });
  within(chosen).getByText(/^\d\d-\d\d .* 截止$/);
  expect(page.screen.queryByRole('group', { name: '候补日期' })).toBeNull();
  page.press('展开');
  await page.screen.findByRole('group', { name: '候补日期' });
  expect(page.screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true');
});
