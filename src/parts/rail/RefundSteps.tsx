import { momentAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { rateText, refundClock } from '#domain/rail/order/refund-clock.ts';
import type { ClockTicket } from '#domain/rail/order/refund-clock.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';

/** The cost of giving tickets back from now until the departure, a line for each step of the fee. */
export function RefundSteps({ tickets }: { tickets: readonly ClockTicket[] }) {
  const steps = refundClock(tickets, useServices().clock.now());
  const { say } = useSay();
  const trains = steps[0]?.rates.length ?? 0;
  return (
    <>
      <ul className="rl-fees t-s13">
        {steps.map((step, at) => (
          <li key={step.fromMs} className={at ? undefined : 'is-now'}>
            <span>{say(`${momentAt(step.untilMs).slice(5, 16)} 前`)}</span>
            <span>{say(rateText(step, trains))}</span>
            <b className="t-m">¥{showFen(step.fee, true)}</b>
          </li>
        ))}
        <li>
          <span>{say('开车后')}</span>
          <span>{say('不可退，当日可改签')}</span>
        </li>
      </ul>
      <p className="t-s12 t-3">
        {say(`${tickets.length > 1 ? `${tickets.length} 张合计，` : ''}每张按 ¥0.5 取整，最低 ¥2`)}
      </p>
    </>
  );
}
