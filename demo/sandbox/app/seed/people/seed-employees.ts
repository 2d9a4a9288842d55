import { addDays } from '#domain/china-time.ts';
import { searchKeys } from '#domain/company/search-keys.ts';
import type { EmployeeState } from '#domain/company/people.ts';
import { syllablesFor } from '../../../orders/passengers/suggest-latin.ts';
import type { Seeder } from './seeding.ts';

/** creditMemberId of 云帆科技. */
export const companyId = 700070;

/** By rank, low to high; the flags of the employees with accounts come from theirs. */
const levels = [
  { id: 7201, name: 'P4 助理', approve_flag: true, fee_flag: true, change_approve: true },
  { id: 7202, name: 'P5 专员' },
  { id: 7203, name: 'P6 骨干', approve_flag: true, overproof: true },
  { id: 7204, name: 'P7 资深', overproof: true, over_approve: true },
  { id: 7205, name: 'M2 主管', overproof: true },
  { id: 7206, name: 'M3 总监', overproof: true },
];

interface SeedDepartment {
  id: number;
  name: string;
  parent?: number;
  costCenter?: string;
  /** Employees beside those with accounts. */
  people: number;
  position: string;
  /** Absent: the first of its people. */
  head?: number | null;
  /** For travel, in yuan a quarter. */
  budget?: number;
}

const departments: readonly SeedDepartment[] = [
  { id: 7105, name: '总经办', costCenter: 'GA-01', people: 4, position: '总经理助理' },
  { id: 7101, name: '研发中心', budget: 200000, costCenter: 'RD-01', people: 5, position: '研发工程师', head: 710072 },
  { id: 7111, name: '基础架构组', parent: 7101, people: 18, position: '架构工程师' },
  { id: 7112, name: '平台组', parent: 7101, costCenter: 'RD-02', people: 32, position: '平台工程师' },
  { id: 7113, name: '应用组', parent: 7101, costCenter: 'RD-02', people: 28, position: '应用工程师' },
  { id: 7114, name: '测试组', parent: 7101, costCenter: 'RD-02', people: 16, position: '测试工程师' },
  { id: 7102, name: '销售部', budget: 12000, costCenter: 'SL-01', people: 4, position: '销售经理' },
  { id: 7121, name: '华东区', parent: 7102, people: 26, position: '客户经理' },
  { id: 7122, name: '华北区', parent: 7102, people: 17, position: '客户经理', head: null },
  { id: 7123, name: '华南区', parent: 7102, people: 21, position: '客户经理' },
  { id: 7124, name: '西南区', parent: 7102, people: 14, position: '客户经理' },
  { id: 7125, name: '售前支持组', parent: 7121, people: 9, position: '解决方案顾问' },
  { id: 7103, name: '市场部', budget: 8000, costCenter: 'MK-01', people: 4, position: '市场经理' },
  { id: 7131, name: '会展组', parent: 7103, people: 12, position: '会展专员' },
  { id: 7132, name: '品牌组', parent: 7103, people: 10, position: '品牌专员' },
  { id: 7106, name: '交付部', costCenter: 'RD-01', people: 3, position: '交付经理' },
  { id: 7161, name: '实施一组', parent: 7106, people: 19, position: '实施顾问' },
  { id: 7162, name: '实施二组', parent: 7106, people: 15, position: '实施顾问' },
  { id: 7104, name: '职能部门', costCenter: 'GA-01', people: 2, position: '职能主管' },
  { id: 7141, name: '行政组', parent: 7104, people: 10, position: '行政专员' },
  { id: 7142, name: '财务组', parent: 7104, people: 12, position: '会计' },
  { id: 7143, name: '人力资源组', parent: 7104, people: 8, position: '人事专员' },
  { id: 7144, name: '法务组', parent: 7104, people: 4, position: '法务' },
  // Without head and cost centre: its people are found before they book.
  { id: 7107, name: '创新业务部', people: 3, position: '产品经理', head: null },
];

