import { useState } from 'react';
import type { TravellerVerdicts as TravellerVerdictsAnswer } from '#contract/my-standard.ts';
import { isEmployee } from '#domain/account/level.ts';
import type { RequiredField } from '#domain/company/preferences.ts';
import { reasonChoices } from '#domain/corporate/over-reason.ts';
import { useFields } from '#kit/forms/use-form.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { VerdictTag } from '../policy/VerdictTag.tsx';
import type { Booking } from './booking.ts';
import { businessTexts } from './company/words/business-texts.ts';
import type { SplitBooking } from './company/split.ts';
import type { AskedTraveller } from './company/TravellerVerdicts.tsx';
import { askedWords } from './words/asked-words.ts';
import { isForbidden, needsReason, shownVerdict } from './standard.ts';
import type { Verdict } from './standard.ts';
import type { BookingWords } from './words/texts.ts';
import type { BusinessValues } from './values.ts';

export { Shares } from './company/Shares.tsx';

interface BusinessSectionProps {
  booking: Booking & SplitBooking & { form: FormOf<BusinessValues> };
  /** Reasons to choose from where the standard has none of its own; others can be typed. */
  reasons: readonly string[];
  /** Travellers so far, or the guests of each room: colleagues are judged by their own standards. */
  people?: readonly (AskedTraveller | readonly AskedTraveller[])[] | undefined;
}

const nobody: readonly AskedTraveller[] = [];
const isRoom = (one: AskedTraveller | readonly AskedTraveller[]): one is readonly AskedTraveller[] =>
  Array.isArray(one);

/** The company's side: its standard with the verdict on the offer, why this trip, and why above the standard. */
export function BusinessSection({ booking, reasons: usual, people: asked = nobody }: BusinessSectionProps) {
  const { form, hold } = booking;
  const words = askedWords(booking.words);
  const { say } = words;
  const [values, errors, offer, verdicts, asksApproval, aboveBudget] = useValues(
    form.values,
    form.errors,
    hold.verified,
    booking.verdicts,
    booking.asksApproval,
    booking.aboveBudget,
  );
  const { overReason } = values;
  const notice = useLater(asksApproval, () => import('./company/ApprovalNotice.tsx'));
  const trips = useLater(offer?.applications !== undefined, () => import('./company/ApplicationNotice.tsx'));
  const field = useFields(form);
  const services = useServices();
  const own = useTexts('business-section', businessTexts);
  const [joint, setJoint] = useState<TravellerVerdictsAnswer | null>(null);
  const people = asked.flatMap((one, room) => (isRoom(one) ? one.map((guest) => ({ ...guest, room })) : [one]));
  const isParty = people.some(({ passengerId }) => passengerId);
  const each = useLater(isParty, () => import('./company/TravellerVerdicts.tsx'));
  const judge = (answer: TravellerVerdictsAnswer | null) => {
    setJoint(answer);
    const isMet = answer && each?.isForOthers(answer, services);
    const verdict = answer?.verdict === 'none' ? 'ok' : answer?.verdict;
    booking.judgeBy(isMet && verdict ? [{ verdict, reason: '', over: '' }] : null);
  };
  if (!offer) return null;
  const reasons = reasonChoices(offer.standard?.reasons, usual);
  const isAsked = (name: RequiredField): boolean => offer.booking?.required.includes(name) ?? false;
  // An application may name one, also where the company asks for none.
  const asksProject = isAsked('project') || offer.applications?.covering.some(({ project }) => project);
  const isOthers = joint !== null && each !== null && each.isForOthers(joint, services);
  const asksReason =
    joint?.asksReason === true ||
    (!isOthers && needsReason(offer, verdicts)) ||
    overReason !== '' ||
    !!errors['overReason'];
  const toPrivate = (
    <Button size="sm" onClick={booking.toPrivate}>
      {words.toPrivate}
    </Button>
  );
  return (
    <Card
      className="bk-sec"
      title={words.businessTitle}
      sub={isOthers ? '' : say(offer.standard?.summary ?? '')}
      end={
        !isOthers &&
        verdicts.length > 0 &&
        isEmployee(services.session.user.peek()) && (
          <RouteLink to="travel_standard" className="t-s13 t-nowrap" onlyOpen>
            {own.standard}
          </RouteLink>
        )
      }
    >
      {offer.booking?.isStopped && offer.booking.payer !== 'personal' && (
        <Alert kind="warn" className="bk-over" action={toPrivate}>
          {own.stopped}
        </Alert>
      )}
      {!isOthers &&
        verdicts
          .filter(({ verdict }) => shownVerdict(verdict, aboveBudget))
          .map((verdict, at) => <Judged key={at} verdict={verdict} words={words} />)}
      {each && (
        <each.TravellerVerdicts
          verifyKey={offer.verifyKey}
          people={people}
          words={words}
          answer={joint}
          onAnswer={judge}
          booking={booking}
        />
      )}
      {isForbidden(verdicts) && (
        <Alert kind="bad" className="bk-over" action={toPrivate}>
          {words.forbiddenText}
        </Alert>
      )}
      {notice && offer.booking?.approval && (
        <notice.ApprovalNotice terms={offer.booking.approval} onChoose={booking.chooseAgain} />
      )}
      {trips && offer.applications && (
        <trips.ApplicationNotice
          applications={offer.applications}
          values={values}
          side={booking}
          changeLabel={words.changeApplication}
          costCenters={offer.costCenters}
          onChange={(change) => form.edit(change)}
        />
      )}
      {asksReason && (
        <Field className="bk-over" label={words.overReason} required error={errors['overReason']}>
          {(aria) => (
            <div className="t-col">
              <div className="t-row t-row--wrap" role="group" aria-label={words.overReason}>
                {reasons.map((reason) => (
                  <Chip
                    key={reason}
                    size="sm"
                    on={overReason === reason}
                    onClick={() => form.edit({ overReason: reason })}
                  >
                    {say(reason)}
                  </Chip>
                ))}
              </div>
              <TextArea
                {...aria}
                value={reasons.includes(overReason) ? say(overReason) : overReason}
                maxLength={200}
                onInput={(typed) => form.edit({ overReason: typed })}
                onBlur={() => form.leave('overReason')}
              />
            </div>
          )}
        </Field>
      )}
      {offer.booking && own.paidBy[offer.booking.payer] && (
        <p className="bk-over t-s13 t-2">{own.paidBy[offer.booking.payer]}</p>
      )}
      <div className="t-form bk-why">
        <TextField
          {...field('travelReason')}
          required={isAsked('travelReason')}
          label={words.travelReason}
          maxLength={200}
          placeholder={words.travelReasonHint}
        />
        {offer.costCenters.length > 0 && (
          <SelectField
            {...field('costCenter')}
            required={isAsked('costCenter')}
            label={words.costCenter}
            options={[
              { value: '', label: isAsked('costCenter') ? own.costCenterPick : own.costCenterNone },
              ...offer.costCenters.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        {asksProject && (
          <TextField {...field('project')} label={words.project} required={isAsked('project')} maxLength={40} />
        )}
      </div>
    </Card>
  );
}

function Judged({ verdict: { verdict, name, over, reason }, words }: { verdict: Verdict; words: BookingWords }) {
  const tag = <VerdictTag verdict={verdict} words={{ ok: words.compliant, over, forbidden: words.forbidden }} />;
  if (verdict === 'ok') return !name && <p className="bk-over">{tag}</p>;
  return (
    <Alert kind={verdict === 'forbidden' ? 'bad' : 'over'} className="bk-over">
      {name && <b>{name}</b>} {tag} {words.say(reason)}
    </Alert>
  );
}
