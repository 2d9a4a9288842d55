import type { AppConfig } from '#theme/theme.ts';
import { isMobilePhone } from '#domain/account/phone.ts';
import type { Tx } from '../call.ts';
import { emitJoined } from './emit-joined.ts';
import { nextMemberId } from './member-rows.ts';
import type { MemberRecord } from './member-rows.ts';
import type { Sign } from './read-sign.ts';

/** Called so until the partner names the user. */
export const namelessUser = ({ name }: Pick<AppConfig, 'name'>): string => `${name}用户`;

/**
 * The personal member behind a partner's user: made when first seen, bound to that app id, without a password.
 * Name and phone follow the partner's.
 */
export async function partnerMember(tx: Tx, app: AppConfig, sign: Sign, now: number): Promise<MemberRecord> {
  const told = {
    partner_name: app.name,
    real_name: sign.name?.trim() || namelessUser(app),
    mobile_phone: sign.mobile && isMobilePhone(sign.mobile) ? sign.mobile : null,
  };
  const follow = async (): Promise<MemberRecord | undefined> =>
    await tx
      .updateTable('members')
      .set(told)
      .where('app_id', '=', app.appId)
      .where('partner_user', '=', sign.sub)
      .returningAll()
      .executeTakeFirst();
  const known = await follow();
  if (known) return known;
  const made = await tx
    .insertInto('members')
    .values({
      id: await nextMemberId(tx),
      app_id: app.appId,
      partner_user: sign.sub,
      member_type: 10,
      created_at: now,
      ...told,
    })
    .onConflict((conflict) => conflict.columns(['app_id', 'partner_user']).where('app_id', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) await emitJoined(tx, app.appId, [made.id], 'sign', now);
  // Another sign of the same user was faster.
  const member = made ?? (await follow());
  if (!member) throw new Error('the member of a sign is neither new nor known');
  return member;
}
