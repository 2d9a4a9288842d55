import type { SentCode } from '#contract/account.ts';
import type { Envelope } from '#contract/row.ts';
import { smsCodeLength, smsResendSeconds } from '#domain/account/sms-code.ts';
import { dayMs } from '#domain/china-time.ts';
import { badInput, ok, refuse } from '../call.ts';
import type { Database, Tx } from '../call.ts';
import { lockNames } from '../database/lock-names.ts';
import { randomInt } from '../random/random.ts';

/** `generic`: the caller named no purpose (specification 1, section 7.1); the code registers, or resets a password. */
export type SmsPurpose = 'login' | 'register' | 'reset' | 'phone' | 'payPassword' | 'bankCard' | 'generic';

/** One code a minute for each purpose, as the countdown beside the field says. */
const pauseMs = smsResendSeconds * 1000;
/**
 * Limits of one phone over all purposes together. Stored in the database, so a restart forgets nothing. The hour counts
 * codes that were not used: its owner registers, sets a password and binds a card one after the other.
 */
const limits = [
  { windowMs: 3_600_000, codes: 5, isOfUsed: false },
  { windowMs: dayMs, codes: 10, isOfUsed: true },
] as const;
const codeLifeMs = 5 * 60_000;
const maxTries = 5;

/** One at a time for a phone: two at once would both find the limits free. */
const lockPhone = (tx: Tx, phone: string): Promise<unknown> => lockNames(tx, `sms:${phone}`);

/** Makes a code and hands it to the gateway, which in the sandbox is the table itself. */
export async function sendCode(
  db: Database,
  phone: string,
  purpose: SmsPurpose,
  now: number,
): Promise<Envelope<SentCode>> {
  return await db.transaction().execute(async (tx) => {
    await lockPhone(tx, phone);
    const sent = await tx
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', phone)
      .where('sent_at', '>', now - dayMs)
      .orderBy('sent_at', 'desc')
      .select(['sent_at', 'purpose', 'used'])
      .execute();
    const waitFor = (one: { sent_at: number } | undefined, windowMs: number): number =>
      one ? one.sent_at + windowMs - now : 0;
    const pause = waitFor(
      sent.find((one) => one.purpose === purpose),
      pauseMs,
    );
    const counted = limits.map(({ windowMs, codes, isOfUsed }) =>
      waitFor(sent.filter((one) => isOfUsed || !one.used)[codes - 1], windowMs),
    );
    const wait = Math.max(pause, ...counted);
    if (wait > 0) return refuse(429, waitMessage(wait), { retryAfter: Math.ceil(wait / 1000) });
    const code = String(randomInt(10 ** smsCodeLength)).padStart(smsCodeLength, '0');
    await tx.insertInto('sms_codes').values({ mobile_phone: phone, purpose, code, sent_at: now }).execute();
    return ok({ retryAfter: smsResendSeconds, validFor: codeLifeMs / 1000 }, '短信验证码已发送');
  });
}

function waitMessage(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds <= smsResendSeconds) return `短信验证码发送过于频繁，请 ${seconds} 秒后再试`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 60
    ? `该手机号获取验证码次数过多，请 ${minutes} 分钟后再试`
    : `该手机号今日获取验证码次数已达上限，请 ${Math.ceil(minutes / 60)} 小时后再试`;
}

/**
 * Checks a code; null when it is right. `use`: it works only this once. A wrong one is counted even when the
 * caller's work is undone, so this runs outside of the caller's transaction. `field`: as the call names it.
 */
export async function checkCode(
  db: Database,
  { phone, purpose, code, field, use }: CodeCheck,
  now: number,
): Promise<Envelope<never> | null> {
  return await db.transaction().execute(async (tx) => {
    await lockPhone(tx, phone);
    const sent = await tx
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', phone)
      .where('purpose', 'in', purpose)
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    if (!sent || sent.used) return badInput(field, '请先获取短信验证码');
    if (sent.sent_at + codeLifeMs <= now) return badInput(field, '短信验证码已过期，请重新获取');
    if (sent.tries >= maxTries) return refuse(429, '短信验证码错误次数过多，请重新获取', { field, retryAfter: 0 });
    if (sent.code !== code) {
      await tx
        .updateTable('sms_codes')
        .set({ tries: sent.tries + 1 })
        .where('id', '=', sent.id)
        .execute();
      return badInput(field, sent.tries + 1 >= maxTries ? '短信验证码错误次数过多，请重新获取' : '短信验证码错误');
    }
    if (use) await tx.updateTable('sms_codes').set({ used: true }).where('id', '=', sent.id).execute();
    return null;
  });
}

export interface CodeCheck {
  phone: string;
  /** The latest code of these purposes counts. */
  purpose: readonly SmsPurpose[];
  code: string;
  field: string;
  use: boolean;
}
