import { showSmsCode, smsCodeOf } from '#domain/account/sms-code.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Field } from '#ui/form/Field.tsx';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import type { Sms } from './sms.ts';
import { texts as ownTexts } from './words/code-texts.ts';

/** The code of an SMS, with the button that sends it. `phone`: masked. */
export function CodeField({ sms, phone, error, ...field }: FieldBinding<string> & { sms: Sms; phone: string }) {
  const t = useTexts('sms', ownTexts);
  const [left, isSending, hasSent] = useValues(sms.secondsLeft, sms.isSending, sms.hasSent);
  const minutes = Math.ceil(left / 60);
  const wait = left < 100 ? t.seconds(left) : t.minutes(minutes);
  return (
    <Field
      className="is-wide"
      label={t.code}
      required
      error={error && hasSent && !field.value ? t.sentWithout(t.sentTo(phone), error) : error}
      hint={hasSent ? t.sentTo(phone) : left > 100 ? t.quota(minutes) : left > 0 && t.recent}
    >
      {(aria) => (
        <GroupedInput
          {...aria}
          {...field}
          keep={smsCodeOf}
          show={showSmsCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          after={
            <LinkButton className="t-s13" disabled={left > 0 || isSending} onClick={() => void sms.send()}>
              {left > 0 ? wait : isSending ? t.sending : t.send}
            </LinkButton>
          }
        />
      )}
    </Field>
  );
}
