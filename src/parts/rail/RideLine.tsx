import type { ReactNode } from 'react';
import type { TrainCall } from '#contract/train.ts';
import { clockOf, dayOf } from '#domain/china-time.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { rideTexts } from './ride-texts.ts';

interface RideLineProps {
  ride: { trainNumber: string; from: TrainCall; to: TrainCall; minutes: number; nights: number };
  /** Under the number: the class, the place in a plan. */
  sub: ReactNode;
  /** Under the time on the way. */
  way?: ReactNode;
  /** At the end of the line. */
  end?: ReactNode;
  /** That every ride around it leaves on: it is not said again. */
  day?: string | undefined;
}

/** A ride in one line: number, departure, time on the way, arrival. */
export function RideLine({ ride, sub, way, end, day }: RideLineProps) {
  const texts = useTexts('train-ride', rideTexts);
  const { trainNumber, from, to, minutes, nights } = ride;
  const isDated = dayOf(from.at) !== day;
  return (
    <div className="rl-ride">
      <div className="rl-ride__no">
        <b>{trainNumber}</b>
        <span className="t-s12 t-3">{sub}</span>
      </div>
      <Call call={from} isDated={isDated} isLong={texts.isLong} />
      <div className="rl-ride__way">
        <span className="t-s12 t-3">{texts.lasts(minutes)}</span>
        <i />
        {way && <span className="t-s12 t-3">{way}</span>}
      </div>
      <Call call={to} isDated={isDated} plus={nights > 0 ? texts.daysOn(nights) : ''} isLong={texts.isLong} />
      {end && <div className="rl-ride__end">{end}</div>}
    </div>
  );
}

/** Names of two words and more go on in a second line. */
const wrapping = { whiteSpace: 'normal' } as const;

interface CallProps {
  call: TrainCall;
  isDated: boolean;
  plus?: string;
  isLong: boolean;
}

function Call({ call: { station, at }, isDated, plus = '', isLong }: CallProps) {
  const { say, showDay } = useSay();
  const today = useServices().clock.today();
  return (
    <div className="rl-ride__call">
      {isDated && <span className="t-s12 t-3">{showDay(dayOf(at), today)}</span>}
      <b className="t-time">
        {clockOf(at)}
        {plus && <sup>{plus}</sup>}
      </b>
      <span className="t-s12 t-2" style={isLong ? wrapping : undefined}>
        {say(station)}
      </span>
    </div>
  );
}
