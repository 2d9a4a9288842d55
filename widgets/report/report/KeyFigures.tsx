import type { ReportMeasure, ReportOverview } from '#contract/report-form.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { showMeasure } from '#domain/report/show-measure.ts';
import { Change } from '#screens/report/Change.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import type { Texts } from './texts.ts';

/** Two lines of figures: the spend, and how it came about. */
const lines: readonly (readonly ReportMeasure[])[] = [
  ['amount', 'tickets', 'averagePrice', 'discount', 'advance'],
  ['compliance', 'overAmount', 'missed', 'refundRate', 'changeRate', 'serviceFee'],
];

/** The key figures, each with its change. */
export function KeyFigures({
  data: { figures, before, compared },
  showServFee,
  t,
}: {
  data: ReportOverview;
  showServFee: boolean;
  t: Texts;
}) {
  return lines.map((measures, at) => (
    <Stats
      key={at}
      label={t.keyFigures}
      isFirstWide={at === 0 && showServFee}
      items={measures
        .filter((measure) => measure !== 'serviceFee' || showServFee)
        .map((measure) => ({
          label: t.say(reportMeasures[measure].label),
          value: showMeasure(measure, figures),
          note: compared && <Change measure={measure} figures={figures} before={before} t={t} />,
        }))}
    />
  ));
}
