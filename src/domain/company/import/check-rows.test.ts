import { describe, expect, it } from 'vitest';
import { checkRows, createJudge } from './check-rows.ts';
import { employeeTemplate, employeeTitles, headOf, lackingOf, valuesOf } from './values.ts';
import type { EmployeeField, EmployeeValues } from './values.ts';

const judge = createJudge({ levels: ['P5 专员', 'P6 骨干'], costCenters: [{ code: 'RD-01', name: '研发' }] });
const read = (cells: Record<string, string>): EmployeeValues =>
  valuesOf(Object.values(cells), headOf(Object.keys(cells)));
const person = (more: Record<string, string> = {}) =>
  read({ 工号: 'A1', 姓名: '林知夏', 手机: '13800001234', 部门: '研发', ...more });
const rowsOf = (...all: EmployeeValues[]) => all.map((values, at) => ({ line: at + 2, values, known: '' }));
const check = (...all: EmployeeValues[]) => checkRows(rowsOf(...all), judge.judge, () => false);

describe('the columns of a file of employees', () => {
  it('of the template name all fields', () => {
    expect(headOf(employeeTitles).fields.filter(Boolean)).toHaveLength(11);
    const { titles, example } = employeeTemplate('en');
    expect(headOf(titles)).toEqual(headOf(employeeTitles));
    expect(valuesOf(example, headOf(titles))).toMatchObject({ canAudit: '1', state: 'active', level: 'P7' });
  });
  it.each<[string, EmployeeField]>([
    ['员工编号', 'jobNumber'],
    ['联系电话', 'mobilePhone'],
    ['所属部门', 'department'],
    ['职级', 'level'],
    ['直接上级', 'manager'],
    ['Cost Centre', 'costCenter'],
  ])('%s is a heading of %s', (title, field) => {
    expect(headOf([title]).fields).toEqual([field]);
  });
  it('need the job number or the phone', () => {
    expect([lackingOf(['name']), lackingOf(['name', 'mobilePhone'])]).toEqual([['jobNumber'], []]);
  });
  it('are read in the words that people use', () => {
    expect(
      read({ 手机: '+86 138-0000-1234', 部门: '研发中心 > 平台组', 审批权限: '可', 状态: '已离职', 主管: ' YF01 ' }),
    ).toMatchObject({
      mobilePhone: '13800001234',
      department: '研发中心/平台组',
      canAudit: '1',
      state: 'left',
      manager: 'YF01',
    });
  });
});

it.each<[string, Record<string, string>, EmployeeField, string, string]>([
  ['a phone with a letter O', { 手机: '1380000123O' }, 'mobilePhone', '请正确输入手机号码', '13800001230'],
  ['a phone that became a figure', { 手机: '1.38E+10' }, 'mobilePhone', '末几位已丢失', ''],
  ['a level by half a word', { 等级: 'P6 骨' }, 'level', '没有等级“P6 骨”', 'P6 骨干'],
  ['a level that two could be', { 等级: 'P' }, 'level', '没有等级“P”', ''],
  ['an unknown cost centre', { 成本中心: 'XX' }, 'costCenter', '没有成本中心“XX”', ''],
  ['a manager by name and number', { 主管: '高远 YF0142' }, 'manager', '主管请填工号或手机号码', 'YF0142'],
  ['a manager who is the employee', { 主管: 'a1' }, 'manager', '主管不能是本人', ''],
  ['a job number with signs', { 工号: 'A 1#' }, 'jobNumber', '工号为', 'A1'],
  ['a name with digits', { 姓名: '林知夏2' }, 'name', '姓名', '林知夏'],
  ['an unknown flag', { 审批权限: '不允许' }, 'canAudit', '请填是或否', '0'],
  ['an unknown state', { 状态: '试用期' }, 'state', '请填', 'active'],
  ['a formula', { 部门: '=A1' }, 'department', '不能以 =', ''],
])('%s is wrong, and the suggestion is a right value', (_, cells, field, message, suggestion) => {
  const values = person(cells);
  const { errors } = judge.judge(values);
  expect(errors[field]).toContain(message);
  expect(judge.suggest(values, errors)[field] ?? '').toBe(suggestion);
});

it('names a number that is twice in the file by the first line', () => {
  expect(check(person(), person({ 姓名: '林甲' }))[1]).toEqual({
    jobNumber: '与第 2 行相同',
    mobilePhone: '与第 2 行相同',
  });
});

it('names the circle of managers in the file for each of its rows, and for nobody below it', () => {
  const row = (number: string, manager: string) =>
    person({
      工号: number,
      手机: `1380000000${number.at(-1)}`,
      姓名: `林${'甲乙丙丁'[Number(number.at(-1)) - 1]}`,
      主管: manager,
    });
  expect(check(row('A1', 'A2'), row('A2', '13800000003'), row('A3', 'A1'), row('A4', 'A1'))).toEqual([
    { manager: '主管形成循环：林甲 → 林乙 → 林丙 → 林甲' },
    { manager: '主管形成循环：林乙 → 林丙 → 林甲 → 林乙' },
    { manager: '主管形成循环：林丙 → 林甲 → 林乙 → 林丙' },
    {},
  ]);
});

it('tells the first six of a longer circle, from each of its rows on', () => {
  const names = [...'甲乙丙丁戊己庚辛'].map((sign) => `林${sign}`);
  const rows = names.map((name, at) =>
    person({ 工号: `A${at}`, 姓名: name, 手机: `1380000000${at}`, 主管: `A${(at + 1) % names.length}` }),
  );
  const errors = check(...rows);
  expect(errors[0]?.manager).toBe('主管形成循环：林甲 → 林乙 → 林丙 → 林丁 → 林戊 → 林己 → 林甲');
  expect(errors[6]?.manager).toBe('主管形成循环：林庚 → 林辛 → 林甲 → 林乙 → 林丙 → 林丁 → 林庚');
});

it('a manager is one of the file or of the roster; a mended one is asked of the server', () => {
  const [row] = rowsOf(person({ 主管: 'B9' }));
  if (!row) throw new Error('a row');
  const errorOf = (isKnown: boolean, mends?: { manager: string }) =>
    checkRows([{ ...row, ...(mends && { mends }) }], judge.judge, () => isKnown)[0]?.manager;
  expect([errorOf(false), errorOf(true), errorOf(false, { manager: 'B9' })]).toEqual([
    '没有找到主管“B9”',
    undefined,
    undefined,
  ]);
});

it('a new employee needs name, phone, number and department, a known one only what changes', () => {
  const values = read({ 工号: 'A1', 等级: '无' });
  expect(Object.keys(check(values)[0] ?? {}).toSorted()).toEqual(['department', 'mobilePhone', 'name']);
  expect(checkRows([{ line: 2, values, known: '林知夏' }], judge.judge, () => false)).toEqual([{}]);
});

it('a level is named by its beginning where one level alone has that word', () => {
  const { levelOf } = createJudge({ levels: ['P5 专员', 'P50 顾问', 'M1 经理', 'M1 总监'], costCenters: [] });
  expect(['P5', 'p5', 'P', 'M1', 'P50 顾问', ''].map(levelOf)).toEqual(['P5 专员', 'P5 专员', '', '', 'P50 顾问', '']);
});
