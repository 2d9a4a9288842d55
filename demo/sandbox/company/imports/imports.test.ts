import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyImport as rows } from '#contract/company-import.ts';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import { companyImportSchemas as schemas } from '#contract/company-import.schema.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { clientOf } from '#tests/support/sandbox.ts';
import { companyImportHandlers as handlers } from '../../app/handlers/company-import.ts';
import { undoMs } from './detail.ts';

const company = 700_070;
const choices = { missing: 'leave', departments: 'make', hand: 'up' } as const;
let booking: Booking;
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(() => booking.close());

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const diff = (input: Partial<z.input<typeof schemas.diff>>, call = admin.call('/company/import/diff')) =>
  handlers.diff(schemas.diff.parse({ requestId: randomUUID(), mapping: {}, choices, ...input }), call);
const apply = (found: EmployeeImportDetail, more: { confirmed?: boolean; requestId?: string } = {}) =>
  handlers.apply(
    schemas.apply.parse({ requestId: randomUUID(), importId: found.id, fingerprint: found.fingerprint, ...more }),
    admin.call('/company/import/apply'),
  );
const undo = (id: number, mode: 'exact' | 'keep' | 'all' = 'exact') =>
  handlers.undo({ requestId: randomUUID(), importId: id, mode }, admin.call('/company/import/undo'));
const changes = async (id: number, kind: z.input<typeof schemas.changes>['kind'] = 'all') =>
  good(await handlers.changes(schemas.changes.parse({ importId: id, kind }), admin.call('/company/import/changes')))
    .rows;

interface Seeded {
  id: number;
  job: string;
  name: string;
  phone: string;
  state: string;
}
const roster = async (): Promise<Seeded[]> =>
  (
    await sql<Seeded>`
    select e.id, e.job_number as job, m.real_name as name, m.mobile_phone as phone, e.state from employees e join members m on m.id = e.member_id
    where e.company_id = ${company} order by e.id`.execute(booking.db)
  ).rows;
/** A file of all who are here but some, with further lines. */
const fileWithout = async (left: readonly string[], lines: readonly string[] = []) => {
  const here = (await roster()).filter(({ state, job }) => state !== 'left' && !left.includes(job));
  return base64(['工号,姓名,手机,部门,等级,主管', ...here.map(({ job }) => `${job},,,,,`), ...lines].join('\n'));
};
const headOf = async (department: number) => {
  const { rows: found } = await sql<Seeded>`
    select e.id, e.job_number as job, m.real_name as name, m.mobile_phone as phone, e.state from departments d join employees e on e.id = d.head_employee_id
    join members m on m.id = e.member_id where d.id = ${department}`.execute(booking.db);
  return found[0] as Seeded;
};
const employee = async (id: number) =>
  await booking.db.selectFrom('employees').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

it('a file is read with the employees and managers that the company knows, and with what it has', async () => {
  const [first] = await roster();
  const file = base64(`工号,姓名,主管\n${first?.job},,\nZZ1,林甲,${first?.phone}\n`);
  const found = good(await handlers.importCheck({ file, mapping: undefined }, admin.call('/company/import/check')));
  expect(found.rows.map((row) => row.slice(0, 5))).toEqual([
    [2, first?.name, 0, first?.job, ''],
    [3, '', 1, 'ZZ1', '林甲'],
  ]);
  expect([found.levels.includes('P6 骨干'), found.costCenters.length > 0]).toEqual([true, true]);
});

it('a row without a number and a phone is no employee, also not one who has no number', async () => {
  const [first] = await roster();
  const numberless = (job: string) =>
    booking.db
      .updateTable('employees')
      .set({ job_number: job })
      .where('id', '=', first?.id ?? 0)
      .execute();
  await numberless('');
  const file = base64('工号,姓名,手机,部门\n,林无号,,研发中心\n');
  const read = good(await handlers.importCheck({ file, mapping: undefined }, admin.call('/company/import/check')));
  const { counts, refused } = good(await diff({ file, choices: { ...choices, missing: 'stay' } }));
  await numberless(first?.job ?? '');
  expect(read.rows.map((row) => row.slice(0, 2))).toEqual([[2, '']]);
  expect([counts.added, counts.changed, refused.map(({ line }) => line)]).toEqual([0, 0, [2]]);
});

