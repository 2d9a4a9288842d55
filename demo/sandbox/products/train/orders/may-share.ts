import { companyOf } from '../../../ground/member/company-of.ts';
import { rowOf } from '../../../ground/member/tokens.ts';
import { memberOf } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { Buyer } from '../../../orders/business/buyer.ts';

/** The traveller may pay what is above the standard: the company allows more than one payer. */
export async function mayShare({ companyId, control }: Buyer, call: Call): Promise<boolean> {
  if (!companyId || control === null) return false;
  const company = await companyOf(call.db, rowOf(memberOf(call)));
  return company?.multiPay === true;
}
