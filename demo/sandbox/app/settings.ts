import type { Settings } from '../ground/call.ts';

const minimumBypassLength = 12;

/** Server settings from the environment. Throws what the operator must change. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const captchaBypass = env['CAPTCHA_BYPASS'] || null;
  if (captchaBypass !== null && captchaBypass.length < minimumBypassLength) {
    throw new Error(`CAPTCHA_BYPASS must have at least ${minimumBypassLength} characters, or be left out.`);
  }
  const origins = readOrigins(env['ORIGINS']);
  return {
    sandbox: env['SANDBOX'] !== '0',
    captchaBypass,
    requestVerifyKey: env['REQUEST_VERIFY_KEY'] || null,
    ...(env['CARD_KEY'] && { cardKey: env['CARD_KEY'] }),
    ...readRailHours(env),
    railSeatSeconds: readCount(env, 'RAIL_SEAT_SECONDS', 0, 0),
    ...(origins.size > 0 && { allowsOrigin: (origin) => origins.has(origin) }),
  };
}

const isClock = (text = ''): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** `RAIL_CLOSED=23:30-05:00`, `-` for never; `RAIL_ON_SALE=08:00,北京南=09:30`: for all stations, and for some. */
function readRailHours(env: Readonly<Record<string, string | undefined>>): Pick<Settings, 'railHours'> {
  const [closed, onSale] = [env['RAIL_CLOSED']?.trim(), env['RAIL_ON_SALE']?.trim()];
  if (!closed && !onSale) return {};
  const [closedFrom = '', closedUntil = ''] = closed === '-' ? ['00:00', '00:00'] : (closed?.split('-') ?? []);
  if (closed && !(isClock(closedFrom) && isClock(closedUntil)))
    throw new Error(`RAIL_CLOSED=${closed} must be two times such as 01:00-05:00, or - for never.`);
  const times = (onSale?.split(',') ?? []).map((part) => part.trim().split('='));
  if (times.some((words) => !isClock(words.at(-1)) || words.length > 2))
    throw new Error(`RAIL_ON_SALE=${onSale} must be a time, or stations with theirs, such as 08:00,北京南=09:30.`);
  const [all] = times.find(({ length }) => length === 1) ?? [];
  return {
    railHours: {
      ...(closed && { closedFrom, closedUntil }),
      ...(all && { onSaleFrom: all }),
      ...(onSale && { stations: Object.fromEntries(times.filter(({ length }) => length === 2)) }),
    },
  };
}

/** A whole number from `least` on; `otherwise` where the variable is not set. */
export function readCount(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  least: number,
  otherwise: number,
): number {
  const text = env[name]?.trim();
  if (!text) return otherwise;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < least)
    throw new Error(`${name}=${text} must be a whole number from ${least} on.`);
  return count;
}

/** True for scheme, host and port of a web page as browsers send them: no path, no slash at the end. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** `ORIGINS`: pages of an integrator's own, separated by commas or blanks. */
function readOrigins(text = ''): ReadonlySet<string> {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined)
    throw new Error(
      `ORIGINS: "${wrong}" is no origin. Write scheme, host and port alone, such as http://127.0.0.1:8080.`,
    );
  return new Set(origins);
}
