import { sql } from 'kysely';
import type { z } from 'zod';
import { alertKinds } from '#contract/profile.ts';
import type { OwnLogin, OwnSession, Security } from '#contract/profile.ts';
import type { securitySchemas } from '#contract/profile.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { momentAt } from '#domain/china-time.ts';
import { idleMs, rowOf } from '../../ground/member/tokens.ts';
import { isPassword, hashPassword } from '../../ground/member/password-hash.ts';
import { clearFailures, countFailure, failureMessage, takeTry, waitMessage } from '../../ground/member/login-guard.ts';
import { checkCode } from '../../ground/member/sms-codes.ts';
import { findByPhone } from '../../ground/member/member-rows.ts';
import { apps } from '../../ground/apps.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { answeredBefore, once } from '../../ground/once.ts';
import { agreementsOf } from './agreements.ts';
import { closeBlocks } from './close-blocks.ts';

type In<Name extends keyof typeof securitySchemas> = z.output<(typeof securitySchemas)[Name]>;

const loginsShown = 20;
const unknownDevice = '未知设备';
const idOf = (tokenHash: string): string => tokenHash.slice(0, 16);

const ways: Readonly<Record<string, OwnLogin['way']>> = {
  '/login/appNewLoginMobile': '短信登录',
  '/login/appThirdPartyLogin': '合作方登录',
  '/login/appTicketLogin': '凭证登录',
  '/register/appRegisterSave': '注册登录',
};

async function showSecurity(db: Database | Tx, call: Call): Promise<Security> {
  const { memberId } = memberOf(call);
  const row = await db.selectFrom('members').where('id', '=', memberId).selectAll().executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .where('member_id', '=', memberId)
    .where('last_seen', '>', call.now() - idleMs)
    .orderBy('last_seen', 'desc')
    .selectAll()
    .execute();
  const logins = await db
    .selectFrom('logins')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(loginsShown)
    .selectAll()
    .execute();
  return {
    hasPassword: row.password !== null,
    mobilePhone: hidePhone(row.mobile_phone ?? ''),
    email: row.email ?? '',
    sessions: sessions.map((one): OwnSession => ({
      sessionId: idOf(one.token_hash),
      device: one.device || unknownDevice,
      appName: apps.get(one.app_id)?.name ?? '',
      beganAt: momentAt(one.created_at),
      lastSeen: momentAt(one.last_seen),
      isCurrent: one.token_hash === call.tokenHash,
    })),
    logins: logins.map(({ at, way, device, is_new }) => ({
      at: momentAt(at),
      way: ways[way] ?? '密码登录',
      device: device || unknownDevice,
      isNew: is_new,
    })),
    alerts: Object.fromEntries(
      alertKinds.map((kind) => [kind, !row.muted_alerts.includes(kind)]),
    ) as Security['alerts'],
    agreements: await agreementsOf(db, call.appId, row),
    exportedAt: row.exported_at === null ? '' : momentAt(row.exported_at),
    closeBlocks: await closeBlocks(db, call),
  };
}

export const readSecurity = async (_input: In<'read'>, call: Call): Promise<Envelope<Security>> =>
  ok(await showSecurity(call.db, call));

const endOthers = (tx: Tx, { tokenHash }: Call, memberId: string) =>
  tx.deleteFrom('sessions').where('member_id', '=', memberId).where('token_hash', '!=', tokenHash).execute();

