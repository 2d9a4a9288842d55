import type { BookingApplications } from '#contract/application-views.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import type { OwnReason } from '#domain/corporate/over-reason.ts';
import { fenOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Held } from './hold.ts';
import type { Contact } from './values.ts';
import type { VerdictKind } from '../policy/VerdictTag.tsx';

/** An offer with the company's side of it; private travel has no standard. */
export interface Offer extends Held {
  standard?: { summary: string; control: 'record' | 'reason' | 'forbid'; reasons?: readonly OwnReason[] };
  costCenters: readonly string[];
  /** The company's preferences for such bookings. */
  booking?: BookingTerms;
  /** Trip applications that cover it. */
  applications?: BookingApplications;
}

/** Verdict of the company's standard on a part of the offer: a flight, a room. */
export interface Verdict {
  verdict: VerdictKind;
  reason: string;
  /** Names the part where there may be several; its own card shows that it complies. */
  name?: string;
  /** By how much it is above the standard: 超标 ¥120. */
  over: string;
}

/** By how much the company's part is above what the chosen application has left. */
export function restAbove(
  offer: Offer | null,
  { applicationId }: { contact: Contact; applicationId?: string },
  companyPart: Fen | null,
): Fen {
  const chosen = offer?.applications?.covering.find((one) => one.applicationId === applicationId);
  return chosen && companyPart !== null ? Math.max(0, companyPart - fenOf(chosen.remaining)) : 0;
}

/** An order above what its application has left is not called compliant. */
export const shownVerdict = (verdict: VerdictKind | undefined, aboveBudget: Fen): VerdictKind | undefined =>
  aboveBudget > 0 && verdict === 'ok' ? undefined : verdict;

export const isForbidden = (verdicts: readonly Verdict[]): boolean =>
  verdicts.some(({ verdict }) => verdict === 'forbidden');

/** The company decides on the order before it is paid. */
export const asksApproval = (
  { booking, standard }: Pick<Offer, 'booking' | 'standard'>,
  verdicts: readonly Verdict[],
): boolean => {
  const { fee = false, over = false } = booking?.approval ?? {};
  return fee || (over && needsReason({ ...(standard && { standard }) }, verdicts));
};

/** The company wants a reason for an offer above its standard. */
export const needsReason = ({ standard }: Pick<Offer, 'standard'>, verdicts: readonly Verdict[]): boolean =>
  standard?.control === 'reason' && verdicts.some(({ verdict }) => verdict === 'over');
