import { z } from 'zod';
import { phoneOf } from '#domain/account/phone.ts';
import { employeeStates, orphanKinds, stateChanges } from '#domain/company/people.ts';
import { certNo, certType, contactName, country, day, personName, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';
import { visibleText } from '#domain/typed-text.ts';

const id = z.number().int().min(1).max(999_999_999);
const version = z.number().int().min(1);
const keyword = z.string().max(40, '搜索词过长').optional();
const title = (most: number) =>
  z
    .string()
    .overwrite((text) => visibleText(text).trim())
    .max(most, `最多 ${most} 个字`);
/** "": none of its own. */
const costCenterCode = z.string().max(40, '成本中心不正确').default('');
const flag = z.boolean().default(false);

const filters = {
  /** Name, pinyin, initials, job number, or the end of the phone. */
  keyword,
  departmentId: id.optional(),
  /** False: only of the department itself. */
  below: z.boolean().default(true),
  /** `present`: all who have not left. */
  state: z.enum(['present', 'all', ...employeeStates]).default('present'),
  /** Id of a level; `none`: those without one. */
  levelId: z
    .string()
    .regex(/^(all|none|\d{1,9})$/, '差旅等级不正确')
    .default('all'),
  managerId: id.optional(),
  orphan: z.enum(['all', 'any', ...orphanKinds]).default('all'),
};

export const companyPeopleSchemas = {
  list: z.object({ ...pageFields, ...filters }),
  save: z.object({
    requestId,
    /** Absent: a new employee, who is invited. */
    employeeId: id.optional(),
    /** Of the employee as the form was opened. */
    version: version.optional(),
    realName: contactName.max(60, '姓名过长'),
    /** Absent: it stays. Only of those who have never logged in. */
    mobilePhone: z.string().overwrite(phoneOf).max(20, '手机号码过长').optional(),
    jobNumber: title(20),
    position: title(30).default(''),
    departmentId: id,
    managerId: id.optional(),
    levelId: id.optional(),
    costCenterCode,
    canAudit: flag,
    joinedOn: day.or(z.literal('')).default(''),
  }),
  detail: z.object({ employeeId: id }),
  invite: z.object({ requestId, employeeId: id }),
  withdraw: z.object({ requestId, employeeId: id }),
  state: z.object({
    requestId,
    employeeId: id,
    version,
    change: z.enum(stateChanges),
    /** Employee who takes over the reports and departments. */
    handTo: id.optional(),
  }),
  documentSave: z.object({
    requestId,
    employeeId: id,
    certType,
    certNo: certNo.min(1, '请输入证件号码'),
    /** Until when it is valid; needed for passports and permits. */
    certValidDate: day.or(z.literal('')).optional(),
    issueCountry: country.optional(),
    /** LAST/FIRST; absent: it stays. */
    englishName: personName.max(80).optional(),
    /** Where no ID card tells them. */
    bornDate: day.or(z.literal('')).optional(),
    sex: z.enum(['M', 'F']).optional(),
    /** The employee has agreed that the company keeps it. */
    consent: z.boolean(),
  }),
  documentReveal: z.object({ employeeId: id, certType }),
  /** A field that is absent stays. */
  effects: z.object({
    /** None: an employee to be added. */
    ids: z.array(id).max(500, '一次最多修改 500 人'),
    departmentId: id.optional(),
    levelId: id.nullable().optional(),
    managerId: id.nullable().optional(),
    costCenterCode: z.string().max(40, '成本中心不正确').optional(),
    /** Null: that of level, department or company. */
    standardId: id.nullable().optional(),
  }),
  bulk: z.object({
    requestId,
    ids: z.array(id).min(1, '请选择员工').max(500, '一次最多修改 500 人'),
    change: z.discriminatedUnion('field', [
      z.object({ field: z.literal('department'), departmentId: id }),
      z.object({ field: z.literal('level'), levelId: id.nullable() }),
      z.object({ field: z.literal('manager'), managerId: id.nullable() }),
      z.object({ field: z.literal('costCenter'), costCenterCode: z.string().max(40, '成本中心不正确') }),
      /** Null: that of level, department or company. */
      z.object({ field: z.literal('standard'), standardId: id.nullable() }),
      z.object({ field: z.literal('disable') }),
    ]),
  }),
  departments: z.object({}),
  departmentSave: z.object({
    requestId,
    /** Absent: a new department, the last of its brothers. */
    departmentId: id.optional(),
    version: version.optional(),
    name: title(30),
    /** Of a new one; absent: directly below the company. */
    parentId: id.optional(),
    headId: id.optional(),
    costCenterCode,
  }),
  departmentMove: z.object({
    requestId,
    departmentId: id,
    version,
    /** Absent: directly below the company. */
    parentId: id.optional(),
    /** The brother that follows it; absent: it is the last one. */
    beforeId: id.optional(),
  }),
  departmentRemove: z.object({ requestId, departmentId: id, version }),
  levels: z.object({}),
  levelSave: z.object({
    requestId,
    /** Absent: a new level. */
    levelId: id.optional(),
    version: version.optional(),
    name: title(20),
    rank: z.number().int().min(1, '级别从 1 开始').max(99, '级别最高为 99'),
    approveFlag: flag,
    feeFlag: flag,
    changeApprove: flag,
    overproof: flag,
    overApprove: flag,
  }),
  levelRemove: z.object({ requestId, levelId: id, version }),
  orphans: z.object({ ...pageFields, kind: z.enum(orphanKinds).optional() }),
  subjects: z.object({
    ...pageFields,
    keyword,
    kinds: z
      .array(z.enum(['employee', 'level', 'department']))
      .min(1)
      .max(3)
      .default(['employee']),
    /** Employee ids that are left out, such as the employee whose manager is chosen. */
    without: z.array(id).max(50).default([]),
  }),
} as const;