const costCenters = [
  { code: 'RD-01', name: '研发中心 / 基础架构组' },
  { code: 'RD-02', name: '研发中心 / 平台组' },
  { code: 'SL-01', name: '销售部 / 华东区' },
  { code: 'MK-01', name: '市场部 / 会展' },
  { code: 'GA-01', name: '职能部门 / 行政财务' },
];

interface SeedEmployee {
  id: number;
  member_id: string;
  department_id: number;
  position: string;
  job_number: string;
  level_id: number | null;
  can_audit: boolean;
  state: EmployeeState;
}

/** Employees with accounts (seed-members.ts). */
const known: readonly (SeedEmployee & { realName: string })[] = [
  ['710071', '陈佳宁', 7101, '平台工程师', 'YF0127', 7203, false] as const,
  ['710072', '许曼', 7101, '研发主管', 'YF0012', 7205, true] as const,
  ['710073', '王思远', 7102, '大客户经理', 'YF0052', 7204, false] as const,
  ['710074', '赵一鸣', 7103, '市场专员', 'YF0088', 7202, false] as const,
].map(([id, realName, department_id, position, job_number, level_id, can_audit]) => ({
  id: Number(id),
  member_id: `202500${id.slice(-2)}`,
  realName,
  department_id,
  position,
  job_number,
  level_id,
  can_audit,
  state: 'active',
}));

const families = Array.from(
  '郑高韩唐顾林方邵吕何秦沈陆蒋严姚孟夏傅江罗梁宋谢于董袁邓曹彭曾萧田潘丁魏蒋叶阎余杜苏卢汪范石谭廖熊金白崔康毛邱史侯龙万段',
);
const given =
  '怀远 明泽 知夏 景行 书言 一航 子墨 若彤 亦辰 思齐 雨桐 嘉树 沐阳 清越 文博 安然 予安 星河 可欣 家辉 梓萱 俊驰 诗涵 浩宇 婉清 立诚 静怡 致远 晓晨 承宇 佩琪 宏毅 欣然 启明 雅楠 志恒 芷若 天佑 语嫣 博文 念慈 鸿飞 慧敏 建业 秋实 泽宇 云舒 海川 丹青 卓然 凌霄 晓岚 国栋 梦琪 少杰 初晴 振华 依诺 铭轩 素心 永康 采薇 学文 南星 伟祺 晨曦 望舒 智渊 乐瑶 成蹊 嘉懿 修远 舒窈 光霁 绮梦 弘文 秉钧 意涵 朗月 德馨 怡宁 楚乔 行之'.split(
    ' ',
  );

const usedNumbers = new Set(known.map(({ job_number }) => job_number));
const isSparse = (n: number, every: number, rest: number): boolean => n % every === rest;

/** The people of the tree in its order, the head of each department first. */
function plan() {
  const people: (SeedEmployee & { realName: string; phone: string })[] = [];
  const heads = new Map<number, number | null>();
  let number = 0;
  for (const { id: department_id, people: count, position, head } of departments) {
    for (let at = 0; at < count; at += 1) {
      const n = people.length;
      do number += 1;
      while (usedNumbers.has(jobNumber(number)));
      const isHead = head === undefined && at === 0;
      if (isHead) heads.set(department_id, 710_101 + n);
      people.push({
        id: 710_101 + n,
        member_id: String(20_251_101 + n),
        realName: `${families[(n * 7) % families.length]}${given[(n * 11) % given.length]}`,
        phone: `1997007${String(n + 1).padStart(4, '0')}`,
        department_id,
        position: isHead ? (n === 0 ? '总经理' : '负责人') : position,
        job_number: jobNumber(number),
        level_id: levelOf(n, isHead, department_id),
        can_audit: isHead,
        state: isHead ? 'active' : stateOf(n),
      });
    }
    if (head !== undefined) heads.set(department_id, head);
  }
  return { people, heads };
}

