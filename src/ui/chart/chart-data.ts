/** One line or row of bars; `values` place by place with the points. */
export interface ChartSeries {
  name: string;
  kind: 'bar' | 'line';
  /** Place among the chart colours of the theme. */
  tone: 1 | 2 | 3 | 4 | 5;
  values: readonly (number | null)[];
  /** The scale at the right end. */
  isRight?: boolean;
  show(value: number): string;
  /** Values are counts: an axis has no fractions of them. */
  isWhole?: boolean;
  /** Of the numbers at its axis, above it; absent where they have it themselves. */
  unit?: string | undefined;
  /** At an axis, where there is little room. */
  short(value: number): string;
}

export interface ChartData {
  /** Names of the points, along the horizontal axis. */
  points: readonly string[];
  /** The same at the axis, where there is little room. */
  shortPoints?: readonly string[];
  series: readonly ChartSeries[];
}

/** Units of the two axes. */
export const unitsOf = ({ series }: Pick<ChartData, 'series'>): readonly (string | undefined)[] =>
  [false, true].map((isRight) => series.find((one) => !!one.isRight === isRight)?.unit);

/** The values of a point in words: `2026-08：净消费额 ¥1,280.00，上期 ¥900.00` */
export const spokenPoint = ({ points, series }: ChartData, at: number): string =>
  `${points[at] ?? ''}：${series
    .flatMap(({ name, values, show }) => {
      const value = values[at];
      return value === null || value === undefined ? [] : [`${name} ${show(value)}`];
    })
    .join('，')}`;

/** The point that a key leads to; undefined: the key is none of the chart's. */
export function pointAfterKey(key: string, at: number | null, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(last, at + 1);
  if (key === 'ArrowLeft') return at === null ? last : Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** About the width of a text at 12 px. */
const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 12 : character === ' ' ? 3.3 : 6.6), 0);

/** From label to label of an axis, so that no two of them touch, in pixels. */
export const labelSpace = (labels: readonly string[]): number =>
  Math.ceil(
    Math.max(24, ...labels.slice(1).map((label, at) => (textWidth(label) + textWidth(labels[at] ?? '')) / 2 + 8)),
  );
