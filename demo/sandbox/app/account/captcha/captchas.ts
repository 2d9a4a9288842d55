import type { CaptchaAnswer } from '#contract/account.ts';
import { ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { isSameText } from '../../../ground/wire/same-text.ts';
import type { Envelope } from '#contract/row.ts';
import { captchaAlphabet } from './captcha-glyphs.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { randomBytes, randomInt } from '../../../ground/random/random.ts';

const length = 4;
const lifeMs = 5 * 60_000;
/** More than people can look at: a script fills the table. */
const maxOpen = 50_000;

/** Deals a captcha; its answer stays here. Unanswered captchas are deleted meanwhile. */
export async function dealCaptcha({ db, now }: Call): Promise<Envelope<CaptchaAnswer>> {
  await db.deleteFrom('captchas').where('expires_at', '<=', now()).execute();
  const { open } = await db
    .selectFrom('captchas')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  if (open >= maxOpen) return refuse(429, '获取验证码过于频繁，请稍后再试', { retryAfter: 60 });
  const answer = Array.from({ length }, () => captchaAlphabet[randomInt(captchaAlphabet.length)]).join('');
  const randomCode = randomBytes(16).toString('base64url');
  await db
    .insertInto('captchas')
    .values({ random_code: randomCode, answer, expires_at: now() + lifeMs })
    .execute();
  return ok({ randomCode, ...drawCaptcha(answer) });
}

/** Checks a captcha; capitals do not matter. One check uses it up, right or wrong. */
export async function isCaptchaRight({ db, now, settings }: Call, randomCode: string, typed: string): Promise<boolean> {
  const dealt = await db.deleteFrom('captchas').where('random_code', '=', randomCode).returningAll().executeTakeFirst();
  if (settings.captchaBypass !== null && isSameText(typed, settings.captchaBypass)) return true;
  return dealt !== undefined && dealt.expires_at > now() && typed.trim().toUpperCase() === dealt.answer;
}
