import { mayTravelForCompany } from '#domain/account/level.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconUp } from '#ui/icons/icons.ts';
import { Shares } from '../Parts.tsx';
import { PriceList, Total } from './PriceList.tsx';
import type { BookingModel } from '../model.ts';
import { isForbidden } from '../order/problems.ts';
import { useWords } from '../use-words.ts';

/** On the right of wide containers. */
export function PriceCard({ model }: { model: BookingModel }) {
  const t = useWords();
  const totals = useValue(model.form.totals);
  const checking = useValue(model.verification.busy);
  if (!totals) return null;
  return (
    <section className="t-card fb-pc" aria-label={t.prices} aria-busy={checking || undefined}>
      <h2 className="t-h3">{t.prices}</h2>
      <PriceList totals={totals} />
      <div className="fb-pc__t">
        <TotalLabel model={model} />
        <Total totals={totals} size="xl" />
      </div>
      <Shares model={model} />
      <SubmitButton model={model} block />
      <Failure model={model} />
      <p className="fb-note t-s12 t-3" aria-live="polite">
        {checking ? t.checking : t.submitNote}
      </p>
    </section>
  );
}

/** At the foot of narrow containers, with the breakdown one press away. */
export function PayBar({ model }: { model: BookingModel }) {
  const t = useWords();
  const totals = useValue(model.form.totals);
  const dialog = useValue(model.dialog);
  if (!totals) return null;
  return (
    <>
      <div className="fb-bar">
        <Failure model={model} />
        <div className="t-bar">
          <div className="t-grow">
            <div className="t-s12 t-3">
              <TotalLabel model={model} />
            </div>
            <div className="t-row">
              <Total totals={totals} size="lg" />
              <LinkButton
                className="t-s12"
                aria-haspopup="dialog"
                onClick={() => (model.dialog.value = { kind: 'prices' })}
              >
                {t.details}
                <Icon of={iconUp} size={14} />
              </LinkButton>
            </div>
          </div>
          <SubmitButton model={model} />
        </div>
      </div>
      <Dialog open={dialog?.kind === 'prices'} onClose={model.close} title={t.prices} width={640}>
        <PriceList totals={totals} />
        <div className="fb-pc__t">
          <TotalLabel model={model} />
          <Total totals={totals} size="lg" />
        </div>
        <Shares model={model} />
      </Dialog>
    </>
  );
}

/** Names the number of passengers while one of the search is not chosen, and reminds members of a company that they pay a private trip themselves. */
function TotalLabel({ model: { form } }: { model: BookingModel }) {
  const t = useWords();
  const user = useValue(useServices().session.user);
  const people = useValue(form.present);
  const missing = useValue(form.missing);
  return (
    <div>
      {people.length && missing ? t.totalFor(people.length) : t.total}
      {!form.business && mayTravelForCompany(user) && <p className="t-s12 t-3">{t.payPrivately}</p>}
    </div>
  );
}

function SubmitButton({ model, block }: { model: BookingModel; block?: boolean }) {
  const t = useWords();
  const busy = useValue(model.ordering.busy);
  const verified = useValue(model.verification.verified);
  return (
    <Button
      kind="action"
      size={block ? 'lg' : 'md'}
      block={block}
      type="submit"
      busy={busy}
      disabled={!verified || isForbidden(verified)}
    >
      {t.submit}
    </Button>
  );
}

/** Failure of the order or of the price; all input is still there. */
function Failure({ model }: { model: BookingModel }) {
  const t = useWords();
  const order = useValue(model.ordering.failure);
  const price = useValue(model.verification.failure);
  const busy = useValue(model.verification.busy);
  if (busy || !(order || price)) return null;
  return (
    <Alert kind="bad" className="fb-gap" action={price && <LinkButton onClick={model.renew}>{t.renew}</LinkButton>}>
      {order || price}
    </Alert>
  );
}
