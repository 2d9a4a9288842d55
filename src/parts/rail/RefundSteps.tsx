import { momentAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { refundClock } from '#domain/rail/order/refund-clock.ts';
import type { ClockTicket } from '#domain/rail/order/refund-clock.ts';
import { useServices } from '#kit/widget.ts';

const feeText = (percent: number): string => (percent ? `${percent}%` : '免费');

/** The cost of giving tickets back from now until the departure, a line for each step of the fee. */
export function RefundSteps({ tickets }: { tickets: readonly ClockTicket[] }) {
  const steps = refundClock(tickets, useServices().clock.now());
  return (
    <>
      <ul className="rl-fees t-s13">
        {steps.map(({ fromMs, untilMs, percent, fee }, at) => (
          <li key={fromMs} className={at ? undefined : 'is-now'}>
            <span>{momentAt(untilMs).slice(5, 16)} 前</span>
            <span>{feeText(percent)}</span>
            <b className="t-m">¥{showFen(fee, true)}</b>
          </li>
        ))}
        <li>
          <span>开车后</span>
          <span>不可退，当日可改签</span>
        </li>
      </ul>
      <p className="t-s12 t-3">{tickets.length > 1 && `${tickets.length} 张合计，`}每张按 ¥0.5 取整，最低 ¥2</p>
    </>
  );
}
