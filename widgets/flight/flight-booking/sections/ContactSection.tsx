import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { useValue } from '#kit/readable.ts';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import type { BookingModel } from '../model.ts';
import { useWords } from '../use-words.ts';

/** Contact of the order; starts as the member. */
export function ContactSection({ model: { form } }: { model: BookingModel }) {
  const t = useWords();
  const { contact } = useValue(form.values);
  const problems = useValue(form.errors);
  const edit = (change: Partial<typeof contact>) => form.edit({ contact: { ...contact, ...change } });
  const left = (field: string) => () => form.leave(`contact.${field}`);
  return (
    <Card className="fb-sec" title={t.contact} sub={t.contactSub}>
      <div className="fb-g">
        <Field label={t.name} required error={problems['contact.name']}>
          {(aria) => (
            <Input
              {...aria}
              value={contact.name}
              title={contact.name.length > longName ? contact.name : undefined}
              maxLength={40}
              autoComplete="name"
              onInput={(name) => edit({ name })}
              onBlur={left('name')}
            />
          )}
        </Field>
        <Field label={t.phone} required error={problems['contact.mobilePhone']}>
          {(aria) => (
            <Input
              {...aria}
              value={showPhone(contact.mobilePhone)}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              before={<span className="t-2">+86</span>}
              onInput={(typed) => edit({ mobilePhone: phoneOf(typed) })}
              onBlur={left('mobilePhone')}
            />
          )}
        </Field>
        <Field label={t.email} error={problems['contact.email']}>
          {(aria) => (
            <Input
              {...aria}
              value={contact.email}
              title={contact.email.length > longEmail ? contact.email : undefined}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder={t.emailHint}
              onInput={(email) => edit({ email })}
              onBlur={left('email')}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

/** From here on a value may be wider than its field: its title says all of it. */
const [longName, longEmail] = [8, 16];
