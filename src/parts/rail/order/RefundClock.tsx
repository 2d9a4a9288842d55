import type { OrderTrainRide, TrainTicket } from '#contract/train-order.ts';
import { momentAt, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { rateText, refundClock } from '#domain/rail/order/refund-clock.ts';
import type { ClockStep } from '#domain/rail/order/refund-clock.ts';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';

interface RefundClockProps {
  rides: readonly OrderTrainRide[];
  tickets: readonly TrainTicket[];
  now(): number;
  /** The fee has risen: the order is read again. */
  onStep(): void;
}

const inDay = (ms: number): string => momentAt(ms).slice(5, 16);
const dayMs = 86_400_000;

/** The cost of giving back all open tickets now and later, the next rise of the fee, and the best moment to decide. */
export function RefundClock({ rides, tickets, now, onStep }: RefundClockProps) {
  const open = tickets.filter(({ refund }) => refund !== null);
  const steps = refundClock(
    open.map(({ price, rideNo, freedBy }) => ({
      price: fenOf(price),
      freedBy,
      departsMs: msOf(rides.find((ride) => ride.rideNo === rideNo)?.from.at ?? ''),
      trainNumber: rides.find((ride) => ride.rideNo === rideNo)?.trainNumber ?? '',
    })),
    now(),
  );
  const [step, next] = steps;
  // A cancelled train has no departure that a clock could run to.
  if (!step || open.some(({ freedBy }) => freedBy === 'cancelled')) return null;
  const leftMs = step.untilMs - now();
  const trains = step.rates.length;
  const isRise = next?.rates.length === trains;
  const after = isRise ? '后升档' : '后开车，不能再退';
  const gone = step.rates
    .filter(({ trainNumber }) => !next?.rates.some((one) => one.trainNumber === trainNumber))
    .map(({ trainNumber }) => trainNumber)
    .join('、');
  return (
    <Card
      title="退票时钟"
      sub={`未使用 ${open.length} 张，共 ¥${showFen(step.fee + step.back, true)}`}
      end={
        next &&
        (leftMs > dayMs ? (
          <span className="t-count">
            <Icon of={iconClock} size={16} />
            {Math.floor(leftMs / dayMs)} 天 {Math.floor((leftMs % dayMs) / 3_600_000)} 时{after}
          </span>
        ) : (
          <Countdown untilMs={step.untilMs} now={now} suffix={after} onEnd={onStep} />
        ))
      }
    >
      <div className="t-col">
        <p>
          现在退 {open.length} 张
          {step.fee ? (
            <>
              扣 <b>¥{showFen(step.fee, true)}</b>
            </>
          ) : (
            '免手续费'
          )}
          ，退回 <b>¥{showFen(step.back, true)}</b>。
          {next && isRise ? (
            <>
              <b className="t-over">{inDay(step.untilMs)}</b> 起手续费
              {step.fee ? `由 ${rateText(step, trains)} 升至` : '为'} {rateText(next, trains)}，多扣{' '}
              <b>¥{showFen(next.fee - step.fee, true)}</b>。
            </>
          ) : next ? (
            <>
              <b className="t-over">{inDay(step.untilMs)}</b> {gone} 开车后不能退票，其余车票仍可退。
            </>
          ) : (
            <>
              <b className="t-over">{inDay(step.untilMs)}</b> 开车后不能退票。
            </>
          )}
        </p>
        <Bar steps={steps} trains={trains} />
        <Advice step={step} next={isRise ? next : undefined} canChange={open.some(({ mayChange }) => mayChange)} />
      </div>
    </Card>
  );
}

/** The steps that are still to come, side by side. */
const Bar = ({ steps, trains }: { steps: readonly ClockStep[]; trains: number }) => (
  <ol className="rc-bar">
    {steps.map(({ fromMs, untilMs, percent, rates, fee }, at) => (
      <li key={fromMs} className={at ? undefined : 'is-now'}>
        <span className={percent < 10 ? 't-tag--ok' : percent < 20 ? 't-tag--warn' : 't-tag--bad'}>
          {at === 0 && '现在 '}
          {rateText({ rates, percent }, trains)}
        </span>
        <b className="t-s13">¥{showFen(fee, true)}</b>
        <em className="t-s12 t-3">{inDay(untilMs)} 前</em>
      </li>
    ))}
  </ol>
);

/** Refund or change: the moment that costs least. */
function Advice({ step, next, canChange }: { step: ClockStep; next: ClockStep | undefined; canChange: boolean }) {
  const until = inDay(step.untilMs);
  return (
    <>
      {canChange && (
        <Alert kind="info">
          <b>拿不准去不去</b> {until} 前改签最划算：高价补差，低价退差；
          {step.percent > 0 && '退回的差额按当时的退票费率扣手续费，'}票价相同不收费。每张票可改 1 次。
        </Alert>
      )}
      <Alert kind="info">
        <b>确定不去</b>{' '}
        {step.percent === 0
          ? `${until} 前退票免手续费，不必着急。`
          : next
            ? `越早退越少，${until} 前退可少扣 ¥${showFen(next.fee - step.fee, true)}。`
            : `${until} 开车前退票，之后只能当日改签。`}
      </Alert>
    </>
  );
}
