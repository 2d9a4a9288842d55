import type { ChangeOffers, ChangeQuote } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { addDays } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { orderScenario, orderShown } from './scenario.ts';
import type { Made, Scenario, Scenarios } from './scenario.ts';
import { ScenarioError, payByCode, requestId, someone } from './wire.ts';
import type { Person, Stage } from './wire.ts';
import { randomInt } from '../../ground/random/random.ts';

interface Seat {
  cabinCode: string;
  parPrice: string;
  seatNum: number;
  standard?: { verdict: string };
}
interface Flights {
  flights: { flightId: string; seats: Seat[] }[];
}

interface FlightWish {
  name?: string;
  /** Days until it leaves. */
  ahead?: number;
  isBusiness?: boolean;
  /** Verdict of the company's standard. */
  verdict?: string;
}

/** An unpaid flight order, or one that waits for its company. */
export async function bookFlight(stage: Stage, person: Person, wish: FlightWish = {}): Promise<string> {
  const { name = '林知夏', ahead = randomInt(20, 60), isBusiness = false, verdict } = wish;
  const party = { adults: 1, children: 0, infants: 0, travelType: isBusiness ? 'business' : 'private' };
  for (let late = 0; late < 8; late += 1) {
    const { flights } = await person.call<Flights>('/airTicket/queryFlight', {
      orgCity: 'PEK',
      dstCity: 'SHA',
      date: stage.day(ahead + late),
      ...party,
    });
    const [seat] = flights.flatMap(({ flightId, seats }) =>
      seats
        .filter((one) => one.seatNum > 1 && (!verdict || one.standard?.verdict === verdict))
        .map(({ cabinCode, parPrice }) => ({ triptype: 1, flightId, cabinCode, parPrice })),
    );
    if (!seat) continue;
    const { verifyKey, costCenters } = await person.call<{ verifyKey: string; costCenters: string[] }>(
      '/airTicket/verifyPrice',
      { seats: [seat], ...party },
    );
    const { orderId } = await person.call<{ orderId: string }>('/airTicket/createOrder', {
      requestId: requestId(),
      verifyKey,
      travelType: party.travelType,
      passengers: [{ ...someone(name), psgType: 'ADT', mobilePhone: '13800000010' }],
      contact: { name: '林知夏', mobilePhone: '13800000010' },
      insurances: [],
      voucher: 'electronic',
      acceptDuplicate: true,
      agreed: true,
      documentConsent: true,
      ...(isBusiness && {
        travelReason: '客户拜访',
        overReason: '客户临时变更会议时间',
        costCenter: costCenters[0] ?? '',
      }),
    });
    return orderId;
  }
  throw new ScenarioError('no flight has such a seat; reset the sandbox');
}

const readFlight = (person: Person, orderId: string): Promise<AirOrder> =>
  person.call<AirOrder>('/order/airOrderDetail', { orderId });

/** Ticketed half a minute after its payment. */
const ticketFlight = async (stage: Stage, person: Person, wish: FlightWish = {}): Promise<string> => {
  const orderId = await bookFlight(stage, person, wish);
  await payByCode(stage, person, orderId, '5');
  await stage.wait(60);
  return orderId;
};

const orders = { detail: '/order/airOrderDetail', number: 'orderId', folder: 'ticket', states: airStatus } as const;
export const flightShown = (person: Person, orderId: string): Promise<Made> => orderShown(orders, person, orderId);
const flight = orderScenario(orders);

/** A ticketed order after something that is done with it. */
const ticketed = (shows: string, act: (stage: Stage, person: Person, orderId: string) => Promise<unknown>): Scenario =>
  flight(shows, async (stage, person) => {
    const orderId = await ticketFlight(stage, person);
    await act(stage, person, orderId);
    return orderId;
  });

