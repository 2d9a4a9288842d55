import { levelKeyOf } from '#domain/account/level.ts';
import type { LevelKey } from '#domain/account/level.ts';

/** A flag of the wire: 1 or '1' is yes. */
type Flag = 0 | 1 | '0' | '1';

/** Trip level flags of a credit employee (specification 1, section 3.2). */
export interface TripFlags {
  approveFlag: Flag;
  feeFlag: Flag;
  changeApprove: Flag;
  overproof: Flag;
  overApprove: Flag;
}

/** Facts about a member that menus, routes and buttons need: a part of the user info of section 3.1. */
export interface Viewer {
  memberType: number;
  creditMemberId: number;
  creditEmployeeId: number;
  /** Above 0: a family child member. */
  femaleEndId: number;
  pnrImport: Flag;
  isThirdParty: boolean;
  creditEmployee?: { tripLevel: TripFlags; canAudit: Flag };
}

export const isOn = (flag: Flag | undefined): boolean => Number(flag) === 1;

/** The level key; 999 without a login (section 6, "Default role level"). */
export const levelOf = (viewer: Viewer | null): LevelKey => levelKeyOf(viewer);

/** An employee as a substitute of colleagues, a company for all of its people. */
export const mayBookForOthers = (level: LevelKey): boolean => level === '7_0' || level === '70';

export const isFamilyChild = (viewer: Viewer): boolean => levelOf(viewer) === '20' && viewer.femaleEndId > 0;
