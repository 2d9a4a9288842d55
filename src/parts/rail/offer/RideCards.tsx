import { Fragment } from 'react';
import type { OfferedTrainRide, VerifiedTrain } from '#contract/train-order.ts';
import { clockOf } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { byTrain, changeBetween, wholeWay } from '#domain/rail/order/by-train.ts';
import { fareOfType } from '#domain/rail/order/order-fares.ts';
import { transferRisk } from '#domain/rail/search/ways.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { showDuration } from '#domain/spans.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { RideLine } from '#parts/rail/RideLine.tsx';
import { PlanSteps } from '#parts/rail/seat-plan/PlanSteps.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { verdictsOf } from '../order/values.ts';
import type { OrderModel } from '../model.ts';

/** The chosen trains, each with its class, the tickets that are left, the verdict of the company, and the change to the next one. */
export function RideCards({ model: { words }, verified: { rides } }: { model: OrderModel; verified: VerifiedTrain }) {
  const trains = byTrain(rides);
  return (
    <Card bare aria-label={words.trip}>
      <div className="t-card__bd to-rides">
        {trains.map((parts, at) => {
          const before = trains[at - 1]?.at(-1);
          const [first] = parts;
          return (
            <Fragment key={first?.from.at}>
              {before && first && <Change before={before} next={first} words={words} />}
              <Train parts={parts} words={words} />
            </Fragment>
          );
        })}
        {trains.length > 1 && <p className="t-s12 t-3">{words.plan(trains.length)}</p>}
      </div>
    </Card>
  );
}

interface PartProps {
  words: OrderModel['words'];
}

/** One train; of a plan with changes of seat, its seats and where they change. */
function Train({ parts, words }: PartProps & { parts: readonly OfferedTrainRide[] }) {
  const way = wholeWay(parts);
  if (!way) return null;
  const verdicts = verdictsOf(parts, words);
  const { verdict, over = '' } = verdicts.find((one) => one.verdict !== 'ok') ?? verdicts[0] ?? {};
  const classes = [...new Set(parts.map(({ seatClass }) => seatClassNames[seatClass]))].join('、');
  const isPlan = parts.length > 1;
  const planned = parts.filter(({ plannedSeat }) => plannedSeat !== undefined);
  return (
    <>
      <RideLine
        ride={way}
        sub={classes}
        end={
          <>
            <span className="t-s13">
              <VerdictTag verdict={verdict} words={{ ok: words.compliant, over, forbidden: words.forbidden }} />{' '}
              {classes} <b>{isPlan ? words.seatChanges(parts.length - 1) : words.left(way.left)}</b>
            </span>
            <span className="t-s12 t-3">{words.adultFare(showFen(fareOfType(parts, 'adult')))}</span>
          </>
        }
      />
      {isPlan && <PlanSteps parts={parts.map((part) => ({ ...part, seat: part.plannedSeat ?? '' }))} />}
      {planned.some(({ plannedSeat }) => plannedSeat === '') && <Alert kind="warn">{words.seatsTaken}</Alert>}
    </>
  );
}

/** Between two trains: where, how long, and how easily the second one is missed. */
function Change({ before, next, words }: PartProps & Record<'before' | 'next', OfferedTrainRide>) {
  const { kind, waits } = changeBetween(before, next);
  const risk = transferRisk(kind, waits);
  return (
    <p className="t-s13 to-change">
      <Dot kind={words.riskDots[risk]}>{words.risks[risk]}</Dot>{' '}
      {words.change[kind](before.to.station, next.from.station, clockOf(before.to.at), clockOf(next.from.at))} ·{' '}
      {words.wait[kind](showDuration(waits))}
    </p>
  );
}
