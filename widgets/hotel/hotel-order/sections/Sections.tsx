import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Card } from '#ui/display/Card.tsx';
import { AreaField, PhoneField, SelectField, TextField } from '#ui/form/fields.tsx';
import type { PartProps } from './StayCard.tsx';
import { arrivalOf } from '../order/values.ts';

/** Contact of the order; starts as the member. */
export function ContactSection({ model: { form }, texts }: PartProps) {
  const [{ contact }, errors] = useValues(form.values, form.errors);
  const field = (name: keyof typeof contact) => ({
    name: `contact.${name}`,
    value: contact[name],
    error: errors[`contact.${name}`],
    onInput: (typed: string) => form.edit({ contact: { ...form.values.peek().contact, [name]: typed } }),
    onBlur: () => form.leave(`contact.${name}`),
  });
  return (
    <Card title={texts.contact} sub={texts.contactSub}>
      <div className="t-form">
        <TextField {...field('name')} label={texts.name} required maxLength={40} autoComplete="name" />
        <PhoneField
          {...field('mobilePhone')}
          label={texts.phone}
          required
          value={showPhone(contact.mobilePhone)}
          keep={phoneOf}
          before={<span className="t-2">+86</span>}
        />
        <TextField
          {...field('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={texts.emailHint}
        />
      </div>
    </Card>
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
