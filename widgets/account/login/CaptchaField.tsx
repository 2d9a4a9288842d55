import { useId } from 'react';
import { useValue } from '#kit/readable.ts';
import { Input } from '#ui/form/Input.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import type { CaptchaState } from '#kit/captcha.ts';
import { useFieldProps, useLogin } from './use-login.ts';

/** The 4 characters of a picture that the server dealt; a press on the picture deals another one. */
export function CaptchaField({ value, onInput }: { value: string; onInput(value: string): void }) {
  const { model, words } = useLogin();
  const captcha = useValue(model.captcha);
  const wayRoundId = useId();
  return (
    <div className="lg-cap">
      <Input
        {...useFieldProps('accCode', wayRoundId)}
        aria-label={words.captcha}
        value={value}
        onInput={onInput}
        onFocus={model.needCaptcha}
        size="lg"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        placeholder={words.captchaHint}
      />
      <button type="button" className="lg-cap__pic" aria-label={words.captchaRefresh} title={words.captchaRefresh} aria-busy={captcha.state === 'loading'} onClick={model.refreshCaptcha}>
        <Picture captcha={captcha} />
      </button>
      <span id={wayRoundId} className="lg-sr">
        {words.captchaWayRound}
      </span>
    </div>
  );
}

function Picture({ captcha }: { captcha: CaptchaState }) {
  const { words } = useLogin();
  if (captcha.state === 'loading') return <Spinner />;
  if (captcha.state === 'failed') return <span className="lg-cap__retry">{words.captchaFailed}</span>;
  const { width, height, strokes, randomCode } = captcha.picture;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-captcha={randomCode}>
      {strokes.map((stroke) => (
        <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} />
      ))}
    </svg>
  );
}
