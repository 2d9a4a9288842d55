import type { ReactNode } from 'react';
import { stepsOfStay } from '#domain/order/booking-steps.ts';
import { showDay } from '#domain/china-time.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { ContactSection } from '#parts/booking/Sections.tsx';
import { RoomsSection } from '#parts/traveller/RoomsSection.tsx';
import { CancelTimeline } from '#parts/hotel/CancelTimeline.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { InvoiceSection } from './sections/InvoiceSection.tsx';
import { billOf } from './sections/Prices.tsx';
import { Agreement, BusinessPart, WishSection } from './sections/Sections.tsx';
import { StayCard } from './sections/StayCard.tsx';
import type { OrderModel } from './model.ts';

/** The form of an order of a stay, with price and cancellation beside it. */
export function OrderPage({ model, conflicts }: { model: OrderModel; conflicts: ReactNode }) {
  const { words, form } = model;
  const verified = useValue(model.hold.verified);
  const { clock } = useServices();
  useRules(form);
  if (!verified) return null;
  const { hotel, rate, checkIn, checkOut, nights } = verified;
  const part = { model, verified, texts: words };
  const today = clock.today();
  return (
    <BookingScreen
      booking={model}
      className="ho"
      bar={{
        label: words.stay,
        title: hotel.name,
        facts: `${showDay(checkIn, today)} – ${showDay(checkOut, today)} · ${words.nights(nights)}`,
      }}
      steps={stepsOfStay(rate.payKind !== 'atHotel')}
      bill={billOf(part, today)}
      side={
        <Card title={words.cancelRules}>
          <div className="t-col">
            <p className="t-s13">{rate.cancel.sentence}</p>
            <CancelTimeline rule={rate.cancel} total={rate.due} nowMs={clock.now()} />
          </div>
        </Card>
      }
      dialogs={
        <>
          <Terms model={model} />
          {conflicts}
        </>
      }
    >
      <StayCard {...part} />
      {model.isBusiness && <BusinessPart {...part} />}
      <RoomsSection rooms={model.rooms} needsPinyin={rate.needsPinyin} />
      <ContactSection form={form} words={words} />
      <WishSection {...part} />
      <InvoiceSection {...part} />
      <Agreement {...part} />
    </BookingScreen>
  );
}

/** Nothing in here can be focused otherwise, and the keyboard must be able to scroll it. */
const scrolls = { tabIndex: 0 };

function Terms({ model: { words, dialog, close } }: { model: OrderModel }) {
  const open = useValue(dialog);
  return (
    <Dialog open={open?.kind === 'terms'} onClose={close} title={words.termsTitle} width={640}>
      <ol className="ho-terms" {...scrolls}>
        {words.terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}
