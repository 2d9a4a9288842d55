import type { OrderTrainRide, TrainOrder, TrainTicket } from '#contract/train-order.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { clockTickets, isKeptFive, rateText, refundClock } from '#domain/rail/order/refund-clock.ts';
import type { ClockStep } from '#domain/rail/order/refund-clock.ts';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { clockTexts } from './words/clock-texts.ts';

interface RefundClockProps {
  rides: readonly OrderTrainRide[];
  tickets: readonly TrainTicket[];
  insurance?: Pick<NonNullable<TrainOrder['insurance']>, 'state'> | undefined;
  now(): number;
  /** The fee has risen: the order is read again. */
  onStep(): void;
}

const inDay = (ms: number): string => momentAt(ms).slice(5, 16);
const dayMs = 86_400_000;

/** The cost of giving back all open tickets now and later, the next rise of the fee, and the best moment to decide. */
export function RefundClock({ rides, tickets, insurance, now, onStep }: RefundClockProps) {
  const open = tickets.filter(({ refund }) => refund !== null);
  const held = clockTickets({ rides, tickets });
  const steps = refundClock(held, now());
  const t = useTexts('rail-clock', clockTexts);
  const { say } = useSay();
  const [step, next] = steps;
  // A cancelled train has no departure that a clock could run to.
  if (!step || open.some(({ freedBy }) => freedBy === 'cancelled')) return null;
  const leftMs = step.untilMs - now();
  const trains = step.rates.length;
  const isRise = next?.rates.length === trains;
  const after = isRise ? t.rises : t.leaves;
  const gone = step.rates
    .filter(({ trainNumber }) => !next?.rates.some((one) => one.trainNumber === trainNumber))
    .map(({ trainNumber }) => trainNumber)
    .join(say('、'));
  return (
    <Card
      title={t.title}
      sub={t.unused(open.length, showFen(step.fee + step.back, true))}
      end={
        next &&
        (leftMs > dayMs ? (
          <span className="t-count">
            <Icon of={iconClock} size={16} />
            {t.left(Math.floor(leftMs / dayMs), Math.floor((leftMs % dayMs) / 3_600_000)).trim()}
            {after}
          </span>
        ) : (
          <Countdown untilMs={step.untilMs} now={now} suffix={after} onEnd={onStep} />
        ))
      }
    >
      <div className="t-col">
        <p>
          {t.now(open.length)}
          {step.fee ? (
            <>
              {t.kept}
              <b>¥{showFen(step.fee, true)}</b>
            </>
          ) : (
            t.free
          )}
          {t.back}
          <b>¥{showFen(step.back, true)}</b>
          {(insurance?.state === 'insured' || insurance?.state === 'waiting') && t.uninsured}
          {t.end}
          {t.at}
          <b className="t-over">{say(inDay(step.untilMs))}</b>
          {next && isRise ? (
            <>
              {t.risesTo(step.fee ? say(rateText(step, trains)) : '', say(rateText(next, trains)))}
              <b>¥{showFen(next.fee - step.fee, true)}</b>
              {t.end}
            </>
          ) : next ? (
            t.gone(gone)
          ) : (
            t.goneAll
          )}
          {held.some((one) => isKeptFive(one, now())) && t.keepsFive}
        </p>
        <Bar steps={steps} trains={trains} />
        <Advice step={step} next={next} changeable={open.filter(({ mayChange }) => mayChange)} />
      </div>
    </Card>
  );
}

/** Of two trains: on a phone the steps go on in a second line, where each has room for its words. */
const inLines = { row: { flexWrap: 'wrap', rowGap: 8 }, step: { minWidth: 76 } } as const;

/** The steps that are still to come, side by side. */
function Bar({ steps, trains }: { steps: readonly ClockStep[]; trains: number }) {
  const t = useTexts('rail-clock', clockTexts);
  const { say } = useSay();
  const lines = steps.length > 4 ? inLines : undefined;
  return (
    <ol className="rc-bar" style={lines?.row}>
      {steps.map(({ fromMs, untilMs, percent, rates, lost, fee }, at) => (
        <li key={fromMs} className={at ? undefined : 'is-now'} style={lines?.step}>
          <span className={percent < 10 ? 't-tag--ok' : percent < 20 ? 't-tag--warn' : 't-tag--bad'}>
            {at === 0 && t.isNow}
            {say(rateText({ rates, percent, lost }, trains))}
          </span>
          <b className="t-s13">¥{showFen(fee, true)}</b>
          <em className="t-s12 t-3">{t.until(say(inDay(untilMs)))}</em>
        </li>
      ))}
    </ol>
  );
}

/** Refund or change: the moment that costs least. */
function Advice({
  step,
  next,
  changeable,
}: {
  step: ClockStep;
  next: ClockStep | undefined;
  changeable: readonly TrainTicket[];
}) {
  const t = useTexts('rail-clock', clockTexts);
  const until = useSay().say(inDay(step.untilMs));
  return (
    <>
      {changeable.length > 0 && (
        <Alert kind="info">
          <b>{t.unsure}</b>
          {t.unsureText(
            until,
            step.percent === 0,
            changeable.some(({ freedBy }) => freedBy),
          )}
        </Alert>
      )}
      <Alert kind="info">
        <b>{t.sure}</b>{' '}
        {step.percent === 0
          ? t.noHurry(until)
          : next
            ? t.hurry(until, showFen(next.fee - step.fee, true))
            : t.last(until)}
      </Alert>
    </>
  );
}
