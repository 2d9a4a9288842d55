import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ChangeEffects } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import { myStandard } from '#contract/my-standard.ts';
import { openPeople } from '#tests/support/people.ts';
import type { People } from '#tests/support/people.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.sandbox.close());

type Input = z.input<typeof companyPeopleSchemas.effects>;
const effects = async (input: Input, as?: string) =>
  ((await people.call('effects', input, as)) as { data: ChangeEffects }).data;
const nothing = { travel: [], car: [], approver: [], costCenter: [], orphans: [] };

const some = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push((await people.add()).data.id);
  return ids;
};

it('the effects of another department name approver, cost centre and standard as the saved employee has them', async () => {
  const { data: one } = await people.add({ levelId: undefined });
  const foretold = await effects({ ids: [one.id], departmentId: 7132 });
  const before = await people.detail(one.id);
  const mine = async () => {
    const { data } = await people.client.send(myStandard.mine, { employeeId: one.id }, { token: people.token });
    return data.travel ? `${data.travel.name} v${data.travel.version}` : '';
  };
  const [standard, head] = [await mine(), (await people.tree()).nodes.find(({ id }) => id === 7112)?.headName];
  await people.write('bulk', { ids: [one.id], change: { field: 'department', departmentId: 7132 } });
  const after = await people.detail(one.id);
  expect(foretold.costCenter).toEqual([{ from: before.usedCostCenter, to: after.usedCostCenter, people: 1 }]);
  expect(foretold.approver[0]?.from).toBe(head);
  const now = await mine();
  expect(foretold.travel).toEqual(standard === now ? [] : [{ from: standard, to: now, people: 1 }]);
  expect(foretold.orphans.flatMap(({ kind, after: count }) => (count ? [kind] : []))).toEqual(after.orphans);
  expect(await effects({ ids: [one.id], departmentId: 7132 })).toMatchObject({
    ...nothing,
    orphans: foretold.orphans.map((o) => ({ ...o, before: o.after })),
  });
});

it('the effects on several people are counted, and nothing is written', async () => {
  const ids = await some(3);
  const before = await Promise.all(ids.map((id) => people.detail(id)));
  expect(await effects({ ids, managerId: 710_072, costCenterCode: 'MK-01' })).toMatchObject({
    approver: [{ people: 3 }],
    costCenter: [{ to: 'MK-01', people: 3 }],
  });
  expect(await Promise.all(ids.map((id) => people.detail(id)))).toEqual(before);
});

it('a standard that is assigned by name and an employee to be added are foretold', async () => {
  const [id = 0] = await some(1);
  const { id: standardId } = await people.sandbox.db
    .selectFrom('standards')
    .where('company_id', '=', 700_070)
    .where('name', '=', '市场专员差旅标准')
    .select('id')
    .executeTakeFirstOrThrow();
  const given = await effects({ ids: [id], standardId });
  expect(given.travel).toEqual([
    { from: expect.any(String), to: expect.stringMatching(/^市场专员差旅标准 v/), people: 1 },
  ]);
  const added = await effects({ ids: [], departmentId: 7112, levelId: 7202 });
  expect(added.travel).toEqual([{ from: '', to: expect.stringMatching(/ v\d+$/), people: 1 }]);
  expect(added.approver[0]?.to).toBe((await people.tree()).nodes.find(({ id: at }) => at === 7112)?.headName);
});

it('an employee, a department or a manager of another company has no effect that names anything of it', async () => {
  const [id = 0] = await some(1);
  expect(await effects({ ids: [id], departmentId: 7132 }, people.stranger)).toEqual(nothing);
});
