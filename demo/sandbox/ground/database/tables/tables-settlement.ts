import type { ColumnType, Generated } from 'kysely';
import type { SettlementInput } from '#domain/company-bill/settlement.ts';
import type { Fen } from '#domain/money.ts';

/** All but the limit, which is the company's (`companies.credit_limit_fen`). */
interface CompanySettlementRow {
  company_id: number;
  version: number;
  from_day: string;
  content: ColumnType<SettlementInput, string, string>;
  saved_by: string;
  saved_at: number;
}

interface CreditLimitRequestRow {
  no: string;
  company_id: number;
  state: 'open' | 'granted' | 'refused' | 'withdrawn';
  was_fen: Fen;
  limit_fen: Fen;
  reason: string;
  asked_by: string;
  asked_at: number;
  answer: Generated<string>;
  answered_at: Generated<number | null>;
}

/** Created in migrations/099-settlements.ts. */
export interface SettlementTables {
  company_settlements: CompanySettlementRow;
  credit_limit_requests: CreditLimitRequestRow;
}
