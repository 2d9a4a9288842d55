import { useEffect, useRef } from 'react';
import { useValue } from '#kit/readable.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useLogin } from './use-login.ts';

/** Step 2 of register and reset. `reason` is what was interrupted and goes on. */
export function DoneScreen({ reason }: { reason: string | undefined }) {
  const { model, words } = useLogin();
  const done = useValue(model.done);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  if (!done) return null;
  const isRegistered = done.what === 'registered';
  return (
    <div className="lg-done">
      <svg viewBox="0 0 72 72" aria-hidden="true">
        <circle cx="36" cy="36" r="34" />
        <path d="M23 37l9 9 18-20" />
      </svg>
      <output className="lg-done__say">
        <p className="t-h1">{isRegistered ? words.registered : words.resetDone}</p>
        <p className="t-2">{isRegistered ? `${words.registeredBefore} ${hidePhone(done.phone)} ${words.registeredAfter}${reason ? `，${words.goOn} ${reason}` : ''}` : words.resetDoneNote}</p>
      </output>
      <Button ref={button} kind={isRegistered && reason ? 'action' : 'primary'} size="lg" block onClick={model.goOn}>
        {!isRegistered ? words.backToLogin : reason ? words.goOn : words.finish}
      </Button>
    </div>
  );
}
