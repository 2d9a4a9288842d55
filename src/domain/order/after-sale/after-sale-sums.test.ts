import { describe, expect, it } from 'vitest';
import { momentAt } from '../../china-time.ts';
import { adviceFor } from './advice.ts';
import { firstReason, openTickets } from './open-tickets.ts';
import { refundLines } from './refund-lines.ts';

const nowMs = Date.UTC(2026, 10, 20);
const inHours = (hours: number) => momentAt(nowMs + hours * 3_600_000);

const line = {
  tktPrice: '1120',
  consTax: '50',
  fuelTax: '20',
  servFee: '10',
  insurance: '30',
  feePercent: 20,
  charge: '224',
  servFeeKept: '10',
  insuranceKept: '0',
  back: '996',
};

describe('the lines of a refund', () => {
  const sums = (lines: (typeof line)[], showServiceFee = true) =>
    refundLines(lines, { showServiceFee }).map(({ label, fen }) => `${label} ${fen / 100}`);

  it('name each part, and their sum is what comes back', () => {
    const rows = refundLines([line, { ...line, feePercent: 30, charge: '336', back: '884' }], { showServiceFee: true });
    expect(rows.reduce((sum, { fen }) => sum + fen, 0)).toBe((996 + 884) * 100);
    expect(sums([line])).toEqual([
      '票款 1120',
      '退票费 20% -224',
      '机建 50',
      '燃油 20',
      '保险 30',
      '服务费 10',
      '服务费不退 -10',
    ]);
  });

  it('of two percentages name none', () => {
    expect(sums([line, { ...line, feePercent: 30 }])[1]).toMatch(/^退票费 -/);
  });

  it('say that a fare does not come back, and that a fee is waived', () => {
    expect(sums([{ ...line, feePercent: null as never, charge: '1120' }])[1]).toBe('票款不退 -1120');
    expect(sums([{ ...line, feePercent: 0, charge: '0' }])[1]).toBe('退票费（免） 0');
  });

  it('without service fees show one that comes back as another cost, so that the sum is right', () => {
    expect(sums([line], false)).not.toContain('服务费 10');
    expect(sums([{ ...line, servFeeKept: '0' }], false)).toContain('其他费用 10');
  });
});

describe('the advice between refund and change', () => {
  const rule = { change: [{ fromHours: null, toHours: null, feePercent: 10 }], freeChanges: 0 };
  const ticket = {
    psgId: 'a',
    triptype: 1,
    changeNo: 0,
    psgType: 'ADT',
    tktPrice: '1000',
    changeSpread: '120',
  } as const;
  const order = (psgType: string, freeChanges = 0, change = rule.change, schedule: { kind: string } | null = null) => ({
    flightList: [{ triptype: 1, changeNo: 0, depTime: inHours(48), rule: { change, freeChanges }, schedule } as const],
    psgFlightList: [{ ...ticket, psgType }],
  });
  const quote = { voluntary: true, lines: [{ ...line, psgId: 'a', triptype: 1 as const }] };

  it('is the lower net cost: fee and service fee against the fee of a change of the fare that is held', () => {
    expect(adviceFor(quote, order('ADT'), nowMs)).toEqual({
      refundFen: 23_400,
      changeFen: 11_200,
      cheaper: 'change',
      isCancelled: false,
    });
  });

  it.each([
    ['an infant', order('INF'), true],
    ['a fare with a free change', order('ADT', 1), true],
    ['a flight that the airline has changed', order('ADT'), false],
  ])('counts no fee for the change of %s', (_name, of, voluntary) => {
    expect(adviceFor({ ...quote, voluntary }, of, nowMs).changeFen).toBe(0);
  });

  it.each([
    ['cancelled', true],
    ['delayed', false],
  ])('says whether the ticket can be kept: its flight is %s', (kind, isCancelled) => {
    expect(adviceFor(quote, order('ADT', 0, rule.change, { kind }), nowMs).isCancelled).toBe(isCancelled);
  });

  it('leaves the change out where the fare allows none', () => {
    const of = order('ADT', 0, [{ fromHours: null, toHours: null, feePercent: null as never }]);
    expect(adviceFor(quote, of, nowMs)).toMatchObject({ changeFen: null, cheaper: null });
  });
});

describe('the tickets of a request', () => {
  const flight = (changeNo: number, hours: number, kind?: string) =>
    ({ triptype: 1, changeNo, arrTime: inHours(hours), schedule: kind ? { kind } : null }) as const;
  const ticket = (psgId: string, changeNo: number, ticketStatus = 'OPEN FOR USE') =>
    ({ psgId, triptype: 1, changeNo, ticketStatus }) as const;

  it('are those that are neither refunded nor flown, each on its own flight', () => {
    const { tickets, legs } = openTickets(
      {
        flightList: [flight(0, -2), flight(1, 30)],
        psgFlightList: [ticket('flown', 0), ticket('changed', 1), ticket('refunded', 1, 'REFUNDED')],
      },
      nowMs,
    );
    expect(tickets.map(({ psgId }) => psgId)).toEqual(['changed']);
    expect(legs.map(({ changeNo }) => changeNo)).toEqual([1]);
  });

  it.each([
    [[undefined], 'plans'],
    [[undefined, 'delayed'], 'flightChanged'],
    [['moved', 'cancelled'], 'flightCancelled'],
  ])('begin with the airline’s reason where it has changed a flight: %s', (changes, reason) => {
    expect(firstReason(changes.map((kind) => flight(0, 10, kind)))).toBe(reason);
  });
});
