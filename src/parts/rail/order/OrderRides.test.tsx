import { expect, it } from 'vitest';
import type { TrainOrder } from '#contract/train-order.ts';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { OrderRides } from './OrderRides.tsx';

const call = (station: string, telecode: string, at: string) => ({ station, telecode, at });
const ride = {
  rideNo: 0,
  trainNumber: 'G1',
  seatClass: 'second',
  minutes: 269,
  nights: 0,
  changedFrom: null,
  from: call('北京南', 'VNP', '2099-12-10 07:00:00'),
  to: call('上海虹桥', 'AOH', '2099-12-10 11:29:00'),
};
const texts = { ride: '车次', print: '打印行程单' } as unknown as Parameters<typeof OrderRides>[0]['texts'];
const order = (...states: string[]): TrainOrder =>
  ({
    orderNo: '261201000001',
    status: 9,
    travelType: 'private',
    arrangement: '',
    rides: [ride],
    passengers: states.map((_, passengerNo) => ({ passengerNo, name: '林知远', ticketType: 'adult' })),
    tickets: states.map((state, passengerNo) => ({
      ticketId: `0-${passengerNo}`,
      rideNo: 0,
      passengerNo,
      seatName: '06车 12F号',
      state,
    })),
    afterSales: [],
  }) as unknown as TrainOrder;
const buttons = (...states: string[]) =>
  [...renderWorded(<OrderRides texts={texts} order={order(...states)} />).root.querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );

it('the itinerary is printed while a ticket is valid, and not once all are on their way back', () => {
  expect(buttons('open', 'refunding')).toEqual(['打印行程单']);
  expect(buttons('refunding', 'refunding')).toEqual([]);
});
