import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import { actsOf, actsOfTraveller } from '#domain/application/acts.ts';
import type { ApplicationAct } from '#domain/application/acts.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import type { StoredApplication } from '../../orders/applications/rows.ts';

export const noApplication = (): Envelope<never> => refuse(404, '没有找到这份行程申请');

const ofCompany = (db: Database | Tx, { creditMemberId }: Member) =>
  db.selectFrom('applications as a').where('a.company_id', '=', creditMemberId);

/** Of `applications a`: an employee travels with the applicant. As an array: found by their own index first, not among all of the company in the order of the list. */
export const isCompanion = (employeeId: number) =>
  sql<SqlBool>`a.id = any(array(select c.id from applications c where c.companions @> ${[employeeId]}::bigint[]))`;

/** Applications in a member's lists. Company: all but drafts; employee: their own, and those in which they travel. Drafts: the applicant alone. */
export function visibleTo(db: Database | Tx, member: Member) {
  const own = member.creditEmployeeId;
  if (own <= 0) return [ofCompany(db, member).where('a.state', '<>', 0)];
  return [
    ofCompany(db, member).where('a.employee_id', '=', own),
    ofCompany(db, member).where('a.state', '<>', 0).where(isCompanion(own)),
  ];
}

/** One application that the caller may see. An approver also sees those that they decide. */
export async function readVisible(applicationId: string, call: Call): Promise<StoredApplication | undefined> {
  const member = memberOf(call);
  const own = member.creditEmployeeId;
  const found = await ofCompany(call.db, member)
    .where('a.id', '=', Number(applicationId))
    .selectAll('a')
    .executeTakeFirst();
  if (!found || found.employee_id === own) return found;
  if (found.state === 0) return undefined;
  if (own <= 0 || found.travellers.includes(own)) return found;
  const acts = await call.db
    .selectFrom('case_tasks as t')
    .innerJoin('cases as c', 'c.id', 't.case_id')
    .where('c.kind', '=', 'trip')
    .where('c.subject_id', '=', applicationId)
    .where((eb) => eb.or([eb('t.actor', '=', own), eb('t.for_id', '=', own)]))
    .select('t.case_id')
    .executeTakeFirst();
  return acts ? found : undefined;
}

/** Rights of a reader on an application. */
export function actsFor(
  {
    employee_id,
    travellers,
    state,
    change_state,
  }: Pick<StoredApplication, 'employee_id' | 'travellers' | 'state' | 'change_state'>,
  { creditEmployeeId: own }: Member,
): ApplicationAct[] {
  if (employee_id === own) return actsOf(state, change_state);
  return travellers.includes(own) ? actsOfTraveller(state) : [];
}
