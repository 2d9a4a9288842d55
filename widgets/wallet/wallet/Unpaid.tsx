import { momentAt } from '#domain/china-time.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import type { PartProps } from './Balances.tsx';

/** The latest recharge that waits for its payment, and until when it can be paid. */
export function Unpaid({ model, t, show }: PartProps) {
  const [recharge, ...others] = useValue(model.unpaid);
  if (!recharge) return null;
  const { orderId, amount, payDeadlineMs } = recharge;
  return (
    <section className="t-card wl__w" aria-label={t.unpaidName}>
      <div className="t-grow">
        <b>{t.unpaid(show(amount), others.length)}</b>
        <p className="t-s12 t-3">{t.payUntil(momentAt(payDeadlineMs).slice(11, 16))}</p>
      </div>
      <RouteLink to="recharge_pay" params={{ orderId }}>
        {t.pay}
      </RouteLink>
    </section>
  );
}
