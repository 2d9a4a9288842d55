import { phoneOf, showPhone } from '#domain/account/phone.ts';
import { GroupedInput } from '#ui/form/GroupedInput.tsx';
import { useFieldProps, useLogin } from './use-login.ts';

export function PhoneField({ value, onInput }: { value: string; onInput(value: string): void }) {
  const { words } = useLogin();
  return (
    <GroupedInput
      {...useFieldProps('mobilePhone')}
      aria-label={words.phone}
      value={value}
      onInput={onInput}
      keep={phoneOf}
      show={showPhone}
      size="lg"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder={words.phone}
      before={<span className="lg-cc">{words.countryCode}</span>}
    />
  );
}
