import type { Database, Tx } from '../../ground/call.ts';
import { randomInt } from '../../ground/random/random.ts';

/** Signs without look-alikes. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const makeCode = (): string => Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('');

/** The member's code, made at the first call and the same from then on. */
export async function codeOf(db: Database, memberId: string, now: number): Promise<string> {
  const known = () =>
    db.selectFrom('recommend_codes').where('member_id', '=', memberId).select('code').executeTakeFirst();
  const before = await known();
  if (before) return before.code;
  await db
    .insertInto('recommend_codes')
    .values({ member_id: memberId, code: makeCode(), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await known();
  // Another member has drawn the same code.
  return made?.code ?? (await codeOf(db, memberId, now));
}

/** The phone of the member whose code it is; null for a code of nobody, which stops no registration. */
export async function referrerByCode(db: Database | Tx, code: string): Promise<string | null> {
  const owner = await db
    .selectFrom('recommend_codes as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .where('c.code', '=', code)
    .where('m.app_id', 'is', null)
    .select('m.mobile_phone')
    .executeTakeFirst();
  return owner?.mobile_phone ?? null;
}
