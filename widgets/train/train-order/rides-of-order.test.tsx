import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { SeatChangePart, TrainList, TransferPlan } from '#contract/train.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { showDuration } from '#domain/spans.ts';
import { chosenOf, rideOf, writeRides } from '#parts/rail/ride-query.ts';
import { asMember, bookTrain, openTrain, someAdult } from '#tests/support/orders/order-train.ts';
import { fireEvent, mountWidget, waitFor } from '#tests/support/page/mount-widget.tsx';

const personal = '13800000010';
const dayIn = (days: number) => addDays(dayAt(Date.now()), days);

/** A train that is sold out for the whole way, with its plan. */
async function soldOut() {
  const call = await asMember(personal);
  for (const [fromStation, toStation] of [
    ['北京', '上海'],
    ['上海', '厦门'],
    ['广州', '长沙'],
  ])
    for (let days = 1; days < 6; days += 1) {
      const { rides } = await call<TrainList>('/train/query', { fromStation, toStation, date: dayIn(days) });
      for (const ride of rides.filter((one) => one.bySeatChange && one.sale.state === 'open')) {
        const { parts } = await call<{ parts: SeatChangePart[] }>('/train/seatChange', rideOf(ride));
        if (parts.length < 5) return { ride, parts, call };
      }
    }
  throw new Error('no train with a plan');
}

it('an order of the same hours that waits for its payment is told of at once, and given up here', async () => {
  const { ride } = await bookTrain({ as: '13800000030' });
  const page = await openTrain({ as: '13800000030', address: `/train/train_order_info?rides=${writeRides([ride])}` });
  await page.ready();
  const said = await page.screen.findByText(/您有一笔待支付的订单：.*与所选车次时间重叠/);
  expect(said.textContent).toContain(ride.trainNumber);
  page.press('取消那一单');
  fireEvent.click(await page.screen.findByRole('button', { name: '取消订单' }));
  await waitFor(() => expect(page.screen.queryByText(/您有一笔待支付的订单/)).toBeNull());
});

it('a plan with changes of seat names train, seats and price of a person once, and holds the seats that it shows', async () => {
  const { ride, parts, call } = await soldOut();
  const rides = parts.map((part) => ({
    ...chosenOf({ ...part, trainNumber: ride.trainNumber }, part.seatClass),
    seatNo: part.seatNo,
  }));
  const page = await openTrain({ address: `/train/train_order_info?rides=${writeRides(rides)}` });
  await page.ready();
  const chosen = within(page.screen.getByRole('region', { name: '所选车次' }));
  expect(chosen.getAllByText(ride.trainNumber)).toHaveLength(1);
  const steps = await chosen.findByRole('list', { name: `同车换座 ${parts.length - 1} 次` });
  for (const { seat } of parts) expect(steps.textContent).toContain(`坐 ${seat}`);
  expect(page.prices()).toMatch(new RegExp(`^[^×]*成人票（${parts.length} 段） ¥[\\d,.]+[^×]*单人票价[^×]*$`));
  await page.screen.findByRole('heading', { name: '现在买，以后退' });
  expect(page.screen.queryByRole('heading', { name: /^选座/ })).toBeNull();

  const { verifyKey } = await call<{ verifyKey: string }>('/train/verify', { rides });
  const { orderNo } = await call<{ orderNo: string }>('/train/createOrder', {
    requestId: crypto.randomUUID(),
    verifyKey,
    passengers: [{ name: '林知远', certType: '1', certNo: '34052419800101001X', ticketType: 'adult' }],
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    agreed: true,
  });
  const order = await mountWidget('train-order-detail', { as: personal, props: { orderId: orderNo } });
  const said = await order.screen.findByRole('list', { name: `同车换座 ${parts.length - 1} 次` });
  for (const { seat } of parts) expect(said.textContent).toContain(`坐 ${seat}`);
  order.screen.getByText('已按换座方案分配座位');
});

