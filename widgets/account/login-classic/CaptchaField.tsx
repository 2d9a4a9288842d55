import { useId } from 'react';
import { useValue } from '#kit/readable.ts';
import { Input } from '#ui/form/Input.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { useAbout, useClassic, useTyped } from './use-classic.ts';

/** The 4 characters of a picture that the server dealt; a press on the picture deals another one. */
export function CaptchaField() {
  const { model, words } = useClassic();
  const typed = useTyped('password', 'accCode');
  const id = useId();
  const about = useAbout('accCode', `${id}w`);
  const captcha = useValue(model.captcha);
  return (
    <div className="t-field">
      <label htmlFor={id}>{words.captcha}</label>
      <div className="lc-beside">
        <Input id={id} {...about} {...typed} onFocus={model.needCaptcha} size="lg" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={16} placeholder={words.captchaHint} />
        <button type="button" className="lc-pic" aria-label={words.captchaRefresh} title={words.captchaRefresh} aria-busy={captcha.state === 'loading'} onClick={model.refreshCaptcha}>
          {captcha.state === 'loading' && <Spinner />}
          {captcha.state === 'failed' && <span className="t-s12">{words.captchaFailed}</span>}
          {captcha.state === 'shown' && (
            <svg viewBox={`0 0 ${captcha.picture.width} ${captcha.picture.height}`} aria-hidden="true" data-captcha={captcha.picture.randomCode}>
              {captcha.picture.strokes.map((stroke) => (
                <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} />
              ))}
            </svg>
          )}
        </button>
        <span id={`${id}w`} className="t-vh">
          {words.captchaWayRound}
        </span>
      </div>
    </div>
  );
}