it('the difference names who loses the approver and which department its head; applying hands them up, undoing gives them back', async () => {
  const head = await headOf(7121);
  const above = (await employee(head.id)).manager_id;
  const below = (
    await sql<{
      id: number;
    }>`select id from employees where manager_id = ${head.id} and state in ('invited', 'active')`.execute(booking.db)
  ).rows;
  expect(below.length).toBeGreaterThan(3);
  const found = good(await diff({ file: await fileWithout([head.job]), fileName: '名册.csv' }));
  expect([found.counts.left, found.counts.handed, found.counts.changed, found.counts.added]).toEqual([
    1,
    below.length,
    0,
    0,
  ]);
  expect(found.effects.managers).toMatchObject([{ name: head.name, count: below.length }]);
  expect(found.effects.heads).toMatchObject([{ department: '华东区', name: head.name }]);
  expect((await changes(found.id, 'left'))[0]).toMatchObject({
    name: head.name,
    effect: `${below.length} 人失去审批人，华东区没有负责人`,
  });
  const requestId = randomUUID();
  const applied = good(await apply(found, { requestId }));
  expect(good(await apply(found, { requestId }))).toEqual(applied);
  expect([applied.state, applied.undoUntil !== '', applied.obstacles]).toEqual(['applied', true, []]);
  expect((await employee(head.id)).state).toBe('left');
  expect((await employee(below[0]?.id ?? 0)).manager_id).toBe(above);
  const frozen = await booking.db
    .selectFrom('members')
    .where('credit_employee_id', '=', head.id)
    .select('frozen_at')
    .executeTakeFirst();
  expect(frozen?.frozen_at).toBeGreaterThan(0);
  good(await undo(found.id));
  expect([(await employee(head.id)).state, (await employee(below[0]?.id ?? 0)).manager_id]).toEqual([
    'active',
    head.id,
  ]);
  expect((await headOf(7121)).id).toBe(head.id);
  expect(await undo(found.id)).toMatchObject({ ret: 409, data: { kind: 'state' } });
});

it('an employee with an order to pay does not leave, and is named with the order', async () => {
  const [one] = (
    await sql<{ id: number; job: string; member_id: string }>`
    select e.id, e.job_number as job, e.member_id from employees e where e.company_id = ${company} and e.state = 'active'
    and not exists (select 1 from employees r where r.manager_id = e.id) order by e.id desc limit 1`.execute(booking.db)
  ).rows;
  if (!one) throw new Error('an employee');
  await sql`insert into orders (order_id, kind, app_id, member_id, company_id, status, travel_type, created_at, travel_at, ends_at, pay_deadline, amount, title, words, card)
    values ('999000000001', 'airTicket', 'default', ${one.member_id}, ${String(company)}, 0, 'business', 1, 1, 1, ${booking.now() + 600_000}, 118000, '上海 → 北京', '', '{}')`.execute(
    booking.db,
  );
  const found = good(await diff({ file: await fileWithout([one.job]) }));
  expect([found.counts.left, found.counts.held]).toEqual([0, 1]);
  expect(found.effects.orders[0]?.titles[0]).toContain('上海 → 北京');
  expect(await apply(found)).toMatchObject({ ret: 409, data: { kind: 'empty' } });
  await sql`delete from orders where order_id = '999000000001'`.execute(booking.db);
});

it('more than a tenth of the company leaves only after another question', async () => {
  const here = (await roster()).filter(({ state }) => state !== 'left');
  const left = here.slice(-40).map(({ job }) => job);
  const found = good(await diff({ file: await fileWithout(left) }));
  expect([found.asksAgain, found.counts.leaving > 100]).toEqual([true, true]);
  expect(await apply(found)).toMatchObject({ ret: 409, data: { kind: 'brake' } });
  good(await apply(found, { confirmed: true }));
  good(await undo(found.id));
  expect((await roster()).filter(({ state }) => state !== 'left')).toEqual(here);
});

