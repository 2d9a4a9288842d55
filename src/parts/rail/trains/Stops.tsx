import { computed, signal } from '@preact/signals-core';
import { train } from '#contract/train.ts';
import type { TrainRide, TrainStop } from '#contract/train.ts';
import { clockOf } from '#domain/china-time.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { createResults } from '#parts/search/results.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { rideOf } from '../ride-query.ts';
import { useTrains } from './use-trains.ts';
import type { TrainTexts } from './texts.ts';

/** A line of its own, with the times below each other. */
const whole = { flexBasis: '100%' };
const column = { display: 'inline-block', width: '7em' };

const createStops = ({ api }: Services, ride: TrainRide) => {
  const input = rideOf(ride);
  return createResults({
    input: computed(() => input),
    isReady: signal(true),
    ask: (asked, ending) => api.send(train.stops, asked, { quiet: 'all', signal: ending }),
  });
};

/** All stops of a train with their times, on a narrow page one below the other; those of the asked way stand out. */
export function Stops({ ride, isNarrow }: { ride: TrainRide; isNarrow?: boolean | undefined }) {
  const services = useServices();
  const { texts } = useTrains();
  const { say } = useSay();
  const model = useModel(() => createStops(services, ride));
  const [data, failure] = useValues(model.data, model.failure);
  if (!data && failure)
    return (
      <p className="t-row t-s13" role="alert">
        {say(failure.msg) || texts.stopsFailed}
        <Button size="sm" onClick={model.load}>
          {texts.retry}
        </Button>
      </p>
    );
  if (!data) return <Skeleton height={40} />;
  return (
    <ol className="rt-stops" aria-label={texts.stops(ride.trainNumber)}>
      {data.stops.map((stop) => (
        <li key={stop.telecode} className={stop.isOnWay ? 'is-on' : undefined} {...(isNarrow && { style: whole })}>
          <b {...(isNarrow && { style: column })}>{say(stop.station)}</b> {timesOf(stop, texts)}
          {stop.restMinutes > 0 && ` ${texts.rest(texts.lasts(stop.restMinutes))}`}
        </li>
      ))}
    </ol>
  );
}

const timesOf = ({ arrives, departs }: TrainStop, texts: TrainTexts): string =>
  [arrives ? clockOf(arrives) : texts.start, departs ? clockOf(departs) : texts.end].join(' / ');
