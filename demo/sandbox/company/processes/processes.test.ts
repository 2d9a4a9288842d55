import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyProcess as rows } from '#contract/process.ts';
import { processSchemas as schemas } from '#contract/process.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { firstContent, newNode } from '#domain/process/defaults.ts';
import type { ApproveNode, ProcessContent } from '#domain/process/schema.ts';
import { branchByTotal } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import type { Given } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { namesFor } from '../../orders/cases/names.ts';
import { orphanIds } from '../people/orphans.ts';
import { processHandlers as handlers } from '../../app/handlers/process.ts';

let booking: Booking;
let admin: Booker;

beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  // A company that has none yet.
  for (const table of ['process_versions', 'processes', 'process_roles'] as const)
    await booking.db.deleteFrom(table).execute();
});
afterAll(() => booking.close());

const ask = askOf({ schemas, handlers, rows }, () => admin);
type Asked<K extends keyof typeof schemas> = Given<typeof schemas, K>;
type Content = Asked<'save'>['content'];
const everybody = { departments: [], levels: [], products: [] };
const wire = (content: ProcessContent) => content as Content;

let made = 0;
const create = async (content: ProcessContent = firstContent, given: Partial<Asked<'save'>> = {}) =>
  good(
    await ask('save', {
      kind: 'change',
      lock: 0,
      processName: `试用流程 ${(made += 1)}`,
      content: wire(content),
      scope: everybody,
      note: '',
      ...given,
    }),
  );
const detail = async (processId: number, version?: number) =>
  good(await ask('detail', { processId, ...(version && { version }) }));
const publish = (processId: number, lock = 1) => ask('publish', { processId, lock });
const scoped = { scope: { departments: [7101], levels: [7203], products: [] } };
const approve = (part: Partial<ApproveNode>): ApproveNode => ({
  ...(newNode('approve', () => 'n1') as ApproveNode),
  ...part,
});

