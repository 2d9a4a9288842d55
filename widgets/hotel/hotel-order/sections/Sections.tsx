import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Agreements } from '#parts/booking/Sections.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { AreaField, SelectField } from '#ui/form/more-fields.tsx';
import type { PartProps } from './StayCard.tsx';
import { arrivalOf } from '../order/values.ts';

/** One tick, the member's own: the notice, the cancellation, and a guarantee with its amount. */
export function Agreement({ model, verified: { rate }, texts }: PartProps) {
  const said = (
    <>
      {texts.agreed}
      <LinkButton onClick={() => model.show({ kind: 'terms' })}>{texts.agreedNotice}</LinkButton>
      {texts.agreedCancel}
      {rate.cancel.kind === 'none' && <b className="t-bad"> {texts.say(rate.cancel.sentence)}</b>}
      {rate.payKind === 'guarantee' && texts.agreedGuarantee(showFen(fenOf(rate.due)))}
    </>
  );
  return <Agreements form={model.form} ticks={[['agreed', said]]} />;
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
          options={arrivalTimes.map((time) => ({ value: time, label: texts.say(time) }))}
        />
        <AreaField {...field('remark')} label={texts.remark} wide maxLength={200} placeholder={texts.remarkHint} />
      </div>
    </Card>
  );
}
