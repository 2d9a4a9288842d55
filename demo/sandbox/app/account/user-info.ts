import type { CreditEmployee, LoginAnswer, UserInfo, UserInfoEx } from '#contract/account.ts';
import { contentInWords } from '#domain/car/words.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { levelKeyOf } from '#domain/account/level.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Acting, Call, Database, Tx } from '../../ground/call.ts';
import type { Envelope } from '#contract/row.ts';
import { companyOf } from '../../ground/member/company-of.ts';
import type { Company } from '../../ground/member/company-of.ts';
import { tripLevelOf } from '../../ground/member/flags-of.ts';
import { standardFor } from '../../orders/business/standard-for.ts';
import { travelWords } from '../../orders/business/standard-words.ts';
import { countUse } from './count-use.ts';
import type { MemberRecord } from '../../ground/member/member-rows.ts';
import { noteLogin } from './note-login.ts';
import { sharedNow } from '../../ground/account-clock.ts';
import { openSession } from '../../ground/member/tokens.ts';

const memberTypeNames: Readonly<Record<number, string>> = {
  10: '个人会员',
  20: '家庭会员',
  30: '商务会员',
  40: '分销服务商',
  50: '城市运营商',
};

function memberTypeCN(row: MemberRecord): string {
  if (row.credit_employee_id > 0) return '授信子会员';
  if (row.credit_member_id > 0) return '授信主会员';
  return memberTypeNames[row.member_type] ?? '会员';
}

/** User info (specification 1, section 3.1), as the app id sees it. */
export const userInfo = async (
  db: Database | Tx,
  row: MemberRecord,
  appId: string,
  acting?: Acting,
): Promise<UserInfo> => describeMember(row, appId, await companyOf(db, row), acting);

function describeMember(row: MemberRecord, appId: string, company: Company | null, acting?: Acting): UserInfo {
  const ids = {
    memberType: row.member_type,
    creditMemberId: row.credit_member_id,
    creditEmployeeId: row.credit_employee_id,
  };
  const fee = yuanOf(company?.serviceFeeFen ?? 0);
  const basic: UserInfo = {
    ...ids,
    id: row.id,
    memberId: row.id,
    memberLevel: levelKeyOf(ids),
    femaleEndId: row.female_end_id,
    realName: row.real_name,
    username: row.username ?? '',
    markName: row.mark_name,
    mobilePhone: row.mobile_phone ?? '',
    email: row.email ?? '',
    appId,
    pnrImport: row.pnr_import ? 1 : 0,
    isThirdParty: row.app_id !== null,
    thirdPartyName: row.partner_name,
    status: row.frozen_at === null ? '1' : '0',
    statusCN: row.frozen_at === null ? '正常' : '已冻结',
    memberTypeCN: memberTypeCN(row),
    createTime: momentAt(row.created_at),
    photo: { fileName: row.photo_name },
    photoId_: row.photo_id ?? '',
    dometicketServerFee: fee,
    ...(acting && { acting: { by: acting.by, from: acting.from } }),
  };
  if (!company) return basic;
  return {
    ...basic,
    creditMember: { organizeName: company.name, serverItem: { dometicketServerFee: fee } },
    ...(company.employee && { creditEmployee: creditEmployee(row, company, company.employee) }),
    tripInfo: { tripPreference: { hotelConfig: { multiPay: company.multiPay ? 1 : 0 } } },
  };
}

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

function creditEmployee(
  row: MemberRecord,
  company: Company,
  employee: NonNullable<Company['employee']>,
): CreditEmployee {
  return {
    tripLevel: tripLevelOf(employee.flags),
    canAudit: bit(employee.can_audit),
    realName: row.real_name,
    companyName: company.name,
    deptName: employee.deptName,
    mobilePhone: row.mobile_phone ?? '',
  };
}

