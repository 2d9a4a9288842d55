import { describe, expect, it } from 'vitest';
import { addDays } from '../china-time.ts';
import { replay } from './replay.ts';
import type { CreditMove } from './replay.ts';
import { usualSettlement } from './settlement.ts';
import type { SettlementMode } from './settlement.ts';

const terms = {
  mode: 'monthly' as SettlementMode,
  cycleDay: 1,
  confirmDays: 5,
  dueDays: 20,
  creditLimit: 1000,
  warnAt: 80,
};
const run = (moves: CreditMove[], part: Partial<typeof terms> = {}, from = '2026-01-01', to = '2026-12-31') =>
  replay({ ...terms, ...part }, usualSettlement, moves, from, to);
const move = (day: string, orderId: string, fen: number): CreditMove => ({ day, orderId, fen });

describe('a replayed year', () => {
  it('has the highest open sum, with its day, until the bill is paid on its due day', () => {
    const year = run([move('2026-03-05', 'a', 400), move('2026-04-10', 'b', 300), move('2026-05-02', 'c', 100)]);
    expect(year).toMatchObject({ highest: 700, highestOn: '2026-04-10', refusedOrders: 0, warnedDays: 0 });
    expect(year.due.filter(({ sum }) => sum > 0)).toEqual([
      { from: '2026-03-01', to: '2026-03-31', dueOn: '2026-04-21', sum: 400 },
      { from: '2026-04-01', to: '2026-04-30', dueOn: '2026-05-21', sum: 300 },
      { from: '2026-05-01', to: '2026-05-31', dueOn: '2026-06-22', sum: 100 },
    ]);
  });

  it('says the highest sum of each day, until the bill is paid', () => {
    const { days, highest } = run([move('2026-03-05', 'a', 400), move('2026-03-06', 'b', -100)]);
    expect([days.length, Math.max(...days), highest]).toEqual([365, 400, 400]);
    expect([days[62], days[63], days[64], days.at(-1)]).toEqual([0, 400, 400, 0]);
  });

  it('with a shorter time to pay has less open', () => {
    const moves = [move('2026-03-05', 'a', 400), move('2026-04-10', 'b', 300)];
    expect(run(moves, { dueDays: 8 }).highest).toBe(400);
  });

  it('from a prepaid account pays each bill on the day it is issued', () => {
    const moves = [move('2026-03-05', 'a', 400), move('2026-04-10', 'b', 300)];
    const year = run(moves, { mode: 'prepaid' });
    expect(year.highest).toBe(400);
    expect(year.due.filter(({ sum }) => sum > 0).map(({ dueOn }) => dueOn)).toEqual(['2026-04-01', '2026-05-01']);
  });

  it('counts days at the warning level until the bill is paid', () => {
    expect(run([move('2026-03-25', 'a', 800)])).toMatchObject({ warnedDays: 27, highest: 800 });
    expect(run([move('2026-03-25', 'a', 800)], { warnAt: 0 }).warnedDays).toBe(0);
  });

  it('takes a ride above the limit, which was driven, and refuses orders until there is room', () => {
    const year = run([
      move('2026-03-05', 'a', 900),
      { ...move('2026-03-06', 'ride', 200), isDriven: true },
      move('2026-03-07', 'b', 10),
    ]);
    expect(year).toMatchObject({ highest: 1100, refusedOrders: 1, refused: 10 });
  });

  it('refuses an order above the limit, with its later parts and what came back from it', () => {
    const year = run([
      move('2026-03-05', 'a', 900),
      move('2026-03-06', 'b', 200),
      move('2026-03-07', 'b', -200),
      move('2026-03-08', 'a', -500),
      move('2026-03-09', 'b', 100),
      move('2026-03-09', 'c', 600),
    ]);
    expect(year).toMatchObject({ refusedOrders: 2, refusedDays: 2, refused: 300, highest: 1000 });
    expect(year.due.find(({ from }) => from === '2026-03-01')?.sum).toBe(1000);
  });

  it('begins with the bills that are open then, and does not count the time before', () => {
    const year = run([move('2025-12-20', 'a', 900), move('2026-01-05', 'b', 200)]);
    expect(year).toMatchObject({ refusedOrders: 1, highest: 900, highestOn: '2026-01-01' });
    expect(year.due[0]).toMatchObject({ from: '2025-12-01', sum: 900 });
  });

  it('takes each movement into one bill, whatever the cycle day', () => {
    const moves = Array.from({ length: 300 }, (_, at) => move(addDays('2026-01-01', at), `o${at}`, 1 + (at % 7)));
    const whole = moves.reduce((sum, { fen }) => sum + fen, 0);
    for (const cycleDay of [1, 15, 28]) {
      const year = run(moves, { cycleDay, creditLimit: 1e9 }, '2026-01-01', '2027-03-31');
      expect(year.due.reduce((sum, bill) => sum + bill.sum, 0)).toBe(whole);
    }
  });
});
