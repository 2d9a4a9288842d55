import { expect, it } from 'vitest';
import { momentOfWall } from '#domain/intl/zone-time.ts';
import { nextTripOf } from './next-trip.ts';

const paris = {
  order_id: '1',
  kind: 'intl' as const,
  card: {
    psgNames: ['林知夏'],
    isExchange: 0 as const,
    taxes: 0,
    insurance: 0,
    serviceFee: 0,
    flightList: [
      {
        triptype: 1 as const,
        orgcityname: '巴黎',
        dstcityname: '北京',
        airline: 'CA',
        flightNo: 'CA934',
        depTime: '2026-12-20 20:20',
        arrTime: '2026-12-21 13:50',
        depOffset: 60,
        arrOffset: 480,
      },
    ],
  },
};

it('a flight abroad stands by the clocks of its airports, until it has landed', () => {
  const at = (wall: string, offset: number) => nextTripOf([], [paris], momentOfWall(wall, offset));
  expect(at('2026-12-20 20:19', 60)).toMatchObject({
    type: 'intl',
    flightNo: 'CA934',
    arrivalDays: 1,
    advice: '下一步：请于 12-20 17:20 前到达机场，带好护照',
  });
  expect(at('2026-12-20 20:21', 60)?.advice).toBe('航班已起飞，祝您旅途愉快');
  expect(at('2026-12-21 13:51', 480)).toBeNull();
});

it('names only those who still travel', () => {
  const order = { ...paris, card: { ...paris.card, psgNames: ['林知夏', '周砚清'], refundedNames: ['周砚清'] } };
  expect(nextTripOf([], [order], momentOfWall('2026-12-20 20:19', 60))?.passengers).toEqual(['林知夏']);
});
