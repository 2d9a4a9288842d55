import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Envelope } from '#contract/row.ts';
import { refuse } from '../call.ts';
import type { Database, Tx } from '../call.ts';
import { isStorable } from '../wire/check-input.ts';
import { callAudience, signAudience, signLifeSeconds } from './make-sign.ts';

/** Clocks of partner and provider may differ by this many seconds. */
const toleranceSeconds = 60;

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(120),
  iat: z.number(),
  exp: z.number(),
  jti: z.string().min(1).max(120),
  name: z.string().max(60).optional(),
  mobile: z.string().max(20).optional(),
});

export type Sign = z.infer<typeof claims>;
export type SignReading = { ok: true; sign: Sign } | { ok: false; message: string };

/** The sandbox's clock, and how far it has been moved. */
interface SignClock {
  now: number;
  movedMs: number;
}

/**
 * A partner's server signs by the true time, the sandbox's helpers by the sandbox's clock: the nearer one of the two
 * counts. Nothing is moved outside of a sandbox.
 */
function timeOf({ now, movedMs }: SignClock, iat: number | undefined): number {
  const [signedMs, trueMs] = [(iat ?? 0) * 1000, now - movedMs];
  return Math.abs(signedMs - trueMs) < Math.abs(signedMs - now) ? trueMs : now;
}

const wrong = (message: string): SignReading => ({ ok: false, message });

/** Reads a sign without using it up. The message is for the partner's engineer too. */
export async function readSign(
  db: Database,
  appId: string,
  text: string,
  clock: SignClock,
  audience: string = signAudience,
): Promise<SignReading> {
  try {
    const { kid } = decodeProtectedHeader(text);
    const { iss, iat } = decodeJwt(text);
    if (iss !== appId) return wrong('签名不属于该应用（iss 与 appId 不一致）');
    const key = await db
      .selectFrom('app_keys')
      .where('app_id', '=', appId)
      .where('kid', '=', String(kid ?? '').slice(0, 80))
      .where('retired_at', 'is', null)
      .select('secret')
      .executeTakeFirst();
    if (!key) return wrong('签名密钥不存在或已停用（kid）');
    const now = timeOf(clock, iat);
    const { payload } = await jwtVerify(text, new TextEncoder().encode(key.secret), {
      algorithms: ['HS256'],
      issuer: appId,
      audience,
      clockTolerance: toleranceSeconds,
      currentDate: new Date(now),
    });
    return judge(claims.safeParse(payload), now);
  } catch (error) {
    return wrong(messageFor(error));
  }
}

function judge(parsed: ReturnType<typeof claims.safeParse>, now: number): SignReading {
  if (!parsed.success) return wrong('签名缺少必要内容（iss、sub、iat、exp、jti）');
  const { iat, exp, sub, jti, name = '', mobile = '' } = parsed.data;
  if (![sub, jti, name, mobile].every(isStorable)) return wrong('签名内容不正确');
  if (iat > now / 1000 + toleranceSeconds) return wrong('签名的签发时间晚于当前时间，请校准服务器时钟');
  if (exp <= iat) return wrong('签名的失效时间（exp）不晚于签发时间（iat）');
  if (exp > iat + signLifeSeconds) return wrong(`签名有效期不得超过 ${signLifeSeconds} 秒`);
  return { ok: true, sign: parsed.data };
}

function messageFor(error: unknown): string {
  if (error instanceof errors.JWTExpired) return '签名已过期，请返回合作网站重新进入';
  if (error instanceof errors.JWTClaimValidationFailed) return `签名内容不正确（${error.claim}）`;
  if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
    return '签名无效';
  throw error;
}

/**
 * Uses a sign up; false when it was used already, in this process or another, before or after a restart. `trueNow`: a move
 * of the sandbox's clock may not make it forget a sign that is still good by the true time.
 */
export async function useUp(tx: Tx, { iss, jti, exp }: Sign, trueNow: number): Promise<boolean> {
  const forgetAt = (exp + 2 * toleranceSeconds) * 1000;
  await tx.deleteFrom('signs_used').where('forget_at', '<', trueNow).execute();
  const used = await tx
    .insertInto('signs_used')
    .values({ app_id: iss, jti, forget_at: forgetAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jti')
    .executeTakeFirst();
  return used !== undefined;
}

/** The refusal of a call of a partner's server; null: the sign is of its application's own key. It may be used until it ends. */
export async function refusedServer(
  db: Database,
  appId: string,
  text: string,
  clock: SignClock,
): Promise<Envelope<never> | null> {
  if (!text) return refuse(401, '请在 sign 中给出服务器签名');
  const read = await readSign(db, appId, text, clock, callAudience);
  return read.ok ? null : refuse(401, read.message);
}
