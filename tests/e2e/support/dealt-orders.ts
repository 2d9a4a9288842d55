import type { OrderRow, OrderRowFlight, OrderRowParts } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { chinaDay } from './steps.ts';

const days = (ahead: number, clock: string): string => `${chinaDay(ahead)} ${clock}`;

const flight = (ahead: number, from: string, to: string, more: Partial<OrderRowFlight> = {}): OrderRowFlight => ({
  triptype: 1,
  orgcityname: from,
  dstcityname: to,
  airline: 'MU',
  flightNo: 'MU5101',
  depTime: days(ahead, '22:30:00'),
  arrTime: days(ahead + 1, '01:10:00'),
  ...more,
});

const hotel: OrderRowParts['hotel'] = {
  hotelId: '1',
  name: '云栈轻居酒店',
  cityName: '上海',
  room: '标准大床房',
  breakfasts: 2,
  checkIn: chinaDay(9),
  checkOut: chinaDay(11),
  nights: 2,
  rooms: 1,
  payKind: 'guarantee',
};

const ride = (more: object = {}) => ({
  trainNumber: 'G1',
  from: { station: '北京南', telecode: 'VNP', city: '北京', at: days(9, '09:00:00') },
  to: { station: '上海虹桥', telecode: 'AOH', city: '上海', at: days(9, '13:28:00') },
  seatClass: 'second',
  seats: ['06车 12F号', '06车 12D号'],
  ...more,
});

/** Contents of orders of each product, in several shapes. */
const partsOf: Readonly<Record<OrderType, readonly Partial<OrderRow>[]>> = {
  airTicket: [
    { flightList: [flight(9, '上海', '北京')] },
    { flightList: [flight(9, '上海', '西安', { schedule: 'delayed' })], refundedNames: ['林知夏'] },
    { flightList: [flight(9, '上海', '成都', { schedule: 'moved' })] },
    { flightList: [flight(9, '上海', '广州', { schedule: 'cancelled' })] },
    { flightList: [flight(-9, '上海', '三亚')] },
    { flightList: [flight(9, '上海', '昆明')], dueChange: '1' },
    { flightList: [flight(9, '上海', '海口')], approval: { kind: 'change', state: 'running' } },
  ],
  gp: [{ flightList: [flight(9, '上海', '北京')] }],
  hotel: [{ hotel }, { hotel: { ...hotel, payKind: 'atHotel', breakfasts: 0 } }, { hotel, kept: '120' }],
  train: [
    { train: { rides: [ride()], ticketTypes: ['adult'] } as unknown as NonNullable<OrderRow['train']> },
    ...(['delayed', 'moved', 'cancelled'] as const).map((schedule) => ({
      train: { rides: [ride({ schedule })], ticketTypes: ['adult'] } as unknown as NonNullable<OrderRow['train']>,
    })),
    { train: { rides: [ride()], ticketTypes: ['adult'], isWait: true } as unknown as NonNullable<OrderRow['train']> },
  ],
  intl: [
    { flightList: [flight(9, '上海', '巴黎', { depOffset: 480, arrOffset: 60 })] },
    { flightList: [flight(-9, '上海', '东京', { depOffset: 480, arrOffset: 540 })] },
  ],
};

/** Orders of a product in each of its states, each in each of its shapes. */
export const dealtOrders = (type: OrderType): OrderRow[] =>
  statusesOf[type].codes.flatMap((status) =>
    partsOf[type].map((parts, shape): OrderRow => {
      const orderNo = `26091614${String(status).padStart(2, '0')}${String(shape).padStart(2, '0')}`;
      return {
        type,
        orderId: orderNo,
        orderNo,
        created: days(-3, '14:32:07'),
        travelDay: chinaDay(9),
        status,
        payDeadline: status === 0 ? days(shape % 2 ? -1 : 1, '18:00:00') : null,
        payprice: '1280',
        total: '1280',
        taxes: '70',
        insuPayPrice: '30',
        totalServFee: '10',
        returned: status === 6 ? '500' : '0',
        kept: '0',
        totalExchangePrice: '40',
        travelType: shape % 2 ? 'business' : 'private',
        isExchange: shape % 2 ? 1 : 0,
        bookedBy: shape === 3 ? '陈佳宁' : '',
        memberName: '',
        flightList: [],
        psgNames: ['周砚清', '林知夏'],
        ...parts,
      };
    }),
  );
