import { usualSettlement } from '#domain/company-bill/settlement.ts';
import type { SettlementVersion } from '#domain/company-bill/settlement.ts';
import type { Database, Tx } from '../call.ts';

/**
 * The settings of a company in the order of their days; of those with one day the last that was saved. A company that
 * has saved nothing settles as usual.
 */
export async function settlementsOf(db: Database | Tx, companyId: number): Promise<SettlementVersion[]> {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('credit_limit_fen')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('company_settlements')
    .where('company_id', '=', companyId)
    .distinctOn('from_day')
    .orderBy('from_day')
    .orderBy('version', 'desc')
    .select(['version', 'from_day', 'content'])
    .execute();
  const creditLimit = company?.credit_limit_fen ?? 0;
  const first = { version: 0, from: '0000-01-01', settlement: { ...usualSettlement, creditLimit } };
  return [
    first,
    ...rows.map(({ version, from_day, content }) => ({
      version,
      from: from_day,
      settlement: { ...content, creditLimit },
    })),
  ];
}
