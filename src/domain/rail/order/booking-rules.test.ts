import { describe, expect, it } from 'vitest';
import { momentAt, msOf } from '../../china-time.ts';
import { refundQuote } from '../refund-fees.ts';
import { changeableTickets } from './changeable.ts';
import { passengerTicket, withFreeChildren } from './passenger-ticket.ts';
import { clockTickets, rateText, refundClock } from './refund-clock.ts';
import { seatsTogether, toggleSeat, wishInWords } from './seat-choice.ts';
import type { TicketType } from '../ticket-types.ts';

const day = '2026-12-01';
const all: readonly TicketType[] = ['adult', 'child', 'student', 'disabledSoldier'];
const offer = { sold: all, isStudent: false };

describe('the ticket of a passenger', () => {
  it.each([
    ['an adult', '1990-01-01', '', 'adult', ['adult', 'student', 'disabledSoldier']],
    ['a child of nine', '2017-03-07', '', 'child', ['child']],
    ['a child on the day before the fourteenth birthday', '2012-12-02', 'adult', 'child', ['child']],
    ['the fourteenth birthday', '2012-12-01', 'child', 'adult', ['adult', 'student', 'disabledSoldier']],
    ['a wish that the age allows', '2005-01-01', 'student', 'student', ['adult', 'student', 'disabledSoldier']],
    ['an age that is not known', '', 'child', 'child', all],
  ] as const)('of %s', (_, birthday, wish, type, types) => {
    expect(passengerTicket(birthday, day, wish, offer)).toMatchObject({ type, types });
  });

  it('is a student’s where the search was for students and the class is sold to them, an adult’s otherwise', () => {
    const asked = (sold: readonly TicketType[]) =>
      passengerTicket('2005-01-01', day, '', { sold, isStudent: true }).type;
    expect([asked(all), asked(['adult', 'child'])]).toEqual(['student', 'adult']);
  });

  it('says what the age means', () => {
    expect(passengerTicket('2022-01-01', day, '', offer).note).toBe('乘车日 4 岁，与同行成人同席别');
    expect(passengerTicket('1990-01-01', day, '', offer).note).toBe('');
  });
});

describe('children under 6', () => {
  const party = (...people: readonly (readonly [born: string, wish?: TicketType])[]) =>
    withFreeChildren(
      people.map(([birthday, chosen]) => {
        const wish = chosen ?? '';
        return { birthday, wish, ticket: passengerTicket(birthday, day, wish, offer) };
      }),
      day,
    ).map(({ isFree = false, mayBeFree = false }) => [isFree, mayBeFree]);
  const [no, free] = [
    [false, false],
    [true, true],
  ];

  it.each([
    ['one with each adult', [['1990-01-01'], ['2022-01-01'], ['2023-01-01']], [no, free, no]],
    ['before the adult who was added later', [['2022-01-01'], ['1990-01-01']], [free, no]],
    ['none with another child', [['2017-03-07'], ['2022-01-01']], [no, no]],
    ['none from 6 on', [['1990-01-01'], ['2020-12-01']], [no, no]],
    ['one on the day before', [['1990-01-01'], ['2020-12-02']], [no, free]],
  ] as const)('go free: %s', (_, people, expected) => {
    expect(party(...people)).toEqual(expected);
  });

  it('have a ticket where a seat is wanted, and leave the place to the next one', () => {
    expect(party(['1990-01-01'], ['2022-01-01', 'child'], ['2023-01-01'])).toEqual([no, [false, true], free]);
  });
});

describe('seats that are asked for', () => {
  const second = [
    ['A', 'B', 'C'],
    ['D', 'F'],
  ];
  it('are as many as passengers: one more is refused, but for a single passenger, and a second press takes out', () => {
    expect(toggleSeat(['1A'], '1D', 2)).toEqual(['1A', '1D']);
    expect(toggleSeat(['1A', '1B'], '1D', 2)).toBeNull();
    expect(toggleSeat(['1A'], '1D', 1)).toEqual(['1D']);
    expect(toggleSeat(['1A', '1B'], '1A', 2)).toEqual(['1B']);
    expect(toggleSeat([], '2F', 1)).toEqual(['2F']);
  });
  it.each([
    [1, ['1A']],
    [2, ['1A', '1B']],
    [4, ['1A', '1B', '1C', '1D']],
    [5, ['1A', '1B', '1C', '1D', '1F']],
  ])('of %i people are together', (count, seats) => expect(seatsTogether(second, count)).toEqual(seats));
  it('of more people than a row has are in two rows', () => {
    expect(seatsTogether([['A', 'C'], ['F']], 5)).toEqual(['1A', '1C', '1F', '2A', '2C']);
  });
  it.each([
    [['1A'], 'A 座，靠窗'],
    [['1C'], 'C 座，靠过道'],
    [['1B'], 'B 座，中间'],
    [['1A', '1B'], 'A、B，2 人同排相邻'],
    [['1C', '1D'], 'C、D，2 人同排，隔过道'],
    [['1A', '1F'], 'A、F，同排不相邻'],
    [['1A', '2A'], 'A，前后排 A，前后两排'],
    [[], ''],
  ])('%j are said as %s', (wishes, words) => expect(wishInWords(wishes, second)).toBe(words));
});

