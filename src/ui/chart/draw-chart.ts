import uPlot from 'uplot';
import { labelSpace } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

export interface Drawing {
  /** Moves the cursor to a point; null takes it away. */
  point(at: number | null): void;
  destroy(): void;
}

const height = 220;
const axisFont = '12px system-ui, sans-serif';
/** Colours of the system, which a forced palette allows. */
const forced = ['Highlight', 'CanvasText', 'LinkText', 'GrayText', 'ButtonText'];

/** The colours that the theme and the partner's page give an element, by the names of token-sheet.ts. */
function coloursOf(place: HTMLElement) {
  const style = getComputedStyle(place);
  const isForced = matchMedia('(forced-colors: active)').matches;
  const read = (name: string, inForced: string) =>
    isForced ? inForced : style.getPropertyValue(`--_${name}`).trim() || inForced;
  return {
    tones: forced.map((system, at) => read(`chart-${at + 1}`, system)),
    text: read('text-3', 'CanvasText'),
    grid: read('divider', 'GrayText'),
  };
}

/** True if this browser has a canvas to draw on. */
export const canDraw = (): boolean => {
  try {
    return document.createElement('canvas').getContext('2d') !== null;
  } catch {
    return false;
  }
};

/** Draws a chart as wide as its place. `onPoint`: the pointer is over a point, or has left. */
export function drawChart(
  place: HTMLElement,
  { points, shortPoints = points, series }: ChartData,
  onPoint: (at: number | null) => void,
): Drawing {
  const { tones, text, grid } = coloursOf(place);
  const axis = { stroke: text, font: axisFont, ticks: { show: false } };
  const scaleAxis = (isRight: boolean): uPlot.Axis[] => {
    const of = series.find((one) => !!one.isRight === isRight);
    if (!of) return [];
    return [
      {
        ...axis,
        scale: isRight ? 'right' : 'y',
        side: isRight ? 1 : 3,
        size: 56,
        grid: { show: !isRight, stroke: grid, width: 1 },
        ...(of.isWhole && { incrs: wholeSteps }),
        values: (_plot, splits) => splits.map((value) => of.short(value)),
      },
    ];
  };
  let isMoving = false;
  const range: uPlot.Scale.Range = (_plot, min, max) => [Math.min(0, min), Math.max(max, 0) * 1.08 || 1];
  const plot = new uPlot(
    {
      width: Math.max(200, place.clientWidth),
      height,
      legend: { show: false },
      padding: [12, series.some(({ isRight }) => isRight) ? 0 : 12, 0, 0],
      scales: {
        x: { time: false, range: () => [-0.6, points.length - 0.4] },
        y: { range },
        right: { range },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          space: labelSpace(shortPoints),
          incrs: [1, 2, 3, 4, 6, 7, 12, 14, 30, 60, 90],
          values: (_plot, splits) => splits.map((at) => shortPoints[at] ?? ''),
        },
        ...scaleAxis(false),
        ...scaleAxis(true),
      ],
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      series: [
        {},
        ...series.map(({ kind, tone, isRight }): uPlot.Series => {
          const colour = tones[tone - 1] ?? text;
          return {
            scale: isRight ? 'right' : 'y',
            stroke: colour,
            width: kind === 'bar' ? 0 : 2,
            ...(kind === 'bar'
              ? {
                  fill: colour,
                  points: { show: false },
                  ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.6, 40] }) }),
                }
              : { points: { show: points.length <= 31, size: 6, fill: colour } }),
          };
        }),
      ],
      hooks: {
        setCursor: [({ cursor }) => !isMoving && onPoint(cursor.idx ?? null)],
      },
    },
    [points.map((_point, at) => at), ...series.map(({ values }) => [...values])],
    place,
  );
  let frame = 0;
  const fit = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (place.clientWidth > 0 && place.clientWidth !== plot.width) plot.setSize({ width: place.clientWidth, height });
    });
  };
  const observer = new ResizeObserver(fit);
  observer.observe(place);
  return {
    point(at) {
      isMoving = true;
      plot.setCursor({ left: at === null ? -10 : plot.valToPos(at, 'x'), top: at === null ? -10 : 1 });
      isMoving = false;
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer.disconnect();
      plot.destroy();
    },
  };
}

/** 1, 2, 5, 10 … a million */
const wholeSteps = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);
