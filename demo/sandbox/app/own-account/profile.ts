import type { z } from 'zod';
import type { Profile } from '#contract/profile.ts';
import type { profileSchemas } from '#contract/profile.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { checkOwnEmail, checkProfile } from '#domain/account/profile.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt } from '#domain/china-time.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { countUse } from '../account/count-use.ts';
import { rowOf } from '../../ground/member/tokens.ts';
import { userInfo } from '../account/user-info.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';
import { dropOtherPhotos, findPhoto } from './photo.ts';
import { checkCode } from '../../ground/member/sms-codes.ts';
import { answeredBefore, once } from '../../ground/once.ts';
import { workOf } from './work.ts';

type In<Name extends keyof typeof profileSchemas> = z.output<(typeof profileSchemas)[Name]>;

/** A company names its people, a partner its users. */
const nameBy = (row: MemberRecord): Profile['nameBy'] =>
  row.app_id !== null ? 'partner' : row.credit_employee_id > 0 ? 'company' : 'self';

async function show(db: Database | Tx, row: MemberRecord, call: Call): Promise<Profile> {
  const info = await userInfo(db, row, call.appId);
  const work = await workOf(db, row, info.creditMember?.organizeName ?? '', call.now());
  return {
    memberId: row.id,
    realName: row.real_name,
    sex: row.sex,
    birthday: row.birthday,
    markName: row.mark_name,
    remark: row.remark,
    email: info.email,
    username: info.username,
    mobilePhone: hidePhone(info.mobilePhone),
    memberTypeCN: info.memberTypeCN,
    memberCardType: info.memberTypeCN,
    experienceDate: '永久有效',
    statusCN: info.statusCN,
    createTime: info.createTime,
    ...(await countUse(db, row.id, call.appId, call.now())),
    nameBy: nameBy(row),
    photoId: info.photoId_,
    ...(work && { work }),
  };
}

const read = (tx: Tx, id: string): Promise<MemberRecord> =>
  tx.selectFrom('members').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

export const readProfile = async (_input: In<'read'>, call: Call): Promise<Envelope<Profile>> =>
  ok(await show(call.db, rowOf(memberOf(call)), call));

export async function updateProfile({ requestId, ...input }: In<'update'>, call: Call): Promise<Envelope<Profile>> {
  const { memberId } = memberOf(call);
  const known = rowOf(memberOf(call));
  const values = { realName: input.realName ?? known.real_name, birthday: input.birthday ?? known.birthday };
  const isOwnName = nameBy(known) === 'self' && input.realName !== undefined;
  const [fault] = Object.entries(checkProfile(values, dayAt(call.now()), isOwnName));
  if (fault) return badInput(...fault);
  const { realName, sex, birthday, markName, remark, photoId } = input;
  return await once(call, requestId, input, async (tx) => {
    const row = await read(tx, memberId);
    const photo = photoId ? await findPhoto(tx, memberId, photoId) : null;
    if (photoId && !photo) return refuse(409, '照片已失效，请重新选择', { field: 'photoId' });
    if (photoId !== undefined) await dropOtherPhotos(tx, memberId, photoId || null);
    const changes = {
      ...(sex !== undefined && { sex }),
      ...(birthday !== undefined && { birthday }),
      ...(markName !== undefined && { mark_name: markName }),
      ...(remark !== undefined && { remark }),
      ...(realName !== undefined && nameBy(row) === 'self' && { real_name: realName }),
      ...(photoId !== undefined && { photo_id: photoId || null, photo_name: photo?.file_name ?? '' }),
    };
    if (Object.keys(changes).length) await tx.updateTable('members').set(changes).where('id', '=', memberId).execute();
    return ok(await show(tx, await read(tx, memberId), call), '已保存');
  });
}

/** Another member whom this address logs in. */
const ownerOf = (db: Database | Tx, email: string, memberId: string) =>
  db
    .selectFrom('members')
    .where('app_id', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('id', '!=', memberId)
    .select('id')
    .executeTakeFirst();

/** Binds an e-mail address, which logs in from then on. A code of the member's phone is needed: a stolen session alone binds none. */
export async function saveEmail({ requestId, email, code }: In<'save'>, call: Call): Promise<Envelope<Profile>> {
  const { memberId, mobilePhone, isThirdParty } = memberOf(call);
  if (isThirdParty) return refuse(403, '合作方用户的邮箱由合作方管理');
  const fault = checkOwnEmail(email);
  if (fault) return badInput('email', fault);
  const before = await answeredBefore<Profile>(call, requestId, { email });
  if (before) return before;
  if (await ownerOf(call.db, email, memberId)) return refuse(409, '该邮箱已被其他账号绑定', { field: 'email' });
  const proof = { phone: mobilePhone ?? '', purpose: ['phone' as const], code, field: 'code', use: true };
  const wrong = mobilePhone && (await checkCode(call.db, proof, call.now()));
  if (wrong) return wrong;
  return await once(call, requestId, { email }, async (tx) => {
    if (await ownerOf(tx, email, memberId)) return refuse(409, '该邮箱已被其他账号绑定', { field: 'email' });
    await tx.updateTable('members').set({ email }).where('id', '=', memberId).execute();
    return ok(await show(tx, await read(tx, memberId), call), '邮箱已绑定');
  });
}
