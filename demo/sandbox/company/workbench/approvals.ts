import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Deadline, WorkbenchApprovals } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { applicationStates } from '#domain/application/schema.ts';
import type { ApplicationState } from '#domain/application/schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { noEnd } from '../../orders/cases/write-step.ts';
import { isCompanion } from '../applications/visible.ts';
import { isOrphan } from '../people/orphans.ts';

/** A badge shows 99+ from here on: no more rows are read. */
const most = sql.lit(100);

/** The person of a company's cases that a member is: 0 is the company's account; null: no company. */
export const actorOf = ({ level, creditEmployeeId }: Pick<Member, 'level' | 'creditEmployeeId'>): number | null =>
  level === '70' ? 0 : creditEmployeeId > 0 ? creditEmployeeId : null;

/** Decisions that the member has to make in time, the first to lapse first. */
export async function approvalDeadlines(db: Database, member: Member, limit: number): Promise<Deadline[]> {
  const actor = actorOf(member);
  if (actor === null) return [];
  const rows = await db
    .selectFrom('case_tasks as t')
    .innerJoin('cases as c', 'c.id', 't.case_id')
    .where('t.company_id', '=', member.creditMemberId)
    .where('t.actor', '=', actor)
    .where('t.state', '=', 'open')
    .where('t.lapses_at', '<', noEnd)
    .orderBy('t.lapses_at')
    .orderBy('t.id')
    .limit(limit)
    .select(['c.no', 'c.title', 't.lapses_at'])
    .execute();
  return rows.map(({ no, title, lapses_at }) => ({
    kind: 'approve',
    atMs: lapses_at,
    orderId: '',
    flightNo: '',
    stay: '',
    train: '',
    isPayable: false,
    payer: '',
    passengers: [],
    percent: null,
    approval: { no, title },
  }));
}

interface Figures {
  todo: number;
  lapses: number | null;
  overdue: number;
  mine: number;
  approved: number;
  orphans: number | null;
}

/** Figures of the approvals in one statement; the row lets companies and their employees ask. */
export async function workbenchApprovals(_input: object, call: Call): Promise<Envelope<WorkbenchApprovals>> {
  const member = memberOf(call);
  const nowMs = call.now();
  const companyId = member.creditMemberId;
  const actor = actorOf(member);
  const isAccount = actor === 0;
  const count = (rows: RawBuilder<unknown>) => sql`(select count(*)::int from (${rows} limit ${most}) as counted)`;
  const open = sql`from case_tasks t where t.company_id = ${companyId} and t.state = 'open'`;
  const own = sql`${open} and t.actor = ${actor}`;
  const trips = (state: ApplicationState) => sql`select 1 from applications a where a.company_id = ${companyId}
      and (a.employee_id = ${actor} or ${isCompanion(actor ?? 0)}) and a.state = ${state}`;
  const orphan: RawBuilder<SqlBool> | null = isAccount
    ? await isOrphan(call.db, { companyId, day: dayAt(nowMs) }, 'any')
    : null;
  const { rows } = await sql<Figures>`select ${count(sql`select 1 ${own}`)} as todo,
    (select min(least(c.lapses_at, t.due_at)) from case_tasks t join cases c on c.id = t.case_id
      where t.company_id = ${companyId} and t.state = 'open' and t.actor = ${actor}) as lapses,
    ${count(sql`select 1 ${isAccount ? open : own} and t.due_at < ${nowMs}`)} as overdue,
    ${count(trips(applicationStates.approving))} as mine,
    ${count(trips(applicationStates.approved))} as approved,
    ${orphan ? count(sql`select 1 from employees e where e.company_id = ${companyId} and ${orphan}`) : sql`null::int`} as orphans`.execute(
    call.db,
  );
  const [found] = rows;
  if (!found) throw new Error('a statement without a row');
  const { todo, overdue, mine, approved, orphans, lapses } = found;
  return ok({ todo, overdue, mine, approved, orphans, nextLapseMs: lapses === null ? null : Number(lapses) });
}