describe('the processes of a company', () => {
  it('are saved as drafts with a lock, and a save from an older state is refused with the author', async () => {
    const { processId } = await create();
    const save = {
      processId,
      processName: `试用流程 ${(made += 1)}`,
      content: wire(firstContent),
      scope: everybody,
      note: '',
    };
    expect(good(await ask('save', { ...save, lock: 1 })).lock).toBe(2);
    const refused = await ask('save', { ...save, lock: 1 });
    expect([refused.ret, refused.data]).toMatchObject([409, { kind: 'changed', lock: 2, version: 1 }]);
    expect(await detail(processId)).toMatchObject({ state: 'draft', lock: 2, published: 0, isDefault: false });
    expect((await ask('save', { ...save, processId: 999_999, lock: 0 })).ret).toBe(404);
  });

  it('are checked as they stand on the screen, among the people of now', async () => {
    const textsOf = async (employeeId: number) =>
      good(
        await ask('check', { content: wire({ nodes: [approve({ who: [{ kind: 'person', employeeId }] })] }) }),
      ).problems.map(({ level, nodeId, text }) => [level, nodeId, text]);
    expect(await textsOf(710_073)).toEqual([['stop', 'n1', '王思远没有审批权限或已停用']]);
    await booking.db.updateTable('employees').set({ state: 'left' }).where('id', '=', 710_074).execute();
    expect(await textsOf(710_074)).toEqual([['stop', 'n1', '审批人赵一鸣已离职或不存在，请重新选择']]);
    // More people than a statement has places for.
    const people = Array.from({ length: 40_000 }, (_, at) => 710_000 + at);
    const { company_id } = await booking.db
      .selectFrom('employees')
      .where('id', '=', 710_073)
      .select('company_id')
      .executeTakeFirstOrThrow();
    expect((await namesFor(booking.db, company_id, people)).person(710_073)).toBe('王思远');
  });

  it('name for a step of the direct manager the same people as the list of employees, and the head of all apart', async () => {
    const content = wire({ nodes: [approve({ name: '直属主管', who: [{ kind: 'manager', levels: 1 }] })] });
    const told = good(await ask('check', { content })).problems.map(({ text }) => text);
    const companyId = 700_070;
    const ids = await orphanIds(booking.db, { companyId, day: dayAt(booking.now()) }, 'noApprover');
    expect(ids).toHaveLength(3);
    const { person } = await namesFor(booking.db, companyId, ids ?? []);
    const [lacking = '', top = '', ...others] = told;
    expect([top, others]).toEqual(['郑怀远没有上级，“直属主管”届时转交企业管理员', []]);
    expect(lacking).toMatch(/申请时，“直属主管”没有可以审批的人，届时转交企业管理员$/);
    const named = lacking.slice(0, lacking.indexOf('申请时')).split('、');
    expect(named.toSorted()).toEqual(ids?.map(person).toSorted());
  });

  it('tell whom a scope would reach, by name before department, and who goes to another process', async () => {
    const reach = async (scope: Partial<Asked<'reach'>['scope']>, processId?: number) => {
      const given = { kind: 'order' as const, scope: { ...everybody, ...scope }, ...(processId && { processId }) };
      const { people, elsewhere } = good(await ask('reach', given));
      return [people, elsewhere];
    };
    const [all = 0] = await reach({});
    const [department = 0] = await reach({ departments: [7101] });
    expect(all).toBeGreaterThan(department);
    expect(await reach({ departments: [7101], products: ['hotel'] })).toEqual([department, 0]);
    expect(await reach({ employees: [710_071] })).toEqual([1, 0]);
    // Another company's employee is nobody here.
    expect(await reach({ employees: [1] })).toEqual([0, 0]);
    const named = await create(firstContent, { kind: 'order', scope: { ...everybody, employees: [710_071] } });
    good(await publish(named.processId));
    // 陈佳宁 is of the department, and has a process by name.
    expect(await reach({ departments: [7101] })).toEqual([department - 1, 0]);
    expect(await reach({ employees: [710_072] }, named.processId)).toEqual([1, 1]);
    expect(
      await ask('save', {
        kind: 'order',
        lock: 0,
        processName: '外人',
        content: wire(firstContent),
        scope: { ...everybody, employees: [1] },
        note: '',
      }),
    ).toMatchObject({ ret: 400, data: { field: 'scope' } });
    good(await ask('retire', { processId: named.processId, version: 1 }));
  });

  it('refuse a name that another process of the kind has, and people, roles and departments of elsewhere', async () => {
    const { processId } = await create();
    const { name } = await detail(processId);
    const save = {
      kind: 'change' as const,
      lock: 0,
      processName: name,
      content: wire(firstContent),
      scope: everybody,
      note: '',
    };
    expect((await ask('save', save)).data).toMatchObject({ field: 'processName' });
    const fresh = { ...save, processName: `试用流程 ${(made += 1)}` };
    const stranger = wire({ nodes: [approve({ who: [{ kind: 'person', employeeId: 1 }] })] });
    expect((await ask('save', { ...fresh, content: stranger })).data).toMatchObject({ field: 'content' });
    const role = wire({ nodes: [approve({ who: [{ kind: 'role', roleId: 999 }] })] });
    expect((await ask('save', { ...fresh, content: role })).data).toMatchObject({ field: 'content' });
    const twice = wire({ nodes: [approve({}), approve({})] });
    expect((await ask('save', { ...fresh, content: twice })).data).toMatchObject({ field: 'content' });
    const scope = { departments: [1], levels: [], products: [] };
    expect((await ask('save', { ...fresh, scope })).data).toMatchObject({ field: 'scope' });
  });

  it('are published once clean: the former version is over, and the first one for everybody is the default', async () => {
    const faulty = await create({ nodes: [approve({ who: [], onNobody: 'pass' })] }, scoped);
    const refused = await publish(faulty.processId);
    expect(refused.msg).toBe('还有 1 处问题须先处理（直属主管）：请设置审批人');
    expect([refused.ret, refused.data]).toMatchObject([409, { kind: 'problems', problems: [{ nodeId: 'n1' }] }]);
    const { processId } = await create();
    expect(good(await publish(processId))).toMatchObject({ version: 1, state: 'active' });
    expect(await detail(processId)).toMatchObject({ isDefault: true, published: 1, lock: 0 });
    const { name } = await detail(processId);
    const next = {
      processId,
      lock: 0,
      processName: name,
      content: wire(firstContent),
      scope: scoped.scope,
      note: '二版',
    };
    expect(good(await ask('save', next))).toMatchObject({ version: 2, lock: 1 });
    expect(good(await publish(processId))).toMatchObject({ version: 2 });
    const { versions, scope } = await detail(processId);
    expect(versions.map(({ state }) => state)).toEqual(['active', 'over']);
    // The default has no scope.
    expect(scope.departments).toEqual([]);
    expect((await ask('retire', { processId, version: 2 })).data).toEqual({ kind: 'isDefault' });
    expect((await ask('remove', { processId, part: 'process', lock: 0 })).data).toEqual({ kind: 'isDefault' });
  });

  it('are copied, retired, removed and arranged', async () => {
    const { processId } = await create(firstContent, scoped);
    good(await publish(processId));
    const copy = good(await ask('copy', { processId, processName: `副本 ${(made += 1)}` }));
    expect(await detail(copy.processId)).toMatchObject({
      scope: { names: { departments: ['研发中心'], levels: ['P6 骨干'] } },
    });
    expect((await ask('retire', { processId, version: 9 })).ret).toBe(409);
    expect(good(await ask('retire', { processId, version: 1 })).state).toBe('retired');
    const ids = async () =>
      good(await ask('list', { kind: 'change', size: 100 }))
        .rows.filter(({ isDefault }) => !isDefault)
        .map((one) => one.processId);
    expect((await ids()).slice(0, 2)).toEqual([copy.processId, processId]);
    good(await ask('arrange', { kind: 'change', processIds: [processId, copy.processId] }));
    expect((await ids()).slice(0, 2)).toEqual([processId, copy.processId]);
    expect((await ask('arrange', { kind: 'trip', processIds: [processId] })).ret).toBe(404);
    good(await ask('remove', { processId: copy.processId, part: 'process', lock: 1 }));
    expect(await ids()).not.toContain(copy.processId);
  });

  it('show a test run of the draft on the screen: people, arms, hours', async () => {
    const content = wire({
      nodes: [branchByTotal(300_000, approve({ id: 'a', name: '部门负责人', who: [{ kind: 'head', up: 0 }] }))],
    });
    const run = async (total: number) =>
      good(await ask('simulate', { kind: 'trip', content, employeeId: 710_071, products: ['flight'], total }));
    const large = await run(300_000);
    expect([large.arms, large.steps.map(({ nodeId }) => nodeId), large.steps[0]?.people.length]).toEqual([
      ['大额'],
      ['a'],
      1,
    ]);
    expect(large.minutes).toBeGreaterThan(0);
    expect(await run(299_999)).toMatchObject({ arms: ['其他情况'], steps: [] });
    expect((await ask('simulate', { kind: 'trip', content, employeeId: 1, products: ['flight'], total: 1 })).ret).toBe(
      400,
    );
  });

  it('keep roles: their people are of the company, and a role in use is not removed', async () => {
    const { roles } = good(await ask('saveRole', { roleName: '财务 BP', employeeIds: [710_072], version: 0 }));
    const role = roles.find(({ name }) => name === '财务 BP');
    expect(role).toMatchObject({ people: [{ employeeId: 710_072 }], usedBy: [], version: 1 });
    const roleId = role?.roleId ?? 0;
    expect((await ask('saveRole', { roleName: '财务 BP', employeeIds: [710_072], version: 0 })).data).toMatchObject({
      field: 'roleName',
    });
    expect((await ask('saveRole', { roleId, roleName: '财务', employeeIds: [1], version: 1 })).data).toMatchObject({
      field: 'employeeIds',
    });
    expect((await ask('saveRole', { roleId, roleName: '财务', employeeIds: [710_072], version: 7 })).ret).toBe(409);
    await create({ nodes: [approve({ who: [{ kind: 'role', roleId }] })] });
    expect((await ask('removeRole', { roleId, version: 1 })).ret).toBe(409);
    const { costCenters } = good(await ask('saveOwner', { code: 'RD-01', employeeId: 710_072 }));
    expect(costCenters.find(({ code }) => code === 'RD-01')?.employeeId).toBe(710_072);
    expect((await ask('saveOwner', { code: '没有', employeeId: 0 })).ret).toBe(404);
  });

  it('of another company are not there', async () => {
    const { processId } = await create();
    const id = 1_700_070;
    await booking.db
      .insertInto('companies')
      .values({ id, organize_name: '别家公司', service_fee_fen: 0, credit_limit_fen: 0 })
      .execute();
    await booking.db.updateTable('processes').set({ company_id: id }).where('id', '=', processId).execute();
    expect((await ask('detail', { processId })).ret).toBe(404);
    expect((await ask('publish', { processId, lock: 1 })).ret).toBe(404);
  });
});
