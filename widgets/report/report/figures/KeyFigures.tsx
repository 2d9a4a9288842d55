import type { ReportMeasure, ReportOverview, ReportProduct } from '#contract/report-form.ts';
import { unitOf } from '#domain/product/products.ts';
import { isMeasureOf, reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#parts/report/Change.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import type { Texts } from '../texts.ts';

/** Two lines of figures: the spend, and how it came about. */
const lines: readonly (readonly ReportMeasure[])[] = [
  ['amount', 'tickets', 'averagePrice', 'discount', 'advance'],
  ['compliance', 'overAmount', 'missed', 'refundRate', 'changeRate', 'serviceFee'],
];

const ofOthers: typeof lines = [
  ['amount', 'tickets', 'averagePrice', 'advance'],
  ['compliance', 'over', 'overAmount', 'refundCost'],
];

/** The key figures, each with its change. */
export function KeyFigures({
  data: { figures, before, compared },
  product,
  showServFee,
  t,
}: {
  data: ReportOverview;
  product: ReportProduct;
  showServFee: boolean;
  t: Texts;
}) {
  const shown = (unitOf(product) === 'ticket' ? lines : ofOthers).map((measures) =>
    measures.filter((measure) => (measure !== 'serviceFee' || showServFee) && isMeasureOf(product, measure)),
  );
  const most = Math.max(...shown.map(({ length }) => length));
  return shown.map((measures, at) => (
    <Stats
      key={at}
      label={t.keyFigures}
      // The tiles of both lines stand below each other.
      isFirstWide={measures.length < most}
      items={measures.map((measure) => ({
        label: t.say(reportMeasures[measure].label),
        value: t.say(showMeasure(measure, figures)),
        note: compared && <Change measure={measure} figures={figures} before={before} t={t} />,
      }))}
    />
  ));
}
