import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { BookedFor } from '#contract/company-substitute.ts';
import type { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { bookedProducts } from '#domain/company/preferences.ts';
import { coversPerson, substituteStateOf } from '#domain/company/substitutes.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { colleagues, maySubstitute, rulesOf } from '../../orders/substitutes/substitution.ts';

type In = z.output<(typeof companySubstituteSchemas)['mine']>;

/** Shown without another letter. */
const mostShown = 50;

/** The colleagues for whom the caller may book today. */
export async function listBookedFor(
  { product, keyword = '' }: In,
  call: Call,
): Promise<Envelope<{ rows: BookedFor[]; total: number }>> {
  const { creditMemberId: companyId, creditEmployeeId: employeeId, memberId, appId } = memberOf(call);
  const today = dayAt(call.now());
  const wanted = keyword.trim();
  let query = colleagues(call.db, companyId)
    .where('e.member_id', '!=', memberId)
    // The company's own account books for everybody.
    .$if(employeeId > 0, (query) => query.where(maySubstitute(companyId, employeeId, today, product)));
  if (wanted)
    query = query.where(sql<SqlBool>`(m.real_name ilike ${containing(wanted)} or d.name ilike ${containing(wanted)})`);
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('passengers as p', (join) =>
      join
        .onRef('p.member_id', '=', 'e.member_id')
        .on('p.app_id', '=', appId)
        .on(sql<SqlBool>`p.is_self and p.company_id is null and e.shares_documents`),
    )
    .select('p.id as passengerId')
    .orderBy('m.real_name')
    .orderBy('e.id')
    .limit(mostShown)
    .execute();
  const rules = (await rulesOf(call.db, { companyId, employeeId })).filter(
    (rule) => substituteStateOf(rule, today) === 'active',
  );
  return ok({
    total,
    rows: rows.map(({ employeeId: id, name, deptName, path, passengerId }) => {
      const own = rules.filter((rule) =>
        coversPerson(rule, { employeeId: id, name, departments: path.split('/').filter(Boolean).map(Number) }),
      );
      const ends = own.flatMap(({ to }) => (to ? [to] : []));
      return {
        employeeId: id,
        name,
        deptName,
        passengerId: passengerId ?? '',
        products: bookedProducts.filter((one) => employeeId <= 0 || own.some(({ products }) => products.includes(one))),
        until: ends.toSorted()[0] ?? '',
      };
    }),
  });
}
