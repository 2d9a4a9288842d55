import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { ForWhom } from '../business/party-standard.ts';

/** The employees who travel on a business order: its changes are judged by their standards, as the order was. */
export async function judgedParty(db: Database | Tx, product: BookedProduct, orderId: string): Promise<ForWhom> {
  const rows = await db
    .selectFrom('order_facts')
    .select('employee_id')
    .distinct()
    .where('order_id', '=', orderId)
    .execute();
  return { product, employeeIds: rows.map((row) => row.employee_id) };
}
