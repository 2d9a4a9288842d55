import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { readSearch } from '#domain/company/search-keys.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';

/** Conditions of a search about `e`: each word is found in the search keys, or is the end of the phone. */
export function foundBy(keyword: string | undefined, companyId: number): ReturnType<typeof sql<SqlBool>>[] {
  const { words, phoneEnd } = readSearch(keyword ?? '');
  if (phoneEnd)
    return [
      sql<SqlBool>`(e.search like ${containing(phoneEnd)} or e.id in (
        select p.credit_employee_id from members p where p.credit_member_id = ${companyId} and p.mobile_phone like ${`%${phoneEnd}`}
        union all select a.employee_id from employee_joins a where a.company_id = ${companyId} and a.state in ('asked', 'refused', 'elsewhere') and a.mobile_phone like ${`%${phoneEnd}`}))`,
    ];
  return words.map((word) => sql<SqlBool>`e.search like ${containing(word)}`);
}

/** Departments and cost centres that a word names. */
interface Places {
  /** With all below them, as the tree shows their people. */
  departments: number[];
  codes: string[];
  /** Departments whose people have one of these cost centres, unless they have one of their own. */
  charged: number[];
}

/** Read from the tree alone, so that employees are looked at once. */
async function placesOf(db: Database | Tx, companyId: number, word: string): Promise<Places> {
  const pattern = containing(word);
  const { rows } = await sql<Places>`with recursive
    of_company as materialized (select id, parent_id, name, cost_center_code from departments where company_id = ${companyId}),
    codes as (select code from cost_centers where company_id = ${companyId} and code || ' ' || name ilike ${pattern}),
    named as (select id from of_company where name ilike ${pattern}
      union select c.id from named n join of_company c on c.parent_id = n.id),
    charged as (select id from of_company where cost_center_code in (select code from codes)
      union select c.id from charged n join of_company c on c.parent_id = n.id where c.cost_center_code is null)
    select coalesce((select array_agg(id) from named), '{}') as departments,
      coalesce((select array_agg(code) from codes), '{}') as codes,
      coalesce((select array_agg(id) from charged), '{}') as charged`.execute(db);
  return rows[0] ?? { departments: [], codes: [], charged: [] };
}

/** As `foundBy`; a word may also name the department of an employee, one above it, or their cost centre. */
export async function foundIn(
  db: Database | Tx,
  keyword: string | undefined,
  companyId: number,
): Promise<RawBuilder<SqlBool>[]> {
  const plain = foundBy(keyword, companyId);
  const { words } = readSearch(keyword ?? '');
  return await Promise.all(
    words.map(async (word, at) => {
      const { departments, codes, charged } = await placesOf(db, companyId, word);
      // A phone is one condition however it is grouped: its first group stands for all.
      const own = plain[at] ?? plain[0] ?? sql<SqlBool>`false`;
      if (!departments.length && !codes.length) return own;
      return sql<SqlBool>`(${own} or e.department_id = any(${departments}::bigint[])
        or coalesce(e.cost_center_code = any(${codes}::text[]), e.department_id = any(${charged}::bigint[])))`;
    }),
  );
}
