import type { z } from 'zod';
import type { ProcessReach } from '#contract/process.ts';
import type { processSchemas } from '#contract/process.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { policyProducts } from '#domain/policy/schema.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { nearest, publishedOf } from '../../orders/cases/process-for.ts';
import type { AppliedProcess, ScopedFacts } from '../../orders/cases/process-for.ts';
import { rosterOf } from '../standards/subjects.ts';

type Scoped = Pick<AppliedProcess, 'processId' | 'isDefault' | 'scope'>;

/** Employees whose new cases a process with this scope would take, of at least one product; nothing is written. */
export async function reachOfProcess(
  { processId = 0, kind, scope }: z.output<typeof processSchemas.reach>,
  call: Call,
): Promise<Envelope<ProcessReach>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const before = await publishedOf(db, companyId, kind);
  const own = await db
    .selectFrom('processes')
    .where('company_id', '=', companyId)
    .where('id', '=', processId)
    .select(['place', 'is_default as isDefault'])
    .executeTakeFirst();
  const others = before.filter((one) => one.processId !== processId);
  const { place, isDefault } = own ?? { place: 0, isDefault: false };
  // A new process, and one that was put there, stands before those of the same place.
  const at = others.findIndex((one) => one.place >= place);
  const draft: Scoped = { processId, isDefault, scope };
  const after = at < 0 ? [...others, draft] : [...others.slice(0, at), draft, ...others.slice(at)];
  const named = [...before, draft].flatMap((one) => one.scope.employees ?? []);
  const roster = await rosterOf(
    db,
    companyId,
    [...new Set(named)].map((id) => ({ kind: 'employee', id })),
  );
  const products = scope.products.length ? scope.products : policyProducts;
  const takes = (processes: readonly Scoped[], facts: Omit<ScopedFacts, 'products'>, among: typeof products): boolean =>
    among.some((product) => nearest(processes, { ...facts, products: [product] })?.processId === processId);
  const reach = { people: 0, elsewhere: 0 };
  for (const { employeeId, levelId, departments, count } of roster.people) {
    const facts = { applicant: employeeId, departments, level: String(levelId ?? 0) };
    if (takes(after, facts, products)) reach.people += count;
    else if (takes(before, facts, policyProducts)) reach.elsewhere += count;
  }
  return ok(reach);
}
