import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { dayAt } from '#domain/china-time.ts';
import { companyPeople as rows } from '#contract/company-people.ts';
import type { DepartmentTree } from '#contract/company-people.ts';
import { orderTypes } from '#domain/product/names.ts';
import { find, formOf, openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';
import { md5Of } from '#tests/support/sandbox.ts';
import { standardFor } from '../../orders/business/standard-for.ts';

const employee = '13800000071';
let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

describe('the list of employees', () => {
  it.each([
    ['a part of the name', '佳宁'],
    ['pinyin', 'chenjianing'],
    ['initials', 'cjn'],
    ['the family name in full and initials', 'chenjn'],
    ['an initial and the rest in full', 'cjianing'],
    ['the job number in small letters', 'yf0127'],
    ['the end of the phone', '00000071'],
    ['a part of the name and a department above', '佳宁 研发'],
    ['initials and the cost centre of their department', 'cjn rd-01'],
  ])('finds an employee by %s', async (_, keyword) => {
    expect(await people.names({ keyword })).toContain('陈佳宁');
  });

  it('leaves out who has left, and takes signs of a pattern as text', async () => {
    expect(await people.names({ keyword: '%' })).toEqual([]);
    const [present, all] = [(await people.list({})).total, (await people.list({ state: 'all' })).total];
    expect(present).toBe(all - (await people.list({ state: 'left' })).total);
    expect(all).toBeGreaterThan(290);
  });

  it('has the people of a department with those below it, or without', async () => {
    const all = await people.list({ departmentId: 7101 });
    const own = await people.list({ departmentId: 7101, below: false });
    expect(all.total).toBeGreaterThan(own.total);
    expect(new Set(own.rows.map(({ deptName }) => deptName))).toEqual(new Set(['研发中心']));
    const { nodes } = await people.tree();
    const counted = nodes
      .filter(({ id }) => [7101, 7111, 7112, 7113, 7114].includes(id))
      .reduce((sum, { counts: [active, invited, disabled] }) => sum + active + invited + disabled, 0);
    expect(counted).toBe(all.total);
  });

  it('masks the phone and shows the flags of the level', async () => {
    const [one] = (await people.list({ keyword: 'YF0127' })).rows;
    expect(one).toMatchObject({
      mobilePhone: '138****0071',
      levelName: 'P6 骨干',
      tripLevel: { approveFlag: '1', feeFlag: 0 },
      managerName: '许曼',
      usedCostCenter: 'RD-01',
      orphans: [],
    });
  });

  it('names those who cannot book: no approver, no cost centre', async () => {
    const found = (await people.list({ orphan: 'any', size: 100 })).rows;
    const venture = found.filter(({ deptName }) => deptName === '创新业务部');
    expect(venture).toHaveLength(3);
    for (const one of venture) expect(one.orphans).toEqual(expect.arrayContaining(['noApprover', 'noCostCenter']));
    const { nodes } = await people.tree();
    expect(nodes.reduce((sum, { counts }) => sum + counts[4], 0)).toBe(found.length);
    const byKind = await people.client.send(rows.orphans, { kind: 'noApprover' }, { token: people.token });
    expect(byKind.data.total).toBe(venture.length);
    expect(byKind.data.headless).toEqual([{ departmentId: expect.any(Number), name: '创新业务部', people: 3 }]);
  });

  it('names all whom no standard in force reaches: by person, level or a department above', async () => {
    const { db } = people.sandbox;
    expect((await people.list({ orphan: 'noStandard' })).total).toBe(0);
    const before = await db.selectFrom('standard_versions').select(['id', 'assigned']).execute();
    const subjects = [
      { kind: 'level', id: 7203 },
      { kind: 'department', id: 7102 },
      { kind: 'employee', id: 710074 },
    ];
    await db
      .updateTable('standard_versions')
      .set({ assigned: JSON.stringify(subjects) })
      .execute();
    const { rows: found, total } = await people.list({ orphan: 'noStandard', size: 100 });
    expect(found.some(({ levelId, id }) => levelId === 7203 || id === 710074)).toBe(false);
    expect(found.some(({ deptName }) => ['销售部', '华东区', '售前支持组'].includes(deptName))).toBe(false);
    expect(total).toBeGreaterThan(100);
    for (const { id, assigned } of before)
      await db
        .updateTable('standard_versions')
        .set({ assigned: JSON.stringify(assigned) })
        .where('id', '=', id)
        .execute();
  });
});

describe('a new employee', () => {
  it('is invited by a text, logs in with a code, and is active then', async () => {
    const { data } = await people.add({ mobilePhone: '18870010001', jobNumber: 'TS-NEW' });
    expect(data).toMatchObject({ state: 'invited', hasLoggedIn: false, pinyin: 'JI XIAOTANG' });
    expect(await people.textsTo('18870010001')).toEqual([
      '云帆科技有限公司邀请您使用差旅平台，请用本手机号以短信登录并设置密码。',
    ]);
    expect(await people.write('invite', { employeeId: data.id })).toMatchObject({ ret: 429 });
    await people.sandbox.db.updateTable('employees').set({ invited_at: 1 }).where('id', '=', data.id).execute();
    expect(await people.write('invite', { employeeId: data.id })).toMatchObject({ ret: 0 });
    expect(await people.textsTo('18870010001')).toHaveLength(2);
    const sent = await people.client.send(account.sendLoginCode, { mobilePhone: '18870010001' });
    expect(sent.ret).toBe(0);
    const [{ code } = { code: '' }] = await people.sandbox.db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', '18870010001')
      .select('code')
      .execute();
    // Without a password the login leads on to one.
    expect(await people.client.send(account.loginByPhone, { mobilePhone: '18870010001', code })).toMatchObject({
      ret: 404,
    });
    const login = await people.client.send(account.register, {
      mobilePhone: '18870010001',
      loginPwd: md5Of('abc123'),
      code,
    });
    expect(login).toMatchObject({ ret: 0, data: { memberLevel: '7_0', creditEmployeeId: data.id } });
    expect((await people.detail(data.id)).state).toBe('active');
    expect(await people.write('invite', { employeeId: data.id })).toMatchObject({ ret: 409 });
  });

  it.each([
    ['a colleague’s phone', { mobilePhone: employee }, 'mobilePhone'],
    ['no phone', { mobilePhone: '' }, 'mobilePhone'],
    ['a job number in use, in other letters', { jobNumber: 'yf0127' }, 'jobNumber'],
    ['a department of nobody', { departmentId: 5 }, 'departmentId'],
    ['a level of nobody', { levelId: 5 }, 'levelId'],
    ['a cost centre of nobody', { costCenterCode: 'XX' }, 'costCenterCode'],
    ['a manager who has left', { managerId: -1 }, 'managerId'],
  ])('with %s is refused', async (_, input, field) => {
    const left = (await people.list({ state: 'left' })).rows[0]?.id;
    const change = 'managerId' in input ? { managerId: left } : input;
    expect(await people.add(change as never)).toMatchObject({ ret: 400, data: { field } });
  });
});

describe('a change of an employee', () => {
  it('is found by the new name, and is refused to the second of two editors', async () => {
    const one = (await people.add()).data;
    const first = await people.write('save', { ...formOf(one), realName: '单雄信' });
    expect(first).toMatchObject({ ret: 0, data: { realName: '单雄信', version: one.version + 1 } });
    expect(await people.names({ keyword: 'sxx' })).toContain('单雄信');
    expect(await people.write('save', { ...formOf(one), position: '另一个' })).toMatchObject({
      ret: 409,
      data: { kind: 'changed', version: one.version + 1 },
    });
  });

  it('keeps the phone of one who has logged in, and corrects that of an invited one', async () => {
    const one = (await people.add()).data;
    expect(await people.write('save', { ...formOf(one), mobilePhone: '18870020002' })).toMatchObject({
      ret: 0,
      data: { mobilePhone: '188****0002' },
    });
    const known = await people.detail(710071);
    expect(await people.write('save', { ...formOf(known), mobilePhone: '18870020003' })).toMatchObject({
      ret: 400,
      data: { field: 'mobilePhone' },
    });
  });

  it('makes no circle of managers', async () => {
    const [top, middle, low] = [(await people.add()).data, (await people.add()).data, (await people.add()).data];
    expect((await people.write('save', { ...formOf(middle), managerId: top.id })).ret).toBe(0);
    expect((await people.write('save', { ...formOf(low), managerId: middle.id })).ret).toBe(0);
    for (const managerId of [low.id, middle.id, top.id])
      expect(await people.write('save', { ...formOf(top), managerId })).toMatchObject({
        ret: 400,
        data: { field: 'managerId' },
      });
    const bulk = await people.write('bulk', {
      ids: [top.id, low.id],
      change: { field: 'manager', managerId: middle.id },
    });
    expect(bulk).toMatchObject({ ret: 0, data: { changed: [low.id], refused: [{ id: top.id }] } });
  });

  it('to the standard of several gives each their own, takes it from the standard before, and gives it back', async () => {
    const [one, other] = [(await people.add()).data, (await people.add()).data];
    const gone = (await people.add()).data;
    await people.write('state', { employeeId: gone.id, version: gone.version, change: 'disable' });
    const { db } = people.sandbox;
    const standards = await db.selectFrom('standards').where('kind', '=', 'travel').select(['id', 'name']).execute();
    const idOf = (name: string) => standards.find((standard) => standard.name === name)?.id ?? 0;
    const assign = (standardId: number | null, ids = [one.id, other.id]) =>
      people.write('bulk', { ids, change: { field: 'standard', standardId } });
    const day = dayAt(people.sandbox.now());
    const of = async (employeeId: number) => {
      const found = await standardFor(db, { companyId: 700_070, employeeId, day });
      return [found?.name, found?.via.kind];
    };
    const usual = await of(one.id);
    expect(usual[1]).not.toBe('employee');
    expect(await assign(idOf('市场专员差旅标准'), [one.id, other.id, gone.id])).toMatchObject({
      data: { changed: [one.id, other.id], refused: [{ id: gone.id, reason: '已停用，恢复后再指定标准' }] },
    });
    expect([await of(one.id), await of(other.id)]).toEqual([one, other].map(() => ['市场专员差旅标准', 'employee']));
    expect((await of(710_074))[0]).toBe('市场专员差旅标准');
    expect((await assign(idOf('通用差旅标准'), [one.id])).ret).toBe(0);
    expect([await of(one.id), await of(other.id)]).toEqual([
      ['通用差旅标准', 'employee'],
      ['市场专员差旅标准', 'employee'],
    ]);
    expect((await assign(null)).ret).toBe(0);
    expect([await of(one.id), await of(other.id)]).toEqual([usual, usual]);
    expect(await assign(999_999)).toMatchObject({ ret: 400, data: { field: 'standardId' } });
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
    const [a, b] = [await people.call('save', input), await people.call('save', input)];
    expect(a).toEqual(b);
    expect((await people.list({ keyword: 'TS-ONCE' })).total).toBe(1);
  });
});

describe('leaving and disabling', () => {
  it('is refused to a manager and head without a successor, who takes over people and departments', async () => {
    const [leader, heir, report] = [(await people.add()).data, (await people.add()).data, (await people.add()).data];
    await people.write('save', { ...formOf(report), managerId: leader.id });
    await people.write('save', { ...formOf(heir), managerId: report.id });
    const before = (await people.write('departmentSave', { name: '交接组', parentId: 7112, headId: leader.id })) as {
      data: DepartmentTree;
    };
    const version = (await people.detail(leader.id)).version;
    const leave = (handTo?: number) =>
      people.write('state', { employeeId: leader.id, version, change: 'leave', handTo });
    expect(await leave()).toMatchObject({
      ret: 409,
      msg: '是季晓棠的直属主管，须移交；是交接组的负责人，须移交',
      data: { kind: 'guards' },
    });
    expect(await leave(leader.id)).toMatchObject({ ret: 400, data: { field: 'handTo' } });
    expect(await leave(heir.id)).toMatchObject({ ret: 0, data: { state: 'left' } });
    // The report stands above the successor and gets the leaver's own manager.
    expect((await people.detail(report.id)).managerId).toBeNull();
    expect(find((await people.tree()).nodes, '交接组').headId).toBe(heir.id);
    expect(find(before.data.nodes, '交接组').headId).toBe(leader.id);
  });

  it('ends the sessions, refuses the login in clear words, and can be taken back', async () => {
    const own = await people.client.logIn('13800000074');
    const one = await people.detail(710074);
    expect(await people.write('state', { employeeId: one.id, version: one.version, change: 'disable' })).toMatchObject({
      ret: 0,
    });
    expect(await people.client.send(account.memberInfo, {}, { token: own.data.token })).toMatchObject({ ret: 401 });
    expect(await people.client.logIn('13800000074')).toMatchObject({
      ret: 403,
      msg: '您的账号已被云帆科技有限公司停用，不能登录和预订，请联系企业管理员',
    });
    expect(await people.write('state', { employeeId: one.id, version: one.version, change: 'leave' })).toMatchObject({
      ret: 409,
    });
    expect(
      await people.write('state', { employeeId: one.id, version: one.version + 1, change: 'leave' }),
    ).toMatchObject({
      ret: 0,
    });
    expect((await people.client.logIn('13800000074')).msg).toMatch(/^您已从云帆科技有限公司离职/);
    expect(
      await people.write('state', { employeeId: one.id, version: one.version + 2, change: 'disable' }),
    ).toMatchObject({
      ret: 409,
      data: { kind: 'state' },
    });
    expect(
      await people.write('state', { employeeId: one.id, version: one.version + 2, change: 'restore' }),
    ).toMatchObject({
      ret: 0,
      data: { state: 'active' },
    });
    expect((await people.client.logIn('13800000074')).ret).toBe(0);
  });

  it('is refused while a business order waits for its payment', async () => {
    const one = (await people.add()).data;
    await people.sandbox.db
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
      await people.write('state', { employeeId: one.id, version: one.version, change: 'leave', handTo: 710072 }),
    ).toMatchObject({
      ret: 409,
      msg: '有 1 张订单待付（北京 → 上海，14:43 到期）。付款或取消后才能停用或离职',
      data: { kind: 'unpaid' },
    });
    const bulk = await people.write('bulk', { ids: [one.id], change: { field: 'disable' } });
    expect(bulk).toMatchObject({ data: { changed: [], refused: [{ id: one.id, realName: '季晓棠' }] } });
    await people.sandbox.db.deleteFrom('orders').where('order_id', '=', '900000000001').execute();
  });

  it('of a manager makes orphans of the reports, who are found at once', async () => {
    const [leader, report] = [(await people.add()).data, (await people.add()).data];
    await people.write('save', { ...formOf(report), managerId: leader.id });
    expect((await people.detail(report.id)).orphans).toEqual([]);
    await people.sandbox.db.updateTable('employees').set({ state: 'left' }).where('id', '=', leader.id).execute();
    expect((await people.detail(report.id)).orphans).toEqual(['managerLeft']);
  });
});

