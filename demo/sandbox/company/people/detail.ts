import type { EmployeeDetail } from '#contract/company-people.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { documentsOf, showDocument } from '../../orders/passengers/passenger-rows.ts';
import { latinNameFor } from '../../orders/passengers/suggest-latin.ts';
import { aheadOf, mayLeave } from './guards.ts';
import { employeesOf, showEmployees } from './list.ts';

export const noEmployee = (): Envelope<never> => refuse(404, '没有找到这名员工');

const moment = (at: number | null): string => (at ? momentAt(at) : '');

/** The member's own passenger in an application; undefined until it has a document. */
export const selfOf = (db: Database | Tx, memberId: string, appId: string) =>
  db
    .selectFrom('passengers')
    .where('member_id', '=', memberId)
    .where('app_id', '=', appId)
    .where('company_id', 'is', null)
    .where('is_self', '=', true)
    .selectAll()
    .executeTakeFirst();

/** An employee of the company; undefined for all others. */
export async function readEmployee(
  db: Database | Tx,
  companyId: number,
  id: number,
  { appId, now }: Pick<Call, 'appId' | 'now'>,
): Promise<EmployeeDetail | undefined> {
  const row = await employeesOf(db, companyId).where('e.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [shown] = await showEmployees(db, { companyId, day: dayAt(now()) }, [row], now());
  const guards = (await mayLeave(db, companyId, [id])).get(id);
  if (!shown || !guards) return undefined;
  const traveller = row.shares_documents ? await selfOf(db, row.member_id, appId) : undefined;
  const documents = traveller ? await documentsOf(db, [traveller.id]) : [];
  return {
    ...shown,
    pinyin: (await latinNameFor(row.real_name ?? '')).replace('/', ' '),
    hasLoggedIn: row.has_password === true || row.state !== 'invited',
    invitedAt: moment(row.invited_at),
    leftAt: moment(row.left_at),
    updatedAt: moment(row.updated_at),
    updatedBy: row.updated_by,
    sharesDocuments: row.shares_documents,
    documents: documents.map(showDocument),
    bornDate: traveller?.born_date ?? '',
    documentsAt: documents.length ? moment(traveller?.updated_at ?? null) : '',
    guards,
    ahead: await aheadOf(db, { companyId, employeeId: id }, now()),
  };
}

export async function employeeDetail(
  { employeeId }: { employeeId: number },
  call: Call,
): Promise<Envelope<EmployeeDetail>> {
  const found = await readEmployee(call.db, memberOf(call).creditMemberId, employeeId, call);
  return found ? ok(found) : noEmployee();
}
