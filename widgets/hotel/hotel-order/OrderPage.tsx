import { stepsOfStay } from '#domain/order/booking-steps.ts';
import { showDay } from '#domain/china-time.ts';
import { overStayReasons } from '#domain/corporate/over-reason.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { ContactSection } from '#parts/booking/Sections.tsx';
import { RoomsSection } from '#parts/traveller/RoomsSection.tsx';
import { CancelTimeline } from '#parts/hotel/CancelTimeline.tsx';
import type * as businessPart from '#parts/booking/BusinessSection.tsx';
import { Card } from '#ui/display/Card.tsx';
import { InvoiceSection } from './sections/InvoiceSection.tsx';
import { billOf } from './sections/Prices.tsx';
import { Agreement, WishSection } from './sections/Sections.tsx';
import { StayCard } from './sections/StayCard.tsx';
import type { OrderModel } from './model.ts';

/** The form of an order of a stay, with price and cancellation beside it. */
export function OrderPage({ model, business }: { model: OrderModel; business: typeof businessPart | null }) {
  const { words, form } = model;
  const [verified, dialog, { guests }] = useValues(model.hold.verified, model.dialog, form.values);
  const { clock } = useServices();
  useRules(form);
  const terms = useLater(dialog?.kind === 'terms', () => import('./sections/TermsDialog.tsx'));
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
        facts: `${words.say(showDay(checkIn, today))} – ${words.say(showDay(checkOut, today))} · ${words.nights(nights)}`,
      }}
      steps={stepsOfStay(rate.payKind !== 'atHotel').map(words.say)}
      bill={billOf(part, today, business)}
      side={
        <Card title={words.rules}>
          <div className="t-col">
            <p className="t-s13">{words.say(rate.cancel.sentence)}</p>
            <CancelTimeline rule={rate.cancel} total={rate.due} nowMs={clock.now()} />
          </div>
        </Card>
      }
      dialogs={terms && <terms.TermsDialog model={model} />}
    >
      <StayCard {...part} />
      {business && <business.BusinessSection booking={model} reasons={overStayReasons} people={guests} />}
      <RoomsSection rooms={model.rooms} needsPinyin={rate.needsPinyin} />
      <ContactSection form={form} words={words} />
      <WishSection {...part} />
      <InvoiceSection {...part} />
      <Agreement {...part} />
    </BookingScreen>
  );
}
