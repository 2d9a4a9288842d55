import { awaitsApproval } from '#domain/product/status-table.ts';
import { sql } from 'kysely';
import type { EmployeeAhead, EmployeeGuards } from '#contract/company-people.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderType } from '#domain/product/names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { openApplicationsOf } from '../../orders/applications/leaving.ts';

const mostShown = 10;

/** Orders `o` of any product in these states. */
const isAny = (codesOf: (type: OrderType) => readonly number[]) =>
  sql.join(
    orderTypes.map(
      (type) => sql`(o.kind = ${type} and o.status in (${sql.join(codesOf(type).map((one) => sql.lit(one)))}))`,
    ),
    sql` or `,
  );

const noGuards = (): EmployeeGuards => ({ unpaid: [], tasks: 0, reports: [], heads: [] });

/** Obstacles to these employees' leaving: business orders to be paid, people and departments that need another. */
export async function mayLeave(
  db: Database | Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, EmployeeGuards>> {
  const found = new Map(ids.map((id) => [id, noGuards()]));
  const isUnpaid = isAny((type) => [
    ...statusesOf[type].groups.unpaid,
    ...(statusesOf[type].groups.seating ?? []),
    awaitsApproval,
  ]);
  const { rows: orders } = await sql<{ id: number; order_id: string; title: string; pay_deadline: number }>`
    select e.id, o.order_id, o.title, o.pay_deadline
    from employees e join orders o on o.member_id = e.member_id and o.company_id = ${String(companyId)}
    where e.company_id = ${companyId} and e.id = any(${ids}::bigint[]) and (${isUnpaid} or o.card -> 'dueChange' is not null)
    order by o.pay_deadline, o.order_id`.execute(db);
  for (const { id, order_id, title, pay_deadline } of orders) {
    const unpaid = found.get(id)?.unpaid;
    if (unpaid && unpaid.length < mostShown)
      unpaid.push({ orderNo: order_id, title, deadline: momentAt(pay_deadline).slice(11, 16) });
  }
  const { rows: reports } = await sql<{ id: number; name: string }>`
    select e.manager_id as id, m.real_name as name from employees e join members m on m.id = e.member_id
    where e.company_id = ${companyId} and e.manager_id = any(${ids}::bigint[]) and e.state in ('invited', 'active') order by e.id`.execute(
    db,
  );
  for (const { id, name } of reports) found.get(id)?.reports.push(name);
  const { rows: tasks } = await sql<{ id: number; tasks: number }>`
    select who.id, count(*)::int as tasks from unnest(${ids}::bigint[]) as who (id)
    join case_tasks t on t.company_id = ${companyId} and t.actor = who.id and t.state = 'open' group by who.id`.execute(
    db,
  );
  for (const { id, tasks: count } of tasks) {
    const guards = found.get(id);
    if (guards) guards.tasks = count;
  }
  const { rows: heads } = await sql<{ id: number; name: string }>`
    select d.head_employee_id as id, d.name from departments d
    where d.company_id = ${companyId} and d.head_employee_id = any(${ids}::bigint[]) order by d.path`.execute(db);
  for (const { id, name } of heads) found.get(id)?.heads.push(name);
  return found;
}

/** Paid trips to come and applications of an employee who leaves: they go on, or end. */
export async function aheadOf(
  db: Database | Tx,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  now: number,
): Promise<EmployeeAhead> {
  const isPaid = isAny((type) => {
    const { ticketing, travel, after } = statusesOf[type].groups;
    return [...ticketing, ...travel, ...after];
  });
  const { rows } = await sql<{ trips: number; title: string; travel_at: number }>`
    select count(*) over ()::int as trips, o.title, o.travel_at
    from employees e join orders o on o.company_id = ${String(companyId)} and (o.member_id = e.member_id
      or o.order_id in (select t.order_id from order_travellers t where t.member_id = e.member_id))
    where e.company_id = ${companyId} and e.id = ${employeeId} and (${isPaid}) and o.ends_at > ${now}
    order by o.travel_at, o.order_id limit 1`.execute(db);
  const [next] = rows;
  return {
    trips: next?.trips ?? 0,
    first: next ? { title: next.title, day: dayAt(next.travel_at) } : null,
    ...(await openApplicationsOf(db, { companyId, employeeId })),
  };
}
