import { useMemo } from 'react';
import type { ReportMeasure, ReportOverview, ReportPoint, ReportProduct } from '#contract/report-form.ts';
import { unitOf } from '#domain/product/products.ts';
import { namesOf, seriesOf } from '#parts/report/series.ts';
import type { SeriesWords } from '#parts/report/series.ts';
import { ChartCard } from '#ui/chart/Chart.tsx';
import type { ChartData } from '#ui/chart/chart-data.ts';
import type { Texts } from '../texts.ts';

/** Bars of one measure and a line of another, at the two ends. */
const pairOf = (
  words: SeriesWords,
  points: readonly ReportPoint[],
  bar: ReportMeasure,
  line: ReportMeasure,
): ChartData => ({
  ...namesOf(words, points),
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
      ...namesOf(words, series),
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