const delayed = (kind: 'delayed' | 'cancelled', shows: string): Scenario => ({
  shows,
  async make(stage) {
    const person = await stage.newMember();
    const orderId = await ticketFlight(stage, person, { ahead: 3 });
    const before = await readFlight(person, orderId);
    const flightId = before.flightList[0]?.flightId;
    await stage.helper('schedule-change', { flightId, kind, minutes: 90 });
    const { flightList } = await readFlight(person, orderId);
    const schedule = flightList[0]?.schedule;
    return {
      ...(await flightShown(person, orderId)),
      state: schedule ? `航班${schedule.kind === 'delayed' ? '延误' : '取消'}` : '',
    };
  },
});

const psgIdsOf = ({ psgList }: AirOrder): string[] => psgList.map(({ id }) => id);

/** Applies for the refund of a ticketed order. */
export async function refundFlight(person: Person, orderId: string): Promise<void> {
  const psgIds = psgIdsOf(await readFlight(person, orderId));
  const { quoteId } = await person.call<{ quoteId: string }>('/order/refundQuote', {
    orderId,
    psgIds,
    triptypes: [1],
    reason: 'plans',
  });
  await person.call('/order/refundApply', { quoteId, requestId: requestId() });
}

/** Applies for a change to a dearer flight of the days after. */
async function changeFlight(person: Person, orderId: string): Promise<string> {
  const order = await readFlight(person, orderId);
  const wish = { orderId, psgIds: psgIdsOf(order), triptype: 1, reason: 'plans' };
  const sold = order.flightList[0]?.depTime.slice(0, 10) ?? '';
  for (let late = 1; late < 8; late += 1) {
    const { flights } = await person.call<ChangeOffers>('/order/changeQuery', { ...wish, date: addDays(sold, late) });
    const [found] = flights.flatMap(({ flightId, seats }) =>
      seats.filter(({ change }) => fenOf(change.due) > 0).map(({ cabinCode }) => ({ flightId, cabinCode })),
    );
    if (!found) continue;
    const { quoteId } = await person.call<ChangeQuote>('/order/changeQuote', { ...wish, ...found });
    const { afterSales } = await person.call<AirOrder>('/order/changeApply', { quoteId, requestId: requestId() });
    return afterSales[0]?.saleId ?? '';
  }
  throw new ScenarioError('no dearer flight to change to; reset the sandbox');
}

export const flightScenarios: Scenarios = {
  'flight-unpaid': flight('机票订单待支付，座位保留到支付截止时间', bookFlight),
  'flight-expired': flight('机票订单超时未支付，已取消', async (stage, person) => {
    const orderId = await bookFlight(stage, person);
    await stage.wait(3600);
    return orderId;
  }),
  'flight-ticketing': flight('机票已支付，航司正在出票', async (stage, person) => {
    const orderId = await bookFlight(stage, person);
    await payByCode(stage, person, orderId, '5');
    await stage.wait(5);
    return orderId;
  }),
  'flight-ticketed': flight('机票已出票，可退可改', ticketFlight),
  'flight-refused': flight('航司拒绝出票，已付款项原路退回', (stage, person) =>
    ticketFlight(stage, person, { name: '拒不出' }),
  ),
  'flight-delayed': delayed('delayed', '会员的航班延误 90 分钟，退改免费'),
  'flight-cancelled': delayed('cancelled', '会员的航班取消，全额退票'),
  'flight-refund-asked': ticketed('机票退票申请已提交，可以撤回', (_, person, orderId) =>
    refundFlight(person, orderId),
  ),
  'flight-refunded': ticketed('机票已退，款项已到账', async (stage, person, orderId) => {
    await refundFlight(person, orderId);
    await stage.wait(60, 4);
  }),
  'flight-change-unpaid': ticketed('改签到更贵的航班，差额待支付', (_, person, orderId) =>
    changeFlight(person, orderId),
  ),
  'flight-changed': ticketed('改签差额已支付，机票已改签', async (stage, person, orderId) => {
    await payByCode(stage, person, await changeFlight(person, orderId), 'changeTicket');
    await stage.wait(60, 2);
  }),
};
