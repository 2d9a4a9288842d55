import type { z } from 'zod';
import type { applicationFormSchemas } from '#contract/application-form.schema.ts';
import type { ApplicationPath } from '#contract/application-form.ts';
import type { Envelope } from '#contract/row.ts';
import { judgedOf } from '#domain/application/over.ts';
import { applicationStates, emptyContent } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { choiceOf } from '#domain/process/choice.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { expectedPath } from '../../orders/cases/path.ts';
import { processFor } from '../../orders/cases/process-for.ts';
import { caseFacts, departmentOf } from './facts.ts';

type Input = z.output<typeof applicationFormSchemas.path>;

/** As the form has it; sums that are missing count as nothing. */
type Typed = Omit<Input, 'judged' | 'applicationId'>;
const contentOf = ({ tripProducts, budgets, ...typed }: Typed): TripContent => ({
  ...emptyContent,
  ...typed,
  products: tripProducts,
  budgets: Object.fromEntries(
    Object.entries(budgets).flatMap(([product, yuan]) => (yuan ? [[product, fenOf(yuan)]] : [])),
  ),
});

/** The people who would decide the application as it is typed, and when. */
export async function formPath(
  { judged, applicationId, ...typed }: Input,
  call: Call,
): Promise<Envelope<ApplicationPath>> {
  const { creditMemberId: companyId, creditEmployeeId } = memberOf(call);
  const known =
    applicationId === undefined
      ? undefined
      : await call.db
          .selectFrom('applications')
          .where('id', '=', Number(applicationId))
          .where('employee_id', '=', creditEmployeeId)
          .where('state', '=', applicationStates.approved)
          .select('content')
          .executeTakeFirst();
  const content = contentOf(typed);
  const trip = { content, before: known?.content };
  const budget = await departmentOf(call.db, trip, call);
  // The form sends the estimates that it shows: a search for each leg would be too much for each key that is typed.
  const facts = await caseFacts(call.db, { ...trip, judged: judgedOf(judged), department: budget }, call);
  const process = await processFor(call.db, companyId, facts);
  const path = await expectedPath(call.db, { companyId, facts, applied: process }, call.now());
  const why = known ? [`变更按变更后的总额 ¥${showFen(facts.total)} 审批`, ...path.why] : path.why;
  return ok({ ...path, why, choice: choiceOf(process.content.nodes, facts), budget });
}
