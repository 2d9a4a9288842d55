import { describe, expect, it } from 'vitest';
import { msOf } from '../china-time.ts';
import { pickFares } from './fare-choice.ts';
import type { FareTerms } from './fare-choice.ts';
import type { ListSeat } from './list/list-flight.ts';

const departure = '2026-09-22 08:30:00';
const price = {
  infantCabinPrice: '190',
  adtTaxeCn: '50',
  adtTaxeYq: '20',
  chdTaxeCn: '0',
  chdTaxeYq: '10',
  serviceFee: '0',
  discountServiceFee: '0',
};
const adult = { adults: 1, children: 0, infants: 0 };

function seat(cabinCode: string, parPrice: number, ruleId: string, more: Partial<ListSeat> = {}): ListSeat {
  return {
    cabinCode,
    cabinClass: 'Y',
    discount: 4,
    seatNum: 10,
    parPrice: String(parPrice),
    childCabinPrice: String(Math.round(parPrice / 20) * 10),
    ruleId,
    ...price,
    ...more,
  };
}
const ok = { verdict: 'ok', overBy: '0' } as const;
const over = { verdict: 'over', overBy: '364' } as const;
const forbidden = { verdict: 'forbidden', overBy: '364' } as const;

function terms(refund: (number | null)[], change: (number | null)[], baggageKg = 20, freeChanges = 0): FareTerms {
  const bands = (percents: (number | null)[]) =>
    percents.map((feePercent, n) => ({
      fromHours: [null, 168, 48, 4][n] ?? null,
      toHours: [168, 48, 4][n] ?? null,
      feePercent,
    }));
  return { refund: bands(refund), change: bands(change), freeChanges, baggageKg };
}
const rules = {
  cheap: terms([20, 30, 50, 80], [10, 15, 25, 50]),
  middle: terms([15, 20, 35, 55], [5, 10, 20, 35]),
  full: terms([5, 5, 10, 15], [0, 0, 5, 10]),
  contract: terms([5, 5, 15, 30], [5, 5, 10, 20], 30, 1),
  kept: terms([5, 5, 15, 30], [5, 5, 10, 20], 30),
  bare: terms([20, 30, 50, 80], [10, 15, 25, 50], 0),
  packed: terms([20, 30, 50, 80], [10, 15, 25, 50], 10),
  never: terms([null, null, null, null], [20, 30, 50, null]),
};
/** Ten days before departure. */
const asked = { rules, depTime: departure, nowMs: msOf('2026-09-12 08:30'), party: adult };
const shown = (seats: ListSeat[], more: Partial<typeof asked> & { baggage?: boolean } = {}) => {
  const { picks, rest } = pickFares(seats, { ...asked, ...more });
  return {
    picks: picks.map((pick) => [pick.seat.cabinCode, pick.title, pick.reason, pick.isBest]),
    rest: rest.map((one) => one.cabinCode).join(''),
  };
};

describe('the fares that matter', () => {
  const company = [
    seat('N', 770, 'cheap', { standard: ok }),
    seat('T', 900, 'cheap', { standard: ok }),
    seat('V', 1040, 'cheap', { standard: ok }),
    seat('G', 1060, 'contract', { standard: ok }),
    seat('Q', 1170, 'middle', { standard: ok }),
    seat('H', 1540, 'middle', { standard: over }),
    seat('Y', 1960, 'full', { standard: over }),
  ];

  it('are the cheapest within the standard and the one best refunded for its price; a dearer one that is no better is folded', () => {
    expect(shown(company)).toEqual({
      picks: [
        ['N', '最低价', '符合差标中最便宜', true],
        ['G', '退改更省', '多付 ¥290，退票少扣 ¥101，免费改期 1 次，托运多 10 kg', false],
      ],
      rest: 'TVQHY',
    });
  });

  it('a free change counts as more only where none of the fares before has it', () => {
    const without = company.map((one) => (one.cabinCode === 'G' ? { ...one, ruleId: 'kept' } : one));
    expect(shown(without).picks.map(([code, title]) => `${String(code)} ${String(title)}`)).toEqual([
      'N 最低价',
      'G 退改更省',
      'Y 免费改期',
    ]);
  });

  it('without a contract fare, a dearer one is named only for what it has', () => {
    expect(
      shown(
        company
          .filter((one) => one.cabinCode !== 'G')
          .map((one) => ({ ...one, standard: undefined }) as unknown as ListSeat),
      ),
    ).toEqual({
      picks: [
        ['N', '最低价', '经济舱中最便宜', true],
        ['Y', '免费改期', '多付 ¥1,190，现在可免费改期', false],
      ],
      rest: 'TVQH',
    });
  });

  it('a suitcase and a better class count as more', () => {
    expect(shown([seat('R', 500, 'bare'), seat('S', 600, 'bare'), seat('H', 700, 'packed')]).picks).toEqual([
      ['R', '最低价', '经济舱中最便宜，不含免费托运', true],
      ['H', '含托运行李', '多付 ¥200，托运 10 kg', false],
    ]);
    const front = { cabinClass: 'C' } as const;
    expect(
      shown([
        seat('I', 2000, 'cheap', front),
        seat('C', 2600, 'cheap', front),
        seat('F', 3900, 'cheap', { cabinClass: 'F' }),
      ]).picks[1],
    ).toEqual(['F', '舱位更高', '多付 ¥1,900，头等舱', false]);
  });

  it('a filter by luggage moves the cheapest', () => {
    expect(shown([seat('R', 500, 'bare'), seat('H', 700, 'packed')], { baggage: true })).toEqual({
      picks: [['H', '最低价', '含托运行李，经济舱中最便宜', true]],
      rest: 'R',
    });
  });

  it('the cheapest within the standard comes first, also where another is cheaper', () => {
    expect(shown([seat('C', 700, 'cheap', { standard: over }), seat('N', 770, 'cheap', { standard: ok })])).toEqual({
      picks: [['N', '最低价', '符合差标中最便宜', true]],
      rest: 'C',
    });
  });

  it.each([
    ['nothing keeps to the standard', over, 10, '均超出差标，其中最便宜'],
    ['the company forbids all', forbidden, 10, '超出差标，不可预订'],
    ['there is no seat for the party', ok, 0, '符合差标中最便宜'],
  ])('no button is solid where %s', (_, standard, seatNum, reason) => {
    expect(shown([seat('H', 1540, 'middle', { standard, seatNum })])).toEqual({
      picks: [['H', '最低价', reason, false]],
      rest: '',
    });
  });

  it('figures are those of the party, infants apart', () => {
    const family = shown(company, { party: { adults: 2, children: 1, infants: 1 } }).picks[1];
    // Two adults and a child: 2 × 290 + 140; fees of 154, 154, 78 against 53, 53, 27.
    expect(family?.[2]).toBe('多付 ¥720，退票少扣 ¥253，免费改期 1 次，托运多 10 kg');
  });

  it('a fare that cannot be refunded loses all of it', () => {
    expect(shown([seat('R', 500, 'never'), seat('N', 770, 'cheap')]).picks[1]?.[2]).toBe(
      '多付 ¥270，退票少扣 ¥346，改期少扣 ¥23',
    );
  });

  it('a flight without fares has none', () => {
    expect(pickFares([], asked)).toEqual({ picks: [], rest: [] });
  });
});
