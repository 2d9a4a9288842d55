import type { Seeder } from './seeding.ts';

/** creditMemberId of 云帆科技. */
export const companyId = 700070;

/** 186,420 yuan of it is open at the start; the rest is spent in the ledger (the payments' seed). */
const creditLimitFen = 300_000_00;

const departments = [
  { id: 7101, name: '研发中心' },
  { id: 7102, name: '销售部' },
  { id: 7103, name: '市场部' },
  { id: 7104, name: '职能部门' },
];

const costCenters = [
  { code: 'RD-01', name: '研发中心 / 基础架构组' },
  { code: 'RD-02', name: '研发中心 / 平台组' },
  { code: 'SL-01', name: '销售部 / 华东区' },
  { code: 'MK-01', name: '市场部 / 会展' },
  { code: 'GA-01', name: '职能部门 / 行政财务' },
];

const noFlags = {
  approve_flag: false,
  fee_flag: false,
  change_approve: false,
  overproof: false,
  over_approve: false,
  can_audit: false,
};

const employees = [
  {
    ...noFlags,
    id: 710071,
    member_id: '20250071',
    department_id: 7101,
    position: '平台工程师',
    level_name: 'P6',
    approve_flag: true,
  },
  {
    ...noFlags,
    id: 710072,
    member_id: '20250072',
    department_id: 7101,
    position: '研发主管',
    level_name: 'M2',
    can_audit: true,
  },
  {
    ...noFlags,
    id: 710073,
    member_id: '20250073',
    department_id: 7102,
    position: '大客户经理',
    level_name: 'P7',
    overproof: true,
    over_approve: true,
  },
  { ...noFlags, id: 710074, member_id: '20250074', department_id: 7103, position: '市场专员', level_name: 'P5' },
];

/** Economy up to 6.0 折, the lowest fare within two hours; above it an employee gives a reason, the market staff may not book. */
const standardOf = (employee_id: number, control: 'record' | 'reason' | 'forbid') => ({
  employee_id,
  cabin_class: 'Y' as const,
  max_discount_tenths: 60,
  lowest_within_hours: 2,
  control,
});

export const seedCompany: Seeder = async ({ tx }) => {
  await tx
    .insertInto('companies')
    .values({
      id: companyId,
      organize_name: '云帆科技有限公司',
      service_fee_fen: 10_00,
      multi_pay: true,
      credit_limit_fen: creditLimitFen,
    })
    .execute();
  await tx
    .insertInto('departments')
    .values(departments.map((one) => ({ ...one, company_id: companyId })))
    .execute();
  await tx
    .insertInto('cost_centers')
    .values(costCenters.map((one) => ({ ...one, company_id: companyId })))
    .execute();
  await tx
    .insertInto('employees')
    .values(employees.map((one) => ({ ...one, company_id: companyId })))
    .execute();
  await tx
    .insertInto('flight_standards')
    .values([
      standardOf(710071, 'reason'),
      standardOf(710072, 'reason'),
      standardOf(710073, 'reason'),
      standardOf(710074, 'forbid'),
    ])
    .execute();
};
