import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanyBillHead } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { statesOf } from '#domain/company-bill/bill-state.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { fillBill } from './close.ts';
import { billsOf, viewHead } from './show.ts';
import type { ListedBill } from './show.ts';

/** Bills of the caller's company, the newest cycle first; the open one has all that was booked until now. */
export async function listBills(
  input: z.output<typeof companyBillSchemas.list>,
  call: Call,
): Promise<Envelope<Page<CompanyBillHead>>> {
  const { creditMemberId: companyId } = memberOf(call);
  await fillBill(call.db, companyId);
  const all = billsOf(call.db, companyId);
  // A bill with an open sum is to be paid, also while a bill waits for its confirmation or an answer.
  const bills =
    input.group === 'toPay'
      ? all.where('b.is_closed', '=', true).whereRef('b.due', '>', 'b.paid')
      : all.where('b.state', 'in', [...statesOf[input.group]]);
  return await paged(
    {
      db: call.db,
      query: input.year === 'all' ? bills : bills.where('b.from_day', 'like', `${input.year}-%`),
      sorts: { '-from': sql.ref('b.from_day') },
      id: sql.ref('b.id'),
    },
    input,
    (rows) => (rows as ListedBill[]).map(viewHead),
  );
}