/** Wrong passwords count as at the login, and lock the account alike. Every other session ends. */
export async function changePassword(
  { requestId, oldPsw, newPsw }: In<'password'>,
  call: Call,
): Promise<Envelope<Security>> {
  const { memberId, isThirdParty } = memberOf(call);
  const { db, now, address } = call;
  const { password } = rowOf(memberOf(call));
  if (isThirdParty) return refuse(403, '合作方用户由合作方登录，没有登录密码');
  if (password === null) return refuse(409, '您还没有登录密码，请用忘记密码设置', { kind: 'unset' });
  if (oldPsw.toLowerCase() === newPsw.toLowerCase()) return badInput('newPsw', '新密码不能与当前密码相同');
  const before = await answeredBefore<Security>(call, requestId, { newPsw });
  if (before) return before;
  const attempt = { account: memberId, address };
  const { waitSeconds, tries } = await takeTry(db, attempt, now());
  if (waitSeconds > 0) return refuse(423, waitMessage(waitSeconds), { retryAfter: waitSeconds });
  if (!(await isPassword(oldPsw, password))) {
    const left = await countFailure(db, attempt, tries, now());
    return refuse(left > 0 ? 400 : 423, left > 0 ? `当前密码不正确，还可尝试 ${left} 次` : failureMessage(0), {
      field: 'oldPsw',
    });
  }
  await clearFailures(db, memberId);
  const hashed = await hashPassword(newPsw);
  return await once(call, requestId, { newPsw }, async (tx) => {
    await tx.updateTable('members').set({ password: hashed }).where('id', '=', memberId).execute();
    await endOthers(tx, call, memberId);
    return ok(await showSecurity(tx, call), '登录密码已修改，其他设备已退出');
  });
}

/** Both phones are proved by a code: a stolen session alone cannot move the account to another phone. */
export async function changePhone(
  { requestId, oldCode, mobilePhone, newCode }: In<'phone'>,
  call: Call,
): Promise<Envelope<Security>> {
  const member = memberOf(call);
  const { db, now } = call;
  if (member.isThirdParty) return refuse(403, '合作方用户的手机号由合作方管理');
  const before = await answeredBefore<Security>(call, requestId, { mobilePhone });
  if (before) return before;
  if (mobilePhone === member.mobilePhone) return badInput('mobilePhone', '新手机号与当前手机号相同');
  if (await findByPhone(db, mobilePhone)) return refuse(409, '该手机号已注册其他账号', { field: 'mobilePhone' });
  const codes = [
    ...(member.mobilePhone ? [{ phone: member.mobilePhone, code: oldCode, field: 'oldCode' }] : []),
    { phone: mobilePhone, code: newCode, field: 'newCode' },
  ];
  // Looked at first: a wrong second code does not use up the first one.
  for (const use of [false, true])
    for (const one of codes) {
      const wrong = await checkCode(db, { ...one, purpose: ['phone'], use }, now());
      if (wrong) return wrong;
    }
  return await once(call, requestId, { mobilePhone }, async (tx) => {
    if (await findByPhone(tx, mobilePhone)) return refuse(409, '该手机号已注册其他账号', { field: 'mobilePhone' });
    // A member without a name goes by the phone.
    const isNameless = member.realName === hidePhone(member.mobilePhone);
    await tx
      .updateTable('members')
      .set({ mobile_phone: mobilePhone, ...(isNameless && { real_name: hidePhone(mobilePhone) }) })
      .where('id', '=', member.memberId)
      .execute();
    await endOthers(tx, call, member.memberId);
    return ok(await showSecurity(tx, call), '手机号已更换，其他设备已退出');
  });
}

export async function signOut({ requestId, sessionId }: In<'signOut'>, call: Call): Promise<Envelope<Security>> {
  const { memberId } = memberOf(call);
  return await once(call, requestId, { sessionId }, async (tx) => {
    if (sessionId === 'others') await endOthers(tx, call, memberId);
    else {
      if (sessionId === idOf(call.tokenHash)) return refuse(409, '这是当前设备，请用退出登录');
      await tx
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('token_hash', 'like', `${sessionId}%`)
        .execute();
    }
    return ok(await showSecurity(tx, call), '已退出');
  });
}

/** Turns a kind of texts on or off. */
export async function setAlert({ requestId, alert, isOn }: In<'alerts'>, call: Call): Promise<Envelope<Security>> {
  const { memberId } = memberOf(call);
  return await once(call, requestId, { alert, isOn }, async (tx) => {
    await tx
      .updateTable('members')
      .set({
        muted_alerts: isOn
          ? sql`array_remove(muted_alerts, ${alert}::text)`
          : sql`array_append(array_remove(muted_alerts, ${alert}::text), ${alert}::text)`,
      })
      .where('id', '=', memberId)
      .execute();
    return ok(await showSecurity(tx, call), '已保存');
  });
}
