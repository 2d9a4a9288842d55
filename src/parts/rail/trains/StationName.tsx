import type { TrainRide } from '#contract/train.ts';
import { useSay } from '#kit/say.ts';
import { useTrains } from './use-trains.ts';

/** A station of a ride, with its place on the train's whole way: where it begins, passes or ends. */
export function StationName({ ride, end }: { ride: TrainRide; end: 'from' | 'to' }) {
  const { texts } = useTrains();
  const { say } = useSay();
  const isOuter = end === 'from' ? ride.beginsHere : ride.endsHere;
  const [kind, mark, title] = !isOuter
    ? (['pass', texts.passes, texts.passesTitle] as const)
    : end === 'from'
      ? (['begin', texts.begins, texts.beginsTitle] as const)
      : (['end', texts.ends, texts.endsTitle] as const);
  return (
    <span>
      <i className={`rt-mark is-${kind}`} title={title}>
        {mark}
      </i>
      {say(ride[end].station)}
    </span>
  );
}
