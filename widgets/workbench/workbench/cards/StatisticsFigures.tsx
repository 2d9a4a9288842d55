import type { CompanyStatistics, ReportMeasure } from '#contract/report-form.ts';
import { fenOf } from '#domain/money.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#parts/report/Change.tsx';
import { useWorkbench } from '../use-workbench.ts';

const measures: readonly ReportMeasure[] = ['tickets', 'compliance', 'missed'];

export function StatisticsFigures({ of: { figures, before, departments } }: { of: CompanyStatistics }) {
  const { words } = useWorkbench();
  const top = Math.max(1, ...departments.map((row) => fenOf(row.figures.amount)));
  return (
    <div className="wb-stat">
      <div className="wb-acc">
        <p className="t-s12 t-3">{reportMeasures.amount.label}</p>
        <p className="wb-acc__big">{showMeasure('amount', figures)}</p>
        <p className="t-s12">
          <Change measure="amount" figures={figures} before={before} t={words} />
        </p>
        <dl className="wb-acc__parts">
          {measures.map((measure) => (
            <div key={measure}>
              <dt>{reportMeasures[measure].label}</dt>
              <dd>{showMeasure(measure, figures)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="wb-depts" aria-label={words.departments}>
        {departments.map(({ key, name, figures: own }) => (
          <li key={key}>
            <span>{name || words.noDepartment}</span>
            <b className="t-num">{showMeasure('amount', own)}</b>
            <i aria-hidden="true" style={{ width: `${Math.max(0, (fenOf(own.amount) / top) * 100)}%` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
