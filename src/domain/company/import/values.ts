import { readDay } from '../../day-text.ts';
import { isMobilePhone, phoneOf } from '../../account/phone.ts';
import { tidyName } from '../../passenger/names/names.ts';
import { findHead as findHeadBy } from '../../sheet/columns.ts';
import type { FoundHead } from '../../sheet/columns.ts';
import { createHeadings, plainTitle } from '../../sheet/headings.ts';
import type { HeadingColumn } from '../../sheet/headings.ts';
import { plainText } from '../../typed-text.ts';
import { stateNames } from '../people.ts';
import type { EmployeeState } from '../people.ts';

/** Fields of an employee in a file, in the order of its columns. */
export const employeeFields = [
  'jobNumber',
  'name',
  'mobilePhone',
  'department',
  'level',
  'manager',
  'costCenter',
  'canAudit',
  'state',
  'position',
  'joinedOn',
] as const;
export type EmployeeField = (typeof employeeFields)[number];

/** One row of a file: codes where the text of a cell was understood, else the text itself; "" for an empty cell. */
export type EmployeeValues = Record<EmployeeField, string>;

/** Limits of a file of employees. */
export const employeeLimits = { bytes: 5 * 1024 * 1024, rows: 20_000, cell: 100 } as const;

/** In a cell: the employee shall have no manager, cost centre, level, position or first day. */
export const isNothing = (text: string): boolean => text === '无' || sameKey(text) === 'none';

const columns: Readonly<Record<EmployeeField, HeadingColumn>> = {
  jobNumber: {
    title: '工号',
    also: '员工编号 员工工号 人员编号 员工号 编号 jobnumber jobno employeeid employeeno employeenumber staffid',
    example: 'YF0231',
    english: ['Employee no.'],
  },
  name: { title: '姓名', also: '员工姓名 名字 员工 name fullname employeename', example: '苏明岚', english: ['Name'] },
  mobilePhone: {
    title: '手机号码',
    also: '手机 手机号 电话 联系电话 mobilephone mobile phone phonenumber',
    example: '13800000000',
    english: ['Mobile phone'],
  },
  department: {
    title: '部门',
    also: '部门路径 所属部门 部门全称 组织 所属组织 department departmentpath dept org',
    example: '研发中心/架构组',
    english: ['Department', 'R&D/Architecture'],
  },
  level: {
    title: '差旅等级',
    also: '等级 职级 级别 level travellevel grade',
    example: 'P7 资深',
    english: ['Travel level', 'P7'],
  },
  manager: {
    title: '直属主管',
    also: '主管 上级 直属上级 直接上级 主管工号 上级工号 主管手机 manager managerid supervisor',
    example: 'YF0142',
    english: ['Manager'],
  },
  costCenter: {
    title: '成本中心',
    also: '成本中心编码 成本中心代码 costcenter costcentre',
    example: 'RD-01',
    english: ['Cost centre'],
  },
  canAudit: {
    title: '审批权限',
    also: '可审批 能否审批 是否审批人 审批人 canaudit approver mayapprove',
    example: '是',
    english: ['Approver', 'yes'],
  },
  state: {
    title: '状态',
    also: '员工状态 在职状态 人员状态 state status',
    example: '在职',
    english: ['State', 'active'],
  },
  position: {
    title: '职位',
    also: '岗位 职务 职位名称 岗位名称 position title jobtitle',
    example: '架构师',
    english: ['Position', 'Architect'],
  },
  joinedOn: {
    title: '入职日期',
    also: '入职时间 入司日期 到岗日期 入职日 joinedon joindate hiredate startdate entrydate',
    example: '2026-03-02',
    english: ['Joined on'],
  },
};

/** A row without a word. */
export const noValues = Object.fromEntries(employeeFields.map((field) => [field, ''])) as EmployeeValues;

const headings = createHeadings(employeeFields, columns);

export const employeeTitles = headings.titles;
export const employeeTemplate = headings.template;
export const titleOf = (field: EmployeeField): string => columns[field].title;

/** Meaning of the headings of a file. */
export interface EmployeeHead {
  fields: readonly (EmployeeField | null)[];
}

