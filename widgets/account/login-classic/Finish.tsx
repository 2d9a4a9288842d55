import { useEffect, useRef } from 'react';
import { hidePhone } from '#domain/account/phone.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCheck } from '#ui/icons/icons.ts';
import { useClassic } from './use-classic.ts';

/** The last step of register and reset. */
export function Finish() {
  const { model, words } = useClassic();
  const mode = useValue(model.mode);
  const forms = useValue(model.forms);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const isRegistered = mode === 'register';
  return (
    <div className="lc-finish">
      <span className="lc-finish__mark">
        <Icon of={iconCheck} size={24} />
      </span>
      <output>
        <p className="t-h1">{isRegistered ? words.registered : words.resetDone}</p>
        <p className="t-2">{isRegistered ? `${words.registeredNote}${hidePhone(forms.register.mobilePhone)}` : words.resetDoneNote}</p>
      </output>
      <Button ref={button} kind="primary" size="lg" block onClick={model.goOn}>
        {isRegistered ? words.goOn : words.backToLogin}
      </Button>
    </div>
  );
}
