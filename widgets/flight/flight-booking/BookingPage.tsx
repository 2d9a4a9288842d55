import { useEffect, useRef } from 'react';
import { useValue } from '#kit/readable.ts';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Agreements } from './sections/Agreements.tsx';
import { Block } from './BookingSkeleton.tsx';
import { ContactSection } from './sections/ContactSection.tsx';
import { FlightCards } from './FlightCards.tsx';
import { HoldBar } from './HoldBar.tsx';
import { PassengerSection } from './passengers/PassengerSection.tsx';
import { Business, Conflict, Gp, Terms } from './Parts.tsx';
import { PayBar, PriceCard } from './price/PriceCard.tsx';
import { TripBar } from './TripBar.tsx';
import type { ExtrasPart } from './Parts.tsx';
import type { BookingModel } from './model.ts';
import { useWords } from './use-words.ts';

/** Form on the left, price on the right; on narrow containers a bar with the total at the foot. */
export function BookingPage({ model, extras }: { model: BookingModel; extras: ExtrasPart | null }) {
  const t = useWords();
  const verified = useValue(model.verification.verified);
  const focusRequest = useValue(model.form.focus);
  const page = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!focusRequest) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-problem]');
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: 'center' });
  }, [focusRequest]);

  if (!verified) return null;
  return (
    <form
      ref={page}
      className="fb"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.ordering.submit();
      }}
    >
      <TripBar verified={verified} />
      <div className="t-page">
        <h1 className="t-vh">{t.title}</h1>
        <BackHead title={t.title} onBack={model.chooseAgain} />
        <HoldBar model={model} verified={verified} />
        <div className="fb-two">
          <div className="fb-main">
            <FlightCards model={model} verified={verified} />
            <PassengerSection model={model} />
            <ContactSection model={model} />
            <Business model={model} verified={verified} />
            <Gp model={model} />
            {extras ? <extras.Extras model={model} verified={verified} /> : <Block height={232} />}
            <div className="fb-curve">{extras && <extras.RefundCard verified={verified} />}</div>
            <Agreements model={model} />
          </div>
          <aside className="fb-side">
            <PriceCard model={model} />
            {extras && <extras.RefundCard verified={verified} />}
          </aside>
        </div>
      </div>
      <PayBar model={model} />
      <Terms model={model} verified={verified} />
      <Conflict model={model} />
    </form>
  );
}
