import type { ReportMeasure, ReportOverview, ReportProduct } from '#contract/report-form.ts';
import { isMeasureOf, reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { useValues } from '#kit/readable.ts';
import { useFacts } from '#parts/report/Facts.tsx';
import { TablePrint } from '#screens/print/TablePrint.tsx';
import type { ReportModel } from './model.ts';
import { pivotColumns, pivotTotals } from './pivot/pivot-columns.tsx';
import type { Texts } from './texts.ts';

const printed: readonly ReportMeasure[] = ['amount', 'tickets', 'averagePrice', 'discount', 'compliance', 'missed'];

/** The report on paper: figures, sentences, and the pivot as it is on the screen. */
export function ReportPrint({
  model,
  data,
  product,
  t,
  onDone,
}: {
  model: ReportModel;
  data: ReportOverview;
  product: ReportProduct;
  t: Texts;
  onDone: () => void;
}) {
  const [{ rows, columns, measure, days }, pivot] = useValues(model.asked, model.pivot.state);
  const facts = useFacts(data, product, t);
  if (pivot.state !== 'ready') return null;
  const look = { pivot: pivot.data, rows, columns, measure, product, t };
  return (
    <TablePrint
      title={t.titles[product]}
      facts={`${days.from} ~ ${days.to}`}
      columns={pivotColumns(look)}
      rows={pivot.data.rows}
      rowKey={({ key }) => key}
      foot={pivotTotals(look)}
      onDone={onDone}
    >
      <p>
        {printed
          .filter((name) => isMeasureOf(product, name))
          .map((name) => `${t.say(reportMeasures[name].label)} ${t.say(showMeasure(name, data.figures))}`)
          .join(' · ')}
      </p>
      {facts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </TablePrint>
  );
}
