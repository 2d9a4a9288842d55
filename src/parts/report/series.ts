import type { ReportMeasure, ReportPoint } from '#contract/report-form.ts';
import type { unitOf } from '#domain/product/products.ts';
import { reportMeasures } from '#domain/report/measures.ts';
import { shortValue, showValue } from '#domain/report/show-measure.ts';
import type { ChartData, ChartSeries } from '#ui/chart/chart-data.ts';

type Unit = ReturnType<typeof unitOf>;

/** Texts of a report, and what its product counts. */
export interface SeriesWords {
  t: {
    say(name: string): string;
    month(month: string): string;
    units: Readonly<Record<'yuan' | Unit, string>>;
  };
  unit: Unit;
}

type Look = Pick<ChartSeries, 'kind' | 'tone' | 'isRight'> & { name?: string };

/** A measure of these points as a line or bars; shares, days and discounts have their unit beside each number. */
export function seriesOf(
  { t, unit }: SeriesWords,
  measure: ReportMeasure,
  points: readonly ReportPoint[],
  look: Look,
): ChartSeries {
  const { kind, label, of } = reportMeasures[measure];
  return {
    name: t.say(label),
    values: points.map(({ figures }) => {
      const value = of(figures);
      return value !== null && kind === 'rate' ? Math.round(value * 1000) / 1000 : value;
    }),
    isWhole: kind === 'count',
    unit: kind === 'yuan' ? t.units.yuan : kind === 'count' ? t.units[unit] : undefined,
    show: (value) => t.say(showValue(measure, value)),
    short: (value) => t.say(shortValue(measure, value)),
    ...look,
  };
}

/** At the axis: the first month and each January with their year, the others without; a day or week as `08-31`. */
const shortName = ({ key, name }: ReportPoint, at: number, t: SeriesWords['t']): string => {
  if (/^\d{4}-\d\d$/.test(key)) return at === 0 || key.endsWith('-01') ? key : t.month(key.slice(5));
  return /^\d{4}-\d\d-\d\d$/.test(key) ? key.slice(5) : t.say(name);
};

/** Names of the points: `2026 年 8 月`. */
export const namesOf = (
  { t }: Pick<SeriesWords, 't'>,
  points: readonly ReportPoint[],
): Pick<ChartData, 'points' | 'shortPoints'> => ({
  points: points.map(({ name }) => t.say(name)),
  shortPoints: points.map((point, at) => shortName(point, at, t)),
});