/** `userInfo` with the member's own profile and, of an employee, the travel standards in words. */
export async function userInfoEx(
  db: Database,
  row: MemberRecord,
  { appId, app, now }: Pick<Call, 'app' | 'appId' | 'now'>,
  acting?: Acting,
): Promise<UserInfoEx> {
  const company = await companyOf(db, row);
  const basic = describeMember(row, appId, company, acting);
  const info: UserInfoEx = {
    ...basic,
    account: basic.username || basic.email || basic.mobilePhone,
    realname: basic.realName,
    sex: row.sex,
    birthday: row.birthday,
    remark: row.remark,
    creditEmployeeId_: basic.creditEmployeeId,
    creditMemberId_: basic.creditMemberId,
    ...(await countUse(db, row.id, appId, now())),
    memberCardType: basic.memberTypeCN,
    experienceDate: '永久有效',
  };
  if (!company) return info;
  const { employee } = company;
  const day = dayAt(now());
  const asked = employee && { companyId: company.id, employeeId: employee.id, day };
  const standard = asked && (await standardFor(db, asked));
  const cars = asked && (await standardFor(db, { ...asked, kind: 'car' }));
  return {
    ...info,
    custmerExtra: {
      memberType: row.member_type,
      companyName: company.name,
      namePhone: `${row.real_name} ${row.mobile_phone ?? ''}`.trim(),
      deptName: employee?.deptName ?? '',
      employeeLevel: employee?.levelName ?? '',
      identityInfo: employee ? employee.position : '企业管理员',
      levelName: memberTypeCN(row),
      ...travelWords(standard, { app }),
      carTravel: employee ? (cars ? contentInWords(cars.content) : '未设用车标准') : '不限',
    },
  };
}

/** Refuses a session to a member whom the superior has frozen, and to an employee who is disabled or has left. */
export async function frozenRefusal(
  db: Database | Tx,
  row: Pick<MemberRecord, 'frozen_at' | 'credit_employee_id'>,
): Promise<Envelope<never> | null> {
  if (row.frozen_at === null) return null;
  const employee =
    row.credit_employee_id > 0
      ? await db
          .selectFrom('employees as e')
          .innerJoin('companies as c', 'c.id', 'e.company_id')
          .where('e.id', '=', row.credit_employee_id)
          .select(['e.state', 'c.organize_name'])
          .executeTakeFirst()
      : undefined;
  if (employee?.state === 'left')
    return refuse(403, `您已从${employee.organize_name}离职，不能再用该账号登录和预订。如有疑问请联系企业管理员`, {
      kind: 'left',
    });
  if (employee?.state === 'disabled')
    return refuse(403, `您的账号已被${employee.organize_name}停用，不能登录和预订，请联系企业管理员`, {
      kind: 'disabled',
    });
  return refuse(403, '该账号已被冻结，请联系您的上级或客服', { kind: 'frozen' });
}

/** An invited employee is active from the first login on. */
const activate = (db: Database | Tx, employeeId: number, now: number): Promise<unknown> =>
  db
    .updateTable('employees')
    .set((eb) => ({ state: 'active', updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', employeeId)
    .where('state', '=', 'invited')
    .execute();

/** Logs a member in: a session of this app id, and the answer that every way of logging in gives. */
export async function logIn(
  db: Database | Tx,
  row: MemberRecord,
  call: Pick<Call, 'appId' | 'now' | 'aheadMs' | 'path' | 'device'>,
  msg = '',
): Promise<Envelope<LoginAnswer>> {
  const frozen = await frozenRefusal(db, row);
  if (frozen) return frozen;
  const { appId, path, device } = call;
  const now = call.now();
  if (row.credit_employee_id > 0) await activate(db, row.credit_employee_id, now);
  const token = await openSession(db, row.id, { appId, now: sharedNow(call), device });
  await noteLogin(db, row, { appId, path, device }, now);
  return ok({ ...(await userInfo(db, row, call.appId)), token }, msg);
}
