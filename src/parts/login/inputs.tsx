import { useId } from 'react';
import type { FieldName, LoginForms, LoginMode } from '#domain/account/login-forms.ts';
import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { showSmsCode, smsCodeOf } from '#domain/account/sms-code.ts';
import type { CaptchaState } from './captcha.ts';
import { useLogin, useTyped } from './use-login.ts';
import { useValue } from '#kit/readable.ts';
import { pressUnless } from '#ui/base/passed-props.ts';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { Input, PasswordInput } from '#ui/form/Input.tsx';
import type { InputProps } from '#ui/form/Input.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';

/** The boxes of both login dialogs. Each dialog names and decorates them: labels above, or words and icons inside. */
type Look = Pick<InputProps, 'id' | 'aria-label' | 'placeholder' | 'before' | 'after'>;

interface TypedProps<M extends LoginMode> extends Look {
  mode: M;
  field: keyof LoginForms[M] & FieldName;
}

export function AccountInput(look: Look) {
  return (
    <Input
      {...useTyped('password', 'mobilePhone')}
      size="lg"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      {...look}
    />
  );
}

/** A mobile number; `isOther`: of another person, which the browser must not fill in. */
export function PhoneInput<M extends LoginMode>({
  mode,
  field,
  isOther = false,
  ...look
}: TypedProps<M> & { isOther?: boolean }) {
  return (
    <GroupedInput
      {...useTyped(mode, field)}
      keep={phoneOf}
      show={showPhone}
      size="lg"
      type="tel"
      inputMode="numeric"
      autoComplete={isOther ? 'off' : 'tel-national'}
      {...look}
    />
  );
}

export function SecretInput<M extends LoginMode>({
  mode,
  field,
  isNew = false,
  describedBy,
  ...look
}: TypedProps<M> & { isNew?: boolean; describedBy?: string }) {
  return (
    <PasswordInput
      {...useTyped(mode, field, describedBy)}
      size="lg"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...look}
    />
  );
}

export function CodeInput<M extends LoginMode>({ mode, field, ...look }: TypedProps<M>) {
  return (
    <GroupedInput
      {...useTyped(mode, field)}
      keep={smsCodeOf}
      show={showSmsCode}
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...look}
    />
  );
}

/** Sends the SMS code and counts down in place. The server may ask for more than the usual minute: an hour, or until tomorrow. */
export function SendCode({ className }: { className: string }) {
  const { model, words } = useLogin();
  const seconds = useValue(model.secondsLeft);
  const isSending = useValue(model.isSending);
  const wait =
    seconds < 100
      ? `${seconds} ${words.resendInSeconds}`
      : seconds < 6000
        ? `${Math.ceil(seconds / 60)} ${words.resendInMinutes}`
        : `${Math.ceil(seconds / 3600)} ${words.resendInHours}`;
  return (
    <button type="button" className={className} {...pressUnless(seconds > 0 || isSending, () => void model.sendCode())}>
      {seconds > 0 ? wait : isSending ? words.sendingCode : words.sendCode}
    </button>
  );
}

/** The 4 characters of a picture that the server dealt; a press on the picture deals another one. */
export function CaptchaInput(look: Look) {
  const { model, words } = useLogin();
  const captcha = useValue(model.captcha);
  const wayRoundId = useId();
  return (
    <div className="lg-cap">
      <Input
        {...useTyped('password', 'accCode', wayRoundId)}
        onFocus={model.needCaptcha}
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        placeholder={words.captchaHint}
        {...look}
      />
      <button
        type="button"
        className="lg-cap__pic"
        aria-label={words.captchaRefresh}
        title={words.captchaRefresh}
        aria-busy={captcha.state === 'loading'}
        onClick={model.refreshCaptcha}
      >
        <Picture captcha={captcha} failed={words.captchaFailed} />
      </button>
      <span id={wayRoundId} className="t-vh">
        {words.captchaWayRound}
      </span>
    </div>
  );
}

function Picture({ captcha, failed }: { captcha: CaptchaState; failed: string }) {
  if (captcha.state === 'loading') return <Spinner />;
  if (captcha.state !== 'ready') return <span className="t-s12">{failed}</span>;
  const { width, height, strokes, randomCode } = captcha.data;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-captcha={randomCode}>
      {strokes.map((stroke) => (
        <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} />
      ))}
    </svg>
  );
}
