import { sql } from 'kysely';
import { momentAt } from '#domain/china-time.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';

/** Keeps a login. A member with earlier logins gets a text about a new device, unless they have switched these off. */
export async function noteLogin(
  db: Database | Tx,
  { id, mobile_phone: phone, muted_alerts: muted }: MemberRecord,
  { appId, path, device }: Pick<Call, 'appId' | 'path' | 'device'>,
  now: number,
): Promise<void> {
  const { is_new: isNew } = await db
    .insertInto('logins')
    .values((eb) => ({
      member_id: id,
      app_id: appId,
      at: now,
      way: path,
      device,
      is_new: sql<boolean>`exists (${eb.selectFrom('logins').where('member_id', '=', id).select('id')})
        and not exists (${eb.selectFrom('logins').where('member_id', '=', id).where('device', '=', device).select('id')})`,
    }))
    .returning('is_new')
    .executeTakeFirstOrThrow();
  if (!isNew || phone === null || muted.includes('login')) return;
  const body = `您的账号于 ${momentAt(now).slice(5, 16)} 在新设备（${device || '未知设备'}）登录。如非本人操作，请修改登录密码并退出其他设备`;
  await db.insertInto('sms_texts').values({ mobile_phone: phone, body, sent_at: now }).execute();
}
