import type { Call } from '../call.ts';
import type { TripLevel } from '#contract/account.ts';
import type { TripFlags } from '#domain/company/people.ts';
import type { TravelLevelRow } from '../database/tables/tables-company.ts';

type FlagColumns = Pick<
  Record<keyof TravelLevelRow, boolean>,
  'approve_flag' | 'fee_flag' | 'change_approve' | 'overproof' | 'over_approve'
>;

/** The flags of a travel level; all are off for an employee without one. */
export const flagsOf = (level: FlagColumns | null | undefined): TripFlags => ({
  approveFlag: level?.approve_flag ?? false,
  feeFlag: level?.fee_flag ?? false,
  changeApprove: level?.change_approve ?? false,
  overproof: level?.overproof ?? false,
  overApprove: level?.over_approve ?? false,
});

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

/** The flags as they are sent. */
export const tripLevelOf = (flags: TripFlags): TripLevel => ({
  approveFlag: flags.approveFlag ? '1' : '0',
  feeFlag: bit(flags.feeFlag),
  changeApprove: bit(flags.changeApprove),
  overproof: bit(flags.overproof),
  overApprove: bit(flags.overApprove),
});

/** Approvals are a part of applications: an application without them asks for none. */
export const hasApprovals = ({ app }: Pick<Call, 'app'>): boolean => app.switches.applyForForm;
