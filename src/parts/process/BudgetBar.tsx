import type { CaseBudget, DepartmentBudget } from '#contract/approval.ts';
import { fenOf, showFen, showSigned } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { cx } from '#ui/base/passed-props.ts';
import processCss from './process.css?shadow';
import { texts as ownTexts } from './texts.ts';

const styles = [processCss];
const percent = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 100);
const shown = (value: number): string => `${value.toFixed(1)}%`;

/** A budget before and after a case, with the line from which its owner is warned. */
export function BudgetBar({ budget, asked: askedLabel }: { budget: CaseBudget; asked?: string }) {
  useControlStyles(styles);
  const t = useTexts('case-parts', ownTexts);
  const [total, used, asked] = [fenOf(budget.total), fenOf(budget.used), fenOf(budget.asked)];
  const [before, after] = [percent(used, budget.was ? fenOf(budget.was) : total), percent(used + asked, total)];
  const left = total - used - asked;
  // A department's: what is promised is not spent yet.
  const reserved = fenOf(budget.reserved ?? '0');
  return (
    <div className="t-col t-s13">
      <div className="t-row">
        <span className="t-2">
          {t.used} ¥{showFen(used - reserved)}
          {budget.reserved !== undefined && ` · ${t.reserved} ¥${showFen(reserved)}`}
        </span>
        <span className="t-end t-2">
          {t.total} ¥{showFen(total)}
        </span>
      </div>
      <div className="pr-bar" role="img" aria-label={t.bar(shown(before), shown(after))}>
        <i style={{ width: `${Math.min(100, before)}%` }} />
        <i style={{ width: `${Math.max(0, Math.min(100, after) - before)}%` }} />
        {budget.warnPercent < 100 && <s style={{ left: `${budget.warnPercent}%` }} />}
      </div>
      <div className="t-row t-row--wrap">
        <span>
          {t.before} <b>{shown(before)}</b>
        </span>
        <span className={cx(after > budget.warnPercent && 't-over')}>
          {t.after} <b>{shown(after)}</b>
        </span>
        <span className="t-end t-3">{t.warnAt(budget.warnPercent)}</span>
      </div>
      {askedLabel && (
        <div className="t-row">
          <span className="t-2">{askedLabel}</span>
          <b className="t-end">{showSigned(asked)}</b>
        </div>
      )}
      <div className="t-row">
        <span className="t-2">{left < 0 ? t.short : t.left}</span>
        <b className={cx('t-end', left < 0 && 't-bad')}>¥{showFen(Math.abs(left))}</b>
      </div>
    </div>
  );
}

/** Of a budget without anything in it. */
const nothing = '—';

interface BudgetPartProps {
  row: DepartmentBudget;
  /** Spent, or promised and not spent yet. */
  of: 'used' | 'reserved';
  /** Says in whose budget a department without one counts. */
  countsIn(name: string): string;
}

/** A part of the budget of a department, with its percentage. */
export function BudgetPart({ row: { amount, used, reserved, countsIn: upper }, of, countsIn }: BudgetPartProps) {
  if (!amount || !used || !reserved)
    return upper && of === 'used' && <span className="t-s12 t-3">{countsIn(upper)}</span>;
  const sum = of === 'used' ? fenOf(used) - fenOf(reserved) : fenOf(reserved);
  return (
    <div>
      {showSigned(sum, true)}
      <div className="t-s12 t-3">{sum > 0 || fenOf(amount) > 0 ? shown(percent(sum, fenOf(amount))) : nothing}</div>
    </div>
  );
}
