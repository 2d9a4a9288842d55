import { isFamilyChild, isOn, levelOf } from './viewer.ts';
import type { TripFlags, Viewer } from './viewer.ts';

/** Needs of a menu item, a route or a button beyond the level (specification 1, section 6, special rules). */
export type Need = 'tripFlags' | 'canAudit' | 'pnrImport' | 'ownsMoney';

const rules: Readonly<Record<Need, (viewer: Viewer) => boolean>> = {
  /** Items 23 and 24: some kind of approval is switched on for the employee. */
  tripFlags: ({ creditEmployee }) => creditEmployee !== undefined && asksForApproval(creditEmployee.tripLevel),
  /** Items 26 and 27: the credit main member, or an employee who may audit. */
  canAudit: (viewer) =>
    levelOf(viewer) === '70' || (levelOf(viewer) === '7_0' && isOn(viewer.creditEmployee?.canAudit)),
  /** Items 32, 38, 39, 40. */
  pnrImport: (viewer) => isOn(viewer.pnrImport),
  /** A family child member sees what the family sees but may not change its money. */
  ownsMoney: (viewer) => !isFamilyChild(viewer),
};

const asksForApproval = (flags: TripFlags): boolean =>
  isOn(flags.approveFlag) ||
  isOn(flags.feeFlag) ||
  isOn(flags.changeApprove) ||
  (isOn(flags.overproof) && isOn(flags.overApprove));

export function meetsNeed(viewer: Viewer, need: Need | undefined): boolean {
  return need === undefined || rules[need](viewer);
}
