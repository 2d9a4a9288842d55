import { useValue } from '#kit/readable.ts';
import { showSmsCode, smsCodeOf } from '#domain/account/sms-code.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconMail } from '#ui/icons/icons.ts';
import { pressUnless } from '#ui/base/passed-props.ts';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import type { LoginTexts } from './texts.ts';
import { useFieldProps, useLogin } from './use-login.ts';

interface CodeFieldProps {
  name: 'code' | 'smsCode';
  value: string;
  onInput(value: string): void;
}

/** The SMS code with the button that sends it; the button counts down in place. */
export function CodeField({ name, value, onInput }: CodeFieldProps) {
  const { words } = useLogin();
  return (
    <GroupedInput
      {...useFieldProps(name)}
      aria-label={words.smsCode}
      value={value}
      onInput={onInput}
      keep={smsCodeOf}
      show={showSmsCode}
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={words.smsCode}
      before={<Icon of={iconMail} />}
      after={<SendCode />}
    />
  );
}

function SendCode() {
  const { model, words } = useLogin();
  const secondsLeft = useValue(model.secondsLeft);
  const isSending = useValue(model.isSending);
  return (
    <button type="button" className="lg-sms" {...pressUnless(secondsLeft > 0 || isSending, () => void model.sendCode())}>
      {secondsLeft > 0 ? waitText(secondsLeft, words) : isSending ? words.sendingCode : words.sendCode}
    </button>
  );
}

/** The server may ask for more than the usual minute: an hour, or until tomorrow. */
function waitText(seconds: number, words: LoginTexts): string {
  if (seconds < 100) return `${seconds} ${words.resendInSeconds}`;
  return seconds < 6000 ? `${Math.ceil(seconds / 60)} ${words.resendInMinutes}` : `${Math.ceil(seconds / 3600)} ${words.resendInHours}`;
}
