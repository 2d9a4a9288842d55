import type { ReactNode } from 'react';
import { payPasswordLength, payPasswordOf } from '#domain/account/pay-password.ts';
import type { FieldBinding } from '#kit/forms/use-form.ts';
import { RouteLink } from '#kit/links/RouteLink.tsx';
import { useTexts } from '#kit/use-texts.ts';
import { TextField } from '#ui/form/fields.tsx';
import { texts as ownTexts } from './texts.ts';

/** A pay password: six digits, not echoed. */
export function PasswordField({ label, hint, ...field }: FieldBinding<string> & { label: string; hint?: ReactNode }) {
  return (
    <TextField
      {...field}
      wide
      required
      type="password"
      label={label}
      hint={hint}
      keep={payPasswordOf}
      inputMode="numeric"
      autoComplete="off"
      maxLength={payPasswordLength}
    />
  );
}

/** Below the pay password of a form that moves money: the link to a reset, which ends a lock too. */
export const Forgotten = () => (
  <RouteLink to="my_wallet" params={{ view: 'payPassword', by: 'sms' }}>
    {useTexts('wallet', ownTexts).forgotten}
  </RouteLink>
);
