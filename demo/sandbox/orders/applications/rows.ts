import type { Selectable } from 'kysely';
import type { TripUse } from '#domain/application/schema.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { ApplicationTableRow, ApplicationUseRow } from '../../ground/database/tables/tables-application.ts';

export type StoredApplication = Selectable<ApplicationTableRow>;
export type StoredUse = Selectable<ApplicationUseRow>;

export const useOf = ({ leg_id, product, amount, employees, people, room_nights }: StoredUse): TripUse => ({
  legId: leg_id,
  product,
  amount,
  employeeIds: employees,
  people,
  roomNights: room_nights,
});

/** The orders of these applications, the oldest first. */
export async function usesOf(db: Database | Tx, ids: readonly number[]): Promise<Map<number, StoredUse[]>> {
  const found = new Map<number, StoredUse[]>(ids.map((id) => [id, []]));
  if (!ids.length) return found;
  const rows = await db
    .selectFrom('application_uses')
    .where('application_id', 'in', [...ids])
    .orderBy('created_at')
    .orderBy('order_id')
    .orderBy('segment')
    .selectAll()
    .execute();
  for (const row of rows) found.get(row.application_id)?.push(row);
  return found;
}

/** Applications with their rows locked until the transaction ends, by the order of their ids. */
export const lockApplications = (tx: Tx, ids: readonly number[]): Promise<StoredApplication[]> =>
  tx.selectFrom('applications').where('id', 'in', ids).orderBy('id').selectAll().forUpdate().execute();

/** The application with its row locked until the transaction ends. Order, application, case are locked in this order everywhere. */
export const lockApplication = (tx: Tx, id: number): Promise<StoredApplication | undefined> =>
  tx.selectFrom('applications').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
