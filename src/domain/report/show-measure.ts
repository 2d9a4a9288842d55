import { showSigned } from '../money.ts';
import { reportMeasures } from './measures.ts';
import type { Measure, ReportSums } from './measures.ts';

export type MeasureName = keyof typeof reportMeasures;

/** A value of a measure as the reader sees it. */
export function showValue(name: MeasureName, value: number): string {
  switch (reportMeasures[name].kind) {
    case 'yuan':
      return showSigned(value, true);
    case 'count':
      return value.toLocaleString('en');
    case 'rate':
      return `${(value * 100).toFixed(1)}%`;
    case 'days':
      return `${value.toFixed(1)} 天`;
    case 'discount':
      return `${value.toFixed(1)} 折`;
  }
}

/** The same at an axis: yuan without fen, thousands of them in 万. */
export function shortValue(name: MeasureName, value: number): string {
  if (reportMeasures[name].kind !== 'yuan') return showValue(name, value).replace(/\.0(?=\D|$)/, '');
  const yuan = value / 100;
  return Math.abs(yuan) >= 10_000 ? `${Number((yuan / 10_000).toFixed(1))} 万` : yuan.toLocaleString('en');
}

/** A measure of these figures; `—` where there is nothing to divide by. */
export function showMeasure(name: MeasureName, figures: ReportSums | null): string {
  const value = figures && reportMeasures[name].of(figures);
  return value === null ? '—' : showValue(name, value);
}

interface MeasureChange {
  /** `+4.8%`, `−1.2 个百分点`, `+0.3 天` */
  text: string;
  direction: 'up' | 'down' | 'same';
  /** Null: neither good nor bad news. */
  isGood: boolean | null;
}

/** The change of a measure against the compared period; null where either has none. */
export function changeOf(name: MeasureName, figures: ReportSums, before: ReportSums | null): MeasureChange | null {
  const measure: Measure = reportMeasures[name];
  const [now, then] = [measure.of(figures), before && measure.of(before)];
  if (now === null || then === null) return null;
  const isShare = measure.kind === 'rate' || measure.kind === 'days' || measure.kind === 'discount';
  // Nothing before and nothing now is no lack of data.
  if (!isShare && then === 0)
    return now === 0 && before?.orders ? { text: '持平', direction: 'same', isGood: null } : null;
  const by = isShare ? now - then : (now - then) / Math.abs(then);
  const size = isShare && measure.kind !== 'rate' ? Math.abs(by) : Math.abs(by) * 100;
  const unit = { yuan: '%', count: '%', rate: ' 个百分点', days: ' 天', discount: ' 折' }[measure.kind];
  const text = size.toFixed(1);
  const direction = Number(text) === 0 ? 'same' : by > 0 ? 'up' : 'down';
  if (direction === 'same') return { text: '持平', direction, isGood: null };
  return {
    text: `${direction === 'up' ? '+' : '−'}${text}${unit}`,
    direction,
    isGood: measure.better === null ? null : measure.better === direction,
  };
}
