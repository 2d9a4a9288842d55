import type { Call } from '../../ground/call.ts';
import { businessTermsOf } from './business-terms.ts';
import type { BusinessTerms } from './business-terms.ts';
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

export async function buyerOf(
  travelType: 'private' | 'business',
  { member, db, now }: Pick<Call, 'member' | 'db' | 'now'>,
): Promise<Buyer> {
  if (travelType === 'private' || !member) return { travelType, companyId: null, standard: null, costCenters: [] };
  const terms = await businessTermsOf(db, member, now());
  return {
    travelType,
    companyId: String(member.creditMemberId),
    standard: terms?.standard ?? null,
    costCenters: terms?.costCenters ?? [],
    terms,
  };
}
