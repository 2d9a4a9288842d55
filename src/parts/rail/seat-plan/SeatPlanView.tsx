import { Fragment } from 'react';
import type { TrainCall, TrainRide } from '#contract/train.ts';
import { clockOf } from '#domain/china-time.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { mostRides } from '../ride-query.ts';
import type { FoundPlan, SeatPlan } from './create-plans.ts';
import { changeWords, minutesBetween, priceWords } from './plan-words.ts';
import { planTexts } from './texts.ts';
import type { PlanTexts } from './texts.ts';

interface SeatPlanViewProps {
  ride: TrainRide;
  found: FoundPlan | undefined;
  onRetry(): void;
  /** Absent: the plan is booked elsewhere on the page. */
  onBook?(plan: SeatPlan): void;
}

/** Which seat for which part of the way, in a picture and in words. */
export function SeatPlanView({ ride, found, onRetry, onBook }: SeatPlanViewProps) {
  const texts = useTexts('train-plans', planTexts);
  if (!found) return <Skeleton height={96} />;
  if ('failure' in found)
    return (
      <p className="t-row t-s13" role="alert">
        {texts.nameOf(found.failure) || texts.failed}
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      </p>
    );
  const { plan } = found;
  const { parts, price } = plan;
  return (
    <section className="t-col sp" aria-label={texts.title(ride.trainNumber)}>
      <p className="t-s13 t-m">{texts.lead(parts.length - 1)}</p>
      <Picture plan={plan} />
      <ul className="t-s13">
        {parts.slice(1).map((part, at) => (
          <li key={part.from.telecode}>{changeWords(parts[at] ?? part, part, texts)}</li>
        ))}
        <li className="t-3">
          {[texts.parts(parts.length, formatYuan(price)), priceWords(ride, plan, texts)]
            .filter(Boolean)
            .join(texts.semicolon)}
        </li>
      </ul>
      {onBook &&
        (parts.length > mostRides ? (
          <p className="t-s12 t-3">{texts.tooMany}</p>
        ) : (
          <Button kind="buy" size="sm" onClick={() => onBook(plan)}>
            {texts.book}
          </Button>
        ))}
    </section>
  );
}

/** A shorter part of the way has room for its time alone. */
const leastShare = 0.2;

/** Parts side by side as they follow each other, each on the line of its seat; on narrow roots one below the other. */
function Picture({ plan: { parts } }: { plan: SeatPlan }) {
  const texts = useTexts('train-plans', planTexts);
  const minutes = parts.map(({ from, to }) => minutesBetween(from.at, to.at));
  const all = minutes.reduce((sum, one) => sum + one, 0);
  const columns = minutes.map((one) => `minmax(72px, ${one}fr)`).join(' ');
  const last = parts.at(-1);
  return (
    <>
      <div className="sp__p" style={{ gridTemplateColumns: `auto ${columns} auto` }}>
        <span />
        {parts.map(({ from }) => (
          <Stop key={from.telecode} call={from} texts={texts} />
        ))}
        {last ? <Stop call={last.to} texts={texts} /> : <span />}
        {parts.map(({ seat, seatClass, from }, at) => (
          <Fragment key={from.telecode}>
            <b>
              {texts.seatOf(seat)} {texts.classes[seatClass]}
            </b>
            {parts.map((other, column) => {
              const time = texts.lasts(minutes[at] ?? 0);
              return (
                <span key={other.from.telecode} className={column === at ? 'sp__b is-mine' : 'sp__b'}>
                  {column === at && ((minutes[at] ?? 0) < all * leastShare ? time : texts.youSit(time))}
                </span>
              );
            })}
            <span />
          </Fragment>
        ))}
      </div>
      <ol className="sp__v">
        {parts.map(({ seat, seatClass, from, to }, at) => (
          <li key={from.telecode}>
            <b>
              {texts.seatOf(seat)} {texts.classes[seatClass]}
            </b>
            <span>
              {clockOf(from.at)} {texts.nameOf(from.station)} → {clockOf(to.at)} {texts.nameOf(to.station)}
            </span>
            <em className="t-3">{texts.lasts(minutes[at] ?? 0)}</em>
          </li>
        ))}
      </ol>
    </>
  );
}

const Stop = ({ call: { station, at }, texts }: { call: TrainCall; texts: PlanTexts }) => (
  <span className="sp__s">
    {texts.nameOf(station)}
    <em>{clockOf(at)}</em>
  </span>
);