it('departments are made where asked, a manager may be in the same file, and a taken phone is refused', async () => {
  const lines = [
    'NN1,林新甲,19900000001,研发中心/新组/小组,P6 骨干,NN2',
    'NN2,林新乙,19900000002,研发中心/新组,,',
    'NN3,林新丙,13800000020,研发中心,,',
  ];
  const file = await fileWithout([], lines);
  const without = good(await diff({ file, choices: { ...choices, departments: 'refuse' } }));
  expect(without.refused.map(({ field, reason }) => [field, reason])).toEqual([
    ['department', '没有部门“研发中心/新组/小组”'],
    ['department', '没有部门“研发中心/新组”'],
    ['mobilePhone', expect.stringContaining('已被其他账号使用')],
  ]);
  const found = good(await diff({ file }));
  expect([found.counts.added, found.effects.newDepartments]).toEqual([
    2,
    ['研发中心 / 新组', '研发中心 / 新组 / 小组'],
  ]);
  good(await apply(found));
  // The report names them as the difference did.
  expect((await changes(found.id, 'added')).map(({ text }) => text)).toEqual([
    '小组（新建） · P6 骨干 · 主管 林新乙',
    '新组（新建） · 未定级',
  ]);
  const made = (await roster()).filter(({ job }) => job.startsWith('NN'));
  const [first, second] = made;
  expect([(await employee(first?.id ?? 0)).manager_id, made.map(({ state }) => state)]).toEqual([
    second?.id,
    ['invited', 'invited'],
  ]);
  const path = await booking.db
    .selectFrom('departments')
    .where('id', '=', (await employee(first?.id ?? 0)).department_id)
    .select('path')
    .executeTakeFirst();
  expect(path?.path).toMatch(/^\/7101\/\d+\/\d+\/$/);
  good(await undo(found.id));
  expect((await roster()).filter(({ job }) => job.startsWith('NN'))).toEqual([]);
  expect(await booking.db.selectFrom('departments').where('name', '=', '新组').select('id').execute()).toEqual([]);
});

it('a roster that has changed since the difference was shown is refused, and compared again from the draft', async () => {
  const [one] = (await roster()).filter(({ state }) => state === 'active').slice(-1);
  if (!one) throw new Error('an employee');
  const lines = [`${one.job},林改名,,,,`];
  const found = good(await diff({ file: await fileWithout([one.job], lines) }));
  await booking.db
    .updateTable('employees')
    .set({ can_audit: sql`not can_audit` })
    .where('id', '=', one.id)
    .execute();
  expect(await apply(found)).toMatchObject({ ret: 409, data: { kind: 'changed' } });
  const again = good(await diff({ importId: found.id, file: undefined, choices: { ...choices, missing: 'stay' } }));
  expect([again.id, again.counts.changed]).toEqual([found.id, 1]);
  good(await apply(again));
  good(await undo(found.id));
});

describe('what stands in the way of undoing', () => {
  it('is the day that has passed', async () => {
    const [one] = (await roster()).filter(({ state }) => state === 'active').slice(-1);
    const found = good(await diff({ file: await fileWithout([one?.job ?? ''], [`${one?.job},林改名,,,,`]) }));
    good(await apply(found));
    await booking.db
      .updateTable('employee_imports')
      .set({ applied_at: booking.now() - undoMs })
      .where('id', '=', found.id)
      .execute();
    expect(await undo(found.id)).toMatchObject({ ret: 409, data: { kind: 'late' } });
  });
});

it('rows go back in the own file with mended cells and the reason behind, and read again they have no other column', async () => {
  const file = base64('备注,员工编号,姓名,职级\n甲,A1,林9,P9\n乙,A2,林二,\n');
  const input = {
    format: 'csv' as const,
    file,
    mapping: {},
    rows: [{ line: 2, mends: { name: '林久' }, reason: '没有等级“P9”' }],
  };
  const { content, fileName } = good(
    await handlers.importFile(schemas.importFile.parse(input), admin.call('/company/import/file')),
  );
  expect(fileName).toBe('未导入员工.csv');
  expect(Buffer.from(content, 'base64').toString().replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
    '备注,员工编号,姓名,职级,未导入原因',
    '甲,A1,林久,P9,没有等级“P9”',
  ]);
});

it('the file of an English mount has English names and headings of ours, and is read again', async () => {
  const file = base64('A1,林9,是,P9\n');
  const fields = ['jobNumber', 'name', 'canAudit', ''] as const;
  const { content, fileName } = good(
    await handlers.importFile(
      schemas.importFile.parse({
        format: 'csv',
        locale: 'en',
        file,
        mapping: { fields: [...fields], firstIsData: true },
        rows: [{ line: 1, mends: { canAudit: '1' }, reason: 'No digits in names' }],
      }),
      admin.call('/company/import/file'),
    ),
  );
  expect(fileName).toBe('Employees not imported.csv');
  expect(Buffer.from(content, 'base64').toString().replace('\ufeff', '').trim().split(/\r?\n/)).toEqual([
    'Employee no.,Name,Approver,Column 4,Why not imported',
    'A1,林9,yes,P9,No digits in names',
  ]);
});

