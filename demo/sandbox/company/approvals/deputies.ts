import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { CasePerson, Deputies, Deputy } from '#contract/approval.ts';
import type { approvalSchemas } from '#contract/approval.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { badInput, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { once } from '../../ground/once.ts';
import { moveTasksOf } from '../../orders/cases/people-gone.ts';
import { foundBy } from '../people/found-by.ts';
import { personsOf, viewerOf } from './who.ts';
import type { Viewer } from './who.ts';

type In<K extends keyof typeof approvalSchemas> = z.output<(typeof approvalSchemas)[K]>;

const mostShown = 50;
const longestMs = 366 * 86_400_000;

/** Colleagues who may approve, without the caller. */
async function approvers(
  db: Database | Tx,
  { companyId, actor }: Viewer,
  keyword: string,
  size: number,
): Promise<CasePerson[]> {
  const rows = await foundBy(keyword, companyId)
    .reduce(
      (query, condition) => query.where(condition),
      db.selectFrom('employees as e').where('e.company_id', '=', companyId),
    )
    .where('e.state', '=', 'active')
    .where('e.can_audit', '=', true)
    .where('e.id', '<>', actor)
    .orderBy('e.job_number')
    .orderBy('e.id')
    .limit(size)
    .select('e.id')
    .execute();
  const person = await personsOf(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => person(id));
}

export async function listApprovers(
  { keyword, size }: In<'people'>,
  call: Call,
): Promise<Envelope<{ rows: CasePerson[] }>> {
  return ok({ rows: await approvers(call.db, viewerOf(call), keyword, size) });
}

async function readDeputies(db: Database | Tx, viewer: Viewer, now: number): Promise<Deputies> {
  const { companyId, actor, isCompany } = viewer;
  const rows = await db
    .selectFrom('deputies as d')
    .where('d.company_id', '=', companyId)
    .$if(!isCompany, (query) => query.where(sql<SqlBool>`${actor} in (d.employee_id, d.deputy_id)`))
    .orderBy('d.to_ms', 'desc')
    .orderBy('d.id', 'desc')
    .limit(100)
    .selectAll('d')
    .select(
      sql<number>`(select count(*)::int from case_tasks t where t.company_id = d.company_id and t.for_id = d.employee_id and t.actor = d.deputy_id and t.state = 'open')`.as(
        'tasks',
      ),
    )
    .execute();
  const person = await personsOf(
    db,
    companyId,
    rows.flatMap((row) => [row.employee_id, row.deputy_id]),
  );
  const view = (row: (typeof rows)[number]): Deputy => {
    const isOver = row.ended_at !== null || row.to_ms <= now;
    return {
      deputyId: row.id,
      employeeId: row.employee_id,
      name: person(row.employee_id).name,
      toEmployeeId: row.deputy_id,
      toName: person(row.deputy_id).name,
      from: momentAt(row.from_ms),
      to: momentAt(row.ended_at ?? row.to_ms),
      state: isOver ? 'over' : row.from_ms > now ? 'planned' : 'active',
      tasks: row.tasks,
      note: row.note,
    };
  };
  return {
    rows: rows.filter(({ employee_id }) => isCompany || employee_id === actor).map(view),
    standsFor: rows.filter(({ deputy_id }) => !isCompany && deputy_id === actor).map(view),
    people: await approvers(db, viewer, '', mostShown),
    today: dayAt(now),
  };
}

export async function listDeputies(_: unknown, call: Call): Promise<Envelope<Deputies>> {
  return ok(await readDeputies(call.db, viewerOf(call), call.now()));
}

const isApprover = async (tx: Tx, companyId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('employees')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('state', '=', 'active')
    .where('can_audit', '=', true)
    .select('id')
    .executeTakeFirst()) !== undefined;

interface StoredAbsence {
  employee_id: number;
  deputy_id: number;
  from_ms: number;
  to_ms: number;
}

/** The first absence of an employee that falls into this span. */
const absenceOf = (
  tx: Tx,
  { companyId, employeeId, from, to }: Omit<Absence, 'deputyId'>,
): Promise<StoredAbsence | undefined> =>
  tx
    .selectFrom('deputies')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('ended_at', 'is', null)
    .where('from_ms', '<', to)
    .where('to_ms', '>', from)
    .orderBy('from_ms')
    .select(['employee_id', 'deputy_id', 'from_ms', 'to_ms'])
    .executeTakeFirst();

/** A chosen deputy is away as well: two such in a circle would leave the tasks of both with nobody. */
async function absentWords(
  tx: Tx,
  { companyId, actor }: Viewer,
  { employee_id, deputy_id, from_ms, to_ms }: StoredAbsence,
): Promise<string> {
  const person = await personsOf(tx, companyId, [employee_id, deputy_id]);
  const by = deputy_id === actor ? '您' : person(deputy_id).name;
  const span = `${momentAt(from_ms).slice(5, 16)} 至 ${momentAt(to_ms).slice(5, 16)}`;
  return `${person(employee_id).name} ${span} 也不在，由${by}代理，请另选代理人`;
}

