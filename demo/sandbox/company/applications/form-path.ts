import type { z } from 'zod';
import type { applicationFormSchemas } from '#contract/application-form.schema.ts';
import type { ExpectedPath } from '#contract/process.ts';
import type { Envelope } from '#contract/row.ts';
import { emptyContent } from '#domain/application/schema.ts';
import type { TripContent } from '#domain/application/schema.ts';
import { fenOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { expectedPath } from '../../orders/cases/path.ts';
import { caseFacts } from './facts.ts';

type Input = z.output<typeof applicationFormSchemas.path>;

/** As the form has it; sums that are missing count as nothing. */
const contentOf = ({ tripProducts, budgets, ...typed }: Input): TripContent => ({
  ...emptyContent,
  ...typed,
  products: tripProducts,
  budgets: Object.fromEntries(
    Object.entries(budgets).flatMap(([product, yuan]) => (yuan ? [[product, fenOf(yuan)]] : [])),
  ),
});

/** The people who would decide the application as it is typed, and when. */
export async function formPath(input: Input, call: Call): Promise<Envelope<ExpectedPath>> {
  const { creditMemberId: companyId } = memberOf(call);
  // Without its estimates: a search for each leg would be too much for each key that is typed.
  const facts = await caseFacts(
    call.db,
    { content: contentOf(input), estimate: { over: {}, legs: [] }, chosen: [] },
    call,
  );
  return ok(await expectedPath(call.db, { companyId, facts }, call.now()));
}
