import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { BulkResult } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import { openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';

let people: People;
/** An employee of another company. */
let stranger = 0;
beforeAll(async () => {
  people = await openPeople();
  const { db } = people.sandbox;
  const { id: company } = await db
    .selectFrom('companies')
    .where('id', '<>', 700_070)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('departments')
    .values({ id: 990_001, company_id: company, name: '外司部门', parent_id: null, path: '/990001/', place: 0 })
    .execute();
  await db.insertInto('cost_centers').values({ company_id: company, code: 'FOREIGN', name: '外司中心' }).execute();
  await db
    .insertInto('members')
    .values({
      id: '990002',
      app_id: null,
      partner_user: null,
      mobile_phone: '18870099999',
      password: null,
      member_type: 70,
      credit_member_id: company,
      real_name: '外司员工',
      created_at: 1,
    })
    .execute();
  const { id } = await db
    .insertInto('employees')
    .values({ company_id: company, member_id: '990002', department_id: 990_001, job_number: 'OUT-1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  stranger = id;
});
afterAll(() => people.sandbox.close());

const some = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push((await people.add()).data.id);
  return ids;
};
type Change = z.input<typeof companyPeopleSchemas.bulk>['change'];
const bulk = async (ids: readonly number[], change: Change) =>
  (await people.write('bulk', { ids: [...ids], change })) as { ret: number; msg: string; data: BulkResult };
const rowOf = (id: number) =>
  people.sandbox.db.selectFrom('employees').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

/** Values of an employee after a change of each kind, and a target that is not the company's. */
const kinds = [
  {
    field: 'department',
    change: { field: 'department', departmentId: 7132 },
    has: { department_id: 7132 },
    foreign: { field: 'department', departmentId: 990_001 },
    at: 'departmentId',
  },
  {
    field: 'manager',
    change: { field: 'manager', managerId: 710_072 },
    has: { manager_id: 710_072 },
    foreign: { field: 'manager', managerId: 0 },
    at: 'managerId',
  },
  {
    field: 'cost centre',
    change: { field: 'costCenter', costCenterCode: 'RD-02' },
    has: { cost_center_code: 'RD-02' },
    foreign: { field: 'costCenter', costCenterCode: 'FOREIGN' },
    at: 'costCenterCode',
  },
] as const;

describe.each(kinds)('a bulk change of the $field', ({ change, has, foreign, at }) => {
  it('is made to all who are named, once, and raises their versions', async () => {
    const ids = await some(3);
    const before = await Promise.all(ids.map(rowOf));
    expect(await bulk(ids, change)).toMatchObject({ ret: 0, msg: '已修改 3 人', data: { changed: ids, refused: [] } });
    for (const { id, version } of before) expect(await rowOf(id)).toMatchObject({ ...has, version: version + 1 });
  });

  it('names an employee of another company and one of nobody, and changes the others alone', async () => {
    const [own = 0] = await some(1);
    const before = await rowOf(stranger);
    const answer = await bulk([stranger, own, 98_765_432], change);
    expect(answer.data.changed).toEqual([own]);
    expect(answer.data.refused).toEqual(
      [stranger, 98_765_432].map((id) => ({ id, realName: '', reason: '没有找到这位员工' })),
    );
    expect(await rowOf(own)).toMatchObject(has);
    expect(await rowOf(stranger)).toEqual(before);
  });

  it('to a target of another company changes nobody', async () => {
    const ids = await some(2);
    const before = await Promise.all(ids.map(rowOf));
    const to = foreign.field === 'manager' ? { ...foreign, managerId: stranger } : foreign;
    expect(await bulk(ids, to)).toMatchObject({ ret: 400, data: { field: at } });
    expect(await Promise.all(ids.map(rowOf))).toEqual(before);
  });
});

it('a manager below some of the chosen is given to the others alone: each employee above the manager is named', async () => {
  const [top = 0, middle = 0, low = 0, beside = 0] = await some(4);
  await bulk([middle], { field: 'manager', managerId: top });
  await bulk([low], { field: 'manager', managerId: middle });
  const before = await Promise.all([top, middle, low].map(rowOf));
  const { data } = await bulk([top, middle, low, beside], { field: 'manager', managerId: low });
  expect(data.changed).toEqual([beside]);
  expect(data.refused.map(({ id, reason }) => [id, reason])).toEqual([
    [top, '是所选主管的上级，互为上下级会形成循环'],
    [middle, '是所选主管的上级，互为上下级会形成循环'],
    [low, '员工不能是自己的主管'],
  ]);
  expect(await Promise.all([top, middle, low].map(rowOf))).toEqual(before);
  expect((await rowOf(beside)).manager_id).toBe(low);
});
