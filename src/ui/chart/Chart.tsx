import { useEffect, useMemo, useRef, useState } from 'react';
import { Segment } from '../controls/Segment.tsx';
import { Card } from '../display/Card.tsx';
import { useControlStyles, useWorded } from '../base/root.ts';
import { cx } from '../base/passed-props.ts';
import { Table } from '../list/Table.tsx';
import { chartWords } from './chart-words.ts';
import { pointAfterKey, spokenPoint, unitsOf } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';
import { canDraw, drawChart } from './draw-chart.ts';
import type { Drawing } from './draw-chart.ts';
import css from './chart.css?shadow';

const styles = [css];

interface ChartCardProps {
  title: string;
  sub?: string;
  data: ChartData;
  /** Head of the column of points in the table. */
  pointTitle?: string;
}

/** A chart with its legend, and the same values as a table. A browser without a canvas shows the table. */
export function ChartCard({ title, sub, data, pointTitle }: ChartCardProps) {
  useControlStyles(styles);
  const words = useWorded('chart', chartWords);
  const [look, setLook] = useState<'chart' | 'table'>(canDraw() ? 'chart' : 'table');
  return (
    <Card
      title={title}
      sub={sub}
      bare={look === 'table'}
      end={
        canDraw() && (
          <Segment
            label={`${title} ${words.look}`}
            value={look}
            items={[
              { value: 'chart', label: words.chart },
              { value: 'table', label: words.table },
            ]}
            onChange={setLook}
          />
        )
      }
    >
      {look === 'chart' ? (
        <Chart title={title} data={data} />
      ) : (
        <DataOf title={title} data={data} head={pointTitle ?? words.point} />
      )}
    </Card>
  );
}

/** The arrow keys move from point to point; the legend shows its values, and a screen reader says them as those of a slider. */
function Chart({ title, data }: { title: string; data: ChartData }) {
  const words = useWorded('chart', chartWords);
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [left, right] = unitsOf(data);
  useEffect(() => {
    if (!place.current) return undefined;
    const own = drawChart(place.current, data, setAt);
    drawing.current = own;
    setAt(null);
    return () => own.destroy();
  }, [data]);
  const move = (next: number | null) => {
    setAt(next);
    drawing.current?.point(next);
  };
  return (
    <div
      className="t-chart"
      role="slider"
      tabIndex={0}
      aria-label={words.keys(title)}
      aria-valuemin={1}
      aria-valuemax={data.points.length}
      aria-valuenow={(at ?? 0) + 1}
      aria-valuetext={spokenPoint(data, at ?? 0)}
      onBlur={() => move(null)}
      onKeyDown={(event) => {
        const next = pointAfterKey(event.key, at, data.points.length);
        if (next === undefined) return;
        event.preventDefault();
        move(next);
      }}
    >
      <div className="t-chart__key" aria-hidden="true">
        {at !== null && <b>{data.points[at]}</b>}
        {data.series.map(({ name, kind, tone, values, show }) => {
          const value = at === null ? null : values[at];
          return (
            <span key={name}>
              <i className={cx(`t-tone--${tone}`, kind === 'line' && 'is-line')} />
              {name}
              {value !== null && value !== undefined && <b>{show(value)}</b>}
            </span>
          );
        })}
      </div>
      {(left || right) && (
        <div className="t-row t-s12 t-3" aria-hidden="true">
          {left}
          <span className="t-end">{right}</span>
        </div>
      )}
      <div ref={place} aria-hidden="true" />
    </div>
  );
}

function DataOf({ title, data, head }: { title: string; data: ChartData; head: string }) {
  const { points, series } = data;
  const columns = useMemo(
    () => [
      { key: 'point', title: head, phone: 'title' as const, cell: (row: number) => points[row] },
      ...series.map(({ name, values, show }) => ({
        key: name,
        title: name,
        num: true,
        phone: 'named' as const,
        cell: (row: number) => {
          const value = values[row];
          return value === null || value === undefined ? '—' : show(value);
        },
      })),
    ],
    [points, series, head],
  );
  return <Table caption={title} columns={columns} rows={points.map((_name, at) => at)} rowKey={(row) => row} />;
}
