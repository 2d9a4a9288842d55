import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EmployeeImportDetail } from '#contract/company-import.ts';
import { companyImportSchemas as schemas } from '#contract/company-import.schema.ts';
import type { ImportChoices } from '#domain/company/import/difference.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { companyImportHandlers as handlers } from '../../app/handlers/company-import.ts';
import type { Call } from '../../ground/call.ts';

let booking: Booking;
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(() => booking.close());

/** Chance that a seed makes the same again. */
function chanceOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return {
    below: (n: number) => Math.floor(next() * n),
    is: (share: number) => next() < share,
    of: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  };
}
type Chance = ReturnType<typeof chanceOf>;

const givenNames = [...'安柏辰东恩帆光浩嘉凯立明宁鹏清若思天伟星宇泽'];
const nameOf = (n: number) =>
  `林${givenNames[n % givenNames.length]}${givenNames[Math.floor(n / 7) % givenNames.length]}`;
const jobOf = (n: number) => `R${String(n).padStart(3, '0')}`;

/** A company with a random tree and random people; ids and phones belong to it alone. */
async function makeCompany(n: number, chance: Chance): Promise<number> {
  const { db } = booking;
  const id = 900_000 + n;
  await db
    .insertInto('companies')
    .values({ id, organize_name: `试验公司${n}`, service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  await db.insertInto('cost_centers').values({ company_id: id, code: 'C1', name: '中心一' }).execute();
  const levels = [`P1 甲`, `P2 乙`];
  for (const [rank, name] of levels.entries())
    await db
      .insertInto('travel_levels')
      .values({ id: id * 1000 + rank, company_id: id, name, rank })
      .execute();
  const departments = 2 + chance.below(4);
  const paths: string[] = [];
  for (let at = 0; at < departments; at += 1) {
    const parent = at && chance.is(0.5) ? chance.below(at) : -1;
    const own = id * 1000 + 100 + at;
    paths.push(`${paths[parent] ?? '/'}${own}/`);
    await db
      .insertInto('departments')
      .values({
        id: own,
        company_id: id,
        name: `部门${at}`,
        parent_id: parent < 0 ? null : id * 1000 + 100 + parent,
        path: paths[at] ?? '',
        place: at,
      })
      .execute();
  }
  const people = 3 + chance.below(9);
  for (let at = 0; at < people; at += 1) {
    const own = id * 1000 + 500 + at;
    const state = chance.of(['active', 'active', 'active', 'invited', 'disabled', 'left'] as const);
    await db
      .insertInto('members')
      .values({
        id: String(own),
        app_id: null,
        partner_user: null,
        mobile_phone: phoneOf(n, at),
        password: null,
        member_type: 70,
        credit_member_id: id,
        credit_employee_id: own,
        real_name: nameOf(at),
        created_at: 1,
        frozen_at: state === 'disabled' || state === 'left' ? 5 : null,
      })
      .execute();
    await db
      .insertInto('employees')
      .values({
        id: own,
        company_id: id,
        member_id: String(own),
        department_id: id * 1000 + 100 + chance.below(departments),
        job_number: jobOf(at),
        level_id: chance.is(0.3) ? null : id * 1000 + chance.below(2),
        manager_id: at && chance.is(0.7) ? id * 1000 + 500 + chance.below(at) : null,
        cost_center_code: chance.is(0.5) ? 'C1' : null,
        can_audit: chance.is(0.3),
        state,
        left_at: state === 'left' ? 5 : null,
        invited_at: state === 'invited' ? 7 : null,
      })
      .execute();
  }
  for (let at = 0; at < departments; at += 1)
    if (chance.is(0.6))
      await db
        .updateTable('departments')
        .set({ head_employee_id: id * 1000 + 500 + chance.below(people) })
        .where('id', '=', id * 1000 + 100 + at)
        .execute();
  return people;
}
const phoneOf = (n: number, at: number) => `19${String(n).padStart(5, '0')}${String(at).padStart(4, '0')}`;

/** A file that changes, adds and leaves out people by chance; some of its rows are wrong. */
function makeFile(n: number, people: number, chance: Chance): string {
  const lines = ['工号,姓名,手机号码,部门,差旅等级,直属主管,成本中心,审批权限,状态'];
  const managerOf = (at: number) =>
    chance.is(0.4)
      ? ''
      : chance.is(0.1)
        ? '无'
        : chance.is(0.5)
          ? jobOf(chance.below(people + 3))
          : phoneOf(n, chance.below(at + 1));
  const row = (at: number, isNew: boolean) =>
    [
      isNew || !chance.is(0.1) ? jobOf(at) : '',
      isNew || chance.is(0.2) ? nameOf(at + chance.below(2)) : '',
      isNew || chance.is(0.3) ? phoneOf(n, chance.is(0.1) ? at + 50 : at) : '',
      isNew || chance.is(0.4) ? chance.of(['部门0', '部门1', '部门0/新组', '新部/二组', '部门1/新组/小组']) : '',
      chance.is(0.4) ? chance.of(['P1 甲', 'P2 乙', '无', 'P1', 'P9']) : '',
      managerOf(at),
      chance.is(0.3) ? chance.of(['C1', '中心一', '无']) : '',
      chance.is(0.3) ? chance.of(['是', '否']) : '',
      chance.is(0.25) ? chance.of(['在职', '停用', '离职', '待激活']) : '',
    ].join(',');
  for (let at = 0; at < people; at += 1) if (chance.is(0.7)) lines.push(row(at, false));
  for (let at = people; at < people + 4; at += 1) if (chance.is(0.5)) lines.push(row(at, true));
  return lines.join('\n');
}

const callFor = (company: number, path: string): Call => {
  const call = admin.call(path);
  if (!call.member) throw new Error('the administrator is logged in');
  return { ...call, member: { ...call.member, creditMemberId: company } };
};
const base64 = (text: string) => Buffer.from(text).toString('base64url');

async function draft(company: number, file: string, choices: ImportChoices): Promise<EmployeeImportDetail> {
  const input = schemas.diff.parse({ requestId: randomUUID(), file: base64(file), mapping: {}, choices });
  return good(await handlers.diff(input, callFor(company, '/company/import/diff')));
}
const apply = async (company: number, { id, fingerprint }: EmployeeImportDetail) =>
  await handlers.apply(
    { requestId: randomUUID(), importId: id, fingerprint, confirmed: true },
    callFor(company, '/company/import/apply'),
  );
const undo = async (company: number, id: number, mode: 'exact' | 'keep' | 'all') =>
  await handlers.undo({ requestId: randomUUID(), importId: id, mode }, callFor(company, '/company/import/undo'));

/** Everything that an import can change, but for who wrote it last, and how often. */
async function snapshot(company: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select 'e' as kind, e.id, to_jsonb(e) - 'updated_at' - 'updated_by' - 'version' - 'search' - 'invited_at' as row,
      jsonb_build_object('name', m.real_name, 'phone', m.mobile_phone, 'frozen', m.frozen_at is not null) as member
    from employees e join members m on m.id = e.member_id where e.company_id = ${company}
    union all
    select 'd', d.id, to_jsonb(d) - 'version', null from departments d where d.company_id = ${company} order by 1, 2`.execute(
    booking.db,
  );
  return rows;
}

const count = isWhole ? 1000 : 25;
const seeds = Array.from({ length: count }, (_, at) => at + 1);
const choicesOf = (chance: Chance): ImportChoices => ({
  missing: chance.of(['leave', 'stay']),
  departments: chance.of(['make', 'make', 'refuse']),
  hand: chance.of(['up', 'none']),
});

it(`an import and its undoing leave ${count} random companies as they were; a later edit is named, and stays where it shall`, async () => {
  const kinds = { added: 0, changed: 0, handed: 0, left: 0, refused: 0, edits: 0 };
  for (const seed of seeds) {
    const chance = chanceOf(seed);
    const company = 900_000 + seed;
    const people = await makeCompany(seed, chance);
    const before = await snapshot(company);
    const found = await draft(company, makeFile(seed, people, chance), choicesOf(chance));
    for (const kind of ['added', 'changed', 'handed', 'left', 'refused'] as const) kinds[kind] += found.counts[kind];
    const changes = found.counts.added + found.counts.changed + found.counts.handed + found.counts.left;
    const answer = await apply(company, found);
    if (!changes) {
      expect([seed, answer.ret]).toEqual([seed, 409]);
      continue;
    }
    good(answer);
    expect([seed, await circlesIn(company)]).toEqual([seed, 0]);
    if (seed % 2) {
      good(await undo(company, found.id, 'exact'));
      expect([seed, await snapshot(company)]).toEqual([seed, before]);
      continue;
    }
    const edited = await editOne(company, found.id, chance);
    const refused = await undo(company, found.id, 'exact');
    expect([seed, refused.ret, JSON.stringify(refused.data)]).toEqual([
      seed,
      409,
      expect.stringContaining(`修改了${edited.name}的审批权限`),
    ]);
    kinds.edits += 1;
    const mode = chance.of(['keep', 'all'] as const);
    good(await undo(company, found.id, mode));
    const after = await snapshot(company);
    const own = (rows: Record<string, unknown>[]) => rows.find(({ kind, id }) => kind === 'e' && id === edited.id);
    // Mode `all` removes an employee whom the import has made, unless others depend on that employee.
    if (mode === 'all') expect([seed, own(after)]).toEqual([seed, own(before)]);
    else expect(JSON.stringify(own(after))).toContain(`"can_audit":${edited.canAudit}`);
    if (mode === 'all') expect([seed, after]).toEqual([seed, before]);
  }
  for (const [kind, found] of Object.entries(kinds)) expect([kind, found > 3]).toEqual([kind, true]);
});

async function circlesIn(company: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive up as (
      select id as start, manager_id as at, 1 as n from employees where company_id = ${company}
      union all select up.start, e.manager_id, n + 1 from up join employees e on e.id = up.at where n < 40)
    select start as id from up where at = start`.execute(booking.db);
  return rows.length;
}

/** Somebody edits one of those whom the import has written. */
async function editOne(company: number, importId: number, chance: Chance) {
  const { rows } = await sql<{ id: number; name: string; canAudit: boolean }>`
    select e.id, m.real_name as name, not e.can_audit as "canAudit" from employee_import_changes c
    join employees e on e.id = c.employee_id join members m on m.id = e.member_id
    where c.company_id = ${company} and c.import_id = ${importId} order by c.place`.execute(booking.db);
  const one = chance.of(rows);
  await booking.db
    .updateTable('employees')
    .set({ can_audit: one.canAudit, updated_by: '许曼', updated_at: booking.now() })
    .where('id', '=', one.id)
    .execute();
  return one;
}