/** A colleague takes the tasks of one who is away: those that are open when the absence begins, and all that come until its end. */
export async function saveDeputy({ requestId, ...input }: In<'saveDeputy'>, call: Call): Promise<Envelope<Deputies>> {
  const viewer = viewerOf(call);
  const { companyId, actor, isCompany } = viewer;
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    const awayId = input.awayId ?? actor;
    if (!isCompany && awayId !== actor) return refuse(403, '只能为自己设置审批代理');
    if (!(await isApprover(tx, companyId, awayId)))
      return isCompany ? badInput('awayId', '请选择有审批权限的在职员工') : refuse(403, '您没有审批权限，无需设置代理');
    if (input.toId === awayId) return badInput('toId', '代理人不能是本人');
    if (!(await isApprover(tx, companyId, input.toId))) return badInput('toId', '请选择有审批权限的在职同事');
    const [from, to] = [msOf(input.from), msOf(input.to)];
    if (Number.isNaN(from)) return badInput('from', '开始时间不正确');
    if (Number.isNaN(to)) return badInput('to', '结束时间不正确');
    if (to <= from) return badInput('to', '结束时间须晚于开始时间');
    if (to <= now) return badInput('to', '结束时间须晚于现在');
    if (to - from > longestMs) return badInput('to', '代理时间不超过一年');
    // Of the whole company: two who name each other at one moment would both be taken.
    await lockNames(tx, `deputies:${companyId}`);
    const { deputyId } = input;
    const own = () =>
      tx
        .selectFrom('deputies')
        .where('company_id', '=', companyId)
        .where('employee_id', '=', awayId)
        .where('ended_at', 'is', null);
    if (deputyId !== undefined && !(await own().where('id', '=', deputyId).select('id').executeTakeFirst()))
      return refuse(404, '没有找到这条代理设置');
    const other = await own()
      .where('id', '<>', deputyId ?? 0)
      .where('from_ms', '<', to)
      .where('to_ms', '>', from)
      .select(['from_ms', 'to_ms'])
      .executeTakeFirst();
    if (other)
      return badInput(
        'from',
        `与 ${momentAt(other.from_ms).slice(5, 16)} 至 ${momentAt(other.to_ms).slice(5, 16)} 的代理时间重叠`,
      );
    const absent = await absenceOf(tx, { companyId, employeeId: input.toId, from, to });
    if (absent) return badInput('toId', await absentWords(tx, viewer, absent));
    const values = { deputy_id: input.toId, from_ms: from, to_ms: to, note: input.note };
    const { id } =
      deputyId === undefined
        ? await tx
            .insertInto('deputies')
            .values({ company_id: companyId, employee_id: awayId, created_at: now, ...values })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('deputies')
            .set(values)
            .where('id', '=', deputyId)
            .returning('id')
            .executeTakeFirstOrThrow();
    await planAbsence(tx, { companyId, employeeId: awayId, deputyId: id, from, to }, now);
    return ok(await readDeputies(tx, viewer, now), '代理已保存');
  });
}

interface Absence {
  companyId: number;
  employeeId: number;
  deputyId: number;
  from: number;
  to: number;
}

const jobsOf = ({ employeeId, deputyId }: Pick<Absence, 'employeeId' | 'deputyId'>) =>
  [String(deputyId), `${deputyId} end`].map((task_id) => ({
    kind: 'away' as const,
    subject_id: String(employeeId),
    task_id,
  }));

/** The tasks move now, or by the clock when the absence begins, and come back when it ends. */
async function planAbsence(tx: Tx, absence: Absence, now: number): Promise<void> {
  const { companyId, employeeId, from, to } = absence;
  await forgetAbsence(tx, absence);
  const jobs = jobsOf(absence).map((job, at) => ({ ...job, company_id: companyId, at: at ? to : from }));
  await tx
    .insertInto('due_jobs')
    .values(jobs.filter(({ at }) => at > now))
    .execute();
  // One that was moved into the future gives back as well.
  await moveTasksOf(tx, { companyId, employeeId, kind: 'away' }, now);
}

const forgetAbsence = (tx: Tx, absence: Pick<Absence, 'employeeId' | 'deputyId'>): Promise<unknown> =>
  tx
    .deleteFrom('due_jobs')
    .where('kind', '=', 'away')
    .where('subject_id', '=', String(absence.employeeId))
    .where(
      'task_id',
      'in',
      jobsOf(absence).map(({ task_id }) => task_id),
    )
    .execute();

/** Ends an absence before its time: what the deputy has left comes back. */
export async function endDeputy({ requestId, ...input }: In<'endDeputy'>, call: Call): Promise<Envelope<Deputies>> {
  const viewer = viewerOf(call);
  const now = call.now();
  return await once(call, requestId, input, async (tx) => {
    const ended = await tx
      .updateTable('deputies')
      .set({ ended_at: now })
      .where('id', '=', input.deputyId)
      .where('company_id', '=', viewer.companyId)
      .where('ended_at', 'is', null)
      // The deputy may give back, too.
      .$if(!viewer.isCompany, (query) =>
        query.where((eb) => eb.or([eb('employee_id', '=', viewer.actor), eb('deputy_id', '=', viewer.actor)])),
      )
      .returning(['id', 'employee_id'])
      .executeTakeFirst();
    if (!ended) return refuse(404, '没有找到这条代理设置，或已经结束');
    const { id: deputyId, employee_id: employeeId } = ended;
    await forgetAbsence(tx, { employeeId, deputyId });
    await moveTasksOf(tx, { companyId: viewer.companyId, employeeId, kind: 'away' }, now);
    return ok(await readDeputies(tx, viewer, now), '代理已结束');
  });
}
