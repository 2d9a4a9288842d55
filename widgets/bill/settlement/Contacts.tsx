import { phoneOf } from '#domain/account/phone.ts';
import { contactRoles, maxContacts } from '#domain/company-bill/settlement.ts';
import { roleWords } from '#domain/company-bill/settlement-words.ts';
import { useValues } from '#kit/readable.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Field } from '#ui/form/Field.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import type { SettlementFormModel } from './form-model.ts';
import type { Texts } from './texts.ts';

/** People who receive bills, answers to disputes and reminders. */
export function Contacts({ form, t }: { form: SettlementFormModel; t: Texts }) {
  const [{ contacts }, errors, required] = useValues(form.values, form.errors, form.needsContact);
  return (
    <>
      {contacts.map((contact, at) => {
        const text = (name: 'name' | 'phone' | 'email', label: string) => ({
          name: `contacts.${at}.${name}`,
          label,
          value: contact[name],
          error: t.say(errors[`contacts.${at}.${name}`]),
          onInput: (value: string) => form.setContact(at, { [name]: value }),
          onBlur: () => form.leave(`contacts.${at}.${name}`),
        });
        return (
          <FormPart
            key={at}
            title={contacts.length > 1 ? t.contact(at + 1) : t.contacts}
            end={
              contacts.length > 1 && (
                <LinkButton
                  aria-label={t.removeOf(contact.name || String(at + 1))}
                  onClick={() => form.removeContact(at)}
                >
                  {t.remove}
                </LinkButton>
              )
            }
          >
            <TextField {...text('name', t.name)} maxLength={30} required={required} />
            <PhoneField {...text('phone', t.phone)} keep={phoneOf} required={required} />
            <TextField {...text('email', t.contactEmail)} type="email" inputMode="email" maxLength={254} />
            <Field label={t.roles} error={t.say(errors[`contacts.${at}.roles`])}>
              {(aria) => (
                <div
                  className="t-row t-row--wrap"
                  style={{ columnGap: 20 }}
                  role="group"
                  {...aria}
                  aria-label={t.roles}
                >
                  {contactRoles.map((role) => (
                    <Checkbox
                      key={role}
                      checked={contact.roles.includes(role)}
                      onChange={(on) => form.tickRole(at, role, on)}
                    >
                      {t.say(roleWords[role])}
                    </Checkbox>
                  ))}
                </div>
              )}
            </Field>
          </FormPart>
        );
      })}
      {errors['contacts'] && (
        <Alert kind="bad" className="is-wide">
          {t.say(errors['contacts'])}
        </Alert>
      )}
      {contacts.length < maxContacts && (
        <p className="is-wide">
          <LinkButton onClick={form.addContact}>{t.add}</LinkButton>
        </p>
      )}
    </>
  );
}
