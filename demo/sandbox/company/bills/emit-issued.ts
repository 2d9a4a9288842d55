import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Fen } from '#domain/money.ts';
import { apps } from '../../ground/apps.ts';
import type { Tx } from '../../ground/call.ts';
import type { CompanyBillTable } from '../../ground/database/tables/tables-company-bill.ts';
import { emit } from '../../ground/events/emit.ts';

type Issued = Pick<Selectable<CompanyBillTable>, 'company_id' | 'no' | 'from_day' | 'to_day' | 'due_on'>;

/** The bill of a company is issued: every application hears of it that the company has ordered by. */
export async function emitIssued(tx: Tx, bill: Issued, amount: Fen, at: number): Promise<void> {
  const { rows } = await sql<{ app_id: string }>`
    select a.app_id from unnest(${[...apps.keys()]}::text[]) as a (app_id)
    where exists (select 1 from orders o where o.app_id = a.app_id and o.company_id = ${String(bill.company_id)})`.execute(
    tx,
  );
  for (const { app_id: appId } of rows)
    await emit(tx, {
      appId,
      kind: 'bill.issued',
      object: `bill:${bill.no}`,
      at,
      amount,
      data: { billNo: bill.no, periodFrom: bill.from_day, periodTo: bill.to_day, dueOn: bill.due_on },
    });
}
