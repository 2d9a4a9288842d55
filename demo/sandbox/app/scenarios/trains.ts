import type { TrainOrder } from '#contract/train-order.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { orderScenario, orderShown } from './scenario.ts';
import type { Scenarios } from './scenario.ts';
import { ScenarioError, payByCode, requestId, someone } from './wire.ts';
import type { Person, Stage } from './wire.ts';
import { randomInt } from '../../ground/random/random.ts';

interface Found {
  trainNumber: string;
  from: { telecode: string };
  to: { telecode: string };
  seats: { seatClass: string; left: number }[];
}
interface Ride {
  trainNumber: string;
  date: string;
  fromStation: string;
  toStation: string;
  seatClass: string;
}

/** Rides of second class between two cities on the days on which trains are sold. */
async function findRide(
  stage: Stage,
  person: Person,
  [fromStation, toStation]: readonly [string, string],
  isWanted: (left: number) => boolean,
): Promise<Ride | undefined> {
  const first = randomInt(3, 7);
  for (let day = 0; day < 11; day += 1) {
    const date = stage.day(2 + ((first + day) % 11));
    const { rides } = await person.call<{ rides: Found[] }>('/train/query', { fromStation, toStation, date });
    const found = rides.filter(({ seats }) =>
      seats.some(({ seatClass, left }) => seatClass === 'second' && isWanted(left)),
    );
    const ride = found[randomInt(0, Math.max(1, found.length))];
    if (ride)
      return {
        trainNumber: ride.trainNumber,
        date,
        fromStation: ride.from.telecode,
        toStation: ride.to.telecode,
        seatClass: 'second',
      };
  }
  return undefined;
}

const rider = (name = '林知夏') => ({ ...someone(name), ticketType: 'adult' });
const contact = { name: '林知夏', mobilePhone: '13800000010' };

async function bookTrain(stage: Stage, person: Person, name?: string): Promise<{ orderNo: string; ride: Ride }> {
  const ride = await findRide(stage, person, ['北京', '上海'], (left) => left > 10);
  if (!ride) throw new ScenarioError('no train has a free seat; reset the sandbox');
  const { verifyKey } = await person.call<{ verifyKey: string }>('/train/verify', { rides: [ride], passengers: 1 });
  const { orderNo, needsPayment } = await person.call<{ orderNo: string; needsPayment?: boolean }>(
    '/train/createOrder',
    {
      requestId: requestId(),
      verifyKey,
      passengers: [rider(name)],
      contact,
      agreed: true,
    },
  );
  // The railway of this sandbox takes its time.
  if (needsPayment === false) await stage.wait(600);
  return { orderNo, ride };
}

const ticketTrain = async (stage: Stage, person: Person, name?: string): Promise<{ orderNo: string; ride: Ride }> => {
  const booked = await bookTrain(stage, person, name);
  await payByCode(stage, person, booked.orderNo, 'trainPay');
  await stage.wait(120);
  return booked;
};

const readTrain = (person: Person, orderNo: string): Promise<TrainOrder> =>
  person.call<TrainOrder>('/train/orderDetail', { orderNo });

const orders = { detail: '/train/orderDetail', number: 'orderNo', folder: 'train', states: railStatus } as const;
const train = orderScenario(orders);

/** Ways whose trains are sold out soonest. */
const busyWays = [
  ['北京', '上海'],
  ['上海', '杭州'],
  ['广州', '深圳'],
  ['成都', '重庆'],
  ['北京', '郑州'],
] as const;

/** An order that waits for a seat of a train that has none, its deposit paid. */
async function waitForSeat(stage: Stage, person: Person): Promise<string> {
  for (const way of busyWays) {
    const ride = await findRide(stage, person, way, (left) => left === 0);
    if (!ride) continue;
    const quote = await person.call<{ verifyKey: string; deadlines: { atMs: number }[] }>('/train/waitQuote', {
      wishes: [ride],
      ticketTypes: ['adult'],
    });
    const { orderNo } = await person.call<{ orderNo: string }>('/train/createWait', {
      requestId: requestId(),
      verifyKey: quote.verifyKey,
      passengers: [rider()],
      contact,
      deadlineMs: quote.deadlines[0]?.atMs,
      agreed: true,
    });
    await payByCode(stage, person, orderNo, 'trainPay');
    return orderNo;
  }
  throw new ScenarioError('no train is sold out; reset the sandbox');
}

const ticketsOf = async (person: Person, orderNo: string): Promise<string[]> =>
  (await readTrain(person, orderNo)).tickets.map(({ ticketId }) => ticketId);

export const trainScenarios: Scenarios = {
  'train-unpaid': train('火车票已占座，待支付', async (stage, person) => (await bookTrain(stage, person)).orderNo),
  'train-ticketed': train('火车票已出票', async (stage, person) => (await ticketTrain(stage, person)).orderNo),
  'train-refused': train(
    '铁路拒绝出票，款项退回',
    async (stage, person) => (await ticketTrain(stage, person, '拒不出')).orderNo,
  ),
  'train-waitlist': train('车次售罄，候补订单已付预付款，正在候补', waitForSeat),
  'train-waitlist-ended': train('候补期间会员放弃，预付款退回', async (stage, person) => {
    const orderNo = await waitForSeat(stage, person);
    await person.call('/train/cancelOrder', { requestId: requestId(), orderNo, reason: '行程变更' });
    await stage.wait(120);
    return orderNo;
  }),
  'train-refunded': train('火车票已退，款项原路返回', async (stage, person) => {
    const { orderNo } = await ticketTrain(stage, person);
    const ticketIds = await ticketsOf(person, orderNo);
    const { quoteId } = await person.call<{ quoteId: string }>('/train/refundQuote', { orderNo, ticketIds });
    await person.call('/train/refundApply', { quoteId, requestId: requestId() });
    await stage.wait(120, 2);
    return orderNo;
  }),
  'train-delayed': {
    shows: '已购车次晚点 40 分钟，退改免费',
    async make(stage) {
      const person = await stage.newMember();
      const { orderNo, ride } = await ticketTrain(stage, person);
      const { trainNumber, date } = ride;
      await stage.helper('schedule-change', { trainNumber, date, kind: 'delayed', minutes: 40 });
      const { rides } = await readTrain(person, orderNo);
      return { ...(await orderShown(orders, person, orderNo)), state: rides[0]?.schedule ? '列车晚点' : '' };
    },
  },
};