it('an import belongs to its company, and only to its account', async () => {
  const found = good(await diff({ file: await fileWithout([]), choices: { ...choices, missing: 'stay' } }));
  const other = admin.call('/company/import/detail');
  if (!other.member) throw new Error('logged in');
  const stranger = { ...other, member: { ...other.member, creditMemberId: 1 } };
  expect((await handlers.detail({ importId: found.id }, stranger)).ret).toBe(404);
  expect((await handlers.undo({ requestId: randomUUID(), importId: found.id, mode: 'exact' }, stranger)).ret).toBe(404);
  const client = clientOf(booking);
  const { token } = good(await client.logIn('13800000072'));
  expect((await client.send(rows.list, {}, { token })).ret).toBe(403);
});

it('what an employee has from the department is named where an entry of their own takes its place, or another department', async () => {
  const [one] = (
    await sql<{ job: string }>`select job_number as job from employees where company_id = ${company}
    and department_id = 7112 and state = 'active' and cost_center_code is null order by id desc limit 1`.execute(
      booking.db,
    )
  ).rows;
  const fieldsOf = async (lines: string) => {
    const found = good(await diff({ file: base64(lines), choices: { ...choices, missing: 'stay' } }));
    return (await changes(found.id))[0]?.fields ?? [];
  };
  expect(await fieldsOf(`工号,成本中心\n${one?.job},MK-01`)).toEqual([
    { title: '成本中心', from: '随部门 RD-02', to: 'MK-01' },
  ]);
  expect(await fieldsOf(`工号,部门\n${one?.job},市场部/品牌组`)).toMatchObject([
    { title: '部门', to: '品牌组' },
    { title: '成本中心', from: '随部门 RD-02', to: '随部门 MK-01' },
  ]);
});

it('the effect of another cost centre, manager or right is named, and a position and first day are written and taken back', async () => {
  const [one, boss] = (
    await sql<{ id: number; job: string; name: string; position: string; joined: string | null }>`
    select e.id, e.job_number as job, m.real_name as name, e.position, e.joined_on as joined from employees e join members m on m.id = e.member_id
    where e.company_id = ${company} and e.state = 'active' and not e.can_audit order by e.id desc limit 2`.execute(
      booking.db,
    )
  ).rows;
  const file = base64(
    `工号,成本中心,主管,审批权限,岗位,入职时间\n${one?.job},MK-01,${boss?.job},是,首席架构师,2026/3/2\n`,
  );
  const found = good(await diff({ file, choices: { ...choices, missing: 'stay' } }));
  const [change] = await changes(found.id, 'effect');
  expect(change?.effect).toBe(`主管审批改由${boss?.name}，费用改记 MK-01，可审批他人的申请`);
  expect(change?.fields.slice(-2)).toEqual([
    { title: '职位', from: one?.position || '无', to: '首席架构师' },
    { title: '入职日期', from: one?.joined ?? '无', to: '2026-03-02' },
  ]);
  good(await apply(found));
  expect(await employee(one?.id ?? 0)).toMatchObject({ position: '首席架构师', joined_on: '2026-03-02' });
  // As an import of before, which knows neither.
  await sql`update employee_import_changes set before = before - 'position' - 'joinedOn', after = after - 'position' - 'joinedOn'
    where import_id = ${found.id}`.execute(booking.db);
  expect(good(await undo(found.id)).obstacles).toEqual([]);
  const { position, joined_on, cost_center_code } = await employee(one?.id ?? 0);
  expect([position, joined_on, cost_center_code]).toEqual(['首席架构师', '2026-03-02', null]);
});

it('all that is wrong in a row is told at once, its department among it', async () => {
  const file = base64('工号,姓名,手机,部门,入职日期\nZZ8,林2,1380000,无此部门,明天\n');
  const { refused, counts } = good(
    await diff({ file, choices: { ...choices, missing: 'stay', departments: 'refuse' } }),
  );
  expect(counts.refused).toBe(1);
  const [row] = refused;
  expect([row?.field, ...(row?.also ?? []).map(({ field }) => field)].toSorted()).toEqual([
    'department',
    'joinedOn',
    'mobilePhone',
    'name',
  ]);
});

it('a head who moves to another department stays the head of the former one, which is told', async () => {
  const head = await headOf(7112);
  const found = good(
    await diff({ file: base64(`工号,部门\n${head.job},市场部/品牌组`), choices: { ...choices, missing: 'stay' } }),
  );
  const [change] = await changes(found.id);
  const { name } = await booking.db
    .selectFrom('departments')
    .where('id', '=', 7112)
    .select('name')
    .executeTakeFirstOrThrow();
  expect(change?.effect).toContain(`仍是${name}的负责人`);
  expect(change?.effects).toContainEqual({ kind: 'staysHead', names: [name] });
});
