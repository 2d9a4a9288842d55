import { useState } from 'react';
import type { CarCity } from '#contract/car.ts';
import { givenTo } from '#domain/car/coverage.ts';
import { carSceneNames } from '#domain/car/names.ts';
import { newRow } from '#domain/car/rows.ts';
import type { CarRow } from '#domain/car/rows.ts';
import { isEmptyWeek, joined, minutesOf, weekOf, without } from '#domain/car/week.ts';
import type { Week } from '#domain/car/week.ts';
import { useSay } from '#kit/say.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconInfo, iconWarn } from '#ui/icons/icons-basic.ts';
import { Select } from '#ui/select/Select.tsx';
import { WeekGrid } from '#ui/week/WeekGrid.tsx';
import type { WeekRange } from '#ui/week/WeekGrid.tsx';
import type { Texts } from './texts.ts';
import { lookOf, pictureOf } from './week-picture.ts';
import type { ChangeRows, Shown } from './week-picture.ts';

interface WeekCardProps {
  rows: readonly CarRow[];
  scene: Shown;
  /** Id of the row whose hours are painted. */
  active: string;
  /** Cell of the ride that is tried. */
  marked: number | null;
  cities: readonly CarCity[];
  t: Texts;
  onRows: ChangeRows;
}

const blockOf = ({ days, hours }: WeekRange): Week =>
  weekOf(
    [0, 1, 2, 3, 4, 5, 6].filter((day) => day >= days[0] && day <= days[1]),
    [{ from: hours[0] * 60, to: hours[1] * 60 + 60 }],
  );

/** The hours of a scene with its gaps and overlaps, and the presses that close them. */
export function WeekCard({ rows, scene, active, marked, cities, t, onRows }: WeekCardProps) {
  const { say } = useSay();
  const [chosen, setCity] = useState<string>();
  const named = [...new Set(rows.flatMap((row) => row.cities))];
  // Where every row names its cities, the others are one gap: the first of those that have hours is shown.
  const city = chosen ?? (rows.every((row) => row.cities.length > 0) ? (named[0] ?? '') : '');
  const numberOf = (row: CarRow) => rows.indexOf(row) + 1;
  const nameOf = (row: CarRow) => t.rowOf(say(carSceneNames[row.scene]), numberOf(row));
  const wordOf = (row: CarRow) => (scene === 'all' ? say(carSceneNames[row.scene]) : t.row(numberOf(row)));
  const mine = rows.find(({ id }) => id === active);
  const picture = pictureOf(
    rows,
    { scene, city, active, marked },
    {
      nameOf: wordOf,
      noteOf: t.noteOf,
      gap: t.gap,
      gapOf: t.gapOf,
      overlap: t.overlap,
      closed: t.closed,
    },
  );
  const shown = rows.filter((row) => scene === 'all' || row.scene === scene);
  // Of the colours that are in the picture alone, each with all that it stands for.
  const states = { off: t.closed, gap: t.gap, overlap: t.overlap } as const;
  const legend = [...new Set(picture.cells.map(({ look }) => look))].sort().flatMap((look) => {
    if (look === 'none') return [];
    const names = shown.filter((row) => picture.seen.has(row) && lookOf(rows, row, scene) === look).map(wordOf);
    return [{ look, name: look in states ? states[look as 'gap'] : [...new Set(names)].join(t.and) }];
  });
  const hours = (week: Week) => t.hours(minutesOf(week));
  const close = (week: Week) => {
    if (scene === 'all') return;
    const closed = shown.find(({ isClosed, cities: own }) => isClosed && own.length === 0);
    onRows((now) =>
      closed
        ? now.map((row) => (row.id === closed.id ? { ...row, week: joined(row.week, week) } : row))
        : [...now, { ...newRow(now, scene), week, isClosed: true }],
    );
  };
  const first = shown.find(({ isClosed }) => !isClosed);
  return (
    <Card
      title={scene === 'all' ? t.week : t.weekOf(say(carSceneNames[scene]))}
      end={
        named.length > 0 && (
          <Select
            size="sm"
            aria-label={t.cityFilter}
            value={city || 'all'}
            options={[
              { value: 'all', label: t.everywhere },
              ...named.map((code) => ({
                value: code,
                label: say(cities.find((one) => one.code === code)?.name ?? code),
              })),
            ]}
            onChange={(value) => setCity(value === 'all' ? '' : value)}
          />
        )
      }
    >
      <p className="t-s12 t-3">{mine ? t.paint(numberOf(mine)) : t.noPaint}</p>
      <WeekGrid
        label={t.week}
        cells={picture.cells}
        captions={picture.captions}
        legend={[...legend, ...(marked === null ? [] : [{ look: 'marked' as const, name: t.tried }])]}
        onPaint={
          mine &&
          ((range, isOn) =>
            onRows((now) =>
              now.map((row) =>
                row.id === mine.id ? { ...row, week: (isOn ? joined : without)(row.week, blockOf(range)) } : row,
              ),
            ))
        }
      />
      <ul className="t-lines" style={{ marginTop: 8 }}>
        {!isEmptyWeek(picture.gap) && (
          <li className="t-row t-row--wrap">
            <span className="t-warn">
              <Icon of={iconWarn} size={16} />
            </span>
            <div className="t-s13" style={{ flex: '1 1 240px' }}>
              <b>{t.gapTitle(hours(picture.gap))}</b>
              <div className="t-s12 t-2">{shown.length ? t.gapText(t.weekWords(picture.gap)) : t.noRow}</div>
            </div>
            {scene !== 'all' && (
              <Button size="sm" kind="text" onClick={() => close(picture.gap)}>
                {t.close}
              </Button>
            )}
            {first && (
              <Button size="sm" onClick={() => onRows((now) => givenTo(now, first, picture.gap))}>
                {t.mergeInto(t.row(numberOf(first)))}
              </Button>
            )}
          </li>
        )}
        {picture.overlaps.map(({ a, b, week }) => (
          <li key={`${a.id} ${b.id}`} className="t-row t-row--wrap">
            <span className="t-over">
              <Icon of={iconInfo} size={16} />
            </span>
            <div className="t-s13" style={{ flex: '1 1 240px' }}>
              <b>{t.overlapTitle(hours(week))}</b>
              <div className="t-s12 t-2">{t.overlapText(t.weekWords(week), nameOf(a), nameOf(b))}</div>
            </div>
            {[a, b].map((row) => (
              <Button key={row.id} size="sm" onClick={() => onRows((now) => givenTo(now, row, week))}>
                {t.give(t.row(numberOf(row)))}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
