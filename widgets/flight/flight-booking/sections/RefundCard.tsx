import type { Verified } from '#contract/flight.ts';
import { clockOf, dayAt, momentAt } from '#domain/china-time.ts';
import { costOf } from '#domain/flight/order-price.ts';
import { adultTicketsOf, refundCurve } from '#domain/flight/refund-curve.ts';
import type { RefundStep } from '#domain/flight/refund-curve.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRefresh } from '#ui/icons/icons.ts';
import { useExtrasWords } from './use-extras-words.ts';

const [leftX, rightX, topY, zeroY, footY] = [8, 264, 28, 90, 96];

/** Refund of an adult's cancellation, from now until the first departure. */
export function RefundCard({ verified }: { verified: Verified }) {
  const t = useExtrasWords();
  const { say } = useSay();
  const { clock, config } = useServices();
  const { showServFee } = useValue(config).switches;
  const tickets = adultTicketsOf(verified.segments);
  const steps = refundCurve(tickets, clock.now());
  const [now] = steps;
  if (!now) return null;
  const serviceFen = costOf(verified.segments, 'ADT')?.serviceFen;
  const feeKept = serviceFen ? t.feeKept(say(feeName(showServFee)), showFen(serviceFen)) : '';
  return (
    <section className="t-card bk-pc fb-rc t-s13" aria-label={t.refundTitle}>
      <div className="t-row">
        <Icon of={iconRefresh} />
        <b>{t.refundTitle}</b>
      </div>
      <Curve steps={steps} />
      <p className="t-s13 t-2">
        {tickets.length > 1 ? t.refundNowBoth : t.refundNowHead}
        <b className="fb-ink">¥{showFen(now.backFen)}</b>
        <span className="t-nowrap">{t.refundNow(showFen(now.lostFen), feeKept)}</span>
      </p>
    </section>
  );
}

/** Equal widths for steps of very different length: their order and their amounts count. */
function Curve({ steps }: { steps: readonly RefundStep[] }) {
  const t = useExtrasWords();
  const { showDate } = useSay();
  const most = Math.max(1, ...steps.map((step) => step.backFen + step.lostFen));
  const width = (rightX - leftX) / steps.length;
  const top = steps[0]?.backFen ?? 0;
  const xOf = (at: number) => Math.round(leftX + width * at);
  const yOf = (step: RefundStep) =>
    Math.round(topY + ((top - step.backFen) / most) * (zeroY - topY) * (most / Math.max(1, top)));
  const line = steps.map((step, at) => `${at ? 'V' : `M${leftX} `}${yOf(step)}H${xOf(at + 1)}`).join('');
  const dayText = (step: RefundStep) => showDate(dayAt(step.untilMs));
  const untilText = (step: RefundStep) => `${dayText(step)} ${clockOf(momentAt(step.untilMs))}`;
  const spoken = steps
    .map((step, at) =>
      at < steps.length - 1
        ? t.refundStep(untilText(step), yuanOf(step.backFen))
        : t.refundStep(t.departure, yuanOf(step.backFen)),
    )
    .join(t.comma);
  const twoLines = steps.length > 3;
  return (
    <svg className="fb-cc" viewBox={`0 0 272 ${twoLines ? 130 : 116}`} role="img" aria-label={t.refundLabel(spoken)}>
      <path className="fb-cc__a" d={`${line}V${footY}H${leftX}z`} />
      <path className="fb-cc__l" d={line} />
      {steps.slice(1).map((step, at) => (
        <path key={step.fromMs} className="fb-cc__g" d={`M${xOf(at + 1)} ${topY}V${footY}`} />
      ))}
      <path className="fb-cc__n" d={`M24 ${topY}V${footY}`} />
      <circle className="fb-cc__d" cx="24" cy={topY} r="4" />
      {steps.map((step, at) => (
        <text
          key={step.fromMs}
          className="fb-cc__m"
          x={at ? xOf(at) + width / 2 : Math.max(34, xOf(0) + width / 2)}
          y={yOf(step) - 8}
          textAnchor="middle"
        >
          {/* The title says what the figures are; where two flights make many steps, they need the room. */}
          {!twoLines && `${t.back} `}¥{showFen(step.backFen)}
        </text>
      ))}
      <text className="fb-cc__t" x="12" y="112">
        {t.today}
      </text>
      {steps.slice(0, -1).map((step, at) => (
        <text key={step.untilMs} className="fb-cc__t" x={xOf(at + 1)} y="112" textAnchor="middle">
          {twoLines ? dayText(step) : untilText(step)}
          {twoLines && (
            <tspan x={xOf(at + 1)} dy="14">
              {clockOf(momentAt(step.untilMs))}
            </tspan>
          )}
        </text>
      ))}
      <text className="fb-cc__t" x={rightX} y="112" textAnchor="end">
        {t.departure}
      </text>
    </svg>
  );
}
