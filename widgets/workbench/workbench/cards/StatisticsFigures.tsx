import type { CompanyStatistics, ReportFigures, ReportMeasure } from '#contract/report-form.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { rowOf } from '#domain/product/products.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { ranking } from '#domain/report/ranking.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useServices } from '#kit/widget.ts';
import { Change } from '#parts/report/Change.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** Figures that every product has: tickets, nights and rides are not added up. */
const measures: readonly ReportMeasure[] = ['orders', 'compliance'];

export function StatisticsFigures({
  of: { figures, before, period, products, departments, personal },
}: {
  of: CompanyStatistics;
}) {
  const { words, say } = useWorkbench();
  const services = useServices();
  const days = `${period.from}~${period.to}`;
  const ranked = ranking(departments, { figures, before }, departments.length, words.otherDepartments);
  const top = Math.max(1, ...[...ranked, ...products].map((row) => fenOf(row.figures.amount)));
  const bar = ({ amount }: ReportFigures) => (
    <i aria-hidden="true" style={{ width: `${Math.max(0, (fenOf(amount) / top) * 100)}%` }} />
  );
  return (
    <>
      <div className="wb-stat">
        <div>
          <p className="t-s12 t-3">{say(reportMeasures.amount.label)}</p>
          <p className="wb-acc__big">{showMeasure('amount', figures)}</p>
          <p className="t-s12">
            <Change measure="amount" figures={figures} before={before} t={words} />{' '}
            {before && before.orders > 0 && (
              <span className="t-3">{words.beforeOf(showMeasure('amount', before))}</span>
            )}
          </p>
        </div>
        <dl className="wb-acc__parts">
          {measures.map((measure) => (
            <div key={measure}>
              <dt>{say(reportMeasures[measure].label)}</dt>
              <dd>{showMeasure(measure, figures)}</dd>
            </div>
          ))}
        </dl>
        <ul className="wb-depts" aria-label={words.productsOf}>
          {products
            .filter(({ figures: own }) => own.orders > 0 || fenOf(own.amount) !== 0)
            .map(({ product, figures: own }) => (
              <li key={product}>
                <LinkButton {...linkToNamed(services, rowOf(product).report.route, { days })}>
                  {words.productOf(say(rowOf(product).report.title))}
                </LinkButton>
                <b className="t-num">{showMeasure('amount', own)}</b>
                {bar(own)}
              </li>
            ))}
        </ul>
        <ul className="wb-depts" aria-label={words.departments}>
          {ranked.map(({ key, name, figures: own }) => (
            <li key={key}>
              <span>{name}</span>
              <b className="t-num">{showMeasure('amount', own)}</b>
              {bar(own)}
            </li>
          ))}
        </ul>
      </div>
      <p className="t-s12 t-3" style={{ marginTop: 12 }}>
        {words.statisticsNote}
        {personal !== '0' && <span style={{ display: 'block' }}>{words.paidByOthers(showYuan(personal))}</span>}
      </p>
    </>
  );
}
