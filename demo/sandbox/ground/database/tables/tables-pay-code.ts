import type { Generated } from 'kysely';
import type { CodeScope } from '#domain/payment/pay-code.ts';
import type { Fen } from '#domain/money.ts';

/** A code that pays without the pay password; stored as its hash. */
export interface PayCodeRow {
  id: Generated<number>;
  app_id: string;
  /** The member who made it, and whose wallet it charges. */
  owner_id: string;
  /** The company whose credit line it charges. */
  company_id: string | null;
  scope: CodeScope;
  code_hash: string;
  code_end: string;
  /** `air,hotel` */
  products: string;
  cap_each: Fen;
  cap_total: Fen;
  used: Generated<Fen>;
  uses_max: number;
  uses: Generated<number>;
  /** The one booker; "": owner, family and colleagues. */
  booker_phone: string;
  note: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
}

interface PayCodeUseRow {
  id: Generated<number>;
  code_id: number;
  /** The booker. */
  member_id: string;
  order_id: string;
  out_trade_no: string;
  amount: Fen;
  at: number;
}

/** Wrong codes of a member since the last that paid. */
interface PayCodeTriesRow {
  member_id: string;
  failures: Generated<number>;
  locked_until: Generated<number>;
}

/** Created in migrations/044-pay-codes.ts and 117-pay-code-tries.ts. */
export interface PayCodeTables {
  pay_code_tries: PayCodeTriesRow;
  pay_codes: PayCodeRow;
  pay_code_uses: PayCodeUseRow;
}
