import { overStayReasons } from '#domain/corporate/over-reason.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { BusinessSection } from '#parts/booking/BusinessSection.tsx';
import { Agreements } from '#parts/booking/Sections.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Tag } from '#ui/display/Tag.tsx';
import { AreaField, SelectField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { PartProps } from './StayCard.tsx';
import { arrivalOf, isForbidden, needsReason } from '../order/values.ts';

/** One tick, the member's own: the notice, the cancellation, and a guarantee with its amount. */
export function Agreement({ model, verified: { rate }, texts }: PartProps) {
  const said = (
    <>
      {texts.agreed}
      <LinkButton onClick={model.showTerms}>{texts.agreedNotice}</LinkButton>
      {texts.agreedCancel}
      {rate.payKind === 'guarantee' && texts.agreedGuarantee(showFen(fenOf(rate.due)))}
    </>
  );
  return <Agreements form={model.form} ticks={[['agreed', said]]} />;
}

/** Verdict of the company's standard on the room. */
export function BusinessPart({ model, verified, texts }: PartProps) {
  const { form } = model;
  const [{ overReason }, errors] = useValues(form.values, form.errors);
  const verdict = verified.rate.standard;
  const isBad = isForbidden(verified);
  return (
    <BusinessSection
      form={form}
      words={texts}
      standard={verified.standard?.summary}
      costCenters={verified.costCenters}
      // The company's account is told of the standard of its guests once the order is sent.
      asksReason={needsReason(verified) || overReason !== '' || !!errors['overReason']}
      reasons={overStayReasons}
    >
      {verdict?.verdict === 'ok' && (
        <p className="bk-over">
          <Tag kind="ok">{texts.compliant}</Tag>
        </p>
      )}
      {verdict && verdict.verdict !== 'ok' && (
        <Alert
          kind={isBad ? 'bad' : 'over'}
          className="bk-over"
          action={
            isBad && (
              <Button size="sm" onClick={() => model.changeTo({ travelType: 'private' })}>
                {texts.toPrivate}
              </Button>
            )
          }
        >
          <b>
            {isBad
              ? texts.forbidden
              : texts.over(showFen(fenOf(verdict.overByNight)), verdict.overBy !== verdict.overByNight)}
          </b>{' '}
          {verdict.reason}
          {isBad && <p>{texts.forbiddenText}</p>}
        </Alert>
      )}
    </BusinessSection>
  );
}

/** Time of arrival, with what it means for the room, and a remark for the hotel. */
export function WishSection({ model: { form }, verified, texts }: PartProps) {
  const field = useFields(form);
  const { rate, arrivalTimes, guaranteeAfter } = verified;
  const [values] = useValues(form.values);
  const rest = fenOf(rate.total) - fenOf(rate.due);
  const note =
    rate.payKind === 'guarantee'
      ? texts.guaranteeNote(guaranteeAfter, showFen(fenOf(rate.due)), rest > 0 ? showFen(rest) : '')
      : rate.payKind === 'atHotel'
        ? texts.arrivalAtHotel
        : texts.arrivalKept;
  return (
    <Card title={texts.wishes}>
      <div className="t-form">
        <SelectField
          {...field('arrival')}
          label={texts.arrival}
          required
          hint={note}
          value={arrivalOf(values, verified)}
          options={arrivalTimes.map((time) => ({ value: time, label: time }))}
        />
        <AreaField {...field('remark')} label={texts.remark} wide maxLength={200} placeholder={texts.remarkHint} />
      </div>
    </Card>
  );
}
