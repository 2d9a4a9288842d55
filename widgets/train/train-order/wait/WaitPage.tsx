import { overTrainReasons } from '#domain/corporate/over-reason.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { ticketTypeNames } from '#domain/rail/ticket-types.ts';
import { useRules } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { BookingScreen } from '#parts/booking/BookingScreen.tsx';
import { Shares } from '#parts/booking/company/Shares.tsx';
import type { Bill } from '#parts/booking/PriceCard.tsx';
import { ContactSection } from '#parts/booking/Sections.tsx';
import { TermsAgreement } from '#parts/traveller/form/TermsAgreement.tsx';
import { RailAccount } from '#parts/rail/account/RailAccount.tsx';
import type { Judged } from '#parts/traveller/judge.ts';
import { TravellerSection } from '#parts/traveller/TravellerSection.tsx';
import { Card } from '#ui/display/Card.tsx';
import { RestoredDay } from '#parts/draft/RestoredDay.tsx';
import { ticketed } from '#parts/rail/party/ticketed.ts';
import { hasStudents } from '#parts/rail/student/student-values.ts';
import { typesOf } from '#parts/rail/offer/asked-fares.ts';
import { MoreWishes, Wishes } from './Wishes.tsx';
import type { WaitModel } from './model.ts';

/** Wishes, deadline and people on the left, the deposit and how it works beside them. */
export function WaitPage({ model }: { model: WaitModel }) {
  const { words, form } = model;
  const [quote, dialog, people] = useValues(model.hold.verified, model.dialog, form.party.present);
  useRules(form);
  const notice = useLater(dialog?.kind === 'terms', () => import('../sections/TermsDialog.tsx'));
  const business = useLater(model.isBusiness, () => import('#parts/booking/BusinessSection.tsx'));
  const students = useLater(hasStudents(people), () => import('#parts/rail/student/Students.tsx'));
  if (!quote) return null;
  const [first] = quote.wishes;
  const drafts = people.map(({ draft }) => draft);
  return (
    <BookingScreen
      booking={model}
      className="to"
      bar={{
        label: words.trip,
        title: `${first?.from.station ?? ''} → ${first?.to.station ?? ''}`,
        facts: quote.wishes
          .map(({ trainNumber, seatClass }) => `${trainNumber} ${words.say(seatClassNames[seatClass])}`)
          .join(words.comma),
      }}
      steps={words.steps}
      bill={billOf(model, ticketed(people))}
      side={
        <Card bare className="bk-pc t-col" aria-label={words.rules}>
          <h2 className="t-h3">{words.rules}</h2>
          <div className="t-col t-s12 t-2">
            {words.rule.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Card>
      }
      dialogs={notice && <notice.TermsDialog model={model} />}
    >
      <RestoredDay model={model} />
      <Wishes model={model} quote={quote} />
      <MoreWishes model={model} />
      {business && <business.BusinessSection booking={model} reasons={overTrainReasons} people={drafts} />}
      <TravellerSection party={form.party} />
      {students && <students.Students model={model} />}
      <RailAccount className="bk-sec" />
      <ContactSection form={form} words={words} />
      <TermsAgreement model={model} />
    </BookingScreen>
  );
}

/** The deposit: the dearest wish for all people. */
function billOf(model: WaitModel, people: readonly Judged[]): Bill {
  const { words } = model;
  const wishes = model.hold.verified.peek()?.wishes ?? [];
  const types = typesOf(people, wishes, model.choice.isStudent);
  const sums = wishes.map(({ prices }) => types.reduce((sum, type) => sum + fenOf(prices[type] ?? '0'), 0));
  const deposit = Math.max(0, ...sums);
  const top = wishes[sums.indexOf(deposit)];
  const split = model.hold.verified.peek()?.split;
  // Of the quote: one adult's. The server alone knows the shares of other tickets that are above the standard.
  const personal = fenOf(split?.personal ?? '0') * types.length;
  const isSplitKnown = personal === 0 || types.every((type) => type === 'adult');
  const total = personal && isSplitKnown ? fenOf(split?.company ?? '0') * types.length + personal : deposit;
  return {
    head: null,
    lines: [
      types.map((type, at) => ({
        key: `${at}`,
        label: `${top?.trainNumber ?? ''} ${top ? words.say(seatClassNames[top.seatClass]) : ''} ${words.say(ticketTypeNames[type])}`,
        amount: `¥${showFen(fenOf(top?.prices[type] ?? '0'))}`,
      })),
    ],
    totalLabel: people.length ? words.total : words.perPerson,
    total: yuanOf(total),
    shares: split && isSplitKnown && <Shares booking={model} company={total - personal} personal={personal} />,
    note: words.submitNote,
  };
}
