import { yuanOf } from '#domain/money.ts';
import { clockOf, showDay } from '#domain/china-time.ts';
import { tripOf, tripTitle } from '#domain/trip/legs.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Block } from '#parts/booking/BookingGate.tsx';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { Agreements, ContactSection } from '#parts/booking/Sections.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { Verified } from '#contract/flight.ts';
import { FlightCards } from './FlightCards.tsx';
import { TravellerSection } from '#parts/traveller/TravellerSection.tsx';
import { Business, Gp, Shares, Terms } from './Parts.tsx';
import type { ExtrasPart } from './Parts.tsx';
import { priceLines } from './price/price-lines.tsx';
import type { BookingModel, OwnDialog } from './model.ts';
import { useWords } from './use-words.ts';

interface BookingPageProps {
  model: BookingModel;
  extras: ExtrasPart | null;
}

/** The form of an order of flights. */
export function BookingPage({ model, extras }: BookingPageProps) {
  const t = useWords();
  const { form, hold } = model;
  useRules(form);
  const [verified, totals, people, missing] = useValues(hold.verified, form.totals, form.present, form.missing);
  const { switches } = useValue(useServices().config);
  const bar = useTripBar(verified);
  if (!verified || !totals) return null;
  const bill = {
    head: null,
    lines: priceLines(totals, verified, switches.showServFee, t),
    // Names the number of passengers while one of the search is not chosen.
    totalLabel: people.length && missing ? t.totalFor(people.length) : t.total,
    total: totals.isComplete ? yuanOf(totals.totalFen) : null,
    shares: <Shares model={model} />,
    note: t.submitNote,
  };
  return (
    <BookingScreen
      booking={model}
      className="fb"
      bar={bar}
      steps={t.steps}
      bill={bill}
      side={extras && <extras.RefundCard verified={verified} />}
      dialogs={<Terms model={model} verified={verified} />}
    >
      <FlightCards model={model} verified={verified} />
      <TravellerSection party={form.party} />
      <ContactSection form={form} words={model.words} />
      <Business model={model} />
      <Gp model={model} />
      {extras ? <extras.Extras model={model} verified={verified} /> : <Block height={232} />}
      <div className="fb-curve">{extras && <extras.RefundCard verified={verified} />}</div>
      <Consents model={model} />
    </BookingScreen>
  );
}

/** Two ticks, both the member's own: the rules, and the documents that go to the carrier. */
function Consents({ model }: { model: BookingModel }) {
  const t = useWords();
  const { agreement } = useValue(useServices().config).texts;
  const opens = (dialog: OwnDialog, title: string) => (
    <LinkButton onClick={() => model.show(dialog)}>{title}</LinkButton>
  );
  const rules = (
    <>
      {t.agreed}
      {opens({ kind: 'terms', of: 'agreement' }, agreement)}
      {opens({ kind: 'rules' }, t.refundRules)}
      {opens({ kind: 'terms', of: 'danger' }, t.dangerRules)}
    </>
  );
  return (
    <Agreements
      form={model.form}
      ticks={[
        ['agreed', rules],
        ['documentConsent', t.documentConsent],
      ]}
    />
  );
}

/** Route and dates, in view all the way down the form; on wide containers the price card shows them. */
function useTripBar(verified: Verified | null) {
  const t = useWords();
  const today = useServices().clock.today();
  const flights = tripOf(verified?.segments ?? []);
  const several = flights.length > 1;
  const facts = flights.flatMap(({ depTime, arrTime, flightNo }) => {
    const departs = `${t.say(showDay(depTime.slice(0, 10), today))} ${clockOf(depTime)}`;
    return several ? departs : [`${departs}–${clockOf(arrTime)}`, flightNo];
  });
  return { label: t.trip, title: tripTitle(flights), facts: facts.join(several ? t.comma : ' · ') };
}
