import { createHash } from 'node:crypto';
import { hashPassword } from '../../../ground/member/password-hash.ts';
import { companyId } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** One sandbox account. Ids of members are fixed, so that other seeds can name them. */
interface SeedAccount {
  id: string;
  mobilePhone: string;
  username: string;
  realName: string;
  memberType: number;
  /** Description in `/sandbox/accounts`. */
  member: string;
  isCredit?: boolean;
  /** Ids of employees: seed-employees.ts. */
  employeeId?: number;
  /** The member whose family this child member belongs to, as a number above 0. */
  femaleEndId?: number;
  pnrImport?: boolean;
  /** Phone of the member who recommended this one. A distributor is the superior of the members they recommended. */
  referrer?: string;
}

/** The password of every sandbox account, as a person types it. */
export const sandboxPassword = 'travel123';

export const seedAccounts: readonly SeedAccount[] = [
  {
    id: '20250010',
    mobilePhone: '13800000010',
    username: 'zhouyanqing',
    realName: '周砚清',
    memberType: 10,
    member: '个人会员',
    referrer: '13800000041',
  },
  {
    id: '20250020',
    mobilePhone: '13800000020',
    username: 'guchengze',
    realName: '顾承泽',
    memberType: 20,
    member: '家庭会员',
    referrer: '13800000010',
  },
  {
    id: '20250021',
    mobilePhone: '13800000021',
    username: 'guyiran',
    realName: '顾亦然',
    memberType: 20,
    femaleEndId: 20250020,
    member: '家庭会员（子女）',
  },
  {
    id: '20250030',
    mobilePhone: '13800000030',
    username: 'shenruoqing',
    realName: '沈若清',
    memberType: 30,
    member: '商务会员',
    referrer: '13800000041',
  },
  {
    id: '20250040',
    mobilePhone: '13800000040',
    username: 'hanzhiyuan',
    realName: '韩致远',
    memberType: 40,
    member: '分销服务商（无 PNR 导入）',
    referrer: '13800000050',
  },
  {
    id: '20250041',
    mobilePhone: '13800000041',
    username: 'luwenbo',
    realName: '陆文博',
    memberType: 40,
    pnrImport: true,
    member: '分销服务商（PNR 导入）',
    referrer: '13800000050',
  },
  {
    id: '20250050',
    mobilePhone: '13800000050',
    username: 'fangjingxian',
    realName: '方敬贤',
    memberType: 50,
    pnrImport: true,
    member: '城市运营商（PNR 导入）',
  },
  {
    id: '20250070',
    mobilePhone: '13800000070',
    username: 'yunfan',
    realName: '周国梁',
    memberType: 70,
    isCredit: true,
    member: '授信主会员',
  },
  {
    id: '20250071',
    mobilePhone: '13800000071',
    username: 'chenjianing',
    realName: '陈佳宁',
    memberType: 70,
    isCredit: true,
    employeeId: 710071,
    member: '授信子会员（出行须审批 approveFlag）',
  },
  {
    id: '20250072',
    mobilePhone: '13800000072',
    username: 'xuman',
    realName: '许曼',
    memberType: 70,
    isCredit: true,
    employeeId: 710072,
    member: '授信子会员（审批人 canAudit）',
    referrer: '13800000071',
  },
  {
    id: '20250073',
    mobilePhone: '13800000073',
    username: 'wangsiyuan',
    realName: '王思远',
    memberType: 70,
    isCredit: true,
    employeeId: 710073,
    member: '授信子会员（超标须审批 overproof、overApprove）',
    referrer: '13800000071',
  },
  {
    id: '20250074',
    mobilePhone: '13800000074',
    username: 'zhaoyiming',
    realName: '赵一鸣',
    memberType: 70,
    isCredit: true,
    employeeId: 710074,
    member: '授信子会员（无差旅标记）',
  },
];

/**
 * Days since a member registered, in a seed with a past: before the first order of two years. Two of those who were
 * recommended came later, so that incomes from their first year are running; they have no past before it.
 */
export const registeredDaysAgo = (id: string): number => (id === '20250020' || id === '20250030' ? 330 : 760);

export const seedMembers: Seeder = async ({ tx, now, hasPast }) => {
  // One published password: a hash of its own for each account would only make every start slower.
  const password = await hashPassword(createHash('md5').update(sandboxPassword).digest('hex'));
  const rows = seedAccounts.map((account) => ({
    id: account.id,
    app_id: null,
    partner_user: null,
    mobile_phone: account.mobilePhone,
    username: account.username,
    email: `${account.username}@yunfan.cn`,
    password,
    member_type: account.memberType,
    credit_member_id: account.isCredit ? companyId : 0,
    credit_employee_id: account.employeeId ?? 0,
    female_end_id: account.femaleEndId ?? 0,
    real_name: account.realName,
    mark_name: '',
    pnr_import: account.pnrImport ?? false,
    referrer_phone: account.referrer ?? null,
    created_at: now - (hasPast ? registeredDaysAgo(account.id) : 400) * 86_400_000,
  }));
  await tx.insertInto('members').values(rows).execute();
};
