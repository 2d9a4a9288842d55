import type { CompanyBillHead } from '#contract/company-bill.ts';
import { dayToActOf, isUnconfirmed } from '#domain/company-bill/bill-state.ts';
import { owedOf } from '#domain/company-bill/owed.ts';
import { yuanOf } from '#domain/money.ts';
import { dayAt, daysBetween } from '#domain/china-time.ts';
import { useShownAmount } from '#parts/account/hidden-amounts.tsx';
import { useValue } from '#kit/readable.ts';
import { Dot } from '#ui/display/Tag.tsx';
import { useWorkbench } from './use-workbench.ts';

const looks = {
  waits: { dot: 'warn', colour: 't-3' },
  late: { dot: 'bad', colour: 't-bad' },
  soon: { dot: 'act', colour: 't-warn' },
  later: { dot: 'brand', colour: 't-3' },
} as const;

/** The sum of a bill, the day until which the company has to act, and how many other bills wait. */
export function BillFigures({ of: bill, others }: { of: CompanyBillHead; others: number }) {
  const { model, words } = useWorkbench();
  const today = dayAt(useValue(model.nowMs));
  const show = useShownAmount();
  const toConfirm = isUnconfirmed(bill.state);
  const owed = toConfirm ? owedOf(bill) : 0;
  const end = dayToActOf(bill);
  const left = end ? daysBetween(today, end) : 0;
  const { dot, colour } = looks[!end ? 'waits' : left < 0 ? 'late' : left <= 2 ? 'soon' : 'later'];
  return (
    <>
      <p className="t-row">
        <span className="t-s13">{words.cycleOf(bill.from, bill.to)}</span>
        <Dot kind={dot} className="t-s12 t-2 t-end">
          {!end ? words.disputed : toConfirm ? words.toConfirm : left < 0 ? words.overdueBill : words.toPayBill}
        </Dot>
      </p>
      <p className="wb-acc__big">
        {owed < 0 && '−'}¥{show(owed ? yuanOf(Math.abs(owed)) : bill.rest)}
      </p>
      <p className={`t-s12 ${colour}`}>
        {end ? words.billEnds(end, left) : words.disputesOpen(bill.disputes)}
        {bill.disputesForYou > 0 && ` · ${words.disputes(bill.disputesForYou)}`}
        {others > 0 && ` · ${words.otherBills(others)}`}
      </p>
    </>
  );
}
