import type { OfferedTrainRide, VerifiedTrain } from '#contract/train-order.ts';
import type { TrainWaitQuote } from '#contract/train-wait.ts';
import { msOf } from '#domain/china-time.ts';

/** A ride, as the address of the order form names it. */
export const givenRideChoice = {
  rides: [
    { trainNumber: 'G1', date: '2026-12-01', fromStation: 'VNP', toStation: 'AOH', seatClass: 'second' as const },
  ],
  travelType: 'private' as const,
  isStudent: false,
  seen: '662',
};

/** Its offer: second class from Beijing to Shanghai, for everybody. */
export const givenRide = ({
  ride,
  ...changes
}: Partial<VerifiedTrain> & { ride?: Partial<OfferedTrainRide> } = {}): VerifiedTrain => ({
  verifyKey: 'key',
  holdUntilMs: msOf('2026-11-20 10:15:00'),
  serverTimeMs: msOf('2026-11-20 10:00:00'),
  travelType: 'private',
  total: '662',
  costCenters: [],
  insurance: { name: '铁路出行险', summary: '单次乘车', price: '3' },
  students: [],
  rides: [
    {
      trainNumber: 'G1',
      letter: 'G',
      from: { station: '北京南', telecode: 'VNP', at: '2026-12-01 07:00:00' },
      to: { station: '上海虹桥', telecode: 'AOH', at: '2026-12-01 11:29:00' },
      minutes: 269,
      nights: 0,
      km: 1318,
      seatClass: 'second',
      prices: { adult: '662', child: '331', student: '496.5', disabledSoldier: '331' },
      left: 38,
      seatRows: [
        ['A', 'B', 'C'],
        ['D', 'F'],
      ],
      berths: [],
      noSeat: false,
      arrangement: '',
      ...ride,
    },
  ],
  ...changes,
});

/** The same ride, sold out: what waiting for it asks for. */
export const givenWait = (changes: Partial<TrainWaitQuote> = {}): TrainWaitQuote => {
  const { rides, insurance: _insurance, ...held } = givenRide();
  return {
    ...held,
    wishes: rides.map((ride) => ({ ...ride, left: 0, ahead: 2, price: ride.prices.adult ?? '' })),
    deposit: '662',
    deadlines: [{ atMs: msOf('2026-12-01 06:00:00'), at: '2026-12-01 06:00:00', hoursBefore: 1 }],
    ...changes,
  };
};
