import { Fragment, memo } from 'react';
import type { TrainRide } from '#contract/train.ts';
import { clockOf } from '#domain/china-time.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
import { cx } from '#ui/base/passed-props.ts';
import { BookTrain } from './BookTrain.tsx';
import { SeatMark } from './SeatMark.tsx';
import { StationName } from './StationName.tsx';
import { Tags } from './Tags.tsx';
import { TrainDetail } from './TrainDetail.tsx';
import { useTrains } from './use-trains.ts';

/** A train with the columns that it was written for: rows out of view keep theirs until they are written again. */
interface TrainRow {
  ride: TrainRide;
  columns: readonly SeatClass[];
}

/** Each row lays out its columns by itself: the first ones give way to the seats, down to their words. */
const widths = {
  stations: { flexBasis: 132, minWidth: 80 },
  times: { flexBasis: 92, minWidth: 48 },
  minutes: { flexBasis: 112 },
};

interface TrainTableProps {
  /** Seat classes that some train of the list has. */
  columns: readonly SeatClass[];
  rows: readonly TrainRow[];
  open: string;
}

/** The grid of 12306: a column for each seat class that some train has, with prices under the seats. */
export function TrainTable({ columns: heads, rows, open }: TrainTableProps) {
  const { texts } = useTrains();
  const { say } = useSay();
  return (
    <div className="t-card rt-frame">
      {/* Roles, since rows are grids of their own: those out of view are neither laid out nor painted. */}
      <table className="rt" role="table">
        <caption className="t-vh">{texts.table}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {texts.number}
            </th>
            <th role="columnheader" scope="col" className="rt-sts" style={widths.stations}>
              {texts.stations}
            </th>
            <th role="columnheader" scope="col" className="rt-t" style={widths.times}>
              {texts.times}
            </th>
            <th role="columnheader" scope="col" className="rt-d" style={widths.minutes}>
              {texts.minutes}
            </th>
            {heads.map((seatClass) => (
              <th key={seatClass} role="columnheader" scope="col" className="rt-c">
                {say(seatClassNames[seatClass])}
              </th>
            ))}
            <th role="columnheader" scope="col" className="rt-c">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {/* Another order or filter writes other trains into the same rows. */}
          {rows.map(({ ride, columns }, at) => (
            <Row key={at} ride={ride} columns={columns} isOpen={ride.trainNumber === open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = ({ trainNumber, from, to }: TrainRide): string => `${trainNumber} ${from.telecode} ${to.telecode}`;

const Row = memo(function Row({ ride, columns, isOpen }: TrainRow & { isOpen: boolean }) {
  const { texts, toggle } = useTrains();
  const { trainNumber, from, to, nights, minutes } = ride;
  return (
    <Fragment>
      <tr
        role="row"
        className={cx('rt-row', isOpen && 'is-open', ride.sale.state === 'over' && 'is-over')}
        data-train={trainNumber}
      >
        <th role="rowheader" scope="row">
          <button
            type="button"
            className="rt-no"
            aria-expanded={isOpen}
            aria-label={texts.stops(trainNumber)}
            onClick={() => toggle(trainNumber)}
          >
            {trainNumber}
          </button>
          <div>
            <Tags tags={ride.tags} />
          </div>
        </th>
        <td role="cell" className="rt-sts" style={widths.stations}>
          <StationName ride={ride} end="from" />
          <StationName ride={ride} end="to" />
        </td>
        <td role="cell" className="rt-t" style={widths.times}>
          <b>{clockOf(from.at)}</b>
          <span>{clockOf(to.at)}</span>
        </td>
        <td role="cell" className="rt-d" style={widths.minutes}>
          <b>{texts.lasts(minutes)}</b>
          <span className={nights > 0 ? 't-s12 is-later' : 't-s12 t-3'}>{texts.arrives[nights]}</span>
        </td>
        {columns.map((seatClass) => {
          const seat = ride.seats.find((one) => one.seatClass === seatClass);
          return (
            <td key={seatClass} role="cell" className="rt-c">
              {seat ? <SeatMark ride={ride} seat={seat} /> : <span className="t-3">{texts.absent}</span>}
            </td>
          );
        })}
        <td role="cell" className="rt-c">
          <BookTrain ride={ride} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="rt-more is-open">
          <td role="cell" colSpan={columns.length + 5}>
            <TrainDetail key={keyOf(ride)} ride={ride} />
          </td>
        </tr>
      )}
    </Fragment>
  );
});
