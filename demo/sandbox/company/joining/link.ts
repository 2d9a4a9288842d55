import { sql } from 'kysely';
import type { Tx } from '../../ground/call.ts';

/**
 * Employees who joined by consent and are disabled or leave: their accounts are private ones again, of the kind of before.
 * Consent lasts while they are disabled, and ends when they leave. Call it before members are frozen.
 */
export async function unlink(tx: Tx, companyId: number, employeeIds: readonly number[], now: number): Promise<void> {
  await sql`
    with gone as (
      select j.employee_id, j.member_id, j.former_type, e.state from employee_joins j join employees e on e.id = j.employee_id
      where j.company_id = ${companyId} and j.employee_id = any(${employeeIds}::bigint[]) and j.state = 'accepted' and e.state in ('disabled', 'left')
    ), free as (
      update members m set credit_member_id = 0, credit_employee_id = 0, member_type = coalesce(g.former_type, 10)
      from gone g where m.id = g.member_id and m.credit_employee_id = g.employee_id
    ), hidden as (
      update employees e set shares_documents = false from gone g where e.id = g.employee_id and g.state = 'left'
    )
    update employee_joins j set state = 'left', decided_at = ${now}::bigint from gone g where j.employee_id = g.employee_id and g.state = 'left'`.execute(
    tx,
  );
}

/** Employees who joined by consent and come back from being disabled. Answers those who cannot: they belong to another company by now. */
export async function relink(tx: Tx, companyId: number, employeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; linked: boolean }>`
    with back as (
      select j.employee_id, j.member_id, m.member_type as former_type, m.credit_employee_id as now
      from employee_joins j join employees e on e.id = j.employee_id join members m on m.id = j.member_id
      where j.company_id = ${companyId} and j.employee_id = any(${employeeIds}::bigint[]) and j.state = 'accepted' and e.state in ('invited', 'active')
    ), linked as (
      update members m set credit_member_id = ${companyId}, credit_employee_id = b.employee_id, member_type = 70
      from back b where m.id = b.member_id and m.credit_member_id = 0 and m.closed_at is null returning b.employee_id, b.former_type
    ), kept as (
      update employee_joins j set former_type = l.former_type from linked l where j.employee_id = l.employee_id
    )
    select b.employee_id as id, b.now = b.employee_id or b.employee_id in (select employee_id from linked) as linked from back b`.execute(
    tx,
  );
  return rows.flatMap(({ id, linked }) => (linked ? [] : [id]));
}

/** Takes back employees who have not agreed, with the members that stood for them; one who had left before has left again. */
export async function removeAsked(tx: Tx, companyId: number, employeeId: number, now: number): Promise<void> {
  const { rows } = await sql<{ member_id: string; is_own: boolean }>`
    select e.member_id, e.member_id = j.member_id as is_own from employees e join employee_joins j on j.employee_id = e.id
    where e.id = ${employeeId} and e.company_id = ${companyId} and e.state = 'asked'`.execute(tx);
  const [found] = rows;
  if (!found) return;
  if (found.is_own) {
    await sql`update employees set state = 'left', left_at = coalesce(left_at, ${now}::bigint), version = version + 1 where id = ${employeeId}`.execute(
      tx,
    );
    await sql`update employee_joins set state = 'left', decided_at = ${now} where employee_id = ${employeeId}`.execute(
      tx,
    );
    return;
  }
  await sql`delete from employees where id = ${employeeId}`.execute(tx);
  await sql`delete from members where id = ${found.member_id}`.execute(tx);
}
