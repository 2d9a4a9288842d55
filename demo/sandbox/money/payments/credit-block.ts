import type { Envelope } from '#contract/row.ts';
import { refuse } from '../../ground/call.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** Why the credit line of a company takes no booking now; "" where it does. */
export async function creditBlockOf(db: Database | Tx, companyId: string | null): Promise<string> {
  if (!companyId || !/^\d{1,15}$/.test(companyId)) return '';
  const company = await db
    .selectFrom('companies')
    .where('id', '=', Number(companyId))
    .select('credit_block')
    .executeTakeFirst();
  return company?.credit_block ?? '';
}

export async function refusedCredit(tx: Tx, companyId: string | null): Promise<Envelope<never> | undefined> {
  const why = await creditBlockOf(tx, companyId);
  return why ? refuse(409, why, { kind: 'overdue' }) : undefined;
}
