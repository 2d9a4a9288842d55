import { useId } from 'react';
import type { ReactNode } from 'react';
import { phoneOf, showPhone } from '#domain/account/phone.ts';
import type { FormOf } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Card } from '#ui/display/Card.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons.ts';
import type { BookingWords } from './words/texts.ts';
import type { Contact } from './values.ts';

/** A section of the form: its own fields and their words. */
interface SectionProps<Values> {
  form: FormOf<Values>;
  words: BookingWords;
}

/** From here on a value may be wider than its field: its title says all of it. */
const wideFrom = { name: 8, mobilePhone: 20, email: 16 };

/** Contact of the order; starts as the member. */
export function ContactSection({ form, words }: SectionProps<{ contact: Contact }>) {
  const [{ contact }, errors] = useValues(form.values, form.errors);
  const field = (name: keyof Contact) => ({
    name: `contact.${name}`,
    value: contact[name],
    title: contact[name].length > wideFrom[name] ? contact[name] : undefined,
    error: errors[`contact.${name}`],
    onInput: (typed: string) => form.edit({ contact: { ...form.values.peek().contact, [name]: typed } }),
    onBlur: () => form.leave(`contact.${name}`),
  });
  return (
    <Card className="bk-sec" title={words.contact} sub={words.contactSub}>
      <div className="t-form">
        <TextField {...field('name')} label={words.name} required maxLength={40} autoComplete="name" />
        <PhoneField
          {...field('mobilePhone')}
          label={words.phone}
          required
          value={showPhone(contact.mobilePhone)}
          keep={phoneOf}
          before={<span className="t-2">+86</span>}
        />
        <TextField
          {...field('email')}
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={words.emailHint}
        />
      </div>
    </Card>
  );
}

/** Ticks that are all the member's own, each with the words that it agrees to. */
export function Agreements<Name extends string>({
  form,
  ticks,
}: {
  form: FormOf<Record<Name, boolean>>;
  ticks: readonly (readonly [Name, ReactNode])[];
}) {
  const [values, errors] = useValues(form.values, form.errors);
  return (
    <div className="bk-agr t-s13">
      {ticks.map(([name, said]) => (
        <Tick
          key={name}
          on={values[name]}
          error={errors[name]}
          onChange={(on) => form.edit({ [name]: on } as Partial<Record<Name, boolean>>)}
        >
          {said}
        </Tick>
      ))}
    </div>
  );
}

interface TickProps {
  on: boolean;
  error: string | undefined;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

function Tick({ on, error, onChange, children }: TickProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={on}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={onChange}
      >
        {children}
      </Checkbox>
      {error && (
        <p className="t-err" id={id}>
          <Icon of={iconBad} size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