it('planned seats that were taken meanwhile are told before the order', async () => {
  const { ride, parts } = await soldOut();
  const rides = parts.map((part) => chosenOf({ ...part, trainNumber: ride.trainNumber }, part.seatClass));
  const page = await openTrain({
    address: `/train/train_order_info?rides=${writeRides(rides)}`,
    intercept: async (path, go) => {
      if (path !== '/train/verify') return undefined;
      const answer = (await (await go()).json()) as { data: { rides: object[] } };
      answer.data.rides = answer.data.rides.map((one) => ({ ...one, plannedSeat: '' }));
      return new Response(JSON.stringify(answer));
    },
  });
  await page.ready();
  await page.screen.findByText(/方案中的部分座位刚被占/);
  await page.screen.findAllByText(/座位以占座结果为准/);
});

it('between two trains the change is told, and seats or berths are chosen for each of them', async () => {
  const call = await asMember(personal);
  const { plans } = await call<{ plans: TransferPlan[] }>('/train/transfer', {
    fromStation: '北京',
    toStation: '赣州',
    date: dayIn(5),
  });
  const fitting = plans.find(
    ({ kind, rides }) =>
      kind !== 'seat' &&
      rides.some(({ letter }) => letter === 'G') &&
      rides.some(({ letter }) => /[KZT]/.test(letter)) &&
      rides.every(({ sale, seats }) => sale.state === 'open' && seats.some(({ left }) => left > 4)),
  );
  if (!fitting) throw new Error('no plan of two kinds of trains');
  const rides = fitting.rides.map((one) => chosenOf(one, one.seats.find(({ left }) => left > 4)!.seatClass));
  const page = await openTrain({ address: `/train/train_order_info?rides=${writeRides(rides)}` });
  await page.ready();
  const chosen = page.screen.getByRole('region', { name: '所选车次' });
  await waitFor(() => expect(chosen.textContent).toContain(showDuration(fitting.waits)));
  expect(chosen.textContent).toMatch(/[低中高]风险/);
  const fast = fitting.rides.find(({ letter }) => letter === 'G');
  await page.screen.findByRole('heading', { name: `选座 · ${fast?.trainNumber ?? ''} 次` });
});

it('the seats of two trains of one class are chosen apart and ordered apart', async () => {
  const call = await asMember(personal);
  const { plans } = await call<{ plans: TransferPlan[] }>('/train/transfer', {
    fromStation: '北京',
    toStation: '杭州',
    date: dayIn(5),
  });
  const fitting = plans.find(
    ({ kind, rides }) =>
      kind !== 'seat' &&
      rides.every(
        ({ sale, seats }) =>
          sale.state === 'open' && seats.some((seat) => seat.seatClass === 'second' && seat.left > 4),
      ),
  );
  if (!fitting) throw new Error('no plan with seats of the second class');
  const rides = fitting.rides.map((one) => chosenOf(one, 'second'));
  const page = await openTrain({ address: `/train/train_order_info?rides=${writeRides(rides)}` });
  await page.ready();
  page.press(/新增乘车人/);
  await page.screen.findByRole('group', { name: '乘车人 1' });
  page.enter(page.passenger(1), '姓名', '林知远');
  page.enter(page.passenger(1), /证件号码/, someAdult().certNo);
  page.agree();
  const [first, second] = rides;
  const seatsOf = async (trainNumber = '') =>
    within(await page.screen.findByRole('region', { name: `选座 · ${trainNumber} 次` }));
  fireEvent.click((await seatsOf(first?.trainNumber)).getByRole('button', { name: '第一排 A 座' }));
  fireEvent.click((await seatsOf(second?.trainNumber)).getByRole('button', { name: '第二排 F 座' }));
  await (await seatsOf(first?.trainNumber)).findByText('A 座，靠窗');
  page.press('提交并占座');
  await page.screen.findByRole('button', { name: '确认支付' });
  const [create] = page.sent('/train/createOrder');
  expect(JSON.parse(create?.get('rideSeats') ?? '')).toEqual([{ letters: ['1A'] }, { letters: ['2F'] }]);
});
