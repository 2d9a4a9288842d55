import type { Verified } from '#contract/flight.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { useServices } from '#kit/widget.ts';
import { StuckBar } from '#ui/journey/StuckBar.tsx';
import { useWords } from './use-words.ts';

/** Route and dates, in view all the way down the form; on wide containers the price card shows them. */
export function TripBar({ verified }: { verified: Verified }) {
  const t = useWords();
  const today = useServices().clock.today();
  const flights = verified.segments.map(({ flight }) => flight);
  const [out] = flights;
  if (!out) return null;
  const times = flights.map(
    ({ depTime, arrTime }) =>
      `${showDay(depTime.slice(0, 10), today)} ${clockOf(depTime)}${flights.length > 1 ? '' : `–${clockOf(arrTime)}`}`,
  );
  const facts = [...times, ...(flights.length > 1 ? [] : [out.flightNo])].join(flights.length > 1 ? '，' : ' · ');
  return (
    <StuckBar
      label={t.trip}
      title={`${out.orgcityname} ${flights.length > 1 ? '⇄' : '→'} ${out.dstcityname}`}
      facts={facts}
    />
  );
}
