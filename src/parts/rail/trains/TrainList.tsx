import { memo, useMemo, useRef } from 'react';
import type { TrainRide } from '#contract/train.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { trainTags } from '#domain/rail/train-tags.ts';
import { useTexts } from '#kit/use-texts.ts';
import { More as MoreRows } from '#parts/search/More.tsx';
import { useLateRows } from '#ui/base/late-rows.ts';
import { TrainCards } from './TrainCards.tsx';
import { TrainTable } from './TrainTable.tsx';
import { trainTexts } from './texts.ts';
import { useTrains } from './use-trains.ts';

interface TrainListProps {
  rides: readonly TrainRide[];
  /** Seat classes that some of them has. */
  columns: readonly SeatClass[];
  shown: number;
  /** How many of them a screen has at most. */
  first: number;
  /** Number of the train whose stops are shown. */
  open: string;
  isNarrow: boolean;
  onMore(): void;
}

/** Trains, a page of them at a time: the next ones come when the end is near, or by the button. */
export function TrainList({ rides, columns, shown, first, open, isNarrow, onMore }: TrainListProps) {
  const asked = useMemo(() => rides.slice(0, shown).map((ride) => ({ ride, columns })), [rides, shown, columns]);
  const box = useRef<HTMLDivElement>(null);
  const rows = useLateRows(asked, box, first);
  return (
    <>
      <div ref={box}>
        {isNarrow ? <TrainCards rows={rows} open={open} /> : <TrainTable columns={columns} rows={rows} open={open} />}
      </div>
      {asked.length < rides.length && <More shown={asked.length} all={rides.length} onMore={onMore} />}
      {!isNarrow && <Legend />}
    </>
  );
}

/** The way to the rows that are not shown yet. */
export function More({ shown, all, ...rest }: { shown: number; all: number; isByHand?: boolean; onMore(): void }) {
  const texts = useTexts('train-list', trainTexts);
  return (
    <MoreRows
      className={rest.isByHand ? 'rt-end t-row' : 'rt-end'}
      shown={shown}
      text={texts.shown(shown, all)}
      label={texts.more}
      {...rest}
    />
  );
}

/** Meaning of the marks in the grid. */
const Legend = memo(function Legend() {
  const { texts, wait } = useTrains();
  return (
    <p className="rt-end">
      <span>
        <b className="rt-mk is-plenty">{texts.plenty}</b> {texts.legend.plenty}
      </span>
      <span>
        <b className="rt-mk is-few">7</b> {texts.legend.few}
      </span>
      <span>
        {texts.full} {texts.legend.full}
      </span>
      {wait && (
        <span>
          <b className="rt-mk is-wait">{texts.wait}</b> {texts.legend.wait}
        </span>
      )}
      <span>
        {texts.absent} {texts.legend.absent}
      </span>
      <span>
        <i className="rt-mark is-begin">{texts.begins}</i> {texts.beginsTitle}
      </span>
      <span>
        <i className="rt-mark is-pass">{texts.passes}</i> {texts.passesTitle}
      </span>
      <span>
        <i className="rt-mark is-end">{texts.ends}</i> {texts.endsTitle}
      </span>
      {trainTags.map((tag) => (
        <span key={tag}>
          <i className="rt-tag">{texts.tags[tag][0]}</i> {texts.tags[tag][1]}
        </span>
      ))}
    </p>
  );
});
