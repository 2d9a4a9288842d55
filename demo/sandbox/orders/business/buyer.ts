import type { FlightStandardRule } from '#domain/corporate/flight-standard.ts';
import type { Call } from '../../ground/call.ts';
import { businessTermsOf } from './business-terms.ts';
import type { BusinessTerms } from './business-terms.ts';

/** Buyer of a stay or of rides: the company of business travel, with the effect of the employee's standard. */
export interface Buyer {
  travelType: 'private' | 'business';
  companyId: string | null;
  /** Null without a standard. */
  control: FlightStandardRule['control'] | null;
  costCenters: string[];
  /** The company's, where it buys. */
  terms?: BusinessTerms | undefined;
}

export async function buyerOf(
  travelType: 'private' | 'business',
  { member, db }: Pick<Call, 'member' | 'db'>,
): Promise<Buyer> {
  if (travelType === 'private' || !member) return { travelType, companyId: null, control: null, costCenters: [] };
  const terms = await businessTermsOf(db, member);
  return {
    travelType,
    companyId: String(member.creditMemberId),
    control: terms?.standard?.control ?? null,
    costCenters: terms?.costCenters ?? [],
    terms,
  };
}

export const controlWords = { record: '超标仅记录', reason: '超标须填写原因', forbid: '超标不可预订' } as const;
