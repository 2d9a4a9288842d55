import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { OfferedTrainRide } from '#contract/train-order.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { byTrain, wholeWay } from '#domain/rail/order/by-train.ts';
import { fareOfType } from '#domain/rail/order/order-fares.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useLater } from '#kit/part.ts';
import { planTexts } from './plan-texts.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { worstVerdict } from '#parts/policy/worst-verdict.ts';
import { RideLine } from '../RideLine.tsx';
import { Card } from '#ui/display/Card.tsx';
import type { Verdict } from '#parts/booking/standard.ts';

/** The chosen trains, each with its class, the tickets that are left, the verdict of the company, and the change to the next one. */
export function RideCards({ rides, words, verdictsOf, children }: RideCardsProps) {
  const t = useTexts('rail-plan', planTexts);
  const trains = byTrain(rides);
  const change = useLater(trains.length > 1, () => import('./RideChange.tsx'));
  return (
    <Card bare aria-label={words.trip}>
      <div className="t-card__bd to-rides">
        {trains.map((parts, at) => {
          const before = trains[at - 1]?.at(-1);
          const [first] = parts;
          return (
            <Fragment key={first?.from.at}>
              {change && before && first && <change.RideChange before={before} next={first} />}
              <Train parts={parts} words={words} verdictsOf={verdictsOf} />
            </Fragment>
          );
        })}
        {children}
        {trains.length > 1 && <p className="t-s12 t-3">{t.plan(trains.length)}</p>}
      </div>
    </Card>
  );
}

interface RideCardsProps extends PartProps {
  rides: readonly OfferedTrainRide[];
  /** Below the trains. */
  children?: ReactNode;
}

interface PartProps {
  words: {
    trip: string;
    compliant: string;
    forbidden: string;
    comma: string;
    say(text: string): string;
    left(left: number): string;
    adultFare(amount: string): string;
  };
  verdictsOf(rides: readonly OfferedTrainRide[]): readonly Verdict[];
}

/** The fare of an adult; of berths from the cheapest to the dearest. */
function fareText(parts: readonly OfferedTrainRide[]): string {
  const most = fareOfType(parts, 'adult');
  const less = parts.map(({ tiers, prices }) => {
    const fares = Object.values(tiers ?? {}).map((tier) => fenOf(tier.prices.adult ?? '0'));
    return tiers && parts.length === 1 ? fenOf(prices.adult ?? '0') - Math.min(...fares) : 0;
  });
  const least = most - less.reduce((sum, one) => sum + one, 0);
  return least < most ? `${showFen(least)}–${showFen(most)}` : showFen(most);
}

/** One train; of a plan with changes of seat, its seats and where they change. */
function Train({ parts, words, verdictsOf }: PartProps & { parts: readonly OfferedTrainRide[] }) {
  const t = useTexts('rail-plan', planTexts);
  const isPlan = parts.length > 1;
  const plan = useLater(isPlan, () => import('./planned/PlannedSeats.tsx'));
  const way = wholeWay(parts);
  if (!way) return null;
  const { verdict, over = '' } = worstVerdict(verdictsOf(parts)) ?? {};
  const classes = [...new Set(parts.map(({ seatClass }) => words.say(seatClassNames[seatClass])))].join(words.comma);
  return (
    <>
      <RideLine
        ride={way}
        sub={classes}
        end={
          <>
            <span className="t-s13">
              <VerdictTag verdict={verdict} words={{ ok: words.compliant, over, forbidden: words.forbidden }} />{' '}
              {classes} <b>{isPlan ? t.seatChanges(parts.length - 1) : words.left(way.left)}</b>
            </span>
            <span className="t-s12 t-3">{words.adultFare(fareText(parts))}</span>
          </>
        }
      />
      {plan && <plan.PlannedSeats parts={parts} />}
    </>
  );
}
