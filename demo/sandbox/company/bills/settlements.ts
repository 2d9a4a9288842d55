import type { SettlementVersion } from '#domain/company-bill/settlement.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** Settlement of a company, in the order of its versions. */
export const settlementsOf = async (_db: Database | Tx, _companyId: number): Promise<SettlementVersion[]> => [];
