import { sql } from 'kysely';
import type { Database } from '../../../ground/call.ts';
import { lockPeople } from '../../../company/org/org.ts';
import { companyId } from './seed-employees.ts';

export const mostEmployees = 100_000;

/**
 * So many invented employees of 云帆科技 in about a twentieth as many departments, five levels deep. Their phones begin
 * with 1720: no other phone of the sandbox does.
 */
export async function makeManyEmployees(
  db: Database,
  count: number,
): Promise<{ employees: number; departments: number }> {
  const departments = Math.max(1, Math.ceil(count / 20));
  await db.transaction().execute(async (tx) => {
    await lockPeople(tx, companyId);
    const first = await sql<{ id: number }>`select nextval('people_no') as id`.execute(tx);
    const base = Number(first.rows[0]?.id ?? 0);
    // The parent of the n-th department is the one of a tenth of its number.
    await sql`insert into departments (id, company_id, name, parent_id, place, path, cost_center_code)
      select ${base} + n, ${companyId}, '部门 ' || n, case when n < 10 then null else ${base} + n / 10 end, n, '', case when n < 10 then 'GA-01' end
      from generate_series(1, ${departments}::int) as n`.execute(tx);
    await sql`with recursive t as (
        select id, '/' || id || '/' as path from departments where company_id = ${companyId} and id > ${base} and parent_id is null
        union all select d.id, t.path || d.id || '/' from t join departments d on d.parent_id = t.id where d.id > ${base})
      update departments d set path = t.path from t where d.id = t.id`.execute(tx);
    const people = sql`(select ${base} + ${departments}::int + n as id, n, ${base} + 1 + (n * 7919) % ${departments}::int as department,
        substr('王李张刘陈杨赵黄周吴', 1 + n % 10, 1) || substr('伟芳娜敏静丽强磊军洋', 1 + (n / 10) % 10, 1) || substr('明华平杰涛超霞鹏琳宇', 1 + (n / 100) % 10, 1) as name
      from generate_series(1, ${count}::int) as n)`;
    await sql`insert into members (id, mobile_phone, password, member_type, credit_member_id, credit_employee_id, real_name, created_at)
      select 'E' || p.id, '1720' || lpad(p.n::text, 7, '0'), null, 70, ${companyId}, p.id, p.name, 0 from ${people} as p on conflict do nothing`.execute(
      tx,
    );
    await sql`insert into employees (id, company_id, member_id, department_id, job_number, level_id, state, joined_on, search)
      select p.id, ${companyId}, 'E' || p.id, p.department, 'M' || lpad(p.id::text, 8, '0'), 7201 + p.n % 6, 'active', '2025-01-01', p.name || ' m' || lpad(p.id::text, 8, '0')
      from ${people} as p join members m on m.id = 'E' || p.id`.execute(tx);
    await sql`select setval('people_no', ${base + departments + count + 1})`.execute(tx);
    // Heads: one of their own people.
    await sql`update departments d set head_employee_id = h.id from (
        select department_id, min(id) as id from employees where company_id = ${companyId} and id > ${base} group by department_id) h
      where h.department_id = d.id and d.id > ${base}`.execute(tx);
  });
  await sql`analyze employees`.execute(db);
  await sql`analyze members`.execute(db);
  await sql`analyze departments`.execute(db);
  return { employees: count, departments };
}
