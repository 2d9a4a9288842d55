import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyPeople as rows } from '#contract/company-people.ts';
import type { Department, DepartmentTree, EmployeeDetail } from '#contract/company-people.ts';
import type { companyPeopleSchemas as schemas } from '#contract/company-people.schema.ts';
import { account } from '#contract/account.ts';
import { orderTypes } from '#domain/product/names.ts';
import { clientOf, md5Of, memorySandbox } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let token = '';
/** The account of another company, with a department, a level and an employee of its own. */
let stranger = '';
const [boss, employee] = ['13800000070', '13800000071'];

beforeAll(async () => {
  sandbox = await memorySandbox();
  client = clientOf(sandbox);
  const { db } = sandbox;
  await db
    .insertInto('companies')
    .values({ id: 700099, organize_name: '另一家', service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  const [own] = await db.selectFrom('members').where('mobile_phone', '=', boss).selectAll().execute();
  if (!own) throw new Error('no account');
  await db
    .insertInto('members')
    .values({
      ...own,
      id: '20259999',
      mobile_phone: '13900099070',
      username: null,
      email: null,
      credit_member_id: 700099,
    })
    .execute();
  token = (await client.logIn(boss)).data.token;
  stranger = (await client.logIn('13900099070')).data.token;
});
afterAll(() => sandbox.close());

const call = <K extends keyof typeof schemas>(name: K, input: z.input<(typeof schemas)[K]>, as = token) =>
  client.send(rows[name] as never, input as never, { token: as }) as Promise<{
    ret: number;
    msg: string;
    data: never;
  }>;
const write = <K extends keyof typeof schemas>(
  name: K,
  input: Omit<z.input<(typeof schemas)[K]>, 'requestId'>,
  as = token,
) => call(name, { requestId: randomUUID(), ...input } as never, as);
const list = async (input: z.input<typeof schemas.list> = {}, as = token) => {
  const answer = await client.send(rows.list, input, { token: as });
  expect(answer.ret, answer.msg).toBe(0);
  return answer.data;
};
const names = async (input: z.input<typeof schemas.list>) => (await list(input)).rows.map(({ realName }) => realName);
const detail = async (id: number) => (await client.send(rows.detail, { employeeId: id }, { token })).data;
const tree = async () => (await client.send(rows.departments, {}, { token })).data;
const find = (nodes: readonly Department[], name: string) => {
  const found = nodes.find((one) => one.name === name);
  if (!found) throw new Error(`no department ${name}`);
  return found;
};
const formOf = (one: EmployeeDetail) => ({
  employeeId: one.id,
  version: one.version,
  realName: one.realName,
  jobNumber: one.jobNumber,
  position: one.position,
  departmentId: one.departmentId,
  ...(one.managerId && { managerId: one.managerId }),
  ...(one.levelId && { levelId: one.levelId }),
  costCenterCode: one.costCenterCode,
  canAudit: one.canAudit === 1,
  joinedOn: one.joinedOn,
});
let added = 0;
const add = async (input: Partial<z.input<typeof schemas.save>> = {}) => {
  added += 1;
  const answer = await write('save', {
    realName: '季晓棠',
    mobilePhone: `1887000${String(added).padStart(4, '0')}`,
    jobNumber: `TS${added}`,
    departmentId: 7112,
    levelId: 7202,
    ...input,
  });
  return answer as { ret: number; msg: string; data: EmployeeDetail };
};
const textsTo = async (phone: string) =>
  (await sandbox.db.selectFrom('sms_texts').where('mobile_phone', '=', phone).select('body').execute()).map(
    ({ body }) => body,
  );

describe('the list of employees', () => {
  it.each([
    ['a part of the name', '佳宁'],
    ['pinyin', 'chenjianing'],
    ['initials', 'cjn'],
    ['the job number in small letters', 'yf0127'],
    ['the end of the phone', '00000071'],
  ])('finds an employee by %s', async (_, keyword) => {
    expect(await names({ keyword })).toContain('陈佳宁');
  });

  it('leaves out who has left, and takes signs of a pattern as text', async () => {
    expect(await names({ keyword: '%' })).toEqual([]);
    const [present, all] = [(await list({})).total, (await list({ state: 'all' })).total];
    expect(present).toBe(all - (await list({ state: 'left' })).total);
    expect(all).toBeGreaterThan(290);
  });

  it('has the people of a department with those below it, or without', async () => {
    const all = await list({ departmentId: 7101 });
    const own = await list({ departmentId: 7101, below: false });
    expect(all.total).toBeGreaterThan(own.total);
    expect(new Set(own.rows.map(({ deptName }) => deptName))).toEqual(new Set(['研发中心']));
    const { nodes } = await tree();
    const counted = nodes
      .filter(({ id }) => [7101, 7111, 7112, 7113, 7114].includes(id))
      .reduce((sum, { counts: [active, invited, disabled] }) => sum + active + invited + disabled, 0);
    expect(counted).toBe(all.total);
  });

  it('masks the phone and shows the flags of the level', async () => {
    const [one] = (await list({ keyword: 'YF0127' })).rows;
    expect(one).toMatchObject({
      mobilePhone: '138****0071',
      levelName: 'P6 骨干',
      tripLevel: { approveFlag: '1', feeFlag: 0 },
      managerName: '许曼',
      usedCostCenter: 'RD-01',
      orphans: [],
    });
  });

  it('names those who cannot book: no approver, no level, no cost centre', async () => {
    const found = (await list({ orphan: 'any', size: 100 })).rows;
    expect(found.length).toBeGreaterThan(3);
    const venture = found.filter(({ deptName }) => deptName === '创新业务部');
    expect(venture).toHaveLength(3);
    for (const one of venture) expect(one.orphans).toEqual(expect.arrayContaining(['noApprover', 'noCostCenter']));
    expect((await list({ levelId: 'none' })).rows.every(({ orphans }) => orphans.includes('noStandard'))).toBe(true);
    const { nodes } = await tree();
    expect(nodes.reduce((sum, { counts }) => sum + counts[4], 0)).toBe(found.length);
    const byKind = await client.send(rows.orphans, { kind: 'noStandard' }, { token });
    expect(byKind.data.total).toBe((await list({ orphan: 'noStandard' })).total);
  });
});

describe('a new employee', () => {
  it('is invited by a text, logs in with a code, and is active then', async () => {
    const { data } = await add({ mobilePhone: '18870010001', jobNumber: 'TS-NEW' });
    expect(data).toMatchObject({ state: 'invited', hasLoggedIn: false, pinyin: 'JI XIAOTANG' });
    expect(await textsTo('18870010001')).toEqual([
      '云帆科技有限公司邀请您使用差旅平台，请用本手机号以短信登录并设置密码。',
    ]);
    expect(await write('invite', { employeeId: data.id })).toMatchObject({ ret: 429 });
    await sandbox.db.updateTable('employees').set({ invited_at: 1 }).where('id', '=', data.id).execute();
    expect(await write('invite', { employeeId: data.id })).toMatchObject({ ret: 0 });
    expect(await textsTo('18870010001')).toHaveLength(2);
    const sent = await client.send(account.sendLoginCode, { mobilePhone: '18870010001' });
    expect(sent.ret).toBe(0);
    const [{ code } = { code: '' }] = await sandbox.db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', '18870010001')
      .select('code')
      .execute();
    // Without a password the login leads on to one.
    expect(await client.send(account.loginByPhone, { mobilePhone: '18870010001', code })).toMatchObject({ ret: 404 });
    const login = await client.send(account.register, { mobilePhone: '18870010001', loginPwd: md5Of('abc123'), code });
    expect(login).toMatchObject({ ret: 0, data: { memberLevel: '7_0', creditEmployeeId: data.id } });
    expect((await detail(data.id)).state).toBe('active');
    expect(await write('invite', { employeeId: data.id })).toMatchObject({ ret: 409 });
  });

  it.each([
    ['a private member’s phone', { mobilePhone: '13800000010' }, 'mobilePhone'],
    ['a colleague’s phone', { mobilePhone: employee }, 'mobilePhone'],
    ['no phone', { mobilePhone: '' }, 'mobilePhone'],
    ['a job number in use, in other letters', { jobNumber: 'yf0127' }, 'jobNumber'],
    ['a department of nobody', { departmentId: 5 }, 'departmentId'],
    ['a level of nobody', { levelId: 5 }, 'levelId'],
    ['a cost centre of nobody', { costCenterCode: 'XX' }, 'costCenterCode'],
    ['a manager who has left', { managerId: -1 }, 'managerId'],
  ])('with %s is refused', async (_, input, field) => {
    const left = (await list({ state: 'left' })).rows[0]?.id;
    const change = 'managerId' in input ? { managerId: left } : input;
    expect(await add(change as never)).toMatchObject({ ret: 400, data: { field } });
  });
});

describe('a change of an employee', () => {
  it('is found by the new name, and is refused to the second of two editors', async () => {
    const one = (await add()).data;
    const first = await write('save', { ...formOf(one), realName: '单雄信' });
    expect(first).toMatchObject({ ret: 0, data: { realName: '单雄信', version: one.version + 1 } });
    expect(await names({ keyword: 'sxx' })).toContain('单雄信');
    expect(await write('save', { ...formOf(one), position: '另一个' })).toMatchObject({
      ret: 409,
      data: { kind: 'changed', version: one.version + 1 },
    });
  });

  it('keeps the phone of one who has logged in, and corrects that of an invited one', async () => {
    const one = (await add()).data;
    expect(await write('save', { ...formOf(one), mobilePhone: '18870020002' })).toMatchObject({
      ret: 0,
      data: { mobilePhone: '188****0002' },
    });
    const known = await detail(710071);
    expect(await write('save', { ...formOf(known), mobilePhone: '18870020003' })).toMatchObject({
      ret: 400,
      data: { field: 'mobilePhone' },
    });
  });

  it('makes no circle of managers', async () => {
    const [top, middle, low] = [(await add()).data, (await add()).data, (await add()).data];
    expect((await write('save', { ...formOf(middle), managerId: top.id })).ret).toBe(0);
    expect((await write('save', { ...formOf(low), managerId: middle.id })).ret).toBe(0);
    for (const managerId of [low.id, middle.id, top.id])
      expect(await write('save', { ...formOf(top), managerId })).toMatchObject({
        ret: 400,
        data: { field: 'managerId' },
      });
    const bulk = await write('bulk', {
      ids: [top.id, low.id],
      change: { field: 'manager', managerId: middle.id },
    });
    expect(bulk).toMatchObject({ ret: 0, data: { changed: [low.id], refused: [{ id: top.id }] } });
  });

  it('twice with one request has one effect', async () => {
    const requestId = randomUUID();
    const input = {
      requestId,
      realName: '季晓棠',
      mobilePhone: '18870030003',
      jobNumber: 'TS-ONCE',
      departmentId: 7112,
    };
    const [a, b] = [await call('save', input), await call('save', input)];
    expect(a).toEqual(b);
    expect((await list({ keyword: 'TS-ONCE' })).total).toBe(1);
  });
});

describe('leaving and disabling', () => {
  it('is refused to a manager and head without a successor, who takes over people and departments', async () => {
    const [leader, heir, report] = [(await add()).data, (await add()).data, (await add()).data];
    await write('save', { ...formOf(report), managerId: leader.id });
    await write('save', { ...formOf(heir), managerId: report.id });
    const before = (await write('departmentSave', { name: '交接组', parentId: 7112, headId: leader.id })) as {
      data: DepartmentTree;
    };
    const version = (await detail(leader.id)).version;
    const leave = (handTo?: number) => write('state', { employeeId: leader.id, version, change: 'leave', handTo });
    expect(await leave()).toMatchObject({
      ret: 409,
      msg: '是季晓棠的直属主管，须移交；是交接组的负责人，须移交',
      data: { kind: 'guards' },
    });
    expect(await leave(leader.id)).toMatchObject({ ret: 400, data: { field: 'handTo' } });
    expect(await leave(heir.id)).toMatchObject({ ret: 0, data: { state: 'left' } });
    // The report stands above the successor and gets the leaver's own manager.
    expect((await detail(report.id)).managerId).toBeNull();
    expect(find((await tree()).nodes, '交接组').headId).toBe(heir.id);
    expect(find(before.data.nodes, '交接组').headId).toBe(leader.id);
  });

  it('ends the sessions, refuses the login in clear words, and can be taken back', async () => {
    const own = await client.logIn('13800000074');
    const one = await detail(710074);
    expect(await write('state', { employeeId: one.id, version: one.version, change: 'disable' })).toMatchObject({
      ret: 0,
    });
    expect(await client.send(account.memberInfo, {}, { token: own.data.token })).toMatchObject({ ret: 401 });
    expect(await client.logIn('13800000074')).toMatchObject({
      ret: 403,
      msg: '您的账号已被云帆科技有限公司停用，不能登录和预订，请联系企业管理员',
    });
    expect(await write('state', { employeeId: one.id, version: one.version, change: 'leave' })).toMatchObject({
      ret: 409,
    });
    expect(await write('state', { employeeId: one.id, version: one.version + 1, change: 'leave' })).toMatchObject({
      ret: 0,
    });
    expect((await client.logIn('13800000074')).msg).toMatch(/^您已从云帆科技有限公司离职/);
    expect(await write('state', { employeeId: one.id, version: one.version + 2, change: 'disable' })).toMatchObject({
      ret: 409,
      data: { kind: 'state' },
    });
    expect(await write('state', { employeeId: one.id, version: one.version + 2, change: 'restore' })).toMatchObject({
      ret: 0,
      data: { state: 'active' },
    });
    expect((await client.logIn('13800000074')).ret).toBe(0);
  });

  it('is refused while a business order waits for its payment', async () => {
    const one = (await add()).data;
    await sandbox.db
      .insertInto('orders')
      .values({
        order_id: '900000000001',
        kind: orderTypes[0],
        app_id: 'default',
        member_id: one.memberId,
        company_id: '700070',
        status: 0,
        travel_type: 'business',
        created_at: 1,
        travel_at: 2,
        ends_at: 3,
        pay_deadline: Date.parse('2026-01-05T06:43:00Z'),
        amount: 1,
        title: '北京 → 上海',
        words: '',
        card: JSON.stringify({ flightList: [], psgNames: [] }) as never,
      })
      .execute();
    expect(
      await write('state', { employeeId: one.id, version: one.version, change: 'leave', handTo: 710072 }),
    ).toMatchObject({
      ret: 409,
      msg: '有 1 张订单待付（北京 → 上海，14:43 到期）。付款或取消后才能继续',
      data: { kind: 'unpaid' },
    });
    const bulk = await write('bulk', { ids: [one.id], change: { field: 'disable' } });
    expect(bulk).toMatchObject({ data: { changed: [], refused: [{ id: one.id, realName: '季晓棠' }] } });
    await sandbox.db.deleteFrom('orders').where('order_id', '=', '900000000001').execute();
  });

  it('of a manager makes orphans of his reports, who are found at once', async () => {
    const [leader, report] = [(await add()).data, (await add()).data];
    await write('save', { ...formOf(report), managerId: leader.id });
    expect((await detail(report.id)).orphans).toEqual([]);
    await sandbox.db.updateTable('employees').set({ state: 'left' }).where('id', '=', leader.id).execute();
    expect((await detail(report.id)).orphans).toEqual(['managerLeft']);
  });
});

describe('the departments', () => {
  it('a branch moves with everything below it, keeps its order, and never below itself', async () => {
    const moved = find((await tree()).nodes, '华东区');
    const move = (parentId?: number, beforeId?: number, version = moved.version) =>
      write('departmentMove', { departmentId: moved.id, version, parentId, beforeId }) as Promise<{
        ret: number;
        data: DepartmentTree;
      }>;
    expect(await move(7125)).toMatchObject({ ret: 400, data: { field: 'parentId' } });
    expect(await move(moved.id)).toMatchObject({ ret: 400 });
    const people = (await list({ departmentId: 7103 })).total;
    const own = (await list({ departmentId: moved.id })).total;
    const answer = await move(7103, 7132);
    expect(answer.ret).toBe(0);
    const order = answer.data.nodes.filter(({ parentId }) => parentId === 7103).map(({ name }) => name);
    expect(order).toEqual(['会展组', '华东区', '品牌组']);
    expect((await list({ departmentId: 7103 })).total).toBe(people + own);
    // The second editor moves what the first one has moved already.
    expect(await move()).toMatchObject({ ret: 409, data: { kind: 'changed' } });
    expect((await move(7102, undefined, moved.version + 1)).ret).toBe(0);
  });

  it('one with people or departments is not removed; an empty one is', async () => {
    const full = find((await tree()).nodes, '平台组');
    expect(await write('departmentRemove', { departmentId: full.id, version: full.version })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse' },
    });
    const made = (await write('departmentSave', { name: '临时组', parentId: 7103 })) as { data: DepartmentTree };
    const one = find(made.data.nodes, '临时组');
    expect(await write('departmentSave', { name: '临时组', parentId: 7103 })).toMatchObject({
      ret: 400,
      data: { field: 'name' },
    });
    expect(await write('departmentRemove', { departmentId: one.id, version: one.version })).toMatchObject({ ret: 0 });
    expect((await tree()).nodes.some(({ name }) => name === '临时组')).toBe(false);
  });

  it('has its cost centre from above unless it has one', async () => {
    const one = (await add({ departmentId: 7125 })).data;
    expect(one.usedCostCenter).toBe('SL-01');
    const support = find((await tree()).nodes, '售前支持组');
    await write('departmentSave', {
      departmentId: support.id,
      version: support.version,
      name: support.name,
      ...(support.headId && { headId: support.headId }),
      costCenterCode: 'MK-01',
    });
    expect((await detail(one.id)).usedCostCenter).toBe('MK-01');
  });
});

describe('travel levels', () => {
  const levels = async () => (await client.send(rows.levels, {}, { token })).data.levels;

  it('one in use stays, an unused one goes', async () => {
    const used = (await levels()).find(({ name }) => name === 'P6 骨干');
    if (!used) throw new Error('no level');
    expect(await write('levelRemove', { levelId: used.id, version: used.version })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse', people: used.people },
    });
    await write('levelSave', { name: 'P9', rank: 9 });
    const unused = (await levels()).find(({ name }) => name === 'P9');
    expect(await write('levelRemove', { levelId: unused?.id ?? 0, version: 1 })).toMatchObject({ ret: 0 });
  });

  it('a flag that is changed reaches all people of the level', async () => {
    const before = (await levels()).find(({ name }) => name === 'P5 专员');
    const change = (feeFlag: boolean, version: number) =>
      write('levelSave', { levelId: before?.id ?? 0, version, name: 'P5 专员', rank: 2, feeFlag });
    expect((await change(true, before?.version ?? 0)).ret).toBe(0);
    const own = await client.logIn('13800000074');
    expect(own.data).toMatchObject({ creditEmployee: { tripLevel: { feeFlag: 1 } } });
    expect(await change(false, before?.version ?? 0)).toMatchObject({ ret: 409 });
    expect((await change(false, (before?.version ?? 0) + 1)).ret).toBe(0);
    expect(await write('levelSave', { name: 'P8', rank: 8, overApprove: true })).toMatchObject({
      ret: 400,
      data: { field: 'overApprove' },
    });
  });
});

