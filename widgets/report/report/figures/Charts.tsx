import { useMemo } from 'react';
import type { ReportMeasure, ReportOverview, ReportPoint } from '#contract/report-form.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { shortValue, showValue } from '#domain/report/show-measure.ts';
import { ChartCard } from '#ui/chart/Chart.tsx';
import type { ChartData, ChartSeries } from '#ui/chart/chart-data.ts';
import type { Texts } from '../texts.ts';

type Look = Pick<ChartSeries, 'kind' | 'tone' | 'isRight'> & { name?: string };

const seriesOf = (t: Texts, measure: ReportMeasure, points: readonly ReportPoint[], look: Look): ChartSeries => ({
  name: t.say(reportMeasures[measure].label),
  values: points.map(({ figures }) => {
    const value = reportMeasures[measure].of(figures);
    return value !== null && reportMeasures[measure].kind === 'rate' ? Math.round(value * 1000) / 1000 : value;
  }),
  isWhole: reportMeasures[measure].kind === 'count',
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
const pairOf = (t: Texts, points: readonly ReportPoint[], bar: ReportMeasure, line: ReportMeasure): ChartData => ({
  ...namesOf(t, points),
  series: [
    seriesOf(t, bar, points, { kind: 'bar', tone: 1 }),
    seriesOf(t, line, points, { kind: 'line', tone: 3, isRight: true }),
  ],
});

/** The charts of a report: spend against the period before, volume and price, compliance, days in advance. */
export function Charts({ data: { series, seriesBefore, tops }, t }: { data: ReportOverview; t: Texts }) {
  const charts = useMemo(() => {
    const before = series.flatMap((_point, at) => seriesBefore[at] ?? []);
    const bands = [...tops.advance].sort((a, b) => Number(a.key) - Number(b.key));
    const trend: ChartData = {
      ...namesOf(t, series),
      series: [
        seriesOf(t, 'amount', series, { kind: 'bar', tone: 1 }),
        ...(before.length ? [seriesOf(t, 'amount', before, { kind: 'line', tone: 3, name: t.before })] : []),
      ],
    };
    return {
      trend,
      prices: pairOf(t, series, 'tickets', 'averagePrice'),
      compliance: pairOf(t, series, 'over', 'compliance'),
      advance: pairOf(t, bands, 'tickets', 'averagePrice'),
    };
  }, [series, seriesBefore, tops, t]);
  return (
    <>
      <ChartCard title={t.trend} data={charts.trend} />
      <ChartCard title={t.prices} data={charts.prices} />
      <ChartCard title={t.compliance} data={charts.compliance} />
      <ChartCard title={t.advance} data={charts.advance} pointTitle={t.dimensions.advance} />
    </>
  );
}