describe('the refund clock', () => {
  const departsMs = msOf('2026-12-01 07:00:00');
  const ticket = { price: 66_200, departsMs, trainNumber: 'G15' };
  const shown = (now: string, tickets = [ticket]) =>
    refundClock(tickets, msOf(now)).map(({ percent, fee }) => [percent, fee]);

  it('has every step that is still to come, with its fee', () => {
    expect(shown('2026-11-20 08:00:00')).toEqual([
      [0, 0],
      [5, 3300],
      [10, 6600],
      [20, 13_250],
    ]);
    expect(shown('2026-11-30 08:00:00')).toEqual([[20, 13_250]]);
  });
  it('begins each step where the one before ends, and ends with the first departure', () => {
    const steps = refundClock([ticket], msOf('2026-11-20 08:00:00'));
    expect(steps.slice(1).map(({ fromMs }) => fromMs)).toEqual(steps.slice(0, -1).map(({ untilMs }) => untilMs));
    expect(steps.at(-1)?.untilMs).toBe(departsMs);
  });
  it('adds up tickets that leave at different times, names the rate of each, and goes on until the last one leaves', () => {
    const later = { ...ticket, departsMs: msOf('2026-12-01 12:00:00'), trainNumber: 'Z236' };
    const steps = refundClock([ticket, later], msOf('2026-11-29 07:30:00'));
    expect(steps.map((step) => [rateText(step, 2), step.fee])).toEqual([
      ['G15 10%、Z236 5%', 6600 + 3300],
      ['10%', 6600 + 6600],
      ['G15 20%、Z236 10%', 13_250 + 6600],
      ['20%', 13_250 + 13_250],
      ['G15 已不可退 ¥662.00、Z236 20%', 66_200 + 13_250],
    ]);
    expect(steps.slice(-2).map(({ untilMs }) => untilMs)).toEqual([departsMs, later.departsMs]);
  });
  it('tells two rides by one train apart: the first one is lost in full when it leaves', () => {
    const second = { ...ticket, price: 9250, departsMs: msOf('2026-12-01 12:00:00') };
    const steps = refundClock([ticket, second], msOf('2026-11-30 20:00:00'));
    expect(steps.map((step) => [rateText(step, 2), step.fee])).toEqual([
      ['20%', 13_250 + 1850],
      ['G15 07:00 已不可退 ¥662.00、G15 12:00 20%', 66_200 + 1850],
    ]);
    expect(steps.map(({ rates }) => rates.length)).toEqual([2, 1]);
  });
  it('keeps 5 % of a ticket that was changed to a day beyond 8 days, whose first rise is that to 10 %', () => {
    const steps = refundClock([{ ...ticket, keepsFivePercent: true }], msOf('2026-11-20 08:00:00'));
    expect(steps.map(({ percent, fee, untilMs }) => [percent, fee, momentAt(untilMs)])).toEqual([
      [5, 3300, '2026-11-29 07:00:00'],
      [10, 6600, '2026-11-30 07:00:00'],
      [20, 13_250, '2026-12-01 07:00:00'],
    ]);
  });
  it.each(
    ['2026-11-20 08:00:00', '2026-11-28 08:00:00', '2026-11-29 08:00:00', '2026-11-30 08:00:00'].flatMap((now) =>
      [undefined, 'delayed' as const].flatMap((freedBy) =>
        [undefined, true as const].map((keepsFivePercent) => ({ now, freedBy, keepsFivePercent })),
      ),
    ),
  )('begins with the refund that the ticket itself shows: %j', ({ now, ...terms }) => {
    const refund = refundQuote(ticket.price, departsMs, msOf(now), terms);
    const shownTicket = { rideNo: 0, price: '662', refund, ...terms };
    const rides = [{ rideNo: 0, trainNumber: 'G15', from: { at: '2026-12-01 07:00:00' } }];
    const [step] = refundClock(
      clockTickets({ rides, tickets: [shownTicket, { ...shownTicket, refund: null }] }),
      msOf(now),
    );
    expect(step).toMatchObject({ percent: refund?.percent, fee: refund?.fee, back: refund?.back });
  });
  it('has nothing to tell once the train has left, or without a ticket', () => {
    expect([shown('2026-12-01 07:00:01'), shown('2026-11-20 08:00:00', [])]).toEqual([[], []]);
  });
});

it('tickets that may be changed together are those of one ride', () => {
  const ticket = (ticketId: string, rideNo: number, mayChange = true) => ({ ticketId, rideNo, mayChange });
  const tickets = [ticket('1', 0), ticket('2', 0, false), ticket('3', 1), ticket('4', 0)];
  const of = (some: typeof tickets, actions = ['change']) => ({ tickets: some, actions });
  const ids = (named: string) => changeableTickets(of(tickets), named).map(({ ticketId }) => ticketId);
  expect([ids(''), ids('3'), ids('9')]).toEqual([['1', '4'], ['3'], ['1', '4']]);
  // The railway has changed the second train alone.
  const freed = tickets.map((one) => (one.rideNo ? { ...one, freedBy: 'delayed' } : one));
  expect(changeableTickets(of(freed), '').map(({ ticketId }) => ticketId)).toEqual(['3']);
  expect(changeableTickets(of([ticket('1', 0, false)]), '1')).toEqual([]);
  expect(changeableTickets(of(tickets, ['refund']), '1')).toEqual([]);
});
