import { awaitsApproval } from '#domain/product/status-table.ts';
import { sql } from 'kysely';
import type { EmployeeGuards } from '#contract/company-people.ts';
import { momentAt } from '#domain/china-time.ts';
import { orderTypes } from '#domain/product/names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import type { Database, Tx } from '../../ground/call.ts';

const mostShown = 10;

const noGuards = (): EmployeeGuards => ({ unpaid: [], tasks: 0, reports: [], heads: [] });

/** Obstacles to these employees' leaving: business orders to be paid, people and departments that need another. */
export async function mayLeave(
  db: Database | Tx,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, EmployeeGuards>> {
  const found = new Map(ids.map((id) => [id, noGuards()]));
  const isUnpaid = sql.join(
    orderTypes.map(
      (type) =>
        sql`(o.kind = ${type} and o.status in (${sql.join([...statusesOf[type].groups.unpaid, awaitsApproval].map((one) => sql.lit(one)))}))`,
    ),
    sql` or `,
  );
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
