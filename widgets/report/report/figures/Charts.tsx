import { useMemo } from 'react';
import type { ReportMeasure, ReportOverview, ReportPoint, ReportProduct } from '#contract/report-form.ts';
import { unitOf } from '#domain/product/products.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { shortValue, showValue } from '#domain/report/show-measure.ts';
import { ChartCard } from '#ui/chart/Chart.tsx';
import type { ChartData, ChartSeries } from '#ui/chart/chart-data.ts';
import type { Texts } from '../texts.ts';

/** Texts of a report, and what its product counts. */
interface Words {
  t: Texts;
  unit: ReturnType<typeof unitOf>;
}

type Look = Pick<ChartSeries, 'kind' | 'tone' | 'isRight'> & { name?: string };

const seriesOf = (
  { t, unit }: Words,
  measure: ReportMeasure,
  points: readonly ReportPoint[],
  look: Look,
): ChartSeries => ({
  name: t.say(reportMeasures[measure].label),
  values: points.map(({ figures }) => {
    const value = reportMeasures[measure].of(figures);
    return value !== null && reportMeasures[measure].kind === 'rate' ? Math.round(value * 1000) / 1000 : value;
  }),
  isWhole: reportMeasures[measure].kind === 'count',
  unit: { yuan: t.units.yuan, count: t.units[unit], rate: undefined, days: undefined, discount: undefined }[
    reportMeasures[measure].kind
  ],
  show: (value) => t.say(showValue(measure, value)),
  short: (value) => t.say(shortValue(measure, value)),
  ...look,
});

/** At the axis: the first month and each January with their year, the others without; a day or week as `08-31`. */
const shortName = ({ key, name }: ReportPoint, at: number, t: Texts): string => {
  if (/^\d{4}-\d\d$/.test(key)) return at === 0 || key.endsWith('-01') ? key : t.month(key.slice(5));
  return /^\d{4}-\d\d-\d\d$/.test(key) ? key.slice(5) : t.say(name);
};

/** Names of the points: `2026 年 8 月`. */
const namesOf = (t: Texts, points: readonly ReportPoint[]): Pick<ChartData, 'points' | 'shortPoints'> => ({
  points: points.map(({ name }) => t.say(name)),
  shortPoints: points.map((point, at) => shortName(point, at, t)),
});

/** Bars of one measure and a line of another, at the two ends. */
const pairOf = (words: Words, points: readonly ReportPoint[], bar: ReportMeasure, line: ReportMeasure): ChartData => ({
  ...namesOf(words.t, points),
  series: [
    seriesOf(words, bar, points, { kind: 'bar', tone: 1 }),
    seriesOf(words, line, points, { kind: 'line', tone: 3, isRight: true }),
  ],
});

/** The charts of a report: spend against the period before, volume and price, compliance, days in advance. */
export function Charts({
  data: { series, seriesBefore, tops },
  product,
  t,
}: {
  data: ReportOverview;
  product: ReportProduct;
  t: Texts;
}) {
  const charts = useMemo(() => {
    const words = { t, unit: unitOf(product) };
    const before = series.flatMap((_point, at) => seriesBefore[at] ?? []);
    const bands = [...tops.advance].sort((a, b) => Number(a.key) - Number(b.key));
    const trend: ChartData = {
      ...namesOf(t, series),
      series: [
        seriesOf(words, 'amount', series, { kind: 'bar', tone: 1 }),
        ...(before.length ? [seriesOf(words, 'amount', before, { kind: 'line', tone: 3, name: t.before })] : []),
      ],
    };
    return {
      trend,
      prices: pairOf(words, series, 'tickets', 'averagePrice'),
      compliance: pairOf(words, series, 'over', 'compliance'),
      advance: pairOf(words, bands, 'tickets', 'averagePrice'),
    };
  }, [series, seriesBefore, tops, product, t]);
  return (
    <>
      <ChartCard title={t.trend} data={charts.trend} />
      <ChartCard title={t.prices} data={charts.prices} />
      <ChartCard title={t.compliance} data={charts.compliance} />
      <ChartCard title={t.advance} data={charts.advance} pointTitle={t.dimensions.advance} />
    </>
  );
}
