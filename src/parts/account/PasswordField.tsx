import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { payPassword } from '#contract/pay-password.ts';
import { payPasswordOf } from '#domain/account/pay-password.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Field } from '#ui/form/Field.tsx';
import { PinInput } from '#ui/form/PinInput.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { texts as ownTexts } from './words/pay-password-texts.ts';

/** A pay password: six digits, not echoed. */
export function PasswordField({
  label,
  hint,
  error,
  onInput,
  ...field
}: FieldBinding<string> & { label: string; hint?: ReactNode }) {
  return (
    <Field className="is-wide" required label={label} hint={hint} error={error}>
      {(aria) => <PinInput {...aria} {...field} onInput={(typed) => onInput(payPasswordOf(typed))} />}
    </Field>
  );
}

/**
 * Below the pay password of a form that moves money: the link to a reset, which ends a lock too. A password that was
 * locked before the form was opened says so here, before it is typed in vain.
 */
export function Forgotten() {
  const services = useServices();
  const t = useTexts('wallet', ownTexts);
  const state = useModel(() => {
    const resource = createResource(services, payPassword.state, {});
    void resource.load();
    return resource;
  });
  const known = useValue(state.current);
  const seconds = known.state === 'ready' ? known.data.retryAfter : 0;
  const untilMs = useMemo(() => services.clock.now() + seconds * 1000, [known]);
  return (
    <span className="t-col">
      {seconds > 0 && (
        <Alert kind="warn">
          <Countdown
            plain
            prefix={t.locked}
            untilMs={untilMs}
            now={services.clock.now}
            onEnd={() => void state.load()}
          />
        </Alert>
      )}
      <RouteLink to="my_wallet" params={{ view: 'payPassword', by: 'sms' }}>
        {t.forgotten}
      </RouteLink>
    </span>
  );
}
