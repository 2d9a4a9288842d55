import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { CompanySubject } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { flagWords, tripFlags } from '#domain/company/people.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { flagsOf } from '../../ground/member/flags-of.ts';
import { foundBy } from './found-by.ts';

type Input = z.output<typeof companyPeopleSchemas.subjects>;

interface SubjectRow {
  kind: 'employee' | 'level' | 'department';
  id: number;
  name: string;
  note: string;
  sort: string;
  flags: Parameters<typeof flagsOf>[0];
}

const joined = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;

/** Employees, levels and departments of the company that are named so, in one list. An employee finds colleagues alone. */
export async function listSubjects(
  { keyword = '', kinds, without, ...page }: Input,
  call: Call,
): Promise<Envelope<Page<CompanySubject>>> {
  const { creditMemberId, creditEmployeeId } = memberOf(call);
  if (creditEmployeeId > 0 && kinds.some((kind) => kind !== 'employee'))
    return refuse(403, '仅企业账户可以查找等级与部门');
  const named = (column: string): RawBuilder<SqlBool>[] =>
    keyword.trim() ? [sql<SqlBool>`${sql.ref(column)} ilike ${containing(keyword.trim())}`] : [];
  const parts = {
    level: sql`select 'level' as kind, l.id, l.name, '' as note, '1' || lpad(l.rank::text, 4, '0') as sort, to_json(l) as flags
      from travel_levels l where l.company_id = ${creditMemberId} ${joined(named('l.name'))}`,
    department: sql`select 'department' as kind, d.id, d.name, coalesce(p.name, '') as note, '2' || d.path as sort, null::json as flags
      from departments d left join departments p on p.id = d.parent_id where d.company_id = ${creditMemberId} ${joined(named('d.name'))}`,
    employee: sql`select 'employee' as kind, e.id, m.real_name as name, e.job_number || ' · ' || d.name as note, '3' || e.job_number as sort, null::json as flags
      from employees e join members m on m.id = e.member_id join departments d on d.id = e.department_id
      where e.company_id = ${creditMemberId} and e.state in ('invited', 'active') and not e.id = any(${without}::bigint[]) ${joined(foundBy(keyword, creditMemberId))}`,
  };
  const query = call.db
    .selectFrom(
      sql<SubjectRow>`(${sql.join(
        kinds.map((kind) => parts[kind]),
        sql` union all `,
      )})`.as<'s'>('s'),
    )
    .selectAll();
  return await paged({ db: call.db, query, sorts: { kind: sql`s.sort` }, id: sql`s.kind || s.id` }, page, (rows) =>
    rows.map((row) => {
      const { kind, id, name, note, flags } = row as SubjectRow;
      if (kind !== 'level') return { kind, id, name, note };
      const on = flagsOf(flags);
      return { kind, id, name, note: tripFlags.flatMap((flag) => (on[flag] ? [flagWords[flag][0]] : [])).join(' · ') };
    }),
  );
}
