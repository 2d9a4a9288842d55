import type { DepartmentBudget, DepartmentBudgets } from '#contract/approval.ts';
import { burnOf } from '#domain/budget/burn.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { cx } from '#ui/base/passed-props.ts';
import { useControlStyles } from '#ui/base/root.ts';
import { Tag } from '#ui/display/Tag.tsx';
import processCss from '../process.css?shadow';
import { burnTexts } from './texts.ts';
import type { BurnTexts } from './texts.ts';

const styles = [processCss];
const shown = (percent: number): string => `${percent.toFixed(1)}%`;
const yuan = (fen: number): string => showSigned(fen, true);
const looks = { ok: 'ok', fast: 'warn', first: 'warn', second: 'bad', over: 'bad' } as const;

/** The time of the quarter, at the top of a bar whose dashed lines are levels. */
const marker = { position: 'absolute', top: -5, translate: '-50%', fontSize: 12, lineHeight: '10px' } as const;

/** Budgets of departments against the time of their quarter, the most used one first. */
export function BudgetBurn({ of: { rows, from, to, today, warnings }, most }: { of: DepartmentBudgets; most: number }) {
  useControlStyles(styles);
  const t = useTexts('budget-burn', burnTexts);
  const own = rows
    .filter(({ amount }) => amount !== '')
    .map((row) => ({ row, burn: burnOf(row, { from, to, today }, warnings) }))
    .sort((a, b) => b.burn.used - a.burn.used);
  const [first] = own;
  if (!first)
    return (
      <p className="t-s13">
        {t.none}
        <span className="t-s12 t-3" style={{ display: 'block' }}>
          {t.noneText}
        </span>
      </p>
    );
  return (
    <div className="t-col">
      <ul className="t-col" style={{ gap: 16 }} aria-label={t.title}>
        {own.slice(0, most).map(({ row, burn }) => (
          <li key={row.departmentId} className="t-s13">
            <Line row={row} burn={burn} warnings={warnings} t={t} />
          </li>
        ))}
      </ul>
      <p className="t-s12 t-3">
        {t.elapsed(shown(first.burn.elapsed))} · {t.levels(warnings.first, warnings.second)}
        {own.length > most && ` · ${t.others(own.length - most)}`}
      </p>
    </div>
  );
}

interface LineProps {
  row: DepartmentBudget;
  burn: ReturnType<typeof burnOf>;
  warnings: DepartmentBudgets['warnings'];
  t: BurnTexts;
}

function Line({ row: { name, amount }, burn, warnings, t }: LineProps) {
  const { state, used, paidPart, elapsed, expected, paid, reserved } = burn;
  const total = fenOf(amount);
  const excess = expected === null ? 0 : expected - total;
  return (
    <>
      <div className="t-row t-row--wrap">
        <b>{name}</b>
        <Tag kind={looks[state]}>
          {state === 'first' || state === 'second' ? t[state](warnings[state]) : t.states[state]}
        </Tag>
        <span className="t-end t-num">{t.of(shown(used))}</span>
      </div>
      <div
        className="pr-bar"
        style={{ margin: '4px 0' }}
        role="img"
        aria-label={t.bar(name, shown(used), shown(elapsed))}
      >
        <i style={{ width: `${Math.max(0, Math.min(100, paidPart))}%` }} />
        <i style={{ width: `${Math.max(0, Math.min(100, used) - Math.max(0, Math.min(100, paidPart)))}%` }} />
        {[warnings.first, warnings.second].map(
          (level) => level < 100 && <s key={level} style={{ left: `${level}%` }} />,
        )}
        <b style={{ ...marker, left: `${elapsed}%` }}>▼</b>
      </div>
      <div className="t-row t-row--wrap t-s12 t-2">
        <span>{t.paid(yuan(paid))}</span>
        {reserved > 0 && <span>{t.reserved(yuan(reserved))}</span>}
        <span>{t.total(yuan(total))}</span>
        {expected !== null && (
          <span className={cx('t-end', excess > 0 && 't-over')}>
            {t.expected(yuan(expected))}
            {excess > 0 && t.over(yuan(excess))}
          </span>
        )}
      </div>
    </>
  );
}
