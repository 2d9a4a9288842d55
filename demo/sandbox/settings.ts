import type { Settings } from './call.ts';

export const minimumBypassLength = 12;

/** Server settings from the environment. Throws what the operator must change. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const captchaBypass = env['CAPTCHA_BYPASS'] || null;
  if (captchaBypass !== null && captchaBypass.length < minimumBypassLength) {
    throw new Error(`CAPTCHA_BYPASS must have at least ${minimumBypassLength} characters, or be left out.`);
  }
  return { sandbox: env['SANDBOX'] !== '0', captchaBypass, requestVerifyKey: env['REQUEST_VERIFY_KEY'] || null };
}