const jobNumber = (n: number): string => `YF${String(n).padStart(4, '0')}`;
function levelOf(n: number, isHead: boolean, department: number): number | null {
  if (isHead) return n === 0 || department < 7110 ? 7206 : 7205;
  if (isSparse(n, 140, 61)) return null;
  return [7202, 7203, 7202, 7204, 7202, 7203, 7201, 7202, 7203, 7204][n % 10] ?? 7202;
}
function stateOf(n: number): EmployeeState {
  if (isSparse(n, 37, 20)) return 'invited';
  if (isSparse(n, 90, 44)) return 'disabled';
  return isSparse(n, 70, 33) ? 'left' : 'active';
}

/** Employees at the beginning, with those of seed-members.ts, without those who have left. */
export const employeesAtStart = (): number =>
  known.length + plan().people.filter(({ state }) => state !== 'left').length;

export const seedEmployees: Seeder = async ({ tx, now }) => {
  const { people, heads } = plan();
  const [general] = people;
  const dayMs = 86_400_000;
  const day = new Date(now - 900 * dayMs).toISOString().slice(0, 10);
  await tx
    .insertInto('travel_levels')
    .values(
      levels.map((level, rank) => ({
        approve_flag: false,
        fee_flag: false,
        change_approve: false,
        overproof: false,
        over_approve: false,
        ...level,
        company_id: companyId,
        rank: rank + 1,
      })),
    )
    .execute();
  await tx
    .insertInto('cost_centers')
    .values(costCenters.map((one) => ({ ...one, company_id: companyId })))
    .execute();
  await tx
    .insertInto('departments')
    .values(
      departments.map(({ id, name, parent, costCenter }, place) => ({
        id,
        company_id: companyId,
        name,
        parent_id: parent ?? null,
        cost_center_code: costCenter ?? null,
        place,
        path: pathOf(id),
      })),
    )
    .execute();
  await tx
    .insertInto('members')
    .values(
      people.map(({ id, member_id, realName, phone, state }) => ({
        id: member_id,
        app_id: null,
        partner_user: null,
        mobile_phone: phone,
        password: null,
        member_type: 70,
        credit_member_id: companyId,
        credit_employee_id: id,
        real_name: realName,
        frozen_at: state === 'disabled' || state === 'left' ? now - 20 * dayMs : null,
        created_at: now - 400 * dayMs,
      })),
    )
    .execute();
  const managerOf = (one: SeedEmployee): number | null => {
    if (one.id === general?.id) return null;
    const own = heads.get(one.department_id);
    if (own && own !== one.id) return own;
    // Of a head, or in a department without one.
    const parent = departments.find(({ id }) => id === one.department_id)?.parent;
    if (parent) return heads.get(parent) ?? general?.id ?? null;
    return own === one.id ? (general?.id ?? null) : null;
  };
  const rows = await Promise.all(
    [...known, ...people].map(async (one, at) => ({
      id: one.id,
      company_id: companyId,
      member_id: one.member_id,
      department_id: one.department_id,
      position: one.position,
      job_number: one.job_number,
      level_id: one.level_id,
      manager_id: managerOf(one),
      can_audit: one.can_audit,
      state: one.state,
      invited_at: one.state === 'invited' ? now - (2 + (at % 9)) * dayMs : null,
      joined_on: addDays(day, (at * 37) % 880),
      left_at: one.state === 'left' ? now - 20 * dayMs : null,
      updated_at: now - (30 + (at % 60)) * dayMs,
      updated_by: '周国梁',
      search: searchKeys({
        realName: one.realName,
        syllables: await syllablesFor(one.realName),
        jobNumber: one.job_number,
      }),
    })),
  );
  await tx.insertInto('employees').values(rows).execute();
  await tx
    .insertInto('department_budgets')
    .values(
      departments.flatMap(({ id, budget }) =>
        budget === undefined
          ? []
          : [{ department_id: id, company_id: companyId, amount: budget * 100, changed_at: now, changed_by: '周国梁' }],
      ),
    )
    .execute();
  for (const [id, head] of heads)
    if (head) await tx.updateTable('departments').set({ head_employee_id: head }).where('id', '=', id).execute();
};

function pathOf(id: number): string {
  const parent = departments.find((one) => one.id === id)?.parent;
  return `${parent ? pathOf(parent) : '/'}${id}/`;
}
