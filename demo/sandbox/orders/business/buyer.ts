import type { Call } from '../../ground/call.ts';
import { businessTermsOf } from './business-terms.ts';
import type { BusinessTerms } from './business-terms.ts';
import { partyStandard } from './party-standard.ts';
import type { ForWhom } from './party-standard.ts';
import type { AppliedStandard } from './standard-for.ts';

/** Buyer of a stay or of rides: the company of business travel, with the employee's standard. */
export interface Buyer {
  travelType: 'private' | 'business';
  companyId: string | null;
  standard: AppliedStandard | null;
  costCenters: string[];
  /** The company's, where it buys. */
  terms?: BusinessTerms | undefined;
}

/** `forWhom`: colleagues whom the offers are for. */
export async function buyerOf(travelType: 'private' | 'business', call: Call, forWhom?: ForWhom): Promise<Buyer> {
  const { member, db, now } = call;
  if (travelType === 'private' || !member) return { travelType, companyId: null, standard: null, costCenters: [] };
  const party = forWhom && (await partyStandard(call, forWhom));
  const terms = await businessTermsOf(db, member, now(), party);
  return {
    travelType,
    companyId: String(member.creditMemberId),
    standard: terms?.standard ?? null,
    costCenters: terms?.costCenters ?? [],
    terms,
  };
}
