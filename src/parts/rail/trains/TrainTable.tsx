import { Fragment, memo } from 'react';
import type { TrainRide } from '#contract/train.ts';
import { clockOf } from '#domain/china-time.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useSay } from '#kit/say.ts';
import { cx } from '#ui/base/passed-props.ts';
import { BookTrain } from './BookTrain.tsx';
import { SeatMark } from './SeatMark.tsx';
import { StationName } from './StationName.tsx';
import { Tags } from './Tags.tsx';
import { TrainDetail } from './TrainDetail.tsx';
import { useTrains } from './use-trains.ts';

/** The grid of 12306: a column for each seat class that some train has, with prices under the seats (mock 10). */
export function TrainTable({ rides, open }: { rides: readonly TrainRide[]; open: string }) {
  const { texts, columns } = useTrains();
  const { say } = useSay();
  return (
    <div className="t-card rt-frame">
      <table className="rt">
        <caption className="t-vh">{texts.table}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col">{texts.stations}</th>
            <th scope="col">{texts.times}</th>
            <th scope="col">{texts.minutes}</th>
            {columns.map((seatClass) => (
              <th key={seatClass} scope="col" className="rt-c">
                {say(seatClassNames[seatClass])}
              </th>
            ))}
            <th scope="col" className="rt-c">
              {texts.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {/* Another order or filter writes other trains into the same rows. */}
          {rides.map((ride, at) => (
            <Row key={at} ride={ride} isOpen={ride.trainNumber === open} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = ({ trainNumber, from, to }: TrainRide): string => `${trainNumber} ${from.telecode} ${to.telecode}`;

const Row = memo(function Row({ ride, isOpen }: { ride: TrainRide; isOpen: boolean }) {
  const { texts, columns, toggle } = useTrains();
  const { trainNumber, from, to, nights, minutes } = ride;
  return (
    <Fragment>
      <tr
        className={cx('rt-row', isOpen && 'is-open', ride.sale.state === 'over' && 'is-over')}
        data-train={trainNumber}
      >
        <th scope="row">
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
        <td className="rt-sts">
          <StationName ride={ride} end="from" />
          <StationName ride={ride} end="to" />
        </td>
        <td className="rt-t">
          <b>{clockOf(from.at)}</b>
          <span>{clockOf(to.at)}</span>
        </td>
        <td className="rt-d">
          <b>{texts.lasts(minutes)}</b>
          <span className={nights > 0 ? 't-s12 is-later' : 't-s12 t-3'}>{texts.arrives[nights]}</span>
        </td>
        {columns.map((seatClass) => {
          const seat = ride.seats.find((one) => one.seatClass === seatClass);
          return (
            <td key={seatClass} className="rt-c">
              {seat ? <SeatMark ride={ride} seat={seat} /> : <span className="t-3">{texts.absent}</span>}
            </td>
          );
        })}
        <td className="rt-c">
          <BookTrain ride={ride} />
        </td>
      </tr>
      {isOpen && (
        <tr className="rt-more is-open">
          <td colSpan={columns.length + 5}>
            <TrainDetail key={keyOf(ride)} ride={ride} />
          </td>
        </tr>
      )}
    </Fragment>
  );
});
