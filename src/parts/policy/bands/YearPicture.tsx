import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { addDays, weekdayIndex } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { addMonths, daysInMonth, twoDigits } from '#domain/spans.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useTexts } from '#kit/use-texts.ts';
import { cx } from '#ui/base/passed-props.ts';
import chartCss from '#ui/chart/chart.css?shadow';
import { bandTexts } from './texts.ts';

const styles = [chartCss];

interface ShownBand {
  from: Day;
  to: Day;
  /** Colour of the chart. */
  tone: number;
}

interface YearPictureProps {
  /** In words, for a screen reader: the list beside it says the same. */
  label: string;
  /** `2026-10` */
  firstMonth: string;
  bands: readonly ShownBand[];
  /** Position of the band that stands out. */
  active?: number | undefined;
  /** Days that were dragged over; one day is a press. */
  onPick(from: Day, to: Day): void;
}

const cell = 10;
const gap = 2;

/** Twelve months in small, a square for each day. A pointer picks days; keys use the fields beside it. */
export function YearPicture({ label, firstMonth, bands, active, onPick }: YearPictureProps) {
  useStyles(styles);
  const { monthName } = useTexts('policy-bands', bandTexts);
  const [picked, setPicked] = useState<{ from: Day; to: Day } | null>(null);
  const isDown = useRef(false);
  const dayUnder = ({ clientX, clientY, currentTarget }: PointerEvent): Day | undefined => {
    const root = currentTarget.getRootNode() as Document | ShadowRoot;
    return (root.elementFromPoint(clientX, clientY) as SVGElement | null)?.dataset['day'];
  };
  const start = (event: PointerEvent) => {
    const day = (event.target as SVGElement).dataset['day'];
    // A finger that moves scrolls the page.
    isDown.current = event.pointerType !== 'touch';
    if (day) setPicked({ from: day, to: day });
  };
  const go = (event: PointerEvent) => {
    const day = isDown.current && picked ? dayUnder(event) : undefined;
    if (picked && day && day !== picked.to) setPicked({ ...picked, to: day });
  };
  const end = () => {
    isDown.current = false;
    if (picked) onPick(...ordered(picked));
    setPicked(null);
  };
  const [pickedFrom, pickedTo] = picked ? ordered(picked) : ['', ''];
  const months = Array.from({ length: 12 }, (_, at) => addMonths(firstMonth, at));
  return (
    <div
      role="img"
      aria-label={label}
      className="t-year"
      onPointerDown={start}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => {
        isDown.current = false;
        setPicked(null);
      }}
    >
      {months.map((month, at) => (
        <div key={month}>
          <div className="t-s12 t-2">{monthName(month, at === 0 || month.endsWith('-01'))}</div>
          <svg viewBox={`0 0 ${7 * (cell + gap)} ${6 * (cell + gap)}`} style={{ width: '100%', maxWidth: 112 }}>
            {daysOf(month).map((day, date) => {
              const place = date + weekdayIndex(`${month}-01`);
              const [x, y] = [(place % 7) * (cell + gap), Math.floor(place / 7) * (cell + gap)];
              const tones = [
                ...new Set(bands.filter(({ from, to }) => from <= day && day <= to).map(({ tone }) => tone)),
              ];
              const isActive = active !== undefined && within(bands[active], day);
              return (
                <g key={day}>
                  <rect
                    data-day={day}
                    className={cx(
                      tones[0] !== undefined && `t-tone--${tones[0]}`,
                      day >= pickedFrom && day <= pickedTo && 'is-on',
                    )}
                    x={x}
                    y={y}
                    width={cell}
                    height={cell}
                    rx={2}
                    opacity={active === undefined || isActive || !tones[0] ? 1 : 0.55}
                  />
                  {tones[1] && (
                    <path
                      className={`t-tone--${tones[1]}`}
                      d={`M${x + cell} ${y}v${cell}h-${cell}z`}
                      style={{ pointerEvents: 'none' }}
                    />
                  )}
                </g>
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
}

const ordered = ({ from, to }: { from: Day; to: Day }): [Day, Day] => (from <= to ? [from, to] : [to, from]);
const within = (band: ShownBand | undefined, day: Day) => band !== undefined && band.from <= day && day <= band.to;
const daysOf = (month: string): Day[] =>
  Array.from({ length: daysInMonth(month) }, (_, at) => `${month}-${twoDigits(at + 1)}`);

/** The year of a picture begins with this month. */
export const yearFrom = (day: Day): string => day.slice(0, 7);
export const yearEnd = (firstMonth: string): Day => addDays(`${addMonths(firstMonth, 12)}-01`, -1);
