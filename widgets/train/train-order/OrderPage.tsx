import { clockOf, dayOf, showDay } from '#domain/china-time.ts';
import { overTrainReasons } from '#domain/corporate/over-reason.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Block } from '#parts/booking/BookingGate.tsx';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { ContactSection } from '#parts/booking/Sections.tsx';
import { shownVerdict } from '#parts/booking/standard.ts';
import { TermsAgreement } from '#parts/traveller/form/TermsAgreement.tsx';
import { RideCards } from '#parts/rail/offer/RideCards.tsx';
import { ticketed } from '#parts/rail/party/ticketed.ts';
import { TravellerSection } from '#parts/traveller/TravellerSection.tsx';
import { billOf } from './sections/Prices.tsx';
import { hasStudents } from '#parts/rail/student/student-values.ts';
import type * as extrasPart from './sections/Extras.tsx';
import { verdictsOf } from './order/values.ts';
import type { OrderModel } from './model.ts';

/** The form of an order of train tickets, with price and refund beside it. */
export function OrderPage({ model, extras }: { model: OrderModel; extras: typeof extrasPart | null }) {
  const { words, form } = model;
  const { clock } = useServices();
  const [verified, dialog, people, values, aboveBudget] = useValues(
    model.hold.verified,
    model.dialog,
    form.party.present,
    form.values,
    model.aboveBudget,
  );
  useRules(form);
  const business = useLater(model.isBusiness, () => import('#parts/booking/BusinessSection.tsx'));
  const notice = useLater(dialog?.kind === 'terms', () => import('./sections/TermsDialog.tsx'));
  const students = useLater(hasStudents(people), () => import('#parts/rail/student/Students.tsx'));
  if (!verified) return null;
  const { rides } = verified;
  const riders = ticketed(people);
  const drafts = people.map(({ draft }) => draft);
  return (
    <BookingScreen
      booking={model}
      className="to"
      bar={{
        label: words.trip,
        title: `${rides[0]?.from.station ?? ''} → ${rides.at(-1)?.to.station ?? ''}`,
        facts: rides
          .map(
            ({ trainNumber, from: { at } }) =>
              `${trainNumber} ${words.say(showDay(dayOf(at), clock.today()))} ${clockOf(at)}`,
          )
          .join(words.comma),
      }}
      steps={words.steps}
      approvedSteps={words.approvedSteps}
      bill={billOf(model, verified, riders, values, people.length - riders.length)}
      side={extras && <extras.RefundCard model={model} verified={verified} people={riders} />}
      dialogs={notice && <notice.TermsDialog model={model} />}
    >
      {extras && <extras.RestoredDay model={model} />}
      {extras && <extras.HeldOrder rides={rides} />}
      <RideCards
        rides={rides}
        words={words}
        verdictsOf={(some) => verdictsOf(some, words).filter(({ verdict }) => shownVerdict(verdict, aboveBudget))}
      >
        {extras && <extras.ClassChoice model={model} rides={rides} />}
      </RideCards>
      {business && <business.BusinessSection booking={model} reasons={overTrainReasons} people={drafts} />}
      <TravellerSection party={form.party} />
      {students && <students.Students model={model} />}
      {extras ? <extras.Later model={model} verified={verified} people={riders} /> : <Block height={180} />}
      <ContactSection form={form} words={words} />
      <TermsAgreement model={model} />
    </BookingScreen>
  );
}
