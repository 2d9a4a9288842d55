import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyPeople as rows } from '#contract/company-people.ts';
import type { DepartmentTree } from '#contract/company-people.ts';
import type { companyPeopleSchemas as schemas } from '#contract/company-people.schema.ts';
import { find, formOf, openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';

const employee = '13800000071';
let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

describe('the departments', () => {
  it('a branch moves with everything below it, keeps its order, and never below itself', async () => {
    const moved = find((await people.tree()).nodes, '华东区');
    const move = (parentId?: number, beforeId?: number, version = moved.version) =>
      people.write('departmentMove', { departmentId: moved.id, version, parentId, beforeId }) as Promise<{
        ret: number;
        data: DepartmentTree;
      }>;
    expect(await move(7125)).toMatchObject({ ret: 400, data: { field: 'parentId' } });
    expect(await move(moved.id)).toMatchObject({ ret: 400 });
    const before = (await people.list({ departmentId: 7103 })).total;
    const own = (await people.list({ departmentId: moved.id })).total;
    const answer = await move(7103, 7132);
    expect(answer.ret).toBe(0);
    const order = answer.data.nodes.filter(({ parentId }) => parentId === 7103).map(({ name }) => name);
    expect(order).toEqual(['会展组', '华东区', '品牌组']);
    expect((await people.list({ departmentId: 7103 })).total).toBe(before + own);
    // The second editor moves what the first one has moved already.
    expect(await move()).toMatchObject({ ret: 409, data: { kind: 'changed' } });
    expect((await move(7102, undefined, moved.version + 1)).ret).toBe(0);
  });

  it('one with people or departments is not removed; an empty one is', async () => {
    const full = find((await people.tree()).nodes, '平台组');
    expect(await people.write('departmentRemove', { departmentId: full.id, version: full.version })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse' },
    });
    const made = (await people.write('departmentSave', { name: '临时组', parentId: 7103 })) as { data: DepartmentTree };
    const one = find(made.data.nodes, '临时组');
    expect(await people.write('departmentSave', { name: '临时组', parentId: 7103 })).toMatchObject({
      ret: 400,
      data: { field: 'name' },
    });
    expect(await people.write('departmentRemove', { departmentId: one.id, version: one.version })).toMatchObject({
      ret: 0,
    });
    expect((await people.tree()).nodes.some(({ name }) => name === '临时组')).toBe(false);
  });

  it('has its cost centre from above unless it has one', async () => {
    const one = (await people.add({ departmentId: 7125 })).data;
    expect(one.usedCostCenter).toBe('SL-01');
    const support = find((await people.tree()).nodes, '售前支持组');
    await people.write('departmentSave', {
      departmentId: support.id,
      version: support.version,
      name: support.name,
      ...(support.headId && { headId: support.headId }),
      costCenterCode: 'MK-01',
    });
    expect((await people.detail(one.id)).usedCostCenter).toBe('MK-01');
  });
});

describe('travel levels', () => {
  const levels = async () => (await people.client.send(rows.levels, {}, { token: people.token })).data.levels;

  it('one in use stays, an unused one goes', async () => {
    const used = (await levels()).find(({ name }) => name === 'P6 骨干');
    if (!used) throw new Error('no level');
    expect(await people.write('levelRemove', { levelId: used.id, version: used.version })).toMatchObject({
      ret: 409,
      data: { kind: 'inUse', people: used.people },
    });
    await people.write('levelSave', { name: 'P9', rank: 9 });
    const unused = (await levels()).find(({ name }) => name === 'P9');
    expect(await people.write('levelRemove', { levelId: unused?.id ?? 0, version: 1 })).toMatchObject({ ret: 0 });
  });

  it('a flag that is changed reaches all people of the level', async () => {
    const before = (await levels()).find(({ name }) => name === 'P5 专员');
    const change = (feeFlag: boolean, version: number) =>
      people.write('levelSave', { levelId: before?.id ?? 0, version, name: 'P5 专员', rank: 2, feeFlag });
    expect((await change(true, before?.version ?? 0)).ret).toBe(0);
    const own = await people.client.logIn('13800000074');
    expect(own.data).toMatchObject({ creditEmployee: { tripLevel: { feeFlag: 1 } } });
    expect(await change(false, before?.version ?? 0)).toMatchObject({ ret: 409 });
    expect((await change(false, (before?.version ?? 0) + 1)).ret).toBe(0);
    expect(await people.write('levelSave', { name: 'P8', rank: 8, overApprove: true })).toMatchObject({
      ret: 400,
      data: { field: 'overApprove' },
    });
  });
});

it('the search for subjects has levels, departments and employees, and leaves out those it is told', async () => {
  const send = async (input: z.input<typeof schemas.subjects>) =>
    (await people.client.send(rows.subjects, input, { token: people.token })).data.rows.map(
      ({ kind, name }) => `${kind} ${name}`,
    );
  const kinds = ['level', 'department', 'employee'] as const;
  expect(await send({ keyword: 'p6', kinds: [...kinds] })).toContain('level P6 骨干');
  expect(await send({ keyword: '平台', kinds: [...kinds] })).toContain('department 平台组');
  expect(await send({ keyword: 'xuman' })).toContain('employee 许曼');
  expect(await send({ keyword: 'xuman', without: [710072] })).not.toContain('employee 许曼');
});

it('an employee finds colleagues, and is refused levels and departments', async () => {
  const { token } = (await people.client.logIn(employee)).data;
  const find = (input: z.input<typeof schemas.subjects>) => people.client.send(rows.subjects, input, { token });
  expect((await find({ keyword: 'xuman' })).data.rows.map(({ name }) => name)).toEqual(['许曼']);
  expect(await find({ keyword: 'p6', kinds: ['level', 'employee'] })).toMatchObject({ ret: 403 });
});

it('another company finds nothing of it and changes nothing of it', async () => {
  const one = await people.detail(710072);
  const department = find((await people.tree()).nodes, '平台组');
  expect((await people.list({ state: 'all' }, people.stranger)).total).toBe(0);
  const answers = await Promise.all([
    people.call('detail', { employeeId: one.id }, people.stranger),
    people.write('save', { ...formOf(one), departmentId: department.id }, people.stranger),
    people.write('invite', { employeeId: one.id }, people.stranger),
    people.write('state', { employeeId: one.id, version: one.version, change: 'disable' }, people.stranger),
    people.write(
      'departmentSave',
      { departmentId: department.id, version: department.version, name: '改名' },
      people.stranger,
    ),
    people.write('departmentMove', { departmentId: department.id, version: department.version }, people.stranger),
    people.write('departmentRemove', { departmentId: department.id, version: department.version }, people.stranger),
    people.write('levelRemove', { levelId: 7203, version: 1 }, people.stranger),
  ]);
  expect(answers.map(({ ret }) => ret)).toEqual([404, 404, 404, 404, 404, 404, 404, 404]);
  const bulk = await people.write('bulk', { ids: [one.id], change: { field: 'disable' } }, people.stranger);
  expect(bulk).toMatchObject({ data: { changed: [], refused: [{ id: one.id }] } });
  expect(JSON.stringify(bulk)).not.toContain(one.realName);
  expect(await people.detail(one.id)).toEqual(one);
});

it('an employee asks none of these calls but the search for colleagues', async () => {
  const own = (await people.client.logIn(employee)).data.token;
  for (const row of Object.values(rows).filter(({ path }) => path !== rows.subjects.path))
    expect(await people.client.send(row as typeof rows.departments, {}, { token: own })).toMatchObject({ ret: 403 });
});
