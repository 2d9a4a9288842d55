import type { ReactNode } from 'react';
import { airlineColourOf } from '#domain/flight/airline-colours.ts';
import { clockOf } from '#domain/china-time.ts';
import { showDuration } from '#domain/spans.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Fin } from '#parts/flight/Fin.tsx';
import { airlineOf, airlinesOf, airportText, cityText, firstOf, lastOf } from './slices.ts';
import type { Names, ShownSlice } from './slices.ts';
import { intlTexts } from './texts.ts';

interface SliceLineProps {
  names: Names;
  slice: ShownSlice;
  /** Shows the days of both ends. */
  isDated?: boolean;
  /** Columns after the arrival. */
  children?: ReactNode;
}

/** A slice in one line: carriers, flights and who flies them, both ends by their own clocks, and where planes are changed. */
export function SliceLine({ names, slice, isDated, children }: SliceLineProps) {
  const t = useTexts('intl-search', intlTexts);
  const { say, showDay } = useSay();
  const today = useServices().clock.today();
  const [first, last] = [firstOf(slice), lastOf(slice)];
  if (!first || !last) return null;
  const flown = slice.segments.flatMap(({ carrier, carrierFlightNo, carrierName }) =>
    carrier ? t.operated(airlineOf(names, carrier, carrierName), carrierFlightNo ?? '') : [],
  );
  const hubs = slice.segments.slice(0, -1).map(({ dstAirport }) => cityText(names, dstAirport));
  const isMoved = slice.stops.some(({ nextAirport }) => nextAirport);
  return (
    <div className="in-row">
      <div className="in-air">
        <Fin colour={airlineColourOf(first.airline) ?? '#5b6678'} size={28} />
        <div>
          <b>{airlinesOf(names, slice)}</b>
          <div className="t-s12 t-2">{slice.segments.map(({ flightNo }) => flightNo).join(' + ')}</div>
          {flown.map((one) => (
            <div key={one} className="t-s12 t-3">
              {one}
            </div>
          ))}
          <div className="t-s12 t-3">{[...new Set(slice.segments.map(planeOf))].join(' + ')}</div>
        </div>
      </div>
      <div className="in-end">
        {isDated && <span className="t-s12 t-3">{showDay(first.depTime.slice(0, 10), today)}</span>}
        <b className="t-time">{clockOf(first.depTime)}</b>
        <span className="t-s12 t-2">{airportText(names, first.orgAirport, first.orgTerm)}</span>
      </div>
      <div className="in-mid">
        <span className="t-s12 t-3">{say(showDuration(slice.minutes))}</span>
        <i className={hubs.length ? 'is-stop' : undefined} />
        <span className={isMoved ? 't-s12 t-bad' : 't-s12 t-2'}>
          {hubs.length ? say(t.via(hubs.join('、'))) : t.direct}
        </span>
      </div>
      <div className="in-end">
        {isDated && <span className="t-s12 t-3">{showDay(last.arrTime.slice(0, 10), today)}</span>}
        <b className="t-time">
          {clockOf(last.arrTime)}
          {slice.days !== 0 && <sup className="t-pricec">{t.plus(slice.days)}</sup>}
        </b>
        <span className="t-s12 t-2">{airportText(names, last.dstAirport, last.dstTerm)}</span>
      </div>
      {children}
    </div>
  );
}

const planeOf = ({ planeName, planeType }: ShownSlice['segments'][number]): string => planeName || planeType;
