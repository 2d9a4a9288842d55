import { addDays } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import { cycleOf } from './settlement.ts';
import type { Cycle, Settlement } from './settlement.ts';

/** A movement of a credit line by an order: above zero what the company owes for it, below what it got back. */
export interface CreditMove {
  day: Day;
  orderId: string;
  fen: Fen;
  /** Of a ride: it was driven before it was booked, and no limit refuses it. */
  isDriven?: boolean;
}

interface ReplayedCycle extends Pick<Cycle, 'from' | 'to' | 'dueOn'> {
  sum: Fen;
}

export interface ReplayedYear {
  /** Highest sum that was open, and its day; "" where nothing was. */
  highest: Fen;
  highestOn: Day | '';
  /** Days on which the warning level was reached. */
  warnedDays: number;
  /** Orders that the limit would have refused, the days of them, and their sum. */
  refusedOrders: number;
  refusedDays: number;
  refused: Fen;
  /** Highest sum that was open on each day. */
  days: Fen[];
  /** Bills that were due in these days, oldest first. */
  due: ReplayedCycle[];
}

type Terms = Pick<Settlement, 'mode' | 'cycleDay' | 'confirmDays' | 'dueDays' | 'creditLimit' | 'warnAt'>;

interface Running {
  used: Fen;
  /** Bills that are not paid yet, oldest first; the last one is the running cycle's. */
  open: ReplayedCycle[];
  refused: Set<string>;
}

/**
 * Days of a company's credit line by other terms: each bill is paid on the day it is due, from a prepaid account on the
 * day it is issued. An order above the limit is refused, so that nothing comes back from it either. `moves` in the order of
 * their days, from some months before `from`, for the bills that are open then.
 */
export function replay(terms: Terms, settlement: Settlement, moves: readonly CreditMove[], from: Day, to: Day) {
  const using = { ...settlement, ...terms };
  const warn = terms.warnAt > 0 ? Math.ceil((terms.creditLimit * terms.warnAt) / 100) : Infinity;
  const year: ReplayedYear = {
    highest: 0,
    highestOn: '',
    warnedDays: 0,
    refusedOrders: 0,
    refusedDays: 0,
    refused: 0,
    days: [],
    due: [],
  };
  const start = moves[0] && moves[0].day < from ? moves[0].day : from;
  const running: Running = { used: 0, open: [], refused: new Set() };
  let at = 0;
  for (let day = start; day <= to; day = addDays(day, 1)) {
    const counts = day >= from;
    payDue(running, day, (bill) => counts && year.due.push(bill));
    let bill = running.open[running.open.length - 1];
    if (!bill || bill.to < day) {
      const cycle = cycleOf(using, day);
      bill = { ...cycle, ...(terms.mode === 'prepaid' && { dueOn: addDays(cycle.to, 1) }), sum: 0 };
      running.open.push(bill);
    }
    let top = running.used;
    const refusedBefore = year.refusedOrders;
    for (let move = moves[at]; move && move.day <= day; move = moves[(at += 1)]) {
      if (isRefused(running, move, terms.creditLimit)) {
        if (counts && move.fen > 0) {
          year.refusedOrders += 1;
          year.refused += move.fen;
        }
        continue;
      }
      running.used += move.fen;
      bill.sum += move.fen;
      top = Math.max(top, running.used);
    }
    if (!counts) continue;
    year.days.push(top);
    if (year.refusedOrders > refusedBefore) year.refusedDays += 1;
    if (top >= warn) year.warnedDays += 1;
    if (top > year.highest) [year.highest, year.highestOn] = [top, day];
  }
  return {
    ...year,
    due: year.due.map(({ from: first, to: last, dueOn, sum }) => ({ from: first, to: last, dueOn, sum })),
  };
}

function payDue(running: Running, day: Day, paid: (bill: ReplayedCycle) => unknown): void {
  for (let bill = running.open[0]; bill && bill.to < day && bill.dueOn <= day; bill = running.open[0]) {
    running.open.shift();
    running.used -= bill.sum;
    paid(bill);
  }
}

/** Parts of an order that was refused are refused too, and what came back from it. */
function isRefused({ used, refused }: Running, { orderId, fen, isDriven }: CreditMove, limit: Fen): boolean {
  if (!isDriven && fen > 0 && used + fen > limit) refused.add(orderId);
  return refused.has(orderId);
}
