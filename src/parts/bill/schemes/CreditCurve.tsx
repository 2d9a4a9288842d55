import { useMemo } from 'react';
import type { SettlementPreview } from '#contract/settlement.ts';
import { addDays } from '#domain/china-time.ts';
import { fenOf, showSigned } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { ChartCard } from '#ui/chart/Chart.tsx';
import type { ChartSeries } from '#ui/chart/chart-data.ts';
import { schemeTexts } from './texts.ts';

type Year = NonNullable<SettlementPreview['year']>;

interface CreditCurveProps {
  year: Year;
  /** The limit of the line, in yuan. */
  limit: string;
  /** The limit that is tried, in yuan; the warning level as per cent of it. */
  tried: string;
  warnAt: number;
}

/** A day of each week: the highest one, so that no peak is lost. */
const weekDays = 7;

const weekly = (days: readonly string[]): number[] =>
  Array.from({ length: Math.ceil(days.length / weekDays) }, (_, at) =>
    Math.max(...days.slice(at * weekDays, (at + 1) * weekDays).map((yuan) => fenOf(yuan) / 100)),
  );

/** Credit in use over the year by both terms, against limit and warning level. */
export function CreditCurve({ year, limit, tried, warnAt }: CreditCurveProps) {
  const t = useTexts('settlementSchemes', schemeTexts);
  const data = useMemo(() => {
    const [present, wanted] = [weekly(year.inForce.days), weekly(year.wanted.days)];
    const points = present.map((_, at) => addDays(year.from, at * weekDays));
    const [most, mostTried] = [limit, tried].map((yuan) => fenOf(yuan) / 100) as [number, number];
    const line = (name: string, tone: ChartSeries['tone'], values: number[]): ChartSeries => ({
      name,
      kind: 'line',
      tone,
      values,
      unit: t.yuan,
      show: (value) => showSigned(Math.round(value * 100)),
      short: (value) => t.short(value),
    });
    const level = (value: number) => present.map(() => value);
    const isSame = present.every((value, at) => value === wanted[at]);
    return {
      points: points.map((day) => t.weekOf(day)),
      shortPoints: points.map((day) => t.say(day.slice(5))),
      series: [
        line(t.usedNow, 1, present),
        ...(isSame ? [] : [line(t.usedThen, 2, wanted)]),
        line(t.limit, 5, level(most)),
        ...(mostTried === most ? [] : [line(t.limitTried, 4, level(mostTried))]),
        ...(warnAt > 0 ? [line(t.warnAt, 3, level((mostTried * warnAt) / 100))] : []),
      ],
    };
  }, [year, limit, tried, warnAt, t]);
  return <ChartCard title={t.curve} sub={t.curveSub} data={data} pointTitle={t.week} />;
}
