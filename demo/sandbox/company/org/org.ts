import type { Call, Database, Tx } from '../../ground/call.ts';
import { memberOf } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';

/** The company whose people are written, and the account that does it. */
export interface Writer {
  companyId: number;
  /** Name of the member who writes. */
  by: string;
  now: number;
  /** Application of the call. */
  appId: string;
}

export const writerOf = (call: Call): Writer => {
  const { creditMemberId, realName } = memberOf(call);
  return { companyId: creditMemberId, by: realName, now: call.now(), appId: call.appId };
};

/** One write at a time to the people of a company: two moves at once could make a circle of managers or departments. */
export const lockPeople = (tx: Tx, companyId: number): Promise<unknown> => lockNames(tx, `people:${companyId}`);

/** `/7101/7111/` → 7101, 7111 */
export const idsOfPath = (path: string): number[] => path.split('/').filter(Boolean).map(Number);

/** Departments of a company as its tree is read: each before those below it, siblings in the order given. */
export function inTreeOrder<Row extends { id: number; parent_id: number | null }>(rows: readonly Row[]): Row[] {
  const children = new Map<number | null, Row[]>();
  for (const row of rows) {
    const siblings = children.get(row.parent_id);
    if (siblings) siblings.push(row);
    else children.set(row.parent_id, [row]);
  }
  const ordered: Row[] = [];
  const walk = (parent: number | null): void => {
    for (const row of children.get(parent) ?? []) {
      ordered.push(row);
      walk(row.id);
    }
  };
  walk(null);
  return ordered;
}

/** True of a number that names an employee, level, department … of the company. */
export async function isOfCompany(
  db: Database | Tx,
  table: 'employees' | 'departments' | 'travel_levels',
  companyId: number,
  id: number,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
