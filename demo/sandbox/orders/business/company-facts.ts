import type { OrderOfCompany } from '#contract/order.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** The company's side of an order that no product has a place for; nothing for a private order. */
export async function companyFacts(
  db: Database | Tx,
  { order_id, company_id }: { order_id: string; company_id: string | null },
): Promise<{ ofCompany?: OrderOfCompany }> {
  if (company_id === null) return {};
  const row = await db
    .selectFrom('order_projects')
    .where('order_id', '=', order_id)
    .select('project')
    .executeTakeFirst();
  return row ? { ofCompany: row } : {};
}