export const headOf = (titles: readonly string[]): EmployeeHead => ({ fields: headings.fieldsOf(titles) });
export const mappedHead = (_titles: readonly string[], fields: readonly (EmployeeField | null)[]): EmployeeHead => ({
  fields,
});
export const findHead = (rows: readonly (readonly string[])[]): FoundHead => findHeadBy(rows, headings.fieldsOf);

/** Needed fields that no column has: an employee is known by the job number, or by the phone. */
export const lackingOf = (fields: readonly (string | null)[]): EmployeeField[] =>
  fields.includes('jobNumber') || fields.includes('mobilePhone') ? [] : ['jobNumber'];

const flagWords = new Map<string, string>([
  ...['是', '有', '可', '可以', '能', '√', 'y', 'yes', 'true', '1'].map((word) => [word, '1'] as const),
  ...['否', '无', '没有', '不可', '不能', '×', 'n', 'no', 'false', '0'].map((word) => [word, '0'] as const),
]);
const stateWords = new Map<string, EmployeeState>([
  ...Object.entries(stateNames).map(([state, name]) => [name, state as EmployeeState] as const),
  ['正常', 'active'],
  ['启用', 'active'],
  ['在岗', 'active'],
  ['active', 'active'],
  ['未激活', 'invited'],
  ['已邀请', 'invited'],
  ['invited', 'invited'],
  ['已停用', 'disabled'],
  ['禁用', 'disabled'],
  ['disabled', 'disabled'],
  ['suspended', 'disabled'],
  ['已离职', 'left'],
  ['left', 'left'],
]);

const trimmed = (text: string): string => plainText(text).trim();
/** Digits of a phone in any writing; another text stays as it is. */
const phoneRead = (text: string): string => {
  const phone = phoneOf(text);
  return isMobilePhone(phone) || /^[\d\s()+-]*$/.test(plainText(text)) ? phone : trimmed(text);
};

/** `研发中心 > 架构组` → `研发中心/架构组`; the parts of a path, from the top down. */
const pathOf = (text: string): string[] =>
  trimmed(text)
    .split(/[/\\>›»|]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const readers: Readonly<Record<EmployeeField, (text: string) => string>> = {
  jobNumber: (text) => trimmed(text).replace(/\s+/g, ''),
  name: (text) => tidyName(text, 'either'),
  mobilePhone: phoneRead,
  department: (text) => pathOf(text).join('/'),
  level: trimmed,
  manager: phoneRead,
  costCenter: trimmed,
  canAudit: (text) => flagWords.get(plainTitle(text)) ?? text.trim(),
  state: (text) => stateWords.get(plainTitle(text)) ?? text.trim(),
  position: trimmed,
  joinedOn: readDay,
};

/** Cells of a row as the values of an employee. */
export function valuesOf(cells: readonly string[], { fields }: EmployeeHead): EmployeeValues {
  const values = {} as EmployeeValues;
  for (const field of employeeFields) {
    // Our own files put an apostrophe before a text that looks like a formula.
    const text = (cells[fields.indexOf(field)] ?? '').trim().replace(/^'/, '');
    values[field] = text && readers[field](text);
  }
  return values;
}

export const isState = (text: string): text is EmployeeState => Object.hasOwn(stateNames, text);

/** The words of a cell, as a person would write them. */
export const wordOf = (field: EmployeeField, value: string): string =>
  field === 'canAudit'
    ? ({ 1: '是', 0: '否' }[value] ?? value)
    : field === 'state' && isState(value)
      ? stateNames[value]
      : value;

/** As job numbers are compared, and levels and cost centres by their names. */
export const sameKey = (text: string): string => text.toLowerCase();
/** A phone and a job number never have the same key: both may be digits. */
export const numberKey = (jobNumber: string): string => (jobNumber ? `#${sameKey(jobNumber)}` : '');
export const phoneKey = (phone: string): string => (phone ? `+${phone}` : '');
/** The keys by which a manager may be named: a text may be a job number of digits or a phone. */
export const managerKeys = (text: string): string[] => [
  numberKey(text),
  ...(isMobilePhone(text) ? [phoneKey(text)] : []),
];