it('the search for subjects has levels, departments and employees, and leaves out those it is told', async () => {
  const send = async (input: z.input<typeof schemas.subjects>) =>
    (await client.send(rows.subjects, input, { token })).data.rows.map(({ kind, name }) => `${kind} ${name}`);
  const kinds = ['level', 'department', 'employee'] as const;
  expect(await send({ keyword: 'p6', kinds: [...kinds] })).toContain('level P6 骨干');
  expect(await send({ keyword: '平台', kinds: [...kinds] })).toContain('department 平台组');
  expect(await send({ keyword: 'xuman' })).toContain('employee 许曼');
  expect(await send({ keyword: 'xuman', without: [710072] })).not.toContain('employee 许曼');
});

it('another company finds nothing of it and changes nothing of it', async () => {
  const one = await detail(710072);
  const department = find((await tree()).nodes, '平台组');
  expect((await list({ state: 'all' }, stranger)).total).toBe(0);
  const answers = await Promise.all([
    call('detail', { employeeId: one.id }, stranger),
    write('save', { ...formOf(one), departmentId: department.id }, stranger),
    write('invite', { employeeId: one.id }, stranger),
    write('state', { employeeId: one.id, version: one.version, change: 'disable' }, stranger),
    write('departmentSave', { departmentId: department.id, version: department.version, name: '改名' }, stranger),
    write('departmentMove', { departmentId: department.id, version: department.version }, stranger),
    write('departmentRemove', { departmentId: department.id, version: department.version }, stranger),
    write('levelRemove', { levelId: 7203, version: 1 }, stranger),
  ]);
  expect(answers.map(({ ret }) => ret)).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
  expect(await write('bulk', { ids: [one.id], change: { field: 'disable' } }, stranger)).toMatchObject({
    data: { changed: [], refused: [] },
  });
  expect(await detail(one.id)).toEqual(one);
});

it('an employee asks none of these calls', async () => {
  const own = (await client.logIn(employee)).data.token;
  for (const row of Object.values(rows))
    expect(await client.send(row as typeof rows.departments, {}, { token: own })).toMatchObject({ ret: 403 });
});