describe('documents that the company enters', () => {
  const passport = { certType: '2', certNo: 'E20260101', certValidDate: '2034-05-01', consent: true } as const;

  it('make a new employee a traveller whom colleagues book by name, and stay beside those of another type', async () => {
    const { id } = (await people.add({ realName: '桑知远' })).data;
    const blank = await people.write('documentSave', { employeeId: id, ...passport });
    expect([blank.ret, blank.data]).toEqual([400, { field: 'bornDate' }]);
    const unasked = await people.write('documentSave', {
      employeeId: id,
      certType: '1',
      certNo: '11010519491231002X',
      consent: false,
    });
    expect([unasked.ret, unasked.data]).toEqual([400, { field: 'consent' }]);
    const card = await people.write('documentSave', {
      employeeId: id,
      certType: '1',
      certNo: '11010519491231002X',
      consent: true,
    });
    expect(card.ret, card.msg).toBe(0);
    const both = await people.write('documentSave', { employeeId: id, englishName: 'SANG/ZHIYUAN', ...passport });
    expect(both.data).toMatchObject({
      bornDate: '1949-12-31',
      documents: [{ certType: '1' }, { certType: '2', certValidDate: '2034-05-01' }],
    });
    const known = await people.detail(id);
    expect(known.documents.map(({ maskedNo }) => maskedNo.includes('*'))).toEqual([true, true]);
    const travellers = await people.sandbox.db
      .selectFrom('passengers')
      .where('member_id', '=', known.memberId)
      .select(['name', 'is_self', 'sex'])
      .execute();
    expect(travellers).toEqual([{ name: '桑知远', is_self: true, sex: 'F' }]);
  });

  it('are shown in full to the account of the company alone, and each look is logged', async () => {
    const { id } = (await people.add({ realName: '桑知行' })).data;
    await people.write('documentSave', { employeeId: id, ...passport, certNo: 'E20260102', bornDate: '1990-05-01' });
    const wanted = { employeeId: id, certType: '2' } as const;
    const before = await people.sandbox.db.selectFrom('document_reveals').selectAll().execute();
    expect((await people.call('documentReveal', wanted)).data).toEqual({ certNo: 'E20260102' });
    expect((await people.call('documentReveal', wanted, people.stranger)).ret).toBe(404);
    const after = await people.sandbox.db.selectFrom('document_reveals').selectAll().execute();
    expect(after).toHaveLength(before.length + 1);
    expect((await people.write('documentSave', { employeeId: id, ...passport }, people.stranger)).ret).toBe(404);
  });

  it('are not entered for an employee who has left', async () => {
    const one = (await people.add({ realName: '桑知止' })).data;
    await people.write('state', { employeeId: one.id, version: one.version, change: 'leave' });
    const answer = await people.write('documentSave', { employeeId: one.id, ...passport, bornDate: '1990-05-01' });
    expect([answer.ret, answer.data]).toEqual([409, { kind: 'state' }]);
  });
});
