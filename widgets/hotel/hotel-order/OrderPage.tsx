import { showDay } from '#domain/china-time.ts';
import { useFirstWrong } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { CancelTimeline } from '#parts/hotel/CancelTimeline.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconClock } from '#ui/icons/icons.ts';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Steps } from '#ui/journey/Steps.tsx';
import { StuckBar } from '#ui/journey/StuckBar.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Agreement } from './sections/Agreement.tsx';
import { BusinessSection } from './sections/BusinessSection.tsx';
import { ConflictDialog } from './order/ConflictDialog.tsx';
import { GuestSection } from './sections/GuestSection.tsx';
import { InvoiceSection } from './sections/InvoiceSection.tsx';
import { PayBar, PriceCard } from './sections/PriceCard.tsx';
import { ContactSection, WishSection } from './sections/Sections.tsx';
import { StayCard } from './sections/StayCard.tsx';
import type { OrderModel } from './model.ts';

/** Form on the left, price and cancellation beside it; a bar with the total at the foot of narrow roots. */
export function OrderPage({ model }: { model: OrderModel }) {
  const { texts, form, verification } = model;
  const verified = useValue(verification.verified);
  const today = useServices().clock.today();
  const element = useFirstWrong(form);
  if (!verified) return null;
  const { hotel, rate, checkIn, checkOut, nights } = verified;
  const part = { model, verified, texts };
  return (
    <form
      ref={element}
      className="ho"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.submit();
      }}
    >
      <StuckBar
        label={texts.stay}
        title={hotel.name}
        facts={`${showDay(checkIn, today)} – ${showDay(checkOut, today)} · ${texts.nights(nights)}`}
      />
      <div className="t-page t-det">
        <h1 className="t-vh">{texts.title}</h1>
        <BackHead title={texts.title} onBack={model.chooseAgain} />
        <HoldBar {...part} />
        <div className="t-det__g">
          <div className="t-det__c">
            <StayCard {...part} />
            {model.isBusiness && <BusinessSection {...part} />}
            <GuestSection {...part} />
            <ContactSection {...part} />
            <WishSection {...part} />
            <InvoiceSection {...part} />
            <Agreement {...part} />
          </div>
          <aside className="t-det__c ho-side">
            <PriceCard {...part} />
            <Card title={texts.cancelRules}>
              <div className="t-col">
                <p className="t-s13">{rate.cancel.sentence}</p>
                <CancelTimeline rule={rate.cancel} total={rate.due} nowMs={verification.now()} />
              </div>
            </Card>
          </aside>
        </div>
      </div>
      <PayBar {...part} />
      <Terms model={model} />
      <ConflictDialog model={model} />
    </form>
  );
}

/** Step of the booking, and the time for which the price is held; afterwards a button to hold it again. */
function HoldBar({ model, verified, texts }: PartProps) {
  const { verification } = model;
  const [isOver, busy] = useValues(verification.holdOver, verification.busy);
  return (
    <div className="t-row t-row--wrap">
      <Steps
        className="t-steps--wide"
        items={verified.rate.payKind === 'atHotel' ? texts.stepsAtHotel : texts.steps}
        current={1}
        onFirst={model.chooseAgain}
      />
      {isOver ? (
        <span className="t-end t-count t-count--urgent" role="status">
          <Icon of={iconClock} size={16} />
          {texts.holdOver}
          <LinkButton onClick={model.renew} disabled={busy}>
            {texts.renew}
          </LinkButton>
        </span>
      ) : (
        <Countdown
          key={verified.verifyKey}
          className="t-end"
          untilMs={verified.holdUntilMs}
          now={verification.now}
          onEnd={model.holdEnded}
          prefix={texts.holdPrefix}
        />
      )}
    </div>
  );
}

/** Nothing in here can be focused otherwise, and the keyboard must be able to scroll it. */
const scrolls = { tabIndex: 0 };

function Terms({ model }: { model: OrderModel }) {
  const { texts } = model;
  const dialog = useValue(model.dialog);
  return (
    <Dialog open={dialog?.kind === 'terms'} onClose={model.close} title={texts.termsTitle} width={640}>
      <ol className="ho-terms" {...scrolls}>
        {texts.terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}

type PartProps = Parameters<typeof StayCard>[0];
