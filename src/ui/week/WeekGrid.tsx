import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { cx } from '../base/passed-props.ts';
import { useControlStyles, useWorded } from '../base/root.ts';
import css from './week.css?shadow';
import { weekWords } from './week-words.ts';

const styles = [css];

/** Looks of rules 1 to 5, of hours that are closed on purpose, of a hole, and of two rules at once. */
export type WeekLook = 1 | 2 | 3 | 4 | 5 | 'off' | 'gap' | 'overlap' | 'none';

/** An hour of a day of the week. */
export interface WeekCell {
  look: WeekLook;
  /** In words: the rules of this hour. */
  name: string;
  /** Belongs to what is being painted. */
  isMine?: boolean | undefined;
  isMarked?: boolean | undefined;
}

/** Words over a block of cells; days from Monday, 0. */
export interface WeekCaption {
  day: number;
  days: number;
  hour: number;
  hours: number;
  text: string;
  note?: string | undefined;
}

/** Cells from corner to corner, both in it. */
export interface WeekRange {
  days: readonly [from: number, to: number];
  hours: readonly [from: number, to: number];
}

interface WeekGridProps {
  label: string;
  /** 168 of them, Monday first. */
  cells: readonly WeekCell[];
  captions?: readonly WeekCaption[];
  legend?: readonly { look: WeekLook | 'marked'; name: string }[];
  /** Paints a block, or takes it away where its first cell was painted; without it the grid only shows. */
  onPaint?: ((range: WeekRange, isOn: boolean) => void) | undefined;
}

const hoursOf = Array.from({ length: 24 }, (_, hour) => hour);
const between = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);
const rangeOf = (a: number, b: number): WeekRange => ({
  days: between(Math.floor(a / 24), Math.floor(b / 24)),
  hours: between(a % 24, b % 24),
});
const isWithin = ({ days, hours }: WeekRange, at: number): boolean => {
  const [day, hour] = [Math.floor(at / 24), at % 24];
  return day >= days[0] && day <= days[1] && hour >= hours[0] && hour <= hours[1];
};

const steps: Readonly<Record<string, readonly [days: number, hours: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -24],
  End: [0, 24],
};
const limit = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** The hours of a week. Blocks are painted by dragging, or with the arrow keys (Shift: a block) and Enter. */
export function WeekGrid({ label, cells, captions, legend, onPaint }: WeekGridProps) {
  useControlStyles(styles);
  const words = useWorded('week', weekWords);
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  /** First cell of the block that is being chosen. */
  const [anchor, setAnchor] = useState<number | null>(null);
  const isDragged = useRef(false);
  const chosen = anchor === null ? null : rangeOf(anchor, at);

  const paint = (from: number, to: number) => {
    setAnchor(null);
    onPaint?.(rangeOf(from, to), cells[from]?.isMine !== true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const to = limit(Math.floor(at / 24) + step[0], 6) * 24 + limit((at % 24) + step[1], 23);
      setAnchor(event.shiftKey && onPaint ? (anchor ?? at) : null);
      setAt(to);
      grid.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus();
    } else if (onPaint && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      paint(anchor ?? at, at);
    } else if (event.key === 'Escape' && anchor !== null) {
      event.stopPropagation();
      setAnchor(null);
    }
  };
  const cellAt = (event: PointerEvent): number | null => {
    const text = (event.target as HTMLElement).dataset['at'];
    return text === undefined ? null : Number(text);
  };
  const onPointerDown = (event: PointerEvent) => {
    const from = cellAt(event);
    if (from === null || event.button !== 0) return;
    // A finger's events would all go to the first cell.
    (event.target as HTMLElement).releasePointerCapture?.(event.pointerId);
    isDragged.current = true;
    setAt(from);
    setAnchor(from);
  };
  const onPointerOver = (event: PointerEvent) => {
    const to = isDragged.current ? cellAt(event) : null;
    if (to !== null) setAt(to);
  };
  const end = (isDone: boolean) => {
    if (!isDragged.current) return;
    isDragged.current = false;
    if (isDone && anchor !== null) paint(anchor, at);
    else setAnchor(null);
  };
  const pointer = onPaint && {
    onPointerDown,
    onPointerOver,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onPointerLeave: () => end(false),
  };

  return (
    <>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable={onPaint ? true : undefined}
        className={cx('t-week', onPaint && 'is-painted')}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <div role="row">
          {hoursOf
            .filter((hour) => hour % 2 === 0)
            .map((hour) => (
              <span
                key={hour}
                role="columnheader"
                aria-colspan={2}
                className={cx('t-week__h', hour % 6 !== 0 && 'is-odd')}
                style={{ gridArea: `1 / ${hour + 2} / 2 / ${hour + 4}` }}
              >
                {words.hour(hour)}
              </span>
            ))}
        </div>
        {words.days.map((day, row) => (
          <div key={day} role="row">
            <span role="rowheader" className="t-week__d" style={{ gridArea: `${row + 2} / 1` }}>
              {day}
            </span>
            {hoursOf.map((hour) => {
              const place = row * 24 + hour;
              const cell = cells[place];
              const isChosen = chosen !== null && isWithin(chosen, place);
              return (
                <span
                  key={hour}
                  role="gridcell"
                  data-at={place}
                  tabIndex={place === at ? 0 : -1}
                  aria-label={[words.cell(day, hour), cell?.name, cell?.isMine && words.mine].filter(Boolean).join(' ')}
                  aria-selected={onPaint ? (chosen ? isChosen : cell?.isMine === true) : undefined}
                  className={cx(
                    't-week__c',
                    cell && cell.look !== 'none' && `is-look-${cell.look}`,
                    cell?.isMine && 'is-mine',
                    isChosen && 'is-chosen',
                    cell?.isMarked && 'is-marked',
                  )}
                  style={{ gridArea: `${row + 2} / ${hour + 2}` }}
                />
              );
            })}
          </div>
        ))}
        {captions?.map(({ day, days, hour, hours, text, note }) => (
          <span
            key={`${day} ${hour} ${text}`}
            aria-hidden="true"
            className={cx('t-week__t', hours < 5 && 'is-odd')}
            style={{ gridArea: `${day + 2} / ${hour + 2} / ${day + 2 + days} / ${hour + 2 + hours}` }}
          >
            <b>{text}</b>
            {note && <small>{note}</small>}
          </span>
        ))}
      </div>
      {legend && (
        <p className="t-week__k">
          {legend.map(({ look, name }) => (
            <span key={name}>
              <i className={look === 'marked' ? 'is-marked' : `is-look-${look}`} aria-hidden="true" />
              {name}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
