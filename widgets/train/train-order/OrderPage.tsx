import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { overTrainReasons } from '#domain/corporate/over-reason.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { BusinessSection } from '#parts/booking/BusinessSection.tsx';
import { Agreements, ContactSection } from '#parts/booking/Sections.tsx';
import { TravellerSection } from '#parts/traveller/TravellerSection.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { billOf } from './sections/Prices.tsx';
import { RideCards } from './sections/RideCards.tsx';
import { RefundCard, SeatSection } from './sections/Sections.tsx';
import type { OrderModel } from './model.ts';

/** The form of an order of train tickets, with price and refund beside it. */
export function OrderPage({ model }: { model: OrderModel }) {
  const { words, form } = model;
  const { clock } = useServices();
  const [verified, dialog, people] = useValues(model.hold.verified, model.dialog, form.party.present);
  useRules(form);
  const notice = useLater(dialog?.kind === 'terms', () => import('./sections/TermsDialog.tsx'));
  if (!verified) return null;
  const { rides } = verified;
  const [first, last] = [rides[0], rides.at(-1)];
  return (
    <BookingScreen
      booking={model}
      className="to"
      bar={{
        label: words.trip,
        title: `${first?.from.station ?? ''} → ${last?.to.station ?? ''}`,
        facts: rides
          .map(({ trainNumber, from: { at } }) => `${trainNumber} ${showDay(dayOf(at), clock.today())} ${clockOf(at)}`)
          .join('，'),
      }}
      steps={words.steps}
      bill={billOf(model, verified, people)}
      side={<RefundCard model={model} verified={verified} people={people} />}
      dialogs={notice && <notice.TermsDialog model={model} />}
    >
      <RideCards model={model} verified={verified} />
      {model.isBusiness && <BusinessSection booking={model} reasons={overTrainReasons} />}
      <TravellerSection party={form.party} />
      <SeatSection model={model} verified={verified} people={people} />
      <ContactSection form={form} words={words} />
      <Agreements
        form={form}
        ticks={[
          [
            'agreed',
            <>
              {words.agreed}
              <LinkButton onClick={() => model.show({ kind: 'terms' })}>{words.agreedTerms}</LinkButton>
            </>,
          ],
        ]}
      />
    </BookingScreen>
  );
}
