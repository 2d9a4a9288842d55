import { showDay } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import type { Fen } from '../money.ts';
import type { CompanyBillRow } from './bill-row.ts';
import { isOpenDispute } from './bill-state.ts';
import type { BillAct, CompanyBillState, DisputeState } from './bill-state.ts';

/** Disputes about a row until now. */
export interface Disputed {
  /** Of the last one; "" without one. */
  state: DisputeState | '';
  /** Of the accepted ones together. */
  credited: Fen;
}

/** The most that can be wrong with a row: the amount that was charged, or the fees kept of the amount that comes back. */
const chargedBy = ({ amount, figures }: Pick<CompanyBillRow, 'amount' | 'figures'>): Fen =>
  amount > 0 ? amount : (figures.refundFee ?? 0) + (figures.kept ?? 0) + (figures.changeFee ?? 0);

/**
 * The most that the next dispute about a row may claim; 0: the row cannot be disputed. One dispute at a time, none about
 * a row whose refusal the company has accepted, and never more than was charged and is not credited yet.
 */
export function claimableOf(
  row: Pick<CompanyBillRow, 'amount' | 'figures'>,
  { state, credited }: Disputed = { state: '', credited: 0 },
): Fen {
  if (state && (isOpenDispute(state) || state === 'settled')) return 0;
  return Math.max(0, chargedBy(row) - credited);
}

/** The reason why a row takes no dispute; "" where it does, or where an earlier one says it. */
export function whyNoDispute(
  { state, acts }: { state: CompanyBillState; acts: readonly BillAct[] },
  { claimable, disputed }: { claimable: string; disputed: DisputeState | '' },
): string {
  if (acts.includes('dispute')) return claimable !== '0' || disputed ? '' : '这一行没有可以冲减的金额';
  return state === 'open' ? '出账后可对本行提异议' : '账单已确认，不能再对本行提异议';
}

/** Until when disputes are possible, and when the bill confirms itself; "" of an open or a confirmed bill. */
export function confirmRuleInWords(
  { state, confirmBy, acts }: { state: CompanyBillState; confirmBy: Day; acts: readonly BillAct[] },
  today: Day,
): string {
  // A bill takes disputes until it is confirmed.
  if (state === 'open' || !acts.includes('dispute')) return '';
  const end = showDay(confirmBy, today);
  return today > confirmBy
    ? `确认期已于 ${end} 结束。最后一笔异议了结时，本账单自动确认；在此之前仍可对其他行提异议`
    : `确认前可逐行提异议。${end} 24:00 仍未确认的，待您回复的答复视为接受，没有处理中的异议即自动确认；仍有处理中的，最后一笔了结时自动确认`;
}

const clock = '系统';

/** The name under which the clock confirms a bill, with its cause. */
export const byClock = (cause: string): string => `${clock}（${cause}）`;

/** The name behind a confirmation; of the clock also the sentence that says so. */
export function confirmedBy(name: string): { who: string; sentence: string } {
  const begin = `${clock}（`;
  if (!name.startsWith(begin)) return { who: name, sentence: '' };
  return { who: clock, sentence: `${name.slice(begin.length, -1)}，${clock}自动确认` };
}
