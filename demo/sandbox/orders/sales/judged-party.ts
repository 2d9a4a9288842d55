import type { BookedProduct } from '#domain/company/preferences.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { ForWhom } from '../business/party-standard.ts';

/** The employees who travel on a business order: its changes are judged by their standards, as the order was. No standard judges a private one. */
export async function judgedParty(
  db: Database | Tx,
  product: BookedProduct,
  order: { order_id: string; travel_type: 'private' | 'business' },
): Promise<ForWhom | undefined> {
  if (order.travel_type === 'private') return undefined;
  const rows = await db
    .selectFrom('order_facts')
    .select('employee_id')
    .distinct()
    .where('order_id', '=', order.order_id)
    .execute();
  return { product, employeeIds: rows.map((row) => row.employee_id) };
}
