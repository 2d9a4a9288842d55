import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import type { PartProps } from './Balances.tsx';
import { stepsDone } from './withdraw/steps.ts';

/** The latest withdrawal that is under way, and how far it has come. */
export function UnderWay({ model, t, show }: PartProps) {
  const { say } = useSay();
  const [withdrawal, ...others] = useValue(model.underWay);
  if (!withdrawal) return null;
  const { steps } = t;
  const { id, amount, fee, bankName, last4, state } = withdrawal;
  return (
    <section className="t-card wl__w" aria-label={t.withdraw}>
      <div className="t-grow">
        <b>{t.underWay(show(amount), others.length)}</b>
        <p className="t-s12 t-3">{t.toCard(t.cardName(say(bankName), last4), show(fee))}</p>
      </div>
      <Steps items={[steps.applied, steps.review, steps.transfer, steps.paid]} current={stepsDone(state)} />
      <RouteLink to="my_wallet" params={{ view: 'withdrawals', no: id }}>
        {t.track}
      </RouteLink>
    </section>
  );
}
