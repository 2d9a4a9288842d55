import { showDay } from '#domain/china-time.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { Block } from '#parts/booking/BookingGate.tsx';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { ContactSection } from '#parts/booking/Sections.tsx';
import { TermsAgreement } from '#parts/traveller/form/TermsAgreement.tsx';
import { sliceWay } from '#parts/intl/sale/slice-text.ts';
import { TravellerSection } from '#parts/traveller/TravellerSection.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { billOf } from './sections/Prices.tsx';
import { slicesOf } from '#parts/intl/offer/verified-slices.ts';
import type * as extrasPart from './sections/Extras.tsx';
import type { OrderModel } from './model.ts';

/** The form of an order of international flights, with its price beside it. */
export function OrderPage({ model, extras }: { model: OrderModel; extras: typeof extrasPart | null }) {
  const { words, form } = model;
  const [verified, dialog, changed] = useValues(model.hold.verified, model.dialog, model.changed);
  useRules(form);
  const business = useLater(model.isBusiness, () => import('./sections/Business.tsx'));
  const notice = useLater(dialog?.kind === 'terms', () => import('./sections/TermsDialog.tsx'));
  if (!verified) return null;
  const slices = slicesOf(verified);
  return (
    <BookingScreen
      booking={model}
      className="io"
      bar={{
        label: words.trip,
        title: slices.map(({ slice }) => sliceWay({ flights: slice.segments })).join(words.comma),
        facts: slices
          .map(({ slice }) => words.say(showDay(slice.segments[0]?.depTime.slice(0, 10) ?? '')))
          .join(words.comma),
      }}
      steps={words.steps}
      bill={billOf(model, verified)}
      side={null}
      dialogs={notice && <notice.TermsDialog model={model} />}
    >
      {extras ? <extras.TripCard title={words.trip} verified={verified} /> : <Block height={200} />}
      {business && <business.Business model={model} />}
      <TravellerSection party={form.party} />
      {changed && <Alert kind="warn">{changed}</Alert>}
      {extras ? <extras.Extras model={model} verified={verified} today={model.today()} /> : <Block height={180} />}
      <ContactSection form={form} words={words} />
      <TermsAgreement model={model} more={[['documentConsent', words.documentConsent]]} />
    </BookingScreen>
  );
}
